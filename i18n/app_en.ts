<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ErrorDialog</name>
    <message numerus="yes">
        <source>%n more error(s) since then.</source>
        <translation>
            <numerusform>%n more error since then.</numerusform>
            <numerusform>%n more errors since then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explorers</name>
    <message numerus="yes">
        <source>%n coin space(s) beside them</source>
        <translation>
            <numerusform>%n coin space beside them</numerusform>
            <numerusform>%n coin spaces beside them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <translation>
            <numerusform>%n crystal</numerusform>
            <numerusform>%n crystals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert</source>
        <translation>
            <numerusform>%n desert</numerusform>
            <numerusform>%n desert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert village(s)</source>
        <translation>
            <numerusform>%n desert village</numerusform>
            <numerusform>%n desert villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tower(s)</source>
        <translation>
            <numerusform>%n discovery tower</numerusform>
            <numerusform>%n discovery towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explorer(s)</source>
        <translation>
            <numerusform>%n explorer</numerusform>
            <numerusform>%n explorers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland</source>
        <translation>
            <numerusform>%n grassland</numerusform>
            <numerusform>%n grassland</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland village(s)</source>
        <translation>
            <numerusform>%n grassland village</numerusform>
            <numerusform>%n grassland villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden treasure(s)</source>
        <translation>
            <numerusform>%n hidden treasure</numerusform>
            <numerusform>%n hidden treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n land</source>
        <translation>
            <numerusform>%n land</numerusform>
            <numerusform>%n land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain</source>
        <translation>
            <numerusform>%n mountain</numerusform>
            <numerusform>%n mountain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain village(s)</source>
        <translation>
            <numerusform>%n mountain village</numerusform>
            <numerusform>%n mountain villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s)</source>
        <translation>
            <numerusform>%n ruin</numerusform>
            <numerusform>%n ruins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s) on the edge of the map</source>
        <translation>
            <numerusform>%n ruin on the edge of the map</numerusform>
            <numerusform>%n ruins on the edge of the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea</source>
        <translation>
            <numerusform>%n sea</numerusform>
            <numerusform>%n sea</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trading post(s)</source>
        <translation>
            <numerusform>%n trading post</numerusform>
            <numerusform>%n trading posts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure card(s) are shuffled once more.</source>
        <translation>
            <numerusform>%n treasure card is shuffled once more.</numerusform>
            <numerusform>%n treasure cards are shuffled once more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s), drawn at once</source>
        <translation>
            <numerusform>%n treasure, drawn at once</numerusform>
            <numerusform>%n treasures, drawn at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside a ruin</source>
        <translation>
            <numerusform>%n village beside a ruin</numerusform>
            <numerusform>%n villages beside a ruin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside a tower that you have found</source>
        <translation>
            <numerusform>%n village beside a tower that you have found</numerusform>
            <numerusform>%n villages beside a tower that you have found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside crystals</source>
        <translation>
            <numerusform>%n village beside crystals</numerusform>
            <numerusform>%n villages beside crystals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faraway</name>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n clue</numerusform>
            <numerusform>%n clues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame</source>
        <translation>
            <numerusform>%n fame</numerusform>
            <numerusform>%n fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goldlog thistle(s)</source>
        <translation>
            <numerusform>%n goldlog thistle</numerusform>
            <numerusform>%n goldlog thistles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n okiko chimera(s)</source>
        <translation>
            <numerusform>%n okiko chimera</numerusform>
            <numerusform>%n okiko chimeras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) are shuffled into the deck.</source>
        <translation>
            <numerusform>%n region is shuffled into the deck.</numerusform>
            <numerusform>%n regions are shuffled into the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) in hand</source>
        <translation>
            <numerusform>%n region in hand</numerusform>
            <numerusform>%n regions in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s)</source>
        <translation>
            <numerusform>%n sanctuary</numerusform>
            <numerusform>%n sanctuaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s) drawn</source>
        <translation>
            <numerusform>%n sanctuary drawn</numerusform>
            <numerusform>%n sanctuaries drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uddu stone(s)</source>
        <translation>
            <numerusform>%n uddu stone</numerusform>
            <numerusform>%n uddu stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region deck: %n card(s)</source>
        <translation>
            <numerusform>Region deck: %n card</numerusform>
            <numerusform>Region deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sanctuaries drawn: %n</source>
        <translation>
            <numerusform>Sanctuaries drawn: %n</numerusform>
            <numerusform>Sanctuaries drawn: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sanctuary deck: %n card(s)</source>
        <translation>
            <numerusform>Sanctuary deck: %n card</numerusform>
            <numerusform>Sanctuary deck: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>%Ln game(s) tried</source>
        <translation>
            <numerusform>%Ln game tried</numerusform>
            <numerusform>%Ln games tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking… %Ln game(s) tried so far</source>
        <translation>
            <numerusform>Thinking… %Ln game tried so far</numerusform>
            <numerusform>Thinking… %Ln games tried so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Livingstone</name>
    <message numerus="yes">
        <source>%1 digs for %n stone(s).</source>
        <translation>
            <numerusform>%1 digs for %n stone.</numerusform>
            <numerusform>%1 digs for %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 digs up the white rock: %n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>%1 digs up the white rock: %n stone goes back to the bag.</numerusform>
            <numerusform>%1 digs up the white rock: %n stones go back to the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tent(s)</source>
        <translation>
            <numerusform>%1: %n tent</numerusform>
            <numerusform>%1: %n tents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black rock(s)</source>
        <translation>
            <numerusform>%n black rock</numerusform>
            <numerusform>%n black rocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue gem(s)</source>
        <translation>
            <numerusform>%n blue gem</numerusform>
            <numerusform>%n blue gems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled and form a new draw pile.</source>
        <translation>
            <numerusform>%n card is shuffled and forms a new draw pile.</numerusform>
            <numerusform>%n cards are shuffled and form a new draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) to go, this one included.</source>
        <translation>
            <numerusform>%n column to go, this one included.</numerusform>
            <numerusform>%n columns to go, this one included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n die left</numerusform>
            <numerusform>%n dice left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donation(s) to the Queen</source>
        <translation>
            <numerusform>%n donation to the Queen</numerusform>
            <numerusform>%n donations to the Queen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the pile</numerusform>
            <numerusform>%n in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pound(s)</source>
        <translation>
            <numerusform>%n pound</numerusform>
            <numerusform>%n pounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pound(s) for the Queen in the end (others: %1)</source>
        <translation>
            <numerusform>%n pound for the Queen in the end (others: %1)</numerusform>
            <numerusform>%n pounds for the Queen in the end (others: %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red gem(s)</source>
        <translation>
            <numerusform>%n red gem</numerusform>
            <numerusform>%n red gems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rock(s) set aside.</source>
        <translation>
            <numerusform>%n rock set aside.</numerusform>
            <numerusform>%n rocks set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>%n stone goes back to the bag.</numerusform>
            <numerusform>%n stones go back to the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s), white rock %1</source>
        <translation>
            <numerusform>%n stone, white rock %1</numerusform>
            <numerusform>%n stones, white rock %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tent(s) left</source>
        <translation>
            <numerusform>%n tent left</numerusform>
            <numerusform>%n tents left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transparent gem(s)</source>
        <translation>
            <numerusform>%n transparent gem</numerusform>
            <numerusform>%n transparent gems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rock(s)</source>
        <translation>
            <numerusform>%n white rock</numerusform>
            <numerusform>%n white rocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white tent(s) stand on the board.</source>
        <translation>
            <numerusform>%n white tent stands on the board.</numerusform>
            <numerusform>%n white tents stand on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dig %n stone(s)</source>
        <translation>
            <numerusform>Dig %n stone</numerusform>
            <numerusform>Dig %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dig %n stone(s).</source>
        <translation>
            <numerusform>Dig %n stone.</numerusform>
            <numerusform>Dig %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dig in the mine: %n stone(s), white rock %1</source>
        <translation>
            <numerusform>Dig in the mine: %n stone, white rock %1</numerusform>
            <numerusform>Dig in the mine: %n stones, white rock %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dig: %n stone(s)</source>
        <translation>
            <numerusform>Dig: %n stone</numerusform>
            <numerusform>Dig: %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Discards: %n card</numerusform>
            <numerusform>Discards: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the bag: %n stone(s)</source>
        <translation>
            <numerusform>In the bag: %n stone</numerusform>
            <numerusform>In the bag: %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n stone(s)</source>
        <translation>
            <numerusform>Set aside: %n stone</numerusform>
            <numerusform>Set aside: %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The white rock would also take %n gem(s) of this turn.</source>
        <translation>
            <numerusform>The white rock would also take %n gem of this turn.</numerusform>
            <numerusform>The white rock would also take %n gems of this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White rock: %1; gems worth %2 pound(s) on average.</source>
        <translation>
            <numerusform>White rock: %1; gems worth %2 pound on average.</numerusform>
            <numerusform>White rock: %1; gems worth %2 pounds on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n tent(s) left to place.</source>
        <translation>
            <numerusform>You have %n tent left to place.</numerusform>
            <numerusform>You have %n tents left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n pound(s) for the last column (others: %1)</source>
        <translation>
            <numerusform>keeps %n pound for the last column (others: %1)</numerusform>
            <numerusform>keeps %n pounds for the last column (others: %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n pound(s) for the last two columns (others: %1)</source>
        <translation>
            <numerusform>keeps %n pound for the last two columns (others: %1)</numerusform>
            <numerusform>keeps %n pounds for the last two columns (others: %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>row %1: still %n tent(s) behind</source>
        <translation>
            <numerusform>row %1: still %n tent behind</numerusform>
            <numerusform>row %1: still %n tents behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s)</source>
        <translation>
            <numerusform>costs %1 point</numerusform>
            <numerusform>costs %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) and %2 of the wins</source>
        <translation>
            <numerusform>costs %1 point and %2 of the wins</numerusform>
            <numerusform>costs %1 points and %2 of the wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) of the lead</source>
        <translation>
            <numerusform>costs %1 point of the lead</numerusform>
            <numerusform>costs %1 points of the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s)</source>
        <translation>
            <numerusform>−%1 point</numerusform>
            <numerusform>−%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s) of the lead</source>
        <translation>
            <numerusform>−%1 point of the lead</numerusform>
            <numerusform>−%1 points of the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s), −%2 wins</source>
        <translation>
            <numerusform>−%1 point, −%2 wins</numerusform>
            <numerusform>−%1 points, −%2 wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message numerus="yes">
        <source>%n more sanctuary(s) could have been found: was one forgotten here? It may be refused.</source>
        <translation>
            <numerusform>%n more sanctuary could have been found: was one forgotten here? It may be refused.</numerusform>
            <numerusform>%n more sanctuaries could have been found: was one forgotten here? They may be refused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>... follows a shorter one only 3 times</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
</TS>
