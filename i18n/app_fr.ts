<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1 (folders, under the MIT licence)</source>
        <translation>%1 (dossiers, sous licence MIT)</translation>
    </message>
    <message>
        <source>%1 (library of games, in the public domain)</source>
        <translation>%1 (bibliothèque des parties, domaine public)</translation>
    </message>
    <message>
        <source>%1 (progress bars, under the MIT and MPL licences)</source>
        <translation>%1 (barres de progression, sous licences MIT et MPL)</translation>
    </message>
    <message>
        <source>%1 (records and figures, under the BSD licence)</source>
        <translation>%1 (enregistrements et valeurs, sous licence BSD)</translation>
    </message>
    <message>
        <source>%1 (screens, under the LGPL)</source>
        <translation>%1 (écrans, sous LGPL)</translation>
    </message>
    <message>
        <source>About Terra Incognita</source>
        <translation>À propos de Terra Incognita</translation>
    </message>
    <message>
        <source>Board games of exploration on one table, for people who sit around it. All drawings and texts were made for this program; it holds none of the artwork of the printed games.</source>
        <translation>Des jeux d’exploration sur une même table, pour celles et ceux qui sont assis autour. Tous les dessins et les textes ont été faits pour ce programme&#x202f;; il ne contient aucune illustration des jeux imprimés.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: you may use, copy, change and pass it on, without any warranty.</source>
        <translation>Logiciel libre sous licence MIT&#xa0;: vous pouvez l’utiliser, le copier, le modifier et le transmettre, sans aucune garantie.</translation>
    </message>
    <message>
        <source>The program&apos;s log is kept in %1.</source>
        <translation>Le journal du programme se trouve dans %1.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>With thanks to those whose work this program stands on:</source>
        <translation>Avec nos remerciements à celles et ceux dont le travail porte ce programme&#xa0;:</translation>
    </message>
    <message>
        <source>Your games are kept in %1. Every move is saved at once.</source>
        <translation>Vos parties se trouvent dans %1. Chaque coup est enregistré aussitôt.</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Amber star</source>
        <translation>Étoile ambre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <translation>Cercle bleu</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Carré vert</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Losange violet</translation>
    </message>
    <message>
        <source>Sky blue hexagon</source>
        <translation>Hexagone bleu ciel</translation>
    </message>
    <message>
        <source>Vermilion triangle</source>
        <translation>Triangle vermillon</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message numerus="yes">
        <source>%n more error(s) since then.</source>
        <translation>
            <numerusform>%n autre erreur depuis.</numerusform>
            <numerusform>%n autres erreurs depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Ouvrir le dossier du journal</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Un incident inattendu s’est produit</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move that was shown as done is saved. You can go on playing; if something looks wrong, close the program and resume the game.</source>
        <translation>Le programme a commis une erreur. Votre partie est en sécurité&#xa0;: chaque coup affiché est enregistré. Vous pouvez continuer à jouer&#x202f;; si quelque chose semble anormal, fermez le programme et reprenez la partie.</translation>
    </message>
    <message>
        <source>What happened is written in the log: %1</source>
        <translation>Ce qui s’est passé est noté dans le journal&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, c’est à vous.</translation>
    </message>
    <message>
        <source>Press a key or click when only you are looking.</source>
        <translation>Appuyez sur une touche ou cliquez quand personne d’autre ne regarde.</translation>
    </message>
</context>
<context>
    <name>Livingstone</name>
    <message>
        <source>%1 %2</source>
        <comment>name and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is said about a die and its number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>move and the cards played with it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 at the end of the round</source>
        <translation>%1 à la fin du tour</translation>
    </message>
    <message>
        <source>%1 cannot take any die and is skipped.</source>
        <translation>%1 ne peut prendre aucun dé et passe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 digs for %n stone(s).</source>
        <translation>
            <numerusform>%1 creuse&#xa0;: %n pierre.</numerusform>
            <numerusform>%1 creuse&#xa0;: %n pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 digs up the white rock: %n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>En creusant, %1 trouve la pierre blanche&#xa0;: %n pierre retourne dans le sac.</numerusform>
            <numerusform>En creusant, %1 trouve la pierre blanche&#xa0;: %n pierres retournent dans le sac.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 donated %2, less than the dice (%3), and is disqualified: no points.</source>
        <translation>%1 a donné %2, moins que les dés (%3)&#xa0;: disqualification, aucun point.</translation>
    </message>
    <message>
        <source>%1 donated %2, not more than the dice (%3), and is disqualified: no points.</source>
        <translation>%1 a donné %2, pas plus que les dés (%3)&#xa0;: disqualification, aucun point.</translation>
    </message>
    <message>
        <source>%1 donated the least (%2) and is disqualified: no points.</source>
        <translation>%1 a donné le moins (%2)&#xa0;: disqualification, aucun point.</translation>
    </message>
    <message>
        <source>%1 donates %2 to the Queen.</source>
        <translation>%1 donne %2 à la Reine.</translation>
    </message>
    <message>
        <source>%1 donates to the Queen.</source>
        <translation>%1 fait un don à la Reine.</translation>
    </message>
    <message>
        <source>%1 draws Mine Collapse. Gems lost: %2.</source>
        <translation>%1 pioche l’Effondrement de mine. Gemmes perdues&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 draws Mine Collapse: no gems are lost.</source>
        <translation>%1 pioche l’Effondrement de mine&#xa0;: aucune gemme n’est perdue.</translation>
    </message>
    <message>
        <source>%1 draws an action card.</source>
        <translation>%1 pioche une carte Action.</translation>
    </message>
    <message>
        <source>%1 draws an action card: %2.</source>
        <translation>%1 pioche une carte Action&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2.</source>
        <translation>%1 finit la partie avec %2.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2: a good result, %3 or more.</source>
        <translation>%1 finit la partie avec %2&#xa0;: un bon score, au moins %3.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2; a good result begins at %3.</source>
        <translation>%1 finit la partie avec %2&#x202f;; un bon score commence à %3.</translation>
    </message>
    <message>
        <source>%1 finds %2.</source>
        <translation>%1 trouve %2.</translation>
    </message>
    <message>
        <source>%1 finds %2; %3 set aside.</source>
        <translation>%1 trouve %2&#x202f;; mises de côté&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 finds no gems.</source>
        <translation>%1 ne trouve aucune gemme.</translation>
    </message>
    <message>
        <source>%1 gets %2 for point cards.</source>
        <translation>%1 reçoit %2 pour ses cartes de points.</translation>
    </message>
    <message>
        <source>%1 gets %2 for unsold gems.</source>
        <translation>%1 reçoit %2 pour ses gemmes non vendues.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 reçoit %2.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>%1 has the turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 have the same points and donations; the tents placed decide: %2.</source>
        <translation>Égalité de points et de dons entre %1&#x202f;; les tentes posées départagent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 have the same points; the larger donation decides: %2.</source>
        <translation>Égalité de points entre %1&#x202f;; le plus grand don l’emporte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 en main</translation>
    </message>
    <message>
        <source>%1 is played when you place a tent.</source>
        <translation>«&#xa0;%1&#xa0;» se joue en posant une tente.</translation>
    </message>
    <message>
        <source>%1 moves a tent from %4 to row %2, column %3</source>
        <translation>%1 déplace une tente de %4 à la rangée %2, colonne %3</translation>
    </message>
    <message>
        <source>%1 places a tent in row %2, column %3</source>
        <translation>%1 pose une tente dans la rangée %2, colonne %3</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 joue «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 rolls %2 for the Queen: %3 in all.</source>
        <translation>%1 lance les dés pour la Reine&#xa0;: %2, en tout %3.</translation>
    </message>
    <message>
        <source>%1 sells %2 for %3.</source>
        <translation>%1 vend %2 pour %3.</translation>
    </message>
    <message>
        <source>%1 share the win with %2 each.</source>
        <translation>%1 se partagent la victoire&#xa0;: %2 par personne.</translation>
    </message>
    <message>
        <source>%1 stay in hand, %2 are in the chest then.</source>
        <translation>Il restera %1 en main et %2 dans le coffre.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 takes the die %2.</source>
        <translation>%1 prend le dé %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number and card</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pounds and points for a gem</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>expedition cost and owner fee</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, %2 exemplaires</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <comment>the price of a tent and the points it scores</comment>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of stones and chance</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2; %3 at the end of the round</source>
        <translation>%1&#xa0;: %2&#x202f;; %3 à la fin du tour</translation>
    </message>
    <message>
        <source>%1: %2; no points this round.</source>
        <translation>%1&#xa0;: %2&#x202f;; aucun point ce tour-ci.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tent(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n tente</numerusform>
            <numerusform>%1&#xa0;: %n tentes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose a space for the tent.</source>
        <translation>%1&#xa0;: choisissez un emplacement pour la tente.</translation>
    </message>
    <message>
        <source>%1: choose the gems to sell.</source>
        <translation>%1&#xa0;: choisissez les gemmes à vendre.</translation>
    </message>
    <message>
        <source>%1: click a lit space. Esc: without the card.</source>
        <translation>%1&#xa0;: cliquez sur un emplacement éclairé. Échap&#xa0;: sans la carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n black rock(s)</source>
        <translation>
            <numerusform>%n pierre noire</numerusform>
            <numerusform>%n pierres noires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue gem(s)</source>
        <translation>
            <numerusform>%n gemme bleue</numerusform>
            <numerusform>%n gemmes bleues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled and form a new draw pile.</source>
        <translation>
            <numerusform>%n carte est mélangée et forme une nouvelle pioche.</numerusform>
            <numerusform>%n cartes sont mélangées et forment une nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) to go, this one included.</source>
        <translation>
            <numerusform>Encore %n colonne, celle-ci comprise.</numerusform>
            <numerusform>Encore %n colonnes, celle-ci comprise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>Encore %n dé</numerusform>
            <numerusform>Encore %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donation(s) to the Queen</source>
        <translation>
            <numerusform>%n don à la Reine</numerusform>
            <numerusform>%n dons à la Reine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n dans le sac</numerusform>
            <numerusform>%n dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
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
            <numerusform>%n livre</numerusform>
            <numerusform>%n livres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red gem(s)</source>
        <translation>
            <numerusform>%n gemme rouge</numerusform>
            <numerusform>%n gemmes rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rock(s) set aside.</source>
        <translation>
            <numerusform>%n rocher mis de côté.</numerusform>
            <numerusform>%n rochers mis de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>%n pierre retourne dans le sac.</numerusform>
            <numerusform>%n pierres retournent dans le sac.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s), white rock %1</source>
        <translation>
            <numerusform>%n pierre, pierre blanche %1</numerusform>
            <numerusform>%n pierres, pierre blanche %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tent(s) left</source>
        <translation>
            <numerusform>Encore %n tente</numerusform>
            <numerusform>Encore %n tentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transparent gem(s)</source>
        <translation>
            <numerusform>%n gemme transparente</numerusform>
            <numerusform>%n gemmes transparentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rock(s)</source>
        <translation>
            <numerusform>%n pierre blanche</numerusform>
            <numerusform>%n pierres blanches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white tent(s) stand on the board.</source>
        <translation>
            <numerusform>%n tente blanche est sur le plateau.</numerusform>
            <numerusform>%n tentes blanches sont sur le plateau.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>a gain</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>1 pound each to %1</source>
        <translation>1 livre par personne à %1</translation>
    </message>
    <message>
        <source>1 pound for the white tent</source>
        <translation>1 livre pour la tente blanche</translation>
    </message>
    <message>
        <source>1 pound to %1</source>
        <translation>1 livre à %1</translation>
    </message>
    <message>
        <source>2 Victory Points</source>
        <translation>2 points de victoire</translation>
    </message>
    <message>
        <source>2 points.</source>
        <translation>2 points.</translation>
    </message>
    <message>
        <source>3 Victory Points</source>
        <translation>3 points de victoire</translation>
    </message>
    <message>
        <source>3 points.</source>
        <translation>3 points.</translation>
    </message>
    <message>
        <source>4 Victory Points</source>
        <translation>4 points de victoire</translation>
    </message>
    <message>
        <source>4 points.</source>
        <translation>4 points.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for: Draw an action card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>A donation is at least 1 pound.</source>
        <translation>Un don est d’au moins 1 livre.</translation>
    </message>
    <message>
        <source>A donation must be at least %1.</source>
        <translation>Un don doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>A gem that you keep is worth 1 point at the end.</source>
        <translation>Une gemme gardée vaut 1 point à la fin.</translation>
    </message>
    <message>
        <source>A good result: %1 points or more.</source>
        <translation>Un bon score&#xa0;: au moins %1 points.</translation>
    </message>
    <message>
        <source>A tent in any row of the steamboat&apos;s column, at the usual cost.</source>
        <translation>Une tente dans n’importe quelle rangée de la colonne du bateau à vapeur, au coût habituel.</translation>
    </message>
    <message>
        <source>A tent is moved only when you have none left to place.</source>
        <translation>On ne déplace une tente que s’il n’en reste plus à poser.</translation>
    </message>
    <message>
        <source>A tent must be moved to another space.</source>
        <translation>Une tente se déplace vers un autre emplacement.</translation>
    </message>
    <message>
        <source>A tent without expedition cost.</source>
        <translation>Une tente sans coût d’expédition.</translation>
    </message>
    <message>
        <source>A tie shares the points, rounded down.</source>
        <translation>En cas d’égalité, les points sont partagés et arrondis à l’inférieur.</translation>
    </message>
    <message>
        <source>An extra tent, without expedition cost, beside a scored tent of yours.</source>
        <translation>Une tente de plus, sans coût d’expédition, à côté d’une de vos tentes décomptées.</translation>
    </message>
    <message>
        <source>As soon as it is drawn, all gems in all hands go back to the bag.</source>
        <translation>Dès qu’elle est piochée, toutes les gemmes en main retournent dans le sac.</translation>
    </message>
    <message>
        <source>At the end of the round this column scores.</source>
        <translation>Cette colonne est décomptée à la fin du tour.</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: go to the board</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the usual figures</source>
        <translation>Revenir aux valeurs habituelles</translation>
    </message>
    <message>
        <source>Before you end your turn you may donate, sell gems and play cards.</source>
        <translation>Avant de finir votre tour, vous pouvez donner, vendre des gemmes et jouer des cartes.</translation>
    </message>
    <message>
        <source>Black rock</source>
        <translation>Pierre noire</translation>
    </message>
    <message>
        <source>Blue gem</source>
        <translation>Gemme bleue</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: Take coins</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Cards of each kind, %1 in all</source>
        <translation>Cartes de chaque sorte, %1 en tout</translation>
    </message>
    <message>
        <source>Chance that the white rock comes, by number of stones:</source>
        <translation>Risque de tirer la pierre blanche, selon le nombre de pierres&#xa0;:</translation>
    </message>
    <message>
        <source>Choose a space, here or on the board.</source>
        <translation>Choisissez un emplacement, ici ou sur le plateau.</translation>
    </message>
    <message>
        <source>Choose at least one gem.</source>
        <translation>Choisissez au moins une gemme.</translation>
    </message>
    <message>
        <source>Choose one of your own tents, in a lit space.</source>
        <translation>Choisissez une de vos tentes, sur un emplacement éclairé.</translation>
    </message>
    <message>
        <source>Choose the gems to sell.</source>
        <translation>Choisissez les gemmes à vendre.</translation>
    </message>
    <message>
        <source>Choose the space for the tent.</source>
        <translation>Choisissez l’emplacement de la tente.</translation>
    </message>
    <message>
        <source>Choose the space, then the tent that is moved there.</source>
        <translation>Choisissez l’emplacement, puis la tente à y déplacer.</translation>
    </message>
    <message>
        <source>Choose the tent that is moved there, here or on the board.</source>
        <translation>Choisissez la tente à y déplacer, ici ou sur le plateau.</translation>
    </message>
    <message>
        <source>Click the tent that you want to move, on the board. Esc: another space.</source>
        <translation>Cliquez sur la tente à déplacer sur le plateau. Échap&#xa0;: autre emplacement.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for: Dig</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dé %1</translation>
    </message>
    <message>
        <source>Die %1: choose an action, or click the lit space to move a tent there.</source>
        <translation>Dé %1&#xa0;: choisissez une action, ou cliquez sur l’emplacement éclairé pour y déplacer une tente.</translation>
    </message>
    <message>
        <source>Die %1: choose an action, or click the lit space to place a tent.</source>
        <translation>Dé %1&#xa0;: choisissez une action, ou cliquez sur l’emplacement éclairé pour poser une tente.</translation>
    </message>
    <message>
        <source>Die %1: choose an action.</source>
        <translation>Dé %1&#xa0;: choisissez une action.</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Creuser</translation>
    </message>
    <message numerus="yes">
        <source>Dig %n stone(s).</source>
        <translation>
            <numerusform>Creuser&#xa0;: %n pierre.</numerusform>
            <numerusform>Creuser&#xa0;: %n pierres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dig Three Stones</source>
        <translation>Creuser&#xa0;: trois pierres</translation>
    </message>
    <message>
        <source>Dig as many stones as the die shows.</source>
        <translation>Creuser&#xa0;: autant de pierres que la valeur du dé.</translation>
    </message>
    <message>
        <source>Dig in the mine</source>
        <translation>Creuser dans la mine</translation>
    </message>
    <message numerus="yes">
        <source>Dig in the mine: %n stone(s), white rock %1</source>
        <translation>
            <numerusform>Creuser dans la mine&#xa0;: %n pierre, pierre blanche %1</numerusform>
            <numerusform>Creuser dans la mine&#xa0;: %n pierres, pierre blanche %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dig three stones in the mine.</source>
        <translation>Creusez dans la mine&#xa0;: trois pierres.</translation>
    </message>
    <message numerus="yes">
        <source>Dig: %n stone(s)</source>
        <translation>
            <numerusform>Creuser&#xa0;: %n pierre</numerusform>
            <numerusform>Creuser&#xa0;: %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: %n carte</numerusform>
            <numerusform>Défausse&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Donate %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Donate %1 to the Queen</source>
        <translation>Donner %1 à la Reine</translation>
    </message>
    <message>
        <source>Donate pounds to the Queen: they go into your chest (key %1).</source>
        <translation>Donner des livres à la Reine&#xa0;: elles vont dans votre coffre (touche %1).</translation>
    </message>
    <message>
        <source>Donate to the Queen</source>
        <translation>Donner à la Reine</translation>
    </message>
    <message>
        <source>Donate, sell, play a card or end your turn.</source>
        <translation>Donnez, vendez, jouez une carte ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Donated</source>
        <translation>Donné</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Don</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Draw a stone from the bag (still to come: %1)</source>
        <translation>Piocher une pierre dans le sac (encore à venir&#xa0;: %1)</translation>
    </message>
    <message>
        <source>Draw an action card</source>
        <translation>Piocher une carte Action</translation>
    </message>
    <message>
        <source>Draw from the bag</source>
        <translation>Piocher dans le sac</translation>
    </message>
    <message>
        <source>Draw one action card, whatever the die shows.</source>
        <translation>Piocher une carte Action, quelle que soit la valeur du dé.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the stones.</source>
        <translation>Piochez les pierres.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: End turn</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Each of its tents in the boat&apos;s column scores %1 at the end of the round.</source>
        <translation>Chacune de ses tentes dans la colonne du bateau rapporte %1 à la fin du tour.</translation>
    </message>
    <message>
        <source>Each transparent gem brings 1, each blue one 2, each red one 3.</source>
        <translation>Chaque gemme transparente rapporte 1, chaque bleue 2, chaque rouge 3.</translation>
    </message>
    <message>
        <source>End of round %1, points for column %2: %3.</source>
        <translation>Fin du tour %1, points de la colonne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>End of round %1: nobody scores in column %2.</source>
        <translation>Fin du tour %1&#xa0;: personne ne marque dans la colonne %2.</translation>
    </message>
    <message>
        <source>End of the game: %1 for the most tents in row %2.</source>
        <translation>Fin de partie&#xa0;: %1 pour le plus de tentes dans la rangée %2.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>End your turn; before that you may donate, sell gems and play cards.</source>
        <translation>Finir votre tour&#x202f;; avant cela, vous pouvez donner, vendre des gemmes et jouer des cartes.</translation>
    </message>
    <message>
        <source>Expedition cost in pounds, column by column</source>
        <translation>Coût d’expédition en livres, colonne par colonne</translation>
    </message>
    <message>
        <source>Expedition cost of a tent in column %1: %2.</source>
        <translation>Coût d’expédition d’une tente dans la colonne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Expedition cost of column %1</source>
        <translation>Coût d’expédition de la colonne %1</translation>
    </message>
    <message>
        <source>For those who own the box: no rulebook states these figures, so correct them here.</source>
        <translation>Pour qui possède la boîte&#xa0;: aucune règle ne donne ces valeurs, corrigez-les donc ici.</translation>
    </message>
    <message>
        <source>Found!</source>
        <translation>Trouvé&#x202f;!</translation>
    </message>
    <message>
        <source>Free Tent</source>
        <translation>Tente gratuite</translation>
    </message>
    <message>
        <source>Free Tent in a Scored Row</source>
        <translation>Tente gratuite en rangée décomptée</translation>
    </message>
    <message>
        <source>Free tent: click a lit space with a scored tent of yours. Esc: not now.</source>
        <translation>Tente gratuite&#xa0;: cliquez sur un emplacement éclairé où se trouve une de vos tentes décomptées. Échap&#xa0;: pas maintenant.</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a space</comment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Gemmes</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Goes together with Free Tent.</source>
        <translation>Se combine avec «&#xa0;Tente gratuite&#xa0;».</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key for: go to the cards in hand</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Ignore Die Number</source>
        <translation>Ignorer la valeur du dé</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: %n stone(s)</source>
        <translation>
            <numerusform>Dans le sac&#xa0;: %n pierre</numerusform>
            <numerusform>Dans le sac&#xa0;: %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead: %1</source>
        <translation>En tête&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>C’est à quelqu’un d’autre de jouer.</translation>
    </message>
    <message>
        <source>It must be higher than the first one.</source>
        <translation>Il doit être supérieur au premier.</translation>
    </message>
    <message>
        <source>Level in the lead: %1 (%2 each)</source>
        <translation>À égalité en tête&#xa0;: %1 (%2 par personne)</translation>
    </message>
    <message>
        <source>Livingstone</source>
        <translation>Livingstone</translation>
    </message>
    <message>
        <source>Majority points of row %1</source>
        <translation>Points de majorité de la rangée %1</translation>
    </message>
    <message>
        <source>Majority points of rows</source>
        <translation>Points de majorité des rangées</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Mine Collapse</source>
        <translation>Effondrement de mine</translation>
    </message>
    <message>
        <source>Most tents</source>
        <translation>Le plus de tentes</translation>
    </message>
    <message>
        <source>Most tents in rows</source>
        <translation>Le plus de tentes par rangée</translation>
    </message>
    <message>
        <source>Move Steamboat Back</source>
        <translation>Reculer le bateau à vapeur</translation>
    </message>
    <message>
        <source>Move the tent from %2 to row %1</source>
        <translation>Déplacer la tente de %2 à la rangée %1</translation>
    </message>
    <message>
        <source>My copy of the game has other figures</source>
        <translation>Mon exemplaire du jeu a d’autres valeurs</translation>
    </message>
    <message>
        <source>Needs an unused die.</source>
        <translation>Demande un dé non utilisé.</translation>
    </message>
    <message>
        <source>Needs no die.</source>
        <translation>Ne demande pas de dé.</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>Pierre suivante</translation>
    </message>
    <message>
        <source>No action card is left to draw.</source>
        <translation>Il n’y a plus de carte Action à piocher.</translation>
    </message>
    <message>
        <source>No action cards in hand</source>
        <translation>Aucune carte Action en main</translation>
    </message>
    <message>
        <source>No card is left that %1 could draw.</source>
        <translation>Il n’y a plus de carte que %1 pourrait piocher.</translation>
    </message>
    <message>
        <source>No dice left</source>
        <translation>Plus de dés</translation>
    </message>
    <message>
        <source>No die %1 is left.</source>
        <translation>Il n’y a plus de dé %1.</translation>
    </message>
    <message>
        <source>No die higher than %1 is left.</source>
        <translation>Il n’y a plus de dé supérieur à %1.</translation>
    </message>
    <message>
        <source>No die taken yet</source>
        <translation>Aucun dé pris</translation>
    </message>
    <message>
        <source>No points this round, but it counts for its row at the end.</source>
        <translation>Aucun point ce tour-ci, mais elle compte à la fin pour sa rangée.</translation>
    </message>
    <message>
        <source>No tent of yours stands on the space it would be moved from.</source>
        <translation>Aucune de vos tentes n’est sur l’emplacement de départ.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Personne ne gagne.</translation>
    </message>
    <message>
        <source>None of your scored tents stands on this space.</source>
        <translation>Aucune de vos tentes décomptées n’est sur cet emplacement.</translation>
    </message>
    <message>
        <source>None of your tents has been scored yet.</source>
        <translation>Aucune de vos tentes n’a encore été décomptée.</translation>
    </message>
    <message>
        <source>Only rocks</source>
        <translation>Rien que des rochers</translation>
    </message>
    <message>
        <source>Only that column takes tents and is scored this round.</source>
        <translation>Ce tour-ci, seule cette colonne reçoit des tentes et est décomptée.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is can do this.</source>
        <translation>Seule la personne qui joue peut faire cela.</translation>
    </message>
    <message>
        <source>Only with a card: choose one.</source>
        <translation>Seulement avec une carte&#xa0;: choisissez-en une.</translation>
    </message>
    <message>
        <source>Other owners on the space still get 1 pound each.</source>
        <translation>Chaque autre personne présente sur l’emplacement reçoit tout de même 1 livre.</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place a tent</source>
        <translation>Poser une tente</translation>
    </message>
    <message>
        <source>Place a tent above the steamboat, in the row that the die shows.</source>
        <translation>Poser une tente au-dessus du bateau à vapeur, dans la rangée indiquée par le dé.</translation>
    </message>
    <message>
        <source>Place a tent in row %1</source>
        <translation>Poser une tente dans la rangée %1</translation>
    </message>
    <message>
        <source>Place a tent with the help of your cards.</source>
        <translation>Poser une tente à l’aide de vos cartes.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jouer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Play %1: a tent in %2 (%3), no points this round</source>
        <translation>Jouer «&#xa0;%1&#xa0;»&#xa0;: une tente en %2 (%3), aucun point ce tour-ci</translation>
    </message>
    <message>
        <source>Play %1: move the tent from %4 to %2 (%3), no points this round</source>
        <translation>Jouer «&#xa0;%1&#xa0;»&#xa0;: déplacer la tente de %4 à %2 (%3), aucun point ce tour-ci</translation>
    </message>
    <message>
        <source>Play %1: one more die, higher than %2</source>
        <translation>Jouer «&#xa0;%1&#xa0;»&#xa0;: un dé de plus, supérieur à %2</translation>
    </message>
    <message>
        <source>Play %1: sell %2 for %3 and %4</source>
        <translation>Jouer «&#xa0;%1&#xa0;»&#xa0;: vendre %2 pour %3 et %4</translation>
    </message>
    <message>
        <source>Play %1: to column %2</source>
        <translation>Jouer «&#xa0;%1&#xa0;»&#xa0;: vers la colonne %2</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Play it on your turn or keep it for the final scoring.</source>
        <translation>Jouez-la à votre tour ou gardez-la pour le décompte final.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Point cards</source>
        <translation>Cartes de points</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points for point cards in hand: %1.</source>
        <translation>Points des cartes de points en main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points for unsold gems: %1.</source>
        <translation>Points des gemmes non vendues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pounds</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Pounds to donate</source>
        <translation>Livres à donner</translation>
    </message>
    <message>
        <source>Press again to draw a card</source>
        <translation>Appuyez encore pour piocher une carte</translation>
    </message>
    <message>
        <source>Press again to play %1.</source>
        <translation>Appuyez encore pour jouer «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>key for: Donate to the Queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Red gem</source>
        <translation>Gemme rouge</translation>
    </message>
    <message>
        <source>River board</source>
        <translation>Plateau du fleuve</translation>
    </message>
    <message>
        <source>Round %1 (column %2)</source>
        <translation>Tour %1 (colonne %2)</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1: %2 rolls %3.</source>
        <translation>Tour %1&#xa0;: %2 lance les dés, %3.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Rangée %1</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Rangée %1, colonne %2</translation>
    </message>
    <message>
        <source>Row %1: %2 has the most tents and gets %3.</source>
        <translation>Rangée %1&#xa0;: %2 a le plus de tentes et reçoit %3.</translation>
    </message>
    <message>
        <source>Row %1: %2 have the most tents and get %3 each.</source>
        <translation>Rangée %1&#xa0;: %2 ont le plus de tentes et reçoivent %3 par personne.</translation>
    </message>
    <message>
        <source>Row %1: %2 ties with the white tents and gets %3.</source>
        <translation>Rangée %1&#xa0;: %2 est à égalité avec les tentes blanches et reçoit %3.</translation>
    </message>
    <message>
        <source>Row %1: a die showing %1 places a tent here.</source>
        <translation>Rangée %1&#xa0;: un dé %1 permet d’y poser une tente.</translation>
    </message>
    <message>
        <source>Row %1: most tents are white; nobody gets points.</source>
        <translation>Rangée %1&#xa0;: les tentes blanches sont les plus nombreuses&#x202f;; personne ne reçoit de points.</translation>
    </message>
    <message>
        <source>Row %1: no tents, no points.</source>
        <translation>Rangée %1&#xa0;: pas de tentes, pas de points.</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: Sell gems</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Vendre %1 pour %2</translation>
    </message>
    <message>
        <source>Sell any of your gems for pounds and as many points.</source>
        <translation>Vendez les gemmes de votre choix contre des livres et autant de points.</translation>
    </message>
    <message>
        <source>Sell for %1 and %2</source>
        <translation>Vendre pour %1 et %2</translation>
    </message>
    <message>
        <source>Sell gems</source>
        <translation>Vendre des gemmes</translation>
    </message>
    <message>
        <source>Sell gems for pounds (key %1).</source>
        <translation>Vendre des gemmes contre des livres (touche %1).</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Mises de côté&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n stone(s)</source>
        <translation>
            <numerusform>De côté&#xa0;: %n pierre</numerusform>
            <numerusform>De côté&#xa0;: %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>Steamboat: tents are placed in column %1 this round.</source>
        <translation>Bateau à vapeur&#xa0;: ce tour-ci, les tentes se posent dans la colonne %1.</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: Place a tent</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Take 4 Pounds</source>
        <translation>Prendre 4 livres</translation>
    </message>
    <message>
        <source>Take 4 pounds from the bank.</source>
        <translation>Prenez 4 livres à la banque.</translation>
    </message>
    <message>
        <source>Take Two Dice</source>
        <translation>Prendre deux dés</translation>
    </message>
    <message>
        <source>Take a die</source>
        <translation>Prendre un dé</translation>
    </message>
    <message>
        <source>Take a die first.</source>
        <translation>Prenez d’abord un dé.</translation>
    </message>
    <message>
        <source>Take a die higher than %1, your last one.</source>
        <translation>Prenez un dé supérieur à %1, votre dernier.</translation>
    </message>
    <message>
        <source>Take a die.</source>
        <translation>Prenez un dé.</translation>
    </message>
    <message>
        <source>Take a die: click it or press its number.</source>
        <translation>Prenez un dé&#xa0;: cliquez dessus ou tapez sa valeur.</translation>
    </message>
    <message>
        <source>Take a second die this turn, for one more action.</source>
        <translation>Prenez un second dé dans la foulée, pour une action de plus.</translation>
    </message>
    <message>
        <source>Take as many pounds as the die shows.</source>
        <translation>Prendre autant de livres que la valeur du dé.</translation>
    </message>
    <message>
        <source>Take coins</source>
        <translation>Prendre des pièces</translation>
    </message>
    <message>
        <source>Take coins: %1</source>
        <translation>Prendre des pièces&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take coins: you get %1.</source>
        <translation>Prendre des pièces&#xa0;: vous recevez %1.</translation>
    </message>
    <message>
        <source>Take the die %1</source>
        <translation>Prendre le dé %1</translation>
    </message>
    <message>
        <source>Take the die %1 (key %1).</source>
        <translation>Prendre le dé %1 (touche %1).</translation>
    </message>
    <message>
        <source>Take the die %1 as your second die</source>
        <translation>Prendre le dé %1 comme second dé</translation>
    </message>
    <message>
        <source>Take your second die first.</source>
        <translation>Prenez d’abord votre second dé.</translation>
    </message>
    <message>
        <source>Take your second die.</source>
        <translation>Prenez votre second dé.</translation>
    </message>
    <message>
        <source>Take your second die: it must be higher than the first.</source>
        <translation>Prenez votre second dé&#xa0;: il doit être supérieur au premier.</translation>
    </message>
    <message>
        <source>Tents</source>
        <translation>Tentes</translation>
    </message>
    <message>
        <source>Tents are placed in the steamboat&apos;s column only.</source>
        <translation>Les tentes se posent uniquement dans la colonne du bateau à vapeur.</translation>
    </message>
    <message>
        <source>Tents placed</source>
        <translation>Tentes posées</translation>
    </message>
    <message>
        <source>That is left to chance.</source>
        <translation>Cela relève du hasard.</translation>
    </message>
    <message>
        <source>The action card must be drawn first.</source>
        <translation>La carte Action doit d’abord être piochée.</translation>
    </message>
    <message>
        <source>The chest of %1 holds %2.</source>
        <translation>Le coffre de %1 contient %2.</translation>
    </message>
    <message>
        <source>The costs never fall along the river, but column %2 is cheaper than %1.</source>
        <translation>Les coûts ne baissent jamais le long du fleuve, mais la colonne %2 est moins chère que la %1.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Les dés doivent d’abord être lancés.</translation>
    </message>
    <message>
        <source>The donation must be more than %1.</source>
        <translation>Le don doit dépasser %1.</translation>
    </message>
    <message>
        <source>The donation was too small: %1 ends the game without points.</source>
        <translation>Le don était trop faible&#xa0;: %1 finit la partie sans aucun point.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game is still being set up.</source>
        <translation>La partie est encore en préparation.</translation>
    </message>
    <message>
        <source>The journey is over. Now rows, gems, cards and donations count.</source>
        <translation>Le voyage est terminé. Place au décompte des rangées, des gemmes, des cartes et des dons.</translation>
    </message>
    <message>
        <source>The pale tent of %1 does not score this round, but counts for its row.</source>
        <translation>La tente pâle de %1 ne rapporte rien ce tour-ci, mais compte pour sa rangée.</translation>
    </message>
    <message>
        <source>The steamboat goes back one column.</source>
        <translation>Le bateau à vapeur recule d’une colonne.</translation>
    </message>
    <message>
        <source>The steamboat goes back to column %1.</source>
        <translation>Le bateau à vapeur recule dans la colonne %1.</translation>
    </message>
    <message>
        <source>The steamboat is in the first column.</source>
        <translation>Le bateau à vapeur est dans la première colonne.</translation>
    </message>
    <message>
        <source>The steamboat sails on to column %1.</source>
        <translation>Le bateau à vapeur avance dans la colonne %1.</translation>
    </message>
    <message>
        <source>The stones come out one by one; the white rock ends the dig.</source>
        <translation>Les pierres sortent une à une&#x202f;; à la pierre blanche, on cesse de creuser.</translation>
    </message>
    <message>
        <source>The stones of this dig must be drawn first.</source>
        <translation>Vous creusez&#xa0;: piochez d’abord les pierres.</translation>
    </message>
    <message>
        <source>The treasure chests are opened: %1.</source>
        <translation>Les coffres sont ouverts&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The white rock would also take %n gem(s) of this turn.</source>
        <translation>
            <numerusform>La pierre blanche emporterait aussi %n gemme de ce tour de jeu.</numerusform>
            <numerusform>La pierre blanche emporterait aussi %n gemmes de ce tour de jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The white rock!</source>
        <translation>La pierre blanche&#x202f;!</translation>
    </message>
    <message>
        <source>Then a new card is drawn.</source>
        <translation>Ensuite, une nouvelle carte est piochée.</translation>
    </message>
    <message>
        <source>These are %1 cards instead of %2.</source>
        <translation>Cela fait %1 cartes au lieu de %2.</translation>
    </message>
    <message>
        <source>This column has been scored.</source>
        <translation>Cette colonne a été décomptée.</translation>
    </message>
    <message>
        <source>This tent costs %1; you have %2.</source>
        <translation>Cette tente coûte %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>Transparent gem</source>
        <translation>Gemme transparente</translation>
    </message>
    <message>
        <source>Unsold gems</source>
        <translation>Gemmes non vendues</translation>
    </message>
    <message>
        <source>Up the Zambezi to the Victoria Falls: dice, tents and gems for one to five players, and a Queen who expects a gift.</source>
        <translation>Remontez le Zambèze jusqu’aux chutes Victoria&#xa0;: des dés, des tentes et des gemmes pour une à cinq personnes, et une Reine qui attend un présent.</translation>
    </message>
    <message>
        <source>Use your die %1 first.</source>
        <translation>Utilisez d’abord votre dé %1.</translation>
    </message>
    <message>
        <source>Use your die: coins, card, dig or tent.</source>
        <translation>Utilisez votre dé&#xa0;: pièces, carte, creuser ou tente.</translation>
    </message>
    <message>
        <source>Victoria Falls: here the journey ends.</source>
        <translation>Chutes Victoria&#xa0;: ici s’achève le voyage.</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Où&#x202f;?</translation>
    </message>
    <message>
        <source>Which tent?</source>
        <translation>Quelle tente&#x202f;?</translation>
    </message>
    <message>
        <source>White rock</source>
        <translation>Pierre blanche</translation>
    </message>
    <message>
        <source>White rock: %1; gems worth %2 pounds on average.</source>
        <translation>Pierre blanche&#xa0;: %1&#x202f;; en moyenne, des gemmes pour %2 livres.</translation>
    </message>
    <message>
        <source>White tents</source>
        <translation>Tentes blanches</translation>
    </message>
    <message>
        <source>Whoever donated the least is disqualified.</source>
        <translation>Le plus petit don entraîne la disqualification.</translation>
    </message>
    <message>
        <source>You cannot donate %1: you have %2.</source>
        <translation>Vous ne pouvez pas donner %1&#xa0;: vous avez %2.</translation>
    </message>
    <message>
        <source>You do not have the card %1.</source>
        <translation>Vous n’avez pas la carte «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tent(s) left to place.</source>
        <translation>
            <numerusform>Il vous reste %n tente à poser.</numerusform>
            <numerusform>Il vous reste %n tentes à poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken a die this turn.</source>
        <translation>Vous avez déjà pris un dé.</translation>
    </message>
    <message>
        <source>You have no gems to sell.</source>
        <translation>Vous n’avez pas de gemmes à vendre.</translation>
    </message>
    <message>
        <source>You have no pounds to donate.</source>
        <translation>Vous n’avez pas de livres à donner.</translation>
    </message>
    <message>
        <source>You have no scored tent in row %1.</source>
        <translation>Vous n’avez pas de tente décomptée dans la rangée %1.</translation>
    </message>
    <message>
        <source>You have no tent left.</source>
        <translation>Vous n’avez plus de tente.</translation>
    </message>
    <message>
        <source>You have no tent left: choose a tent of yours to be moved.</source>
        <translation>Vous n’avez plus de tente&#xa0;: choisissez une de vos tentes à déplacer.</translation>
    </message>
    <message>
        <source>You have none.</source>
        <translation>Vous n’en avez pas.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <translation>Vous gardez %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>You may already take a second die.</source>
        <translation>Vous pouvez déjà prendre un second dé.</translation>
    </message>
    <message>
        <source>You need a die higher than %1.</source>
        <translation>Il vous faut un dé supérieur à %1.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Your chest: %1</source>
        <translation>Votre coffre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your coins: %1</source>
        <translation>Vos pièces&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your die %1 has already been used.</source>
        <translation>Votre dé %1 est déjà utilisé.</translation>
    </message>
    <message>
        <source>Your die is used</source>
        <translation>Votre dé est utilisé</translation>
    </message>
    <message>
        <source>Your die places a tent in row %1 only.</source>
        <translation>Votre dé ne pose une tente que dans la rangée %1.</translation>
    </message>
    <message>
        <source>Your die: use it</source>
        <translation>Votre dé&#xa0;: utilisez-le</translation>
    </message>
    <message>
        <source>Your gems: %1</source>
        <translation>Vos gemmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your last die: %1</source>
        <translation>Votre dernier dé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Zambezi</source>
        <comment>name of the river on the map</comment>
        <translation>Zambèze</translation>
    </message>
    <message>
        <source>coins in hand are hidden</source>
        <translation>les pièces en main sont cachées</translation>
    </message>
    <message>
        <source>dice this round: %1</source>
        <translation>dés de ce tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualification</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>sans frais</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>no gems</source>
        <translation>pas de gemmes</translation>
    </message>
    <message>
        <source>no points this round</source>
        <translation>aucun point ce tour-ci</translation>
    </message>
    <message>
        <source>no tents</source>
        <translation>pas de tentes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>open for your tent</source>
        <translation>libre pour votre tente</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>rangée %1, colonne %2</translation>
    </message>
    <message>
        <source>row %1: shares the lead (%2)</source>
        <translation>rangée %1&#xa0;: à égalité en tête (%2)</translation>
    </message>
    <message numerus="yes">
        <source>row %1: still %n tent(s) behind</source>
        <translation>
            <numerusform>rangée %1&#xa0;: encore %n tente de retard</numerusform>
            <numerusform>rangée %1&#xa0;: encore %n tentes de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: strengthens the lead (%2)</source>
        <translation>rangée %1&#xa0;: conforte l’avance (%2)</translation>
    </message>
    <message>
        <source>row %1: takes the lead (%2)</source>
        <translation>rangée %1&#xa0;: prend la tête (%2)</translation>
    </message>
    <message>
        <source>started this round</source>
        <translation>a commencé ce tour</translation>
    </message>
    <message>
        <source>with a card</source>
        <translation>avec une carte</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuer la dernière partie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Quit (the game is saved)</source>
        <translation>Quitter (la partie est enregistrée)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Start page (the game is saved)</source>
        <translation>Accueil (la partie est enregistrée)</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>%1 is already playing. Choose another name.</source>
        <translation>%1 joue déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Une graine est un nombre entier de 0 à %1.</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Couleur de la place %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Figures of your copy</source>
        <translation>Valeurs de votre exemplaire</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Combien de personnes jouent&#x202f;?</translation>
    </message>
    <message>
        <source>Move player %1 up</source>
        <translation>Monter la place %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Seat us in random order</source>
        <translation>Tirer au sort l’ordre des places</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Graine du hasard</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>The game cannot begin: %1.</source>
        <translation>La partie ne peut pas commencer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The same seed gives everybody the same dice, cards and stones.</source>
        <translation>La même graine donne à chacun les mêmes dés, cartes et pierres.</translation>
    </message>
    <message>
        <source>This name has a character that cannot be shown.</source>
        <translation>Ce nom contient un caractère impossible à afficher.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>%1 to %2 white tents stand on the board from the start. They count as another player&apos;s: they cost a pound and take part in the majorities.</source>
        <translation>De %1 à %2 tentes blanches sont sur le plateau dès le début. Elles comptent comme celles d’une autre personne&#xa0;: elles coûtent une livre et participent aux majorités.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>name of a card: what it does</comment>
        <translation>&lt;b&gt;%1&#xa0;:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dig in the mine:&lt;/b&gt; draw as many stones from the bag as the die shows. Gems are yours, black rocks go aside. The white rock ends the dig: all stones of this turn and all that lie aside go back to the bag.</source>
        <translation>&lt;b&gt;Creuser dans la mine&#xa0;:&lt;/b&gt; piochez dans le sac autant de pierres que la valeur du dé. Les gemmes sont à vous, les pierres noires sont mises de côté. La pierre blanche met fin à l’action&#xa0;: toutes les pierres de ce tour de jeu et toutes celles mises de côté retournent dans le sac.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Donate&lt;/b&gt; to the Queen: put pounds into your chest. The others learn that you gave, not how much, and nothing comes out again.</source>
        <translation>&lt;b&gt;Donner&lt;/b&gt; à la Reine&#xa0;: mettez des livres dans votre coffre. Les autres apprennent que vous avez donné, mais pas combien, et rien n’en ressort.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw an action card:&lt;/b&gt; one card, whatever the die shows.</source>
        <translation>&lt;b&gt;Piocher une carte Action&#xa0;:&lt;/b&gt; une carte, quelle que soit la valeur du dé.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Place a tent:&lt;/b&gt; in the steamboat&apos;s column, in the row that the die shows. Pay the expedition cost at the bank, and %1 pound to each other player who has a tent on that space.</source>
        <translation>&lt;b&gt;Poser une tente&#xa0;:&lt;/b&gt; dans la colonne du bateau à vapeur, dans la rangée indiquée par le dé. Payez le coût d’expédition à la banque, et %1 livre à chaque autre personne qui a une tente sur cet emplacement.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play cards&lt;/b&gt; from your hand.</source>
        <translation>&lt;b&gt;Jouer des cartes&lt;/b&gt; de votre main.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sell gems:&lt;/b&gt; a transparent one for 1 pound, a blue one for 3, a red one for 5.</source>
        <translation>&lt;b&gt;Vendre des gemmes&#xa0;:&lt;/b&gt; une transparente pour 1 livre, une bleue pour 3, une rouge pour 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take coins:&lt;/b&gt; as many pounds as the die shows.</source>
        <translation>&lt;b&gt;Prendre des pièces&#xa0;:&lt;/b&gt; autant de livres que la valeur du dé.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>At the end %1 dice are rolled. Who donated less than their sum is out; it can hit both.</source>
        <translation>À la fin, on lance %1 dés. Qui a donné moins que leur somme est hors jeu&#x202f;; cela peut toucher les deux.</translation>
    </message>
    <message>
        <source>At the end %1 dice are rolled. You must have donated &lt;b&gt;more&lt;/b&gt; than their sum. %2 points are a good result.</source>
        <translation>À la fin, on lance %1 dés. Vous devez avoir donné &lt;b&gt;plus&lt;/b&gt; que leur somme. %2 points sont un bon score.</translation>
    </message>
    <message>
        <source>At the end the chests are opened. With three to five players, whoever gave the least is out and cannot win; if several gave the least, all of them are out.</source>
        <translation>À la fin, les coffres sont ouverts. De trois à cinq, qui a donné le moins est hors jeu et ne peut pas gagner&#x202f;; si le plus petit don revient à plusieurs, tous sont hors jeu.</translation>
    </message>
    <message>
        <source>Before and after the action</source>
        <translation>Avant et après l’action</translation>
    </message>
    <message>
        <source>Each die you take must be higher than the one you took before in this round. Who can take a die must; who cannot is skipped.</source>
        <translation>Chaque dé pris doit être supérieur à celui que vous avez pris avant dans ce tour. Qui peut prendre un dé doit le faire&#x202f;; qui ne peut pas passe.</translation>
    </message>
    <message>
        <source>Each gem that was not sold brings 1 point.</source>
        <translation>Chaque gemme non vendue rapporte 1 point.</translation>
    </message>
    <message>
        <source>Each row: who has the most tents in it gets its majority points, from row 1 to row 6: %1. Players with equally many share them, rounded down.</source>
        <translation>Chaque rangée&#xa0;: qui y a le plus de tentes reçoit ses points de majorité, de la rangée 1 à la rangée 6&#xa0;: %1. En cas d’égalité, ils sont partagés et arrondis à l’inférieur.</translation>
    </message>
    <message>
        <source>Everybody begins with %1 pounds and %2 tents.</source>
        <translation>Chaque personne commence avec %1 livres et %2 tentes.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>From taking the die to ending your turn you may do these as often as you like:</source>
        <translation>Entre la prise du dé et la fin de votre tour de jeu, vous pouvez, autant de fois que vous voulez&#xa0;:</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>In turn, everybody takes one die and does one action with it, again and again as long as dice are left.</source>
        <translation>Chacun son tour, on prend un dé et on fait une action avec, encore et encore tant qu’il reste des dés.</translation>
    </message>
    <message>
        <source>One action with each die</source>
        <translation>Une action par dé</translation>
    </message>
    <message>
        <source>Only the very last act can be taken back, and only once: coins taken by the action, a donation, a sale of gems, a tent placed by the action, or a dig before its first stone. What a card did stays done, and so does everything that showed something new.</source>
        <translation>Seule la toute dernière action peut être annulée, et une seule fois&#xa0;: des pièces prises par l’action, un don, une vente de gemmes, une tente posée par l’action, ou creuser avant la première pierre. Ce qu’a fait une carte reste fait, comme tout ce qui a révélé du nouveau.</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles de %1</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The Queen&apos;s gift</source>
        <translation>Le présent de la Reine</translation>
    </message>
    <message>
        <source>The action cards</source>
        <translation>Les cartes Action</translation>
    </message>
    <message>
        <source>The expedition costs, from column 1 to column %1: %2 pounds.</source>
        <translation>Les coûts d’expédition, de la colonne 1 à la colonne %1&#xa0;: %2 livres.</translation>
    </message>
    <message>
        <source>The starting player rolls %1 dice for each player; they lie sorted in the tray.</source>
        <translation>La personne qui commence lance %1 dés par personne&#x202f;; ils sont rangés dans l’ordre.</translation>
    </message>
    <message>
        <source>The steamboat goes up the Zambezi, one column a round, to the Victoria Falls. On the way you put up tents and dig for gems. Whoever has the most points at the end wins, unless the Queen got too little.</source>
        <translation>Le bateau à vapeur remonte le Zambèze, une colonne par tour, jusqu’aux chutes Victoria. En chemin, vous posez des tentes et creusez pour trouver des gemmes. Qui a le plus de points à la fin gagne, sauf si la Reine a reçu trop peu.</translation>
    </message>
    <message>
        <source>Then the steamboat goes on one column, and the next player rolls and begins.</source>
        <translation>Puis le bateau à vapeur avance d’une colonne, et la personne suivante lance les dés et commence.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Victory point cards in hand count by themselves.</source>
        <translation>Les cartes de points de victoire en main comptent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>When no die can be taken any more, the steamboat&apos;s column is scored: each tent in it brings as many points as its row says, 1 at the river, 6 at the top. Several tents on a space all count in full.</source>
        <translation>Quand plus aucun dé ne peut être pris, la colonne du bateau à vapeur est décomptée&#xa0;: chaque tente y rapporte les points de sa rangée, 1 au bord du fleuve, 6 tout en haut. Plusieurs tentes sur un emplacement comptent toutes en entier.</translation>
    </message>
    <message>
        <source>Who has no tent left moves one from the board instead, at the usual cost. Points it has brought are kept.</source>
        <translation>Qui n’a plus de tente en déplace une du plateau, au coût habituel. Les points déjà rapportés restent acquis.</translation>
    </message>
    <message>
        <source>With equal points the larger donation wins, then the larger number of tents placed; otherwise the win is shared.</source>
        <translation>À égalité de points, le plus grand don l’emporte, puis le plus grand nombre de tentes posées&#x202f;; sinon la victoire est partagée.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>All at once</source>
        <translation>Tout d’un coup</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Show the final scoring again</source>
        <translation>Revoir le décompte final</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>The same people with a new seed</source>
        <translation>Les mêmes personnes avec une nouvelle graine</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Ask for a second click before drawing or playing a card</source>
        <translation>Demander un second clic avant de piocher ou de jouer une carte</translation>
    </message>
    <message>
        <source>Every change holds at once, in the middle of a game too.</source>
        <translation>Chaque changement vaut aussitôt, même en pleine partie.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Lantern (dark)</source>
        <translation>Lanterne (sombre)</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>Papier (clair)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Such an act shows something new and cannot be taken back.</source>
        <translation>Un tel acte révèle du nouveau et ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>%1 with %2, %3</source>
        <translation>%1 avec %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Continuer la dernière partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exporter …</translation>
    </message>
    <message>
        <source>Finished games (%1)</source>
        <translation>Parties terminées (%1)</translation>
    </message>
    <message>
        <source>Finished games will be listed here.</source>
        <translation>Les parties terminées apparaîtront ici.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Games of exploration: %1.</source>
        <translation>Jeux d’exploration&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>Importer une partie …</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Joué la dernière fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No game is waiting for you. Begin one!</source>
        <translation>Aucune partie ne vous attend. Commencez-en une&#x202f;!</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Afficher plus de parties</translation>
    </message>
    <message>
        <source>The file %1 cannot be read (%2).</source>
        <translation>Le fichier %1 ne peut pas être lu (%2).</translation>
    </message>
    <message>
        <source>The file %1 cannot be written (%2).</source>
        <translation>Le fichier %1 ne peut pas être écrit (%2).</translation>
    </message>
    <message>
        <source>The file %1 is not the record of a game (%2).</source>
        <translation>Le fichier %1 n’est pas l’enregistrement d’une partie (%2).</translation>
    </message>
    <message>
        <source>The game has been written to %1.</source>
        <translation>La partie a été écrite dans %1.</translation>
    </message>
    <message>
        <source>The game of %1 has been added.</source>
        <translation>La partie de %1 a été ajoutée.</translation>
    </message>
    <message>
        <source>This game cannot be read: %1.</source>
        <translation>Cette partie ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To decide: %1. Last played: %2</source>
        <translation>À décider&#xa0;: %1. Joué la dernière fois&#xa0;: %2</translation>
    </message>
    <message>
        <source>Unfinished games (%1)</source>
        <translation>Parties en cours (%1)</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>%1 should be a folder, but a file of this name is in the way.</source>
        <translation>%1 devrait être un dossier, mais un fichier de ce nom occupe la place.</translation>
    </message>
    <message>
        <source>Another program is using the library of games %1: nothing was saved; close the other program and try again.</source>
        <translation>Un autre programme utilise la bibliothèque des parties %1&#xa0;: rien n’a été enregistré&#x202f;; fermez cet autre programme et réessayez.</translation>
    </message>
    <message>
        <source>Games played now are not kept after the program has ended.</source>
        <translation>Les parties jouées maintenant ne seront pas gardées après la fin du programme.</translation>
    </message>
    <message>
        <source>Games rescued whole: %1. Games rescued up to a certain move: %2. Games that cannot be read: %3.</source>
        <translation>Parties sauvées en entier&#xa0;: %1. Parties sauvées jusqu’à un certain coup&#xa0;: %2. Parties illisibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>No game could be read from it.</source>
        <translation>Aucune partie n’a pu y être lue.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1 (%2).</source>
        <translation>Rien ne peut être écrit dans le dossier %1 (%2).</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved in %1, everything before it is safe; make room and try again.</source>
        <translation>Le disque est plein&#xa0;: la dernière étape n’a pas été enregistrée dans %1, tout ce qui précède est en sécurité&#x202f;; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>The disk refused to read or write the library of games %1: the last step was not saved, everything before it is.</source>
        <translation>Le disque a refusé de lire ou d’écrire la bibliothèque des parties %1&#xa0;: la dernière étape n’est pas enregistrée, tout ce qui précède l’est.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created (%2).</source>
        <translation>Le dossier %1 ne peut pas être créé (%2).</translation>
    </message>
    <message>
        <source>The game number %1 is not in the library (any more).</source>
        <translation>La partie numéro %1 n’est pas (ou plus) dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The library of games %1 cannot be written, so nothing can be saved: check the rights of the file and its folder.</source>
        <translation>La bibliothèque des parties %1 ne peut pas être écrite, rien ne peut donc être enregistré&#xa0;: vérifiez les droits du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>The library of games %1 is damaged and still open in another window: close every other window of this program, then start it again and it will be repaired.</source>
        <translation>La bibliothèque des parties %1 est endommagée et encore ouverte dans une autre fenêtre&#xa0;: fermez toutes les autres fenêtres de ce programme, puis relancez-le&#x202f;; elle sera réparée.</translation>
    </message>
    <message>
        <source>The library of games %1 is damaged: close the program and start it again, it then rescues what can be read.</source>
        <translation>La bibliothèque des parties %1 est endommagée&#xa0;: fermez le programme et relancez-le, il sauvera ce qui est lisible.</translation>
    </message>
    <message>
        <source>The library of games %1 was an empty file. A new library was started in it.</source>
        <translation>La bibliothèque des parties %1 était un fichier vide. Une nouvelle bibliothèque y a été commencée.</translation>
    </message>
    <message>
        <source>The library of games %1 was written by a newer version of this program and has been left untouched: install the newer version to open it.</source>
        <translation>La bibliothèque des parties %1 a été écrite par une version plus récente de ce programme et n’a pas été touchée&#xa0;: installez la version plus récente pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The library of games was damaged, and its repair was interrupted and has now been finished. The damaged library is kept in the folder %1.</source>
        <translation>La bibliothèque des parties était endommagée&#x202f;; sa réparation, interrompue, est maintenant terminée. La bibliothèque endommagée est gardée dans le dossier %1.</translation>
    </message>
    <message>
        <source>The library of games was damaged. It has been set aside as %1, and a new library was started.</source>
        <translation>La bibliothèque des parties était endommagée. Elle a été mise de côté sous %1, et une nouvelle a été commencée.</translation>
    </message>
    <message>
        <source>The setting %1 cannot be %2; its usual value is used instead.</source>
        <translation>Le réglage %1 ne peut pas valoir %2&#x202f;; sa valeur habituelle est utilisée.</translation>
    </message>
    <message>
        <source>The settings %1 cannot be read (%2); the usual ones are used.</source>
        <translation>Les réglages %1 ne peuvent pas être lus (%2)&#x202f;; les réglages habituels sont utilisés.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in %1 (%2); they hold until the program ends.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans %1 (%2)&#x202f;; ils valent jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <source>The settings could not be understood. They have been set aside as %1, and the usual ones are used.</source>
        <translation>Les réglages étaient incompréhensibles. Ils ont été mis de côté sous %1, et les réglages habituels sont utilisés.</translation>
    </message>
    <message>
        <source>This game was played on in another window, so this step was not saved: open the game again to go on from there.</source>
        <translation>Cette partie a continué dans une autre fenêtre, cette étape n’a donc pas été enregistrée&#xa0;: rouvrez la partie pour la reprendre là-bas.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 has the turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a player: what to do now</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter or a double click plays the move.</source>
        <translation>Entrée ou un double clic joue le coup.</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <translation>Entrée joue le coup choisi.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn at this screen now.</source>
        <translation>Ce n’est à personne de jouer sur cet écran.</translation>
    </message>
    <message>
        <source>It is not your turn now.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>List of all moves in words</source>
        <translation>Liste de tous les coups en toutes lettres</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Take back the last act, where the rules allow it</source>
        <translation>Annuler la dernière action, si la règle le permet</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partie est terminée. Personne ne gagne.</translation>
    </message>
    <message>
        <source>The game is over. Winner: %1.</source>
        <translation>La partie est terminée. Victoire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Vous n’avez rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Ce qui s’est passé jusqu’ici</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
</context>
</TS>
