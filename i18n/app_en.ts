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
        <source>You have %n tent(s) left to place.</source>
        <translation>
            <numerusform>You have %n tent left to place.</numerusform>
            <numerusform>You have %n tents left to place.</numerusform>
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
</TS>
