<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1 (charts, under the MIT and BSD licences)</source>
        <translation>%1 (graphiques, sous les licences MIT et BSD)</translation>
    </message>
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
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parties du programme</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken are used under the LGPL, version 3. You may replace them by versions that you changed yourself: their libraries are files of their own in %1. Their source code is at %2.</source>
        <translation>Qt, PySide6 et Shiboken sont utilisés sous la licence LGPL, version 3. Vous pouvez les remplacer par des versions que vous avez modifiées&#xa0;: leurs bibliothèques sont des fichiers à part dans %1. Leur code source se trouve à l’adresse %2.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Le programme</translation>
    </message>
    <message>
        <source>The program&apos;s log is kept in %1.</source>
        <translation>Le journal du programme se trouve dans %1.</translation>
    </message>
    <message>
        <source>The text of the licence</source>
        <translation>Le texte de la licence</translation>
    </message>
    <message>
        <source>The texts of the licences were not found; install the program anew.</source>
        <translation>Les textes des licences sont introuvables&#x202f;; réinstallez le programme.</translation>
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
    <name>Explorers</name>
    <message>
        <source> / </source>
        <comment>between numbers</comment>
        <translation> / </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between terrains</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is on a space, and its coordinates</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a ruin or wreck and its sign</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 around it</source>
        <translation>%1 tout autour</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 tout de suite</translation>
    </message>
    <message>
        <source>%1 came: %2 covered.</source>
        <translation>%1 a recouvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cities and %2 ruins in one chain of explorers</source>
        <translation>%1 villes et %2 ruines dans une chaîne d’explorateurs</translation>
    </message>
    <message>
        <source>%1 completes an objective and gets %2: %3.</source>
        <translation>%1 complète un objectif et reçoit %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, gets %4 and places the trading post on %2.</source>
        <translation>%1 relie %2 à %3, reçoit %4 et pose le comptoir commercial en %2.</translation>
    </message>
    <message>
        <source>%1 draws a treasure and keeps it hidden.</source>
        <translation>%1 pioche un trésor et le garde caché.</translation>
    </message>
    <message>
        <source>%1 draws a treasure and keeps it: %2</source>
        <translation>%1 pioche un trésor et le garde&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 draws a treasure: %2.</source>
        <translation>%1 pioche un trésor&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 draws the investigate card: %2.</source>
        <translation>%1 pioche la carte Spécialité&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finit son tour.</translation>
    </message>
    <message>
        <source>%1 explore cards are shuffled anew.</source>
        <translation>%1 cartes Exploration sont mélangées à nouveau.</translation>
    </message>
    <message>
        <source>%1 explores %2.</source>
        <translation>%1 explore %2.</translation>
    </message>
    <message>
        <source>%1 finds discovery tower number %2 and gets %3.</source>
        <translation>%1 trouve la tour d’observation numéro %2 et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 finds the crystal of value %2 and gets %3.</source>
        <translation>%1 trouve le cristal de valeur %2 et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 founds a village on %2 and gets %3.</source>
        <translation>%1 place un village en %2 et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 (%3 times %4).</source>
        <translation>%1 reçoit %2 (%3 fois %4).</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 reçoit %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>%1 has kept no treasure.</source>
        <translation>%1 n’a gardé aucun trésor.</translation>
    </message>
    <message>
        <source>%1 has no space for the extra explorer.</source>
        <translation>%1 n’a pas de case pour l’explorateur supplémentaire.</translation>
    </message>
    <message>
        <source>%1 in a straight line</source>
        <translation>%1 en ligne droite</translation>
    </message>
    <message>
        <source>%1 in a straight line away from it</source>
        <translation>%1 en ligne droite à partir de là</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 en tout</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 dans une même région</translation>
    </message>
    <message>
        <source>%1 is first to complete an objective and gets %2: %3.</source>
        <translation>%1 complète un objectif en premier et reçoit %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 keeps the investigate card: %2.</source>
        <translation>%1 garde la carte Spécialité&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 leaves the extra explorer.</source>
        <translation>%1 renonce à l’explorateur supplémentaire.</translation>
    </message>
    <message>
        <source>%1 of %2 coins needed</source>
        <translation>Pièces&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of objective %2</source>
        <comment>coins, number of an objective</comment>
        <translation>%1 de l’objectif %2</translation>
    </message>
    <message>
        <source>%1 places an extra explorer on %2.</source>
        <translation>%1 pose un explorateur supplémentaire en %2.</translation>
    </message>
    <message>
        <source>%1 ruins of the same kind</source>
        <translation>%1 ruines de la même sorte</translation>
    </message>
    <message>
        <source>%1 share the win with %2.</source>
        <translation>Victoire partagée&#xa0;: %1, avec %2.</translation>
    </message>
    <message>
        <source>%1 shows %2 of the treasure “%3”: %4.</source>
        <translation>%1 montre %2 fois le trésor «&#xa0;%3&#xa0;»&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 shows the treasures kept and gets %2.</source>
        <translation>%1 montre les trésors gardés et reçoit %2.</translation>
    </message>
    <message>
        <source>%1 trading posts on cities of %2 or more</source>
        <translation>%1 comptoirs commerciaux sur des villes de %2 ou plus</translation>
    </message>
    <message>
        <source>%1 treasures for each ruin</source>
        <translation>%1 trésors par ruine</translation>
    </message>
    <message>
        <source>%1 uses the investigate card: %2.</source>
        <translation>%1 utilise la carte Spécialité&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 villages in regions of %2 or more hexes</source>
        <translation>%1 villages dans des régions d’au moins %2 cases</translation>
    </message>
    <message>
        <source>%1 villages on the same terrain</source>
        <translation>%1 villages sur le même terrain</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a terrain and coins</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, and ruin %2</source>
        <translation>%1 et la ruine %2</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <comment>a terrain; the space is blank</comment>
        <translation>%1, vierge</translation>
    </message>
    <message>
        <source>%1, one after the other as a path</source>
        <translation>%1 en un chemin</translation>
    </message>
    <message>
        <source>%1, paid at the end.</source>
        <translation>%1, à la fin de la partie.</translation>
    </message>
    <message>
        <source>%1, side by side</source>
        <translation>%1, côte à côte</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>so many of so many</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and an amount</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 leave the map; %3 so far.</source>
        <translation>%1&#xa0;: %2 en moins sur la mappe&#x202f;; %3 jusqu’ici.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a name and how far an objective is</comment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>a treasure, how often, and what it counts</comment>
        <translation>%1&#xa0;: %2 × %3</translation>
    </message>
    <message>
        <source>%1: completed in turn %2 for %3</source>
        <translation>%1&#xa0;: complété au tour %2 pour %3</translation>
    </message>
    <message numerus="yes">
        <source>%n coin space(s) beside them</source>
        <translation>
            <numerusform>%n case à pièces voisine</numerusform>
            <numerusform>%n cases à pièces voisines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <translation>
            <numerusform>%n cristal</numerusform>
            <numerusform>%n cristaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert</source>
        <translation>
            <numerusform>%n case de désert</numerusform>
            <numerusform>%n cases de désert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert village(s)</source>
        <translation>
            <numerusform>%n village de désert</numerusform>
            <numerusform>%n villages de désert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tower(s)</source>
        <translation>
            <numerusform>%n tour d’observation</numerusform>
            <numerusform>%n tours d’observation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explorer(s)</source>
        <translation>
            <numerusform>%n explorateur</numerusform>
            <numerusform>%n explorateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland</source>
        <translation>
            <numerusform>%n case de prairie</numerusform>
            <numerusform>%n cases de prairie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland village(s)</source>
        <translation>
            <numerusform>%n village de prairie</numerusform>
            <numerusform>%n villages de prairie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden treasure(s)</source>
        <translation>
            <numerusform>%n trésor caché</numerusform>
            <numerusform>%n trésors cachés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n land</source>
        <translation>
            <numerusform>%n case de terre</numerusform>
            <numerusform>%n cases de terre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain</source>
        <translation>
            <numerusform>%n case de montagne</numerusform>
            <numerusform>%n cases de montagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain village(s)</source>
        <translation>
            <numerusform>%n village de montagne</numerusform>
            <numerusform>%n villages de montagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s)</source>
        <translation>
            <numerusform>%n ruine</numerusform>
            <numerusform>%n ruines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s) on the edge of the map</source>
        <translation>
            <numerusform>%n ruine au bord de la mappe</numerusform>
            <numerusform>%n ruines au bord de la mappe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea</source>
        <translation>
            <numerusform>%n case de mer</numerusform>
            <numerusform>%n cases de mer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trading post(s)</source>
        <translation>
            <numerusform>%n comptoir commercial</numerusform>
            <numerusform>%n comptoirs commerciaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure card(s) are shuffled once more.</source>
        <translation>
            <numerusform>%n carte Trésor est mélangée à nouveau.</numerusform>
            <numerusform>%n cartes Trésor sont mélangées à nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s), drawn at once</source>
        <translation>
            <numerusform>%n trésor, pioché aussitôt</numerusform>
            <numerusform>%n trésors, piochés aussitôt</numerusform>
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
            <numerusform>%n village à côté d’une ruine</numerusform>
            <numerusform>%n villages à côté d’une ruine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside a tower that you have found</source>
        <translation>
            <numerusform>%n village à côté d’une tour trouvée</numerusform>
            <numerusform>%n villages à côté d’une tour trouvée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside crystals</source>
        <translation>
            <numerusform>%n village à côté de cristaux</numerusform>
            <numerusform>%n villages à côté de cristaux</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1, %2)</source>
        <comment>coordinates of a space: column, line</comment>
        <translation>(%1, %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between the steps of a card</comment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>A coin space of %1 or more</source>
        <translation>Une case à pièces de %1 ou plus</translation>
    </message>
    <message>
        <source>A ruin of each kind: %1</source>
        <translation>Une ruine de chaque sorte&#xa0;: %1</translation>
    </message>
    <message>
        <source>A trade route is possible, too: click one of its cities.</source>
        <translation>Une route commerciale est possible aussi&#xa0;: cliquez sur une de ses villes.</translation>
    </message>
    <message>
        <source>A trade route is possible: click the city that gets the trading post, or end your turn.</source>
        <translation>Une route commerciale est possible&#xa0;: cliquez sur la ville qui reçoit le comptoir commercial, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>A trade route needs two cities without trading posts in one unbroken chain of explorers.</source>
        <translation>Une route commerciale demande deux villes sans comptoir commercial dans une chaîne ininterrompue d’explorateurs.</translation>
    </message>
    <message>
        <source>A trade route of %1 or more coins</source>
        <translation>Une route commerciale d’au moins %1 pièces</translation>
    </message>
    <message>
        <source>A trading post covers the city</source>
        <translation>Un comptoir commercial couvre la ville</translation>
    </message>
    <message>
        <source>A village in a region of %1 or more hexes</source>
        <translation>Un village dans une région d’au moins %1 cases</translation>
    </message>
    <message>
        <source>A village is here</source>
        <translation>Un village est ici</translation>
    </message>
    <message>
        <source>A village needs a region that has just been explored completely.</source>
        <translation>Un village demande une région qui vient d’être explorée en entier.</translation>
    </message>
    <message>
        <source>A village pays %1 in this era.</source>
        <translation>Un village rapporte %1 dans cet âge.</translation>
    </message>
    <message>
        <source>All coins by where they come from.</source>
        <translation>Toutes les pièces selon leur origine.</translation>
    </message>
    <message>
        <source>All explorers of this card go into the same region.</source>
        <translation>Tous les explorateurs de cette carte vont dans la même région.</translation>
    </message>
    <message>
        <source>An explorer goes beside your capital, a village or another explorer.</source>
        <translation>Un explorateur se pose à côté de votre capitale, d’un village ou d’un autre explorateur.</translation>
    </message>
    <message>
        <source>An explorer is here</source>
        <translation>Un explorateur est ici</translation>
    </message>
    <message>
        <source>Any space</source>
        <translation>Toute case</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: go to the cards</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Cards played: %1</source>
        <translation>Cartes jouées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards still to come: %1</source>
        <translation>Cartes à venir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose an investigate card.</source>
        <translation>Choisissez une carte Spécialité.</translation>
    </message>
    <message>
        <source>City of value %1</source>
        <translation>Ville de valeur %1</translation>
    </message>
    <message>
        <source>Click again: keep this one</source>
        <translation>Cliquez encore pour la garder</translation>
    </message>
    <message>
        <source>Click again: this cannot be taken back.</source>
        <translation>Cliquez encore&#xa0;: cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Click the city that it is connected with. Esc: another city.</source>
        <translation>Cliquez sur la ville qui lui est reliée. Échap&#xa0;: une autre ville.</translation>
    </message>
    <message>
        <source>Click the investigate card that you keep; the other one leaves the game.</source>
        <translation>Cliquez sur la carte Spécialité que vous gardez&#x202f;; l’autre quitte la partie.</translation>
    </message>
    <message>
        <source>Click the investigate card that you use in this turn.</source>
        <translation>Cliquez sur la carte Spécialité à utiliser ce tour-ci.</translation>
    </message>
    <message>
        <source>Coin for each desert village</source>
        <translation>1 pièce par village de désert</translation>
    </message>
    <message>
        <source>Coin for each grassland village</source>
        <translation>1 pièce par village de prairie</translation>
    </message>
    <message>
        <source>Coin for each mountain village</source>
        <translation>1 pièce par village de montagne</translation>
    </message>
    <message>
        <source>Coin for each tower</source>
        <translation>1 pièce par tour</translation>
    </message>
    <message>
        <source>Coin for each village</source>
        <translation>1 pièce par village</translation>
    </message>
    <message>
        <source>Coin for every %1 villages</source>
        <translation>1 pièce pour %1 villages</translation>
    </message>
    <message>
        <source>Coin spaces</source>
        <translation>Cases à pièces</translation>
    </message>
    <message>
        <source>Coins for the next discovery towers: %1</source>
        <translation>Pièces des prochaines tours d’observation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Coins from crystals</source>
        <translation>Pièces des cristaux</translation>
    </message>
    <message>
        <source>Coins from discovery towers</source>
        <translation>Pièces des tours d’observation</translation>
    </message>
    <message>
        <source>Coins from objectives</source>
        <translation>Pièces des objectifs</translation>
    </message>
    <message>
        <source>Coins from trade routes</source>
        <translation>Pièces des routes commerciales</translation>
    </message>
    <message>
        <source>Coins from treasures</source>
        <translation>Pièces des trésors</translation>
    </message>
    <message>
        <source>Coins from treasures at the end</source>
        <translation>Pièces des trésors en fin de partie</translation>
    </message>
    <message>
        <source>Coins from villages</source>
        <translation>Pièces des villages</translation>
    </message>
    <message>
        <source>Coins in all</source>
        <translation>Pièces en tout</translation>
    </message>
    <message>
        <source>Coins on spaces</source>
        <translation>Pièces des cases</translation>
    </message>
    <message>
        <source>Completes the region: a village</source>
        <translation>Complète la région&#xa0;: un village</translation>
    </message>
    <message>
        <source>Crystal of value %1</source>
        <translation>Cristal de valeur %1</translation>
    </message>
    <message>
        <source>Crystal: %1</source>
        <translation>Cristal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Cristaux</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Désert</translation>
    </message>
    <message>
        <source>Discovery tower</source>
        <translation>Tour d’observation</translation>
    </message>
    <message>
        <source>Discovery towers</source>
        <translation>Tours d’observation</translation>
    </message>
    <message>
        <source>Discovery towers and crystals belong to no region.</source>
        <translation>Les tours d’observation et les cristaux n’appartiennent à aucune région.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: End turn</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <translation>Finir le tour (%1)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>Equal coins: discovery towers decide (%1).</source>
        <translation>Égalité de pièces&#xa0;: les tours d’observation départagent (%1).</translation>
    </message>
    <message>
        <source>Era %1</source>
        <translation>Âge %1</translation>
    </message>
    <message>
        <source>Era %1 begins</source>
        <translation>L’âge %1 commence</translation>
    </message>
    <message>
        <source>Era %1 begins: %2 explore cards.</source>
        <translation>L’âge %1 commence&#xa0;: %2 cartes Exploration.</translation>
    </message>
    <message>
        <source>Era %1 is over</source>
        <translation>L’âge %1 est terminé</translation>
    </message>
    <message>
        <source>Era %1 is over. The explorers leave the map (%2).</source>
        <translation>L’âge %1 est terminé. Les explorateurs quittent la mappe (%2).</translation>
    </message>
    <message>
        <source>Era %1 of %2</source>
        <translation>Âge %1 sur %2</translation>
    </message>
    <message>
        <source>Era %1, turn %2 of %3</source>
        <translation>Âge %1, tour %2 sur %3</translation>
    </message>
    <message>
        <source>Era card %1</source>
        <translation>Carte Âge %1</translation>
    </message>
    <message>
        <source>Explore %1.</source>
        <comment>any number of hexes</comment>
        <translation>Explorez %1.</translation>
    </message>
    <message>
        <source>Explore %1: click a lit hex.</source>
        <translation>Explorez %1&#xa0;: cliquez sur une case éclairée.</translation>
    </message>
    <message>
        <source>Explore up to %1.</source>
        <translation>Explorez au plus %1.</translation>
    </message>
    <message>
        <source>Explore, then end your turn.</source>
        <translation>Explorez, puis finissez votre tour.</translation>
    </message>
    <message>
        <source>Explore: %1</source>
        <translation>Explorer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Extra explorer</source>
        <translation>Explorateur supplémentaire</translation>
    </message>
    <message>
        <source>First at an objective in this era (%1)</source>
        <translation>Premier à un objectif pendant cet âge (%1)</translation>
    </message>
    <message>
        <source>First choose the blank space for the village.</source>
        <translation>Choisissez d’abord la case vierge du village.</translation>
    </message>
    <message>
        <source>First choose the investigate card that you keep.</source>
        <translation>Choisissez d’abord la carte Spécialité que vous gardez.</translation>
    </message>
    <message>
        <source>First choose the investigate card that you use.</source>
        <translation>Choisissez d’abord la carte Spécialité que vous utilisez.</translation>
    </message>
    <message>
        <source>Found before</source>
        <translation>Déjà trouvé</translation>
    </message>
    <message>
        <source>Found the village here: %1</source>
        <translation>Placer le village ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Found the village.</source>
        <translation>Placez le village.</translation>
    </message>
    <message>
        <source>Four eras to chart a kingdom: villages, trade routes, ruins and discovery towers. For one to four explorers, each on their own map.</source>
        <translation>Quatre âges pour cartographier un royaume&#xa0;: villages, routes commerciales, ruines et tours d’observation. De un à quatre explorateurs, chacun sur sa mappe.</translation>
    </message>
    <message>
        <source>Go on beside them: %1 left.</source>
        <translation>Continuez à côté&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Go on in the same region: %1 left.</source>
        <translation>Continuez dans la même région&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Go on to the next step of the card</source>
        <translation>Passer à la suite de la carte</translation>
    </message>
    <message>
        <source>Go on with the line at one of its ends: %1 left.</source>
        <translation>Continuez la ligne à l’un de ses bouts&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Go on with the lines from two of your villages: %1 left.</source>
        <translation>Continuez les lignes depuis deux de vos villages&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Go on with the path from the last hex: %1 left.</source>
        <translation>Continuez le chemin depuis la dernière case&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Go on without this (%1)</source>
        <translation>Continuer sans cela (%1)</translation>
    </message>
    <message>
        <source>Go on: %1 left.</source>
        <translation>Continuez&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <translation>En jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Investigate card %1</source>
        <translation>Carte Spécialité %1</translation>
    </message>
    <message>
        <source>It is not your turn now.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>Its treasure has been drawn</source>
        <translation>Son trésor est déjà pioché</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Jarre</translation>
    </message>
    <message>
        <source>Jars pay together at the end: %1 coins for 1, 2, 3, ... jars.</source>
        <translation>Les jarres rapportent ensemble à la fin&#xa0;: %1 pièces pour 1, 2, 3, ... jarres.</translation>
    </message>
    <message>
        <source>Keep one of two investigate cards.</source>
        <translation>Gardez une des deux cartes Spécialité.</translation>
    </message>
    <message>
        <source>Keep the card: %1</source>
        <translation>Garder la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep the investigate card: %1</source>
        <translation>Garder la carte Spécialité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep this card: %1</source>
        <translation>Garder cette carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep this one?</source>
        <translation>Garder celle-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Leave the extra explorer</source>
        <translation>Renoncer à l’explorateur supplémentaire</translation>
    </message>
    <message>
        <source>Left of the card: %1</source>
        <translation>Reste de la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key for: go to the map</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Mappe de %1</translation>
    </message>
    <message>
        <source>Map of %1. Back to my map (Esc)</source>
        <translation>Mappe de %1. Revenir à ma mappe (Échap)</translation>
    </message>
    <message>
        <source>Maps of all players</source>
        <translation>Mappes de tout le monde</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key for: Next step, Leave it</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>New among them: %1.</source>
        <translation>Nouvelle parmi elles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Suite de la carte</translation>
    </message>
    <message>
        <source>No card in play</source>
        <translation>Aucune carte en jeu</translation>
    </message>
    <message>
        <source>No further hex is possible. Undo, or end your turn.</source>
        <translation>Aucune autre case n’est possible. Annulez, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>No hex is possible with this card. End your turn.</source>
        <translation>Aucune case n’est possible avec cette carte. Finissez votre tour.</translation>
    </message>
    <message>
        <source>No treasure kept</source>
        <translation>Aucun trésor gardé</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Pas cette fois</translation>
    </message>
    <message>
        <source>Not won: %1 of %2 coins and %3 of %4 objectives.</source>
        <translation>Perdu&#xa0;: pièces %1 sur %2, objectifs %3 sur %4.</translation>
    </message>
    <message>
        <source>Now around that hex: %1 left.</source>
        <translation>Maintenant autour de cette case&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Now beside those hexes: %1.</source>
        <translation>Ensuite, à côté de ces cases&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Now in a straight line away from that hex: %1 left.</source>
        <translation>Maintenant en ligne droite depuis cette case&#xa0;: encore %1.</translation>
    </message>
    <message>
        <source>Objective in this era (%1)</source>
        <translation>Objectif pendant cet âge (%1)</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Objective: %1.</source>
        <translation>Objectif&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Objectives completed</source>
        <translation>Objectifs complétés</translation>
    </message>
    <message>
        <source>On a path each explorer goes beside the one placed just before.</source>
        <translation>Sur un chemin, chaque explorateur se pose à côté du précédent.</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place the extra explorer.</source>
        <translation>Posez l’explorateur supplémentaire.</translation>
    </message>
    <message>
        <source>Place the extra explorer: %1</source>
        <translation>Poser l’explorateur supplémentaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Jouée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Region of %1 hexes with a village</source>
        <translation>Région de %1 cases avec un village</translation>
    </message>
    <message>
        <source>Region of %1 hexes without a blank space: no village</source>
        <translation>Région de %1 cases sans case vierge&#xa0;: pas de village</translation>
    </message>
    <message>
        <source>Region of %1 hexes, %2 left to explore for a village</source>
        <translation>Région de %1 cases, encore %2 à explorer pour un village</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Ruins %1</source>
        <translation>Ruines %1</translation>
    </message>
    <message>
        <source>Ruins beside grassland, desert and mountain</source>
        <translation>Ruines à côté de prairie, désert et montagne</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Show more of the map (-)</source>
        <translation>Voir plus de la mappe (-)</translation>
    </message>
    <message>
        <source>Show the map closer (+)</source>
        <translation>Voir la mappe de plus près (+)</translation>
    </message>
    <message>
        <source>Solo level</source>
        <translation>Niveau solo</translation>
    </message>
    <message>
        <source>Something is left. End anyway?</source>
        <translation>Il reste à poser. Finir&#x202f;?</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Still equal: villages decide (%1).</source>
        <translation>Toujours égalité&#xa0;: les villages départagent (%1).</translation>
    </message>
    <message>
        <source>Still exploring: %1.</source>
        <translation>Encore en exploration&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <translation>À venir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take back the last act of this turn</source>
        <translation>Annuler la dernière action de ce tour</translation>
    </message>
    <message>
        <source>The Guild of Merchant Explorers</source>
        <translation>La Guilde des Expéditions Marchandes</translation>
    </message>
    <message>
        <source>The card asks for: %1.</source>
        <translation>La carte demande des cases %1.</translation>
    </message>
    <message>
        <source>The card has been used up. End your turn.</source>
        <translation>La carte est épuisée. Finissez votre tour.</translation>
    </message>
    <message>
        <source>The card has been used. Undo, or end your turn.</source>
        <translation>La carte est utilisée. Annulez, ou finissez votre tour.</translation>
    </message>
    <message>
        <source>The card has no explorer left for this terrain.</source>
        <translation>La carte n’a plus d’explorateur pour ce terrain.</translation>
    </message>
    <message>
        <source>The card is for land only.</source>
        <translation>La carte ne vaut que sur terre.</translation>
    </message>
    <message>
        <source>The card is for the sea only.</source>
        <translation>La carte ne vaut que sur mer.</translation>
    </message>
    <message>
        <source>The explorers of this card form one straight, unbroken line.</source>
        <translation>Les explorateurs de cette carte forment une ligne droite ininterrompue.</translation>
    </message>
    <message>
        <source>The explorers of this card touch each other.</source>
        <translation>Les explorateurs de cette carte se touchent.</translation>
    </message>
    <message>
        <source>The extra explorer goes beside your capital, a village or an explorer.</source>
        <translation>L’explorateur supplémentaire se pose à côté de votre capitale, d’un village ou d’un explorateur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The higher reward is covered: %1.</source>
        <translation>La récompense la plus haute est recouverte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The last era is over. The explorers leave the map; now the treasures are shown.</source>
        <translation>Le dernier âge est terminé. Les explorateurs quittent la mappe&#x202f;; place aux trésors.</translation>
    </message>
    <message>
        <source>The lower reward is covered: %1.</source>
        <translation>La récompense la plus basse est recouverte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The map %1 cannot be used: %2.</source>
        <translation>La mappe %1 ne peut pas être utilisée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The marked tower</source>
        <translation>La tour marquée</translation>
    </message>
    <message>
        <source>The region is explored: click the blank space for your village.</source>
        <translation>La région est explorée&#xa0;: cliquez sur la case vierge de votre village.</translation>
    </message>
    <message>
        <source>The tower in the north-east</source>
        <translation>La tour du nord-est</translation>
    </message>
    <message>
        <source>The tower in the north-west</source>
        <translation>La tour du nord-ouest</translation>
    </message>
    <message>
        <source>The tower in the south-east</source>
        <translation>La tour du sud-est</translation>
    </message>
    <message>
        <source>The tower in the south-west</source>
        <translation>La tour du sud-ouest</translation>
    </message>
    <message>
        <source>The treasure gives an extra explorer: click any lit hex, or leave it.</source>
        <translation>Le trésor donne un explorateur supplémentaire&#xa0;: cliquez sur une case éclairée, ou renoncez-y.</translation>
    </message>
    <message>
        <source>Then further hexes are possible.</source>
        <translation>Ensuite d’autres cases sont possibles.</translation>
    </message>
    <message>
        <source>Then nothing is left of the card.</source>
        <translation>Ensuite il ne reste rien de la carte.</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <translation>Puis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no treasure left for %1.</source>
        <translation>Il n’y a plus de trésor pour %1.</translation>
    </message>
    <message>
        <source>These explorers form a straight line away from the hex of the first step.</source>
        <translation>Ces explorateurs forment une ligne droite depuis la première case.</translation>
    </message>
    <message>
        <source>These explorers form straight lines away from two of your villages.</source>
        <translation>Ces explorateurs forment des lignes droites depuis deux de vos villages.</translation>
    </message>
    <message>
        <source>These explorers go around the hex of the first step.</source>
        <translation>Ces explorateurs vont autour de la première case.</translation>
    </message>
    <message>
        <source>These explorers go beside those of the first step.</source>
        <translation>Ces explorateurs vont à côté des premiers.</translation>
    </message>
    <message>
        <source>This card has no further step.</source>
        <translation>Cette carte n’a pas de suite.</translation>
    </message>
    <message>
        <source>This is another player&apos;s map.</source>
        <translation>C’est la mappe de quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>This is your capital: explorers set out from here.</source>
        <translation>C’est votre capitale&#xa0;: les explorateurs en partent.</translation>
    </message>
    <message>
        <source>This step of the card is for cities only.</source>
        <translation>Cette partie de la carte ne vaut que pour les villes.</translation>
    </message>
    <message>
        <source>This step of the card is for coin spaces only.</source>
        <translation>Cette partie de la carte ne vaut que pour les cases à pièces.</translation>
    </message>
    <message>
        <source>To the map</source>
        <translation>À la mappe</translation>
    </message>
    <message>
        <source>To win: %1 and all objectives.</source>
        <translation>Pour gagner&#xa0;: %1 et tous les objectifs.</translation>
    </message>
    <message>
        <source>To win: %1 of %2 coins, %3 of %4 objectives.</source>
        <translation>Pour gagner&#xa0;: pièces %1 sur %2, objectifs %3 sur %4.</translation>
    </message>
    <message>
        <source>Tower number %1: %2</source>
        <translation>Tour numéro %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Towers found</source>
        <translation>Tours trouvées</translation>
    </message>
    <message>
        <source>Trade route for %1, post on %2</source>
        <translation>Route commerciale pour %1, comptoir en %2</translation>
    </message>
    <message>
        <source>Trade route for %1: trading post on %2, connected with %3</source>
        <translation>Route commerciale pour %1&#xa0;: comptoir commercial sur %2, avec %3</translation>
    </message>
    <message>
        <source>Trade route possible: %1 × %2 = %3</source>
        <translation>Route commerciale possible&#xa0;: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Trade route: %1</source>
        <translation>Route commerciale&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Trading posts on grassland, desert and mountain</source>
        <translation>Comptoirs commerciaux en prairie, désert et montagne</translation>
    </message>
    <message>
        <source>Trading posts placed</source>
        <translation>Comptoirs commerciaux posés</translation>
    </message>
    <message>
        <source>Treasure cards kept</source>
        <translation>Cartes Trésor gardées</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Treasures at once</source>
        <translation>Trésors immédiats</translation>
    </message>
    <message>
        <source>Treasures kept</source>
        <translation>Trésors gardés</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Tour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use any one of your investigate cards once more.</source>
        <translation>Utilisez encore une fois une de vos cartes Spécialité, au choix.</translation>
    </message>
    <message>
        <source>Use investigate card %1</source>
        <translation>Utiliser la carte Spécialité %1</translation>
    </message>
    <message>
        <source>Use investigate card %1: %2</source>
        <translation>Utiliser la carte Spécialité %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Use your investigate card %1; when it comes for the first time, keep one of two.</source>
        <translation>Utilisez votre carte Spécialité %1&#x202f;; la première fois, gardez-en une sur deux.</translation>
    </message>
    <message>
        <source>Village: %1</source>
        <translation>Village&#xa0;: %1</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Villages</translation>
    </message>
    <message>
        <source>Villages founded</source>
        <translation>Villages placés</translation>
    </message>
    <message>
        <source>Villages on %1 different lands</source>
        <translation>Villages sur %1 terres différentes</translation>
    </message>
    <message>
        <source>Villages on grassland, desert and mountain</source>
        <translation>Villages en prairie, désert et montagne</translation>
    </message>
    <message>
        <source>Villages that stay for the next era</source>
        <translation>Villages qui restent pour l’âge suivant</translation>
    </message>
    <message>
        <source>Villages, trading posts and discovery towers stay.</source>
        <translation>Les villages, les comptoirs commerciaux et les tours d’observation restent.</translation>
    </message>
    <message>
        <source>When %1 comes: %2 will be covered.</source>
        <translation>%1 recouvrira&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Won!</source>
        <translation>Gagné&#x202f;!</translation>
    </message>
    <message>
        <source>Won: %1 of %2 coins and %3 of %4 objectives.</source>
        <translation>Gagné&#xa0;: pièces %1 sur %2, objectifs %3 sur %4.</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Épave</translation>
    </message>
    <message>
        <source>You have ended your turn.</source>
        <translation>Vous avez fini votre tour.</translation>
    </message>
    <message>
        <source>You have explored this space in this era already.</source>
        <translation>Vous avez déjà exploré cette case dans cet âge.</translation>
    </message>
    <message>
        <source>Your village is here: explorers set out from here.</source>
        <translation>Votre village est ici&#xa0;: les explorateurs en partent.</translation>
    </message>
    <message>
        <source>a straight line of %1 away from each of %2 villages</source>
        <translation>%1 cases en ligne droite depuis chacun de %2 villages</translation>
    </message>
    <message>
        <source>any number of desert</source>
        <translation>des cases de désert à volonté</translation>
    </message>
    <message>
        <source>any number of grassland</source>
        <translation>des cases de prairie à volonté</translation>
    </message>
    <message>
        <source>any number of land</source>
        <translation>des cases de terre à volonté</translation>
    </message>
    <message>
        <source>any number of mountain</source>
        <translation>des cases de montagne à volonté</translation>
    </message>
    <message>
        <source>any number of sea</source>
        <translation>des cases de mer à volonté</translation>
    </message>
    <message>
        <source>any number of spaces</source>
        <translation>des cases à volonté</translation>
    </message>
    <message>
        <source>coin spaces pay %1 times</source>
        <translation>cases à pièces payées %1 fois</translation>
    </message>
    <message>
        <source>desert</source>
        <comment>terrain within a sentence</comment>
        <translation>de désert</translation>
    </message>
    <message>
        <source>difficulty %1</source>
        <translation>difficulté %1</translation>
    </message>
    <message>
        <source>every city beside them</source>
        <translation>toutes les villes voisines</translation>
    </message>
    <message>
        <source>grassland</source>
        <comment>terrain within a sentence</comment>
        <translation>de prairie</translation>
    </message>
    <message>
        <source>has ended the turn</source>
        <translation>a fini son tour</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>terrain within a sentence</comment>
        <translation>de montagne</translation>
    </message>
    <message>
        <source>needed: %1</source>
        <translation>il en faut %1</translation>
    </message>
    <message>
        <source>none kept yet</source>
        <translation>aucun gardé</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>non complété</translation>
    </message>
    <message>
        <source>pays %1 to the first, %2 later</source>
        <translation>%1 en premier, %2 ensuite</translation>
    </message>
    <message>
        <source>pays nothing any more</source>
        <translation>ne rapporte plus rien</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain within a sentence</comment>
        <translation>de mer</translation>
    </message>
    <message>
        <source>still pays %1</source>
        <translation>rapporte encore %1</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>tour %1, %2</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <comment>turn of completion, coins</comment>
        <translation>tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>with a circle</source>
        <comment>sign of a ruin</comment>
        <translation>cercle</translation>
    </message>
    <message>
        <source>with a square</source>
        <comment>sign of a ruin</comment>
        <translation>carré</translation>
    </message>
    <message>
        <source>with a triangle</source>
        <comment>sign of a ruin</comment>
        <translation>triangle</translation>
    </message>
    <message>
        <source>your map</source>
        <translation>votre mappe</translation>
    </message>
</context>
<context>
    <name>Faraway</name>
    <message>
        <source>%1 %2</source>
        <comment>name and duration</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (only %2 left in the deck)</source>
        <translation>%1 (plus que %2 dans la pioche)</translation>
    </message>
    <message>
        <source>%1 draws a sanctuary: %2.</source>
        <translation>%1 pioche un sanctuaire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 explores %2</source>
        <translation>%1 explore %2</translation>
    </message>
    <message>
        <source>%1 finds %2 (%3).</source>
        <translation>%1 trouve %2 (%3).</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 a choisi</translation>
    </message>
    <message>
        <source>%1 has chosen which regions to keep.</source>
        <translation>%1 a choisi les régions à garder.</translation>
    </message>
    <message>
        <source>%1 has the turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins with the shortest exploration duration, %4.</source>
        <translation>Égalité entre %1, %2 par personne. %3 gagne avec le plus petit temps d’exploration, %4.</translation>
    </message>
    <message>
        <source>%1 in the next round</source>
        <translation>%1 au prochain tour</translation>
    </message>
    <message>
        <source>%1 is dealt region %2.</source>
        <translation>%1 reçoit la région %2.</translation>
    </message>
    <message>
        <source>%1 keeps a sanctuary.</source>
        <translation>%1 garde un sanctuaire.</translation>
    </message>
    <message>
        <source>%1 keeps a sanctuary: %2.</source>
        <translation>%1 garde un sanctuaire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the regions %2.</source>
        <translation>%1 garde les régions %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>one of two biomes</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>3 fame per night card</comment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1 puts a region face down.</source>
        <translation>%1 pose une région face cachée.</translation>
    </message>
    <message>
        <source>%1 puts region %2 face down.</source>
        <translation>%1 pose la région %2 face cachée.</translation>
    </message>
    <message>
        <source>%1 regions are dealt to each player, who keeps %2 of them.</source>
        <translation>Chaque personne reçoit %1 régions et en garde %2.</translation>
    </message>
    <message>
        <source>%1 still chooses</source>
        <translation>%1 choisit encore</translation>
    </message>
    <message>
        <source>%1 takes a region from the display.</source>
        <translation>%1 prend une région au centre.</translation>
    </message>
    <message>
        <source>%1 takes region %2 from the display.</source>
        <translation>%1 prend la région %2 au centre.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>how many, fame for each, fame</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two features of a card</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, exploration duration %2</source>
        <translation>%1, temps d’exploration %2</translation>
    </message>
    <message>
        <source>%1, finds %2</source>
        <translation>%1, trouve %2</translation>
    </message>
    <message>
        <source>%1, has the turn</source>
        <translation>%1, à son tour</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a move and its effect</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. Lacks: %2</source>
        <comment>a score and what is lacking</comment>
        <translation>%1. Il manque&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a region and its features</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 so far</source>
        <comment>player and fame</comment>
        <translation>%1&#xa0;: %2 jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame</source>
        <translation>
            <numerusform>%n de renommée</numerusform>
            <numerusform>%n de renommée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goldlog thistle(s)</source>
        <translation>
            <numerusform>%n chardon érodoré</numerusform>
            <numerusform>%n chardons érodorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n okiko chimera(s)</source>
        <translation>
            <numerusform>%n chimère okiko</numerusform>
            <numerusform>%n chimères okiko</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) are shuffled into the deck.</source>
        <translation>
            <numerusform>%n région est mélangée à la pioche.</numerusform>
            <numerusform>%n régions sont mélangées à la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) in hand</source>
        <translation>
            <numerusform>%n région en main</numerusform>
            <numerusform>%n régions en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s)</source>
        <translation>
            <numerusform>%n sanctuaire</numerusform>
            <numerusform>%n sanctuaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s) drawn</source>
        <translation>
            <numerusform>%n sanctuaire pioché</numerusform>
            <numerusform>%n sanctuaires piochés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uddu stone(s)</source>
        <translation>
            <numerusform>%n pierre uddu</numerusform>
            <numerusform>%n pierres uddu</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the features of a card</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A journey of eight regions that scores on the way back: what a region needs must come after it. For two to six players.</source>
        <translation>Un voyage de huit régions, décompté au retour&#xa0;: ce qu’il faut à une région doit venir après elle. De deux à six personnes.</translation>
    </message>
    <message>
        <source>A region in hand, face down</source>
        <translation>Une région en main, face cachée</translation>
    </message>
    <message>
        <source>A region, face down</source>
        <translation>Une région, face cachée</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Ordre joué</translation>
    </message>
    <message>
        <source>Best order</source>
        <translation>Meilleur ordre</translation>
    </message>
    <message>
        <source>Biome: %1</source>
        <translation>Biome&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a region of your hand to explore.</source>
        <translation>Explorez une région de votre main.</translation>
    </message>
    <message>
        <source>Choose the three regions that you keep.</source>
        <translation>Choisissez trois régions à garder.</translation>
    </message>
    <message>
        <source>Choose your beginning</source>
        <translation>Choisir son départ</translation>
    </message>
    <message>
        <source>Chosen, still face down</source>
        <translation>Choisie, encore face cachée</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Click the regions that you keep. The others go back into the deck.</source>
        <translation>Cliquez sur les régions que vous gardez. Les autres retournent dans la pioche.</translation>
    </message>
    <message>
        <source>Click to see this journey in large.</source>
        <translation>Cliquez pour voir ce voyage en grand.</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Day card</source>
        <translation>Carte Jour</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Désert</translation>
    </message>
    <message>
        <source>Discarded from the display: %1.</source>
        <translation>Défaussée du centre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Défausse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Centre de la table</translation>
    </message>
    <message>
        <source>Draft: place %1 of %2</source>
        <translation>Choix&#xa0;: place %1 sur %2</translation>
    </message>
    <message>
        <source>Draft: place %1 to %2 (%3 of %4 unseen regions are shorter)</source>
        <translation>Choix&#xa0;: place %1 à %2 (plus courtes&#xa0;: %3 des %4 régions inconnues)</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Piochez %1</translation>
    </message>
    <message>
        <source>Draw %1, keep one</source>
        <translation>Piochez %1, gardez-en un</translation>
    </message>
    <message>
        <source>Drawn; you keep one</source>
        <translation>Pioché&#x202f;; vous en gardez un</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Explore %1</source>
        <comment>region 47</comment>
        <translation>Explorer la %1</translation>
    </message>
    <message>
        <source>Explore %1. %2. %3. %4.</source>
        <translation>Explorez %1. %2. %3. %4.</translation>
    </message>
    <message>
        <source>Explore region %1</source>
        <translation>Explorer la région %1</translation>
    </message>
    <message>
        <source>Explore: %1</source>
        <translation>Explorer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Renommée</translation>
    </message>
    <message>
        <source>Fame of regions</source>
        <translation>Renommée des régions</translation>
    </message>
    <message>
        <source>Fame of sanctuaries</source>
        <translation>Renommée des sanctuaires</translation>
    </message>
    <message>
        <source>Fame so far: %1</source>
        <translation>Renommée jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Faraway</source>
        <translation>Faraway</translation>
    </message>
    <message>
        <source>First choose the three regions that you keep.</source>
        <translation>Choisissez d’abord les trois régions que vous gardez.</translation>
    </message>
    <message>
        <source>First region: no sanctuaries yet</source>
        <translation>Première région&#xa0;: pas encore de sanctuaires</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Goldlog thistle</source>
        <translation>Chardon érodoré</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>In the best order the same regions would have brought %1 %2 instead of %3.</source>
        <translation>Dans le meilleur ordre, les mêmes régions auraient rapporté %2 à %1, au lieu de %3.</translation>
    </message>
    <message>
        <source>In the display</source>
        <translation>Au centre de la table</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Dans votre main</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn at this screen now.</source>
        <translation>Ce n’est à personne de jouer sur cet écran.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Voyage</translation>
    </message>
    <message>
        <source>Journey of %1</source>
        <translation>Voyage de %1</translation>
    </message>
    <message>
        <source>Journey so far: %1 (%2)</source>
        <translation>Voyage jusqu’ici&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Keep exactly three regions.</source>
        <translation>Gardez exactement trois régions.</translation>
    </message>
    <message>
        <source>Keep one of the sanctuaries that you have drawn.</source>
        <translation>Gardez un des sanctuaires piochés.</translation>
    </message>
    <message>
        <source>Keep one; the others go under the deck.</source>
        <translation>Gardez-en un&#x202f;; les autres vont sous la pioche.</translation>
    </message>
    <message>
        <source>Keep the regions %1</source>
        <translation>Garder les régions %1</translation>
    </message>
    <message>
        <source>Keep the sanctuary: %1</source>
        <translation>Garder le sanctuaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep these three</source>
        <translation>Garder ces trois</translation>
    </message>
    <message>
        <source>Keep this sanctuary</source>
        <translation>Garder ce sanctuaire</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last round: no display, no region is drafted.</source>
        <translation>Dernier tour&#xa0;: rien au centre, aucune région à prendre.</translation>
    </message>
    <message>
        <source>Last round: no region is drafted</source>
        <translation>Dernier tour&#xa0;: aucune région à prendre</translation>
    </message>
    <message>
        <source>Longer than your last region: you find sanctuaries. Shorter: you draft earlier.</source>
        <translation>Plus longue que votre dernière région&#xa0;: vous trouvez des sanctuaires. Plus courte&#xa0;: vous choisissez plus tôt.</translation>
    </message>
    <message>
        <source>Mystical haven</source>
        <translation>Havre mystique</translation>
    </message>
    <message>
        <source>Night card</source>
        <translation>Carte Nuit</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nuits</translation>
    </message>
    <message>
        <source>No order of these regions would have brought %1 more than %2.</source>
        <translation>Aucun ordre de ces régions n’aurait rapporté à %1 plus de %2.</translation>
    </message>
    <message>
        <source>No quest</source>
        <translation>Aucune quête</translation>
    </message>
    <message>
        <source>Not longer than %1: no sanctuaries</source>
        <translation>Pas plus longue que %1&#xa0;: aucun sanctuaire</translation>
    </message>
    <message>
        <source>Okiko chimera</source>
        <translation>Chimère okiko</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Point at a card of the display to see what it would bring next round.</source>
        <translation>Pointez une carte du centre pour voir ce qu’elle rapporterait au prochain tour.</translation>
    </message>
    <message>
        <source>Point at a card to see what it would bring.</source>
        <translation>Pointez une carte pour voir ce qu’elle rapporterait.</translation>
    </message>
    <message>
        <source>Prerequisite: %1</source>
        <translation>Prérequis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quest: %1</source>
        <translation>Quête&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quests not fulfilled</source>
        <translation>Quêtes non remplies</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message numerus="yes">
        <source>Region deck: %n card(s)</source>
        <translation>
            <numerusform>Pioche des régions&#xa0;: %n carte</numerusform>
            <numerusform>Pioche des régions&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Region of round %1</source>
        <translation>Région du tour %1</translation>
    </message>
    <message>
        <source>Regions are put back before the first round only.</source>
        <translation>On ne remet des régions qu’avant le premier tour.</translation>
    </message>
    <message>
        <source>Regions are taken from the display after everybody has explored one.</source>
        <translation>On prend une région au centre quand tout le monde en a exploré une.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1: %2.</source>
        <translation>Tour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Sanctuaries</source>
        <translation>Sanctuaires</translation>
    </message>
    <message>
        <source>Sanctuaries drawn</source>
        <translation>Sanctuaires piochés</translation>
    </message>
    <message numerus="yes">
        <source>Sanctuaries drawn: %n</source>
        <translation>
            <numerusform>Sanctuaires piochés&#xa0;: %n</numerusform>
            <numerusform>Sanctuaires piochés&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Sanctuaries of %1</source>
        <translation>Sanctuaires de %1</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Sanctuaire</translation>
    </message>
    <message>
        <source>Sanctuary %1</source>
        <translation>Sanctuaire %1</translation>
    </message>
    <message numerus="yes">
        <source>Sanctuary deck: %n card(s)</source>
        <translation>
            <numerusform>Pioche des sanctuaires&#xa0;: %n carte</numerusform>
            <numerusform>Pioche des sanctuaires&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sanctuary in the next round</source>
        <translation>Sanctuaire au prochain tour</translation>
    </message>
    <message>
        <source>Sanctuary: %1</source>
        <translation>Sanctuaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seen when drafted: %1</source>
        <translation>Prises au centre à la vue de tous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>Choix encore à faire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>region 47</comment>
        <translation>Prendre la %1</translation>
    </message>
    <message>
        <source>Take a region from the display first.</source>
        <translation>Prenez d’abord une région au centre.</translation>
    </message>
    <message>
        <source>Take a region from the display.</source>
        <translation>Prenez une région au centre.</translation>
    </message>
    <message>
        <source>Take a region from the display. The next one is explored in the next round.</source>
        <translation>Prenez une région au centre. La prochaine sera explorée au prochain tour.</translation>
    </message>
    <message>
        <source>Take from the display: %1</source>
        <translation>Prendre au centre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take region %1</source>
        <translation>Prendre la région %1</translation>
    </message>
    <message>
        <source>The journey goes from left to right and scores from right to left.</source>
        <translation>Le voyage va de gauche à droite et se décompte de droite à gauche.</translation>
    </message>
    <message>
        <source>The journey of %1 brings %2.</source>
        <translation>Le voyage de %1 rapporte %2.</translation>
    </message>
    <message>
        <source>The journeys are complete.</source>
        <translation>Les voyages sont terminés.</translation>
    </message>
    <message>
        <source>The journeys are complete. All hands are discarded.</source>
        <translation>Les voyages sont terminés. Toutes les mains sont défaussées.</translation>
    </message>
    <message>
        <source>The last regions see only themselves and the sanctuaries.</source>
        <translation>Les dernières régions ne voient qu’elles-mêmes et les sanctuaires.</translation>
    </message>
    <message>
        <source>The others still choose.</source>
        <translation>Les autres choisissent encore.</translation>
    </message>
    <message>
        <source>The regions lie face down. They are turned and scored from the last to the first.</source>
        <translation>Les régions sont face cachée. On les retourne et on les décompte de la dernière à la première.</translation>
    </message>
    <message>
        <source>The regions of round %1 see themselves and everything at their right.</source>
        <translation>Les régions du tour %1 voient elles-mêmes et tout ce qui est à leur droite.</translation>
    </message>
    <message>
        <source>The sanctuaries see all regions and all sanctuaries.</source>
        <translation>Les sanctuaires voient toutes les régions et tous les sanctuaires.</translation>
    </message>
    <message>
        <source>The sanctuary deck is empty. What is missing is drawn from what other players put back.</source>
        <translation>La pioche des sanctuaires est vide. Ce qui manque sera pioché parmi ceux que les autres remettent.</translation>
    </message>
    <message>
        <source>This region does not lie in the display.</source>
        <translation>Cette région n’est pas au centre de la table.</translation>
    </message>
    <message>
        <source>This sanctuary is not among those that you have drawn.</source>
        <translation>Vous n’avez pas pioché ce sanctuaire.</translation>
    </message>
    <message>
        <source>Uddu stone</source>
        <translation>Pierre uddu</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>What each card would bring if the journeys ended now.</source>
        <translation>Ce que chaque carte rapporterait si les voyages finissaient maintenant.</translation>
    </message>
    <message>
        <source>Would score now: %1</source>
        <translation>Rapporterait maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>You can only explore a region of your own hand.</source>
        <translation>Vous ne pouvez explorer qu’une région de votre main.</translation>
    </message>
    <message>
        <source>You do not hold all of these regions.</source>
        <translation>Vous n’avez pas toutes ces régions en main.</translation>
    </message>
    <message>
        <source>You have chosen. The others still choose.</source>
        <translation>Vous avez choisi. Les autres choisissent encore.</translation>
    </message>
    <message>
        <source>You have taken your region. Keep one of the sanctuaries now.</source>
        <translation>Vous avez pris votre région. Gardez maintenant un des sanctuaires.</translation>
    </message>
    <message>
        <source>You keep one of them after taking a region.</source>
        <translation>Vous en garderez un après avoir pris une région.</translation>
    </message>
    <message>
        <source>Your beginning</source>
        <translation>Votre départ</translation>
    </message>
    <message>
        <source>Your new region</source>
        <translation>Votre nouvelle région</translation>
    </message>
    <message>
        <source>Your region of this round</source>
        <translation>Votre région de ce tour</translation>
    </message>
    <message>
        <source>clue</source>
        <comment>... fame per clue</comment>
        <translation>indice</translation>
    </message>
    <message>
        <source>fifth pick in the draft</source>
        <translation>cinquième choix au centre</translation>
    </message>
    <message>
        <source>finds a sanctuary now</source>
        <translation>trouve maintenant un sanctuaire</translation>
    </message>
    <message>
        <source>finds no sanctuary now</source>
        <translation>ne trouve pas de sanctuaire maintenant</translation>
    </message>
    <message>
        <source>first pick in the draft</source>
        <translation>premier choix au centre</translation>
    </message>
    <message>
        <source>fourth pick in the draft</source>
        <translation>quatrième choix au centre</translation>
    </message>
    <message>
        <source>last pick in the draft</source>
        <translation>dernier choix au centre</translation>
    </message>
    <message>
        <source>night</source>
        <translation>nuit</translation>
    </message>
    <message>
        <source>night card</source>
        <comment>... fame per night card</comment>
        <translation>carte Nuit</translation>
    </message>
    <message>
        <source>prerequisite: %1</source>
        <translation>prérequis&#xa0;: %1</translation>
    </message>
    <message>
        <source>probably %1</source>
        <comment>a place in the draft</comment>
        <translation>sans doute %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>région %1</translation>
    </message>
    <message>
        <source>second pick in the draft</source>
        <translation>deuxième choix au centre</translation>
    </message>
    <message>
        <source>set of all four biomes</source>
        <comment>... fame per set</comment>
        <translation>série des quatre biomes</translation>
    </message>
    <message>
        <source>third pick in the draft</source>
        <translation>troisième choix au centre</translation>
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
    <name>Hint</name>
    <message>
        <source>%1. %2</source>
        <comment>place of a move, the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, and by how much it is more than after other moves</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a figure, after this move, after other moves</comment>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) tried</source>
        <translation>
            <numerusform>%Ln partie essayée</numerusform>
            <numerusform>%Ln parties essayées</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>There is no hint just now. Press H to try again.</source>
        <translation>Aucun conseil pour le moment. Appuyez sur H pour réessayer.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… %Ln game(s) tried so far</source>
        <translation>
            <numerusform>Réflexion… %Ln partie essayée jusqu’ici</numerusform>
            <numerusform>Réflexion… %Ln parties essayées jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>expected result %1</source>
        <translation>résultat attendu %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>victoires %1</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>level, its strength, the greatest strength</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Compares many ways in which the game can go on.</source>
        <translation>Compare de nombreuses suites possibles de la partie.</translation>
    </message>
    <message>
        <source>Hiker</source>
        <translation>Randonneur</translation>
    </message>
    <message>
        <source>Knows what is good now, but does not look ahead.</source>
        <translation>Sait ce qui est bon maintenant, mais ne regarde pas plus loin.</translation>
    </message>
    <message>
        <source>Looks a little way ahead.</source>
        <translation>Regarde un peu plus loin.</translation>
    </message>
    <message>
        <source>Pathfinder</source>
        <translation>Pionnier</translation>
    </message>
    <message>
        <source>Plays for fun and misses a lot: for a first game.</source>
        <translation>Joue pour le plaisir et laisse passer beaucoup&#xa0;: pour une première partie.</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Éclaireur</translation>
    </message>
    <message>
        <source>Stroller</source>
        <translation>Promeneur</translation>
    </message>
    <message>
        <source>Thinks longest and plays best.</source>
        <translation>Réfléchit le plus longtemps et joue le mieux.</translation>
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
        <comment>a card, and what it is used for</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <source>%n pound(s) for the Queen in the end (others: %1)</source>
        <translation>
            <numerusform>%n livre pour la Reine à la fin (sinon %1)</numerusform>
            <numerusform>%n livres pour la Reine à la fin (sinon %1)</numerusform>
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
        <source>D</source>
        <comment>key for: Dig</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Danger of being disqualified</source>
        <translation>Risque de disqualification</translation>
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
        <source>Dig %n stone(s)</source>
        <translation>
            <numerusform>Creuser pour %n pierre</numerusform>
            <numerusform>Creuser pour %n pierres</numerusform>
        </translation>
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
        <source>Gems left in the end</source>
        <translation>Gemmes restantes à la fin</translation>
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
        <source>K</source>
        <comment>key for: go to the cards in hand</comment>
        <translation>M</translation>
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
        <source>Most tents in row %1</source>
        <translation>Le plus de tentes en rangée %1</translation>
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
        <source>Points from majorities</source>
        <translation>Points de majorité</translation>
    </message>
    <message>
        <source>Pounds</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Pounds given to the Queen</source>
        <translation>Livres données à la Reine</translation>
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
        <source>Round %1</source>
        <translation>Tour %1</translation>
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
        <source>The die in hand</source>
        <translation>Le dé en main</translation>
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
        <source>Too little for the Queen</source>
        <translation>Trop peu pour la Reine</translation>
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
    <message numerus="yes">
        <source>White rock: %1; gems worth %2 pound(s) on average.</source>
        <translation>
            <numerusform>Pierre blanche&#xa0;: %1&#x202f;; en moyenne, des gemmes pour %2 livre.</numerusform>
            <numerusform>Pierre blanche&#xa0;: %1&#x202f;; en moyenne, des gemmes pour %2 livres.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>keeps %n pound(s) for the last column (others: %1)</source>
        <translation>
            <numerusform>garde %n livre pour la dernière colonne (sinon %1)</numerusform>
            <numerusform>garde %n livres pour la dernière colonne (sinon %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n pound(s) for the last two columns (others: %1)</source>
        <translation>
            <numerusform>garde %n livre pour les deux dernières colonnes (sinon %1)</numerusform>
            <numerusform>garde %n livres pour les deux dernières colonnes (sinon %1)</numerusform>
        </translation>
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
        <translation>Reprendre la partie</translation>
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
        <source>%1 %2</source>
        <comment>name of a level and number of the player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is already playing. Choose another name.</source>
        <translation>%1 joue déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a level: how it plays</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <source>Person</source>
        <translation>Personne</translation>
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
        <source>The same seed gives every table the same luck.</source>
        <translation>La même graine donne la même chance à chaque table.</translation>
    </message>
    <message>
        <source>This name has a character that cannot be shown.</source>
        <translation>Ce nom contient un caractère impossible à afficher.</translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 of %2 decisions looked at</source>
        <translation>%1 décisions examinées sur %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name and round</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and final score</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A glance at each decision: a quarter to a half of the time, and a rougher curve. A move is called costly only after a closer look, but many mistakes are passed over.</source>
        <translation>Un coup d’œil sur chaque décision&#xa0;: un quart à la moitié du temps, et une courbe moins précise. Un coup n’est dit coûteux qu’après un examen approfondi, mais bien des erreurs passent inaperçues.</translation>
    </message>
    <message>
        <source>A glance has found nothing better. Only a thorough review can tell.</source>
        <translation>Un coup d’œil n’a rien trouvé de mieux. Seule une analyse approfondie peut trancher.</translation>
    </message>
    <message>
        <source>A hint would have said the same.</source>
        <translation>Un conseil aurait dit la même chose.</translation>
    </message>
    <message>
        <source>A hint would have said: %1</source>
        <translation>Un conseil aurait dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>A new game of %1 goes on from here: %2. Everything before stays as it was played, chance is fresh, and the finished game is kept.</source>
        <translation>Une nouvelle partie de %1 continue à partir d’ici&#xa0;: %2. Tout ce qui précède reste comme il a été joué, le hasard est nouveau et la partie terminée est conservée.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a move on the curve or in the list, or step with the arrow keys ← and →.</source>
        <translation>Choisissez un coup sur la courbe ou dans la liste, ou avancez avec les touches ← et →.</translation>
    </message>
    <message>
        <source>Costly moves are listed here as soon as they are found.</source>
        <translation>Les coups coûteux sont listés ici dès qu’ils sont trouvés.</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Décision %1 sur %2</translation>
    </message>
    <message>
        <source>Each decision is looked at as closely as a hint does in the end.</source>
        <translation>Chaque décision est examinée avec autant de soin que pour un conseil.</translation>
    </message>
    <message>
        <source>Every decision has been glanced at.</source>
        <translation>Un coup d’œil a été jeté sur chaque décision.</translation>
    </message>
    <message>
        <source>Every decision has been looked at.</source>
        <translation>Toutes les décisions ont été examinées.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>How closely to look</source>
        <translation>Degré de précision de l’analyse</translation>
    </message>
    <message>
        <source>No costly move has been found at a glance.</source>
        <translation>Le coup d’œil n’a trouvé aucun coup coûteux.</translation>
    </message>
    <message>
        <source>No costly move has been found.</source>
        <translation>Aucun coup coûteux n’a été trouvé.</translation>
    </message>
    <message>
        <source>No other move is better for sure.</source>
        <translation>Aucun autre coup n’est meilleur à coup sûr.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Pas encore examiné.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>Continuer à partir d’ici …</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Review of %1</source>
        <comment>the name of the game</comment>
        <translation>Analyse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The curve grows while the moves are looked at.</source>
        <translation>La courbe grandit à mesure que les coups sont examinés.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The move before (←)</source>
        <translation>Le coup précédent (←)</translation>
    </message>
    <message>
        <source>The next move (→)</source>
        <translation>Le coup suivant (→)</translation>
    </message>
    <message>
        <source>The result that everybody could expect, by move</source>
        <translation>Le résultat que chacun pouvait espérer, coup par coup</translation>
    </message>
    <message>
        <source>The review cannot go on just now.</source>
        <translation>L’analyse ne peut pas continuer pour le moment.</translation>
    </message>
    <message>
        <source>The review goes on when you leave this page.</source>
        <translation>L’analyse continue quand vous quittez cette page.</translation>
    </message>
    <message>
        <source>The table before the chosen move</source>
        <translation>La table avant le coup choisi</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Approfondie</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>What each move led to, and what cost most</source>
        <translation>Ce à quoi chaque coup a mené, et ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>Whose moves are listed</source>
        <translation>De qui les coups sont listés</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute environ</numerusform>
            <numerusform>encore %n minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 of the wins</source>
        <translation>coûte %1 des victoires</translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s)</source>
        <translation>
            <numerusform>coûte %1 point</numerusform>
            <numerusform>coûte %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) and %2 of the wins</source>
        <translation>
            <numerusform>coûte %1 point et %2 des victoires</numerusform>
            <numerusform>coûte %1 points et %2 des victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) of the lead</source>
        <translation>
            <numerusform>coûte %1 point d’avance</numerusform>
            <numerusform>coûte %1 points d’avance</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>encore moins d’une minute</translation>
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
            <numerusform>−%1 point d’avance</numerusform>
            <numerusform>−%1 points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s), −%2 wins</source>
        <translation>
            <numerusform>−%1 point, −%2 victoires</numerusform>
            <numerusform>−%1 points, −%2 victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1 wins</source>
        <translation>−%1 victoires</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>%1 regions are dealt to each player, who keeps %2 of them. The others are shuffled into the deck before the first display is laid out.</source>
        <translation>Chaque personne reçoit %1 régions et en garde %2. Les autres sont mélangées à la pioche avant que les premières cartes soient placées au centre.</translation>
    </message>
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
        <source>&lt;b&gt;Biome&lt;/b&gt;: forest (red), river (green), desert (blue) or city (yellow). Many sanctuaries are mystical havens (grey), which are no biome.</source>
        <translation>&lt;b&gt;Biome&lt;/b&gt;&#xa0;: forêt (rouge), rivière (vert), désert (bleu) ou ville (jaune). Beaucoup de sanctuaires sont des havres mystiques (gris), qui ne sont pas un biome.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clue&lt;/b&gt;, the map beside it: clues help you find sanctuaries.</source>
        <translation>&lt;b&gt;Indice&lt;/b&gt;, le parchemin à côté&#xa0;: les indices aident à trouver des sanctuaires.</translation>
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
        <source>&lt;b&gt;End of exploration.&lt;/b&gt; In the order of the durations just explored, the shortest first, each player takes a region from the display and then keeps one of the sanctuaries drawn. The others go under the deck. The region that is left is discarded, and a new display is laid out.</source>
        <translation>&lt;b&gt;Fin de l’exploration.&lt;/b&gt; Dans l’ordre des temps d’exploration du tour, le plus petit d’abord, on prend une région au centre puis on garde un des sanctuaires piochés. Les autres vont sous la pioche. La région restante est défaussée, et de nouvelles régions sont placées au centre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exploration duration&lt;/b&gt;, top left, in a half circle: with rays on day cards, with a moon on night cards.</source>
        <translation>&lt;b&gt;Temps d’exploration&lt;/b&gt;, en haut à gauche, dans un demi-cercle&#xa0;: avec des rayons sur les cartes Jour, avec une lune sur les cartes Nuit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore a region.&lt;/b&gt; Everybody puts a region of the hand face down. All are revealed together and join the journeys at the right.</source>
        <translation>&lt;b&gt;Explorer une région.&lt;/b&gt; Chaque personne pose une région de sa main face cachée. Toutes sont révélées ensemble et s’ajoutent à la droite des voyages.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find sanctuaries.&lt;/b&gt; If your region is longer than the one you explored in the round before, draw sanctuaries: %1, and one more for each clue in front of you, the new region included.</source>
        <translation>&lt;b&gt;Trouver des sanctuaires.&lt;/b&gt; Si votre région est plus longue que celle explorée au tour précédent, piochez des sanctuaires&#xa0;: %1, plus un par indice devant vous, nouvelle région comprise.</translation>
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
        <source>&lt;b&gt;Prerequisite&lt;/b&gt;, above the quest: wonders that must be visible, or the quest is lost.</source>
        <translation>&lt;b&gt;Prérequis&lt;/b&gt;, au-dessus de la quête&#xa0;: des merveilles qui doivent être visibles, sinon la quête est perdue.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Quest&lt;/b&gt;, bottom right: the fame that the card brings, and for what.</source>
        <translation>&lt;b&gt;Quête&lt;/b&gt;, en bas à droite&#xa0;: la renommée que rapporte la carte, et pour quoi.</translation>
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
        <source>&lt;b&gt;Wonders&lt;/b&gt;, top right: uddu stone, okiko chimera and goldlog thistle.</source>
        <translation>&lt;b&gt;Merveilles&lt;/b&gt;, en haut à droite&#xa0;: pierre uddu, chimère okiko et chardon érodoré.</translation>
    </message>
    <message>
        <source>A region is a group of neighbouring hexes of one land terrain. Whoever explores all of its hexes within one era founds a village: it replaces an explorer on a blank space of that region, pays coins that rise from era to era, and stays. A region never gets a second village, and none without a blank space. The little house on the map tells how many hexes are left.</source>
        <translation>Une région est un groupe de cases contiguës d’un même terrain sur terre. Qui explore toutes ses cases au cours d’un même âge y place un village&#xa0;: il remplace un explorateur sur une case vierge de cette région, rapporte des pièces, plus nombreuses d’âge en âge, et reste. Une région n’a jamais de second village, et aucun sans case vierge. La petite maison sur la mappe indique combien de cases il reste.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>An explore card is revealed, and everybody uses it at the same time. Around one screen each does the whole turn; objectives are judged when all have ended it. A card need not be used in full, or at all.</source>
        <translation>Une carte Exploration est révélée, et tout le monde l’utilise en même temps. Autour d’un même écran, chacun fait son tour en entier&#x202f;; les objectifs sont jugés quand tout le monde a fini. On n’est pas obligé d’utiliser la carte en entier, ni même de l’utiliser.</translation>
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
        <source>Coins: that many coins, once in every era.</source>
        <translation>Pièces&#xa0;: autant de pièces, une fois par âge.</translation>
    </message>
    <message>
        <source>Crystals: once in the game the sum of the values of all crystals that you have found.</source>
        <translation>Cristaux&#xa0;: une fois par partie, la somme des valeurs de tous les cristaux que vous avez trouvés.</translation>
    </message>
    <message>
        <source>Discovery towers and crystals have no terrain: any card may explore them, but they use up an explorer.</source>
        <translation>Les tours d’observation et les cristaux n’ont pas de terrain&#xa0;: toute carte peut les explorer, mais il en coûte un explorateur.</translation>
    </message>
    <message>
        <source>Discovery towers: coins once in the game, more for each further tower of yours.</source>
        <translation>Tours d’observation&#xa0;: des pièces une fois par partie, plus pour chaque nouvelle tour.</translation>
    </message>
    <message>
        <source>Each die you take must be higher than the one you took before in this round. Who can take a die must; who cannot is skipped.</source>
        <translation>Chaque dé pris doit être supérieur à celui que vous avez pris avant dans ce tour. Qui peut prendre un dé doit le faire&#x202f;; qui ne peut pas passe.</translation>
    </message>
    <message>
        <source>Each explorer goes to a free space beside the capital, an own village or an own explorer.</source>
        <translation>Chaque explorateur va sur une case libre à côté de la capitale, d’un de vos villages ou d’un de vos explorateurs.</translation>
    </message>
    <message>
        <source>Each gem that was not sold brings 1 point.</source>
        <translation>Chaque gemme non vendue rapporte 1 point.</translation>
    </message>
    <message>
        <source>Each player explores the same map on a sheet of their own. In %1 eras the explorers set out from the capital again and again; whoever has the most coins at the end wins.</source>
        <translation>Tout le monde explore la même mappe, chacun sur sa feuille. En %1 âges, les explorateurs repartent sans cesse de la capitale&#x202f;; qui a le plus de pièces à la fin gagne.</translation>
    </message>
    <message>
        <source>Each row: who has the most tents in it gets its majority points, from row 1 to row 6: %1. Players with equally many share them, rounded down.</source>
        <translation>Chaque rangée&#xa0;: qui y a le plus de tentes reçoit ses points de majorité, de la rangée 1 à la rangée 6&#xa0;: %1. En cas d’égalité, ils sont partagés et arrondis à l’inférieur.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Era cards: when one is revealed for the first time, draw %1 investigate cards, keep one and use it at once; the other leaves the game. Later the era card lets you use that card again. The last era card lets you use any one of yours.</source>
        <translation>Cartes Âge&#xa0;: quand l’une d’elles est révélée pour la première fois, piochez %1 cartes Spécialité, gardez-en une et utilisez-la aussitôt&#x202f;; l’autre quitte la partie. Plus tard, la carte Âge permet de réutiliser cette carte. La dernière carte Âge permet d’utiliser n’importe laquelle des vôtres.</translation>
    </message>
    <message>
        <source>Eras</source>
        <translation>Âges</translation>
    </message>
    <message>
        <source>Everybody begins with %1 pounds and %2 tents.</source>
        <translation>Chaque personne commence avec %1 livres et %2 tentes.</translation>
    </message>
    <message>
        <source>Everybody begins with a hand of %1 regions. One region more than there are players lies face up in the display.</source>
        <translation>Chaque personne commence avec %1 régions en main. Au centre de la table, face visible, il y a une région de plus que de personnes.</translation>
    </message>
    <message>
        <source>Explore cards and investigate cards</source>
        <translation>Cartes Exploration et cartes Spécialité</translation>
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
        <source>If several players have the most fame, the one of them with the shortest exploration duration in the journey wins.</source>
        <translation>En cas d’égalité pour la plus grande renommée, celle ou celui dont le voyage compte le plus petit temps d’exploration l’emporte.</translation>
    </message>
    <message>
        <source>In the last round no region is taken, because it could not be played any more. If the sanctuary deck runs out, what is missing is drawn when it is the player&apos;s turn to choose, from what others have put back.</source>
        <translation>Au dernier tour, on ne prend pas de région&#xa0;: elle ne pourrait plus être jouée. Si la pioche des sanctuaires s’épuise, ce qui manque est pioché quand vient le moment de choisir, parmi ceux que les autres ont remis.</translation>
    </message>
    <message>
        <source>In turn, everybody takes one die and does one action with it, again and again as long as dice are left.</source>
        <translation>Chacun son tour, on prend un dé et on fait une action avec, encore et encore tant qu’il reste des dés.</translation>
    </message>
    <message>
        <source>Lines are straight and unbroken; they jump over neither gaps nor own pieces.</source>
        <translation>Les lignes sont droites et ininterrompues&#x202f;; elles ne sautent ni les trous ni vos propres pièces.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
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
        <source>Placing explorers</source>
        <translation>Poser des explorateurs</translation>
    </message>
    <message>
        <source>Ruins and wrecks: a treasure card, once in the game. Drawing it ends what can be taken back.</source>
        <translation>Ruines et épaves&#xa0;: une carte Trésor, une fois par partie. Une fois piochée, rien d’antérieur ne peut être annulé.</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
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
        <source>The card says how many, on which terrain and in which arrangement.</source>
        <translation>La carte indique combien, sur quel terrain et dans quelle disposition.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The eras have %1 turns. At the end of an era all explorers leave the map; villages, trading posts and discovery towers stay, and all explore cards are shuffled anew.</source>
        <translation>Les âges ont %1 tours. À la fin d’un âge, tous les explorateurs quittent la mappe&#x202f;; les villages, les comptoirs commerciaux et les tours d’observation restent, et toutes les cartes Exploration sont mélangées à nouveau.</translation>
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
        <source>Then the sanctuaries score; they see everything. A card counts its own symbols and its own biome.</source>
        <translation>Puis viennent les sanctuaires&#x202f;; ils voient tout. Une carte compte ses propres symboles et son propre biome.</translation>
    </message>
    <message>
        <source>Then the steamboat goes on one column, and the next player rolls and begins.</source>
        <translation>Puis le bateau à vapeur avance d’une colonne, et la personne suivante lance les dés et commence.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Routes commerciales</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Treasures are shown and pay. With equal coins the player with more discovery towers wins, then the one with more villages; otherwise the win is shared.</source>
        <translation>Les trésors sont révélés et rapportent. À égalité de pièces, le plus de tours d’observation l’emporte, puis le plus de villages&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>Treasures that pay at the end stay hidden till then; the others take effect at once. An extra explorer may go to any terrain.</source>
        <translation>Les trésors qui rapportent à la fin restent cachés jusque-là&#x202f;; les autres agissent aussitôt. Un explorateur supplémentaire peut aller sur tout terrain.</translation>
    </message>
    <message>
        <source>Turn your regions face down; sanctuaries stay visible. Now turn the regions one by one, from the last to the first. Each scores when it is turned and sees itself, the regions turned before it and all sanctuaries. Regions that are still face down do not count.</source>
        <translation>Retournez vos régions face cachée&#x202f;; les sanctuaires restent visibles. Puis retournez les régions une à une, de la dernière à la première. Chacune est décomptée quand elle est retournée&#xa0;: elle voit elle-même, les régions déjà retournées et tous les sanctuaires. Les régions encore face cachée ne comptent pas.</translation>
    </message>
    <message>
        <source>Two cities in one unbroken chain of your explorers, villages and capital may be connected: you get the product of their values and cover one of the two with a trading post, which takes its value away for good. You may wait as long as the chain stands in this era.</source>
        <translation>Deux villes dans une chaîne ininterrompue de vos explorateurs, de vos villages et de votre capitale peuvent être reliées&#xa0;: vous recevez le produit de leurs valeurs et couvrez l’une des deux d’un comptoir commercial, ce qui lui ôte sa valeur pour de bon. Vous pouvez attendre tant que la chaîne tient dans cet âge.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Variant: choose your beginning</source>
        <translation>Variante&#xa0;: choisir son départ</translation>
    </message>
    <message>
        <source>Victory point cards in hand count by themselves.</source>
        <translation>Les cartes de points de victoire en main comptent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Villages</translation>
    </message>
    <message>
        <source>What explorers find</source>
        <translation>Ce que trouvent les explorateurs</translation>
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
        <source>Whoever completes an objective first gets the higher reward, as does everybody who does so in the same turn; all others get the lower one later.</source>
        <translation>Qui complète un objectif en premier reçoit la récompense la plus haute, comme toutes les personnes qui le font au même tour&#x202f;; les autres reçoivent ensuite la plus basse.</translation>
    </message>
    <message>
        <source>With equal points the larger donation wins, then the larger number of tents placed; otherwise the win is shared.</source>
        <translation>À égalité de points, le plus grand don l’emporte, puis le plus grand nombre de tentes posées&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>Within your turn everything can be taken back, step by step, to the last treasure or investigate card that came to light.</source>
        <translation>Pendant votre tour, tout peut être annulé, pas à pas, jusqu’au dernier trésor ou à la dernière carte Spécialité révélés.</translation>
    </message>
    <message>
        <source>You need so many coins, by level: %1; and all objectives. When they come for the first time, these cards cover rewards of objectives: %2. A covered reward pays nothing, but the objective is still needed.</source>
        <translation>Il vous faut, selon le niveau, tant de pièces&#xa0;: %1&#x202f;; et tous les objectifs. Quand elles arrivent pour la première fois, ces cartes recouvrent des récompenses d’objectifs&#xa0;: %2. Une récompense recouverte ne rapporte rien, mais l’objectif reste nécessaire.</translation>
    </message>
    <message>
        <source>You travel through %1 regions and then walk back the same way. The regions score on the way back: the last one first. What a region needs must therefore come after it. Whoever has the most fame wins.</source>
        <translation>Vous traversez %1 régions, puis revenez par le même chemin. Les régions sont décomptées au retour&#xa0;: la dernière d’abord. Ce qu’il faut à une région doit donc venir après elle. Qui a le plus de renommée gagne.</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1 %2 are tied: the shortest exploration duration, %3, decides.</source>
        <translation>%1 Égalité entre %2&#xa0;: le plus petit temps d’exploration, %3, départage.</translation>
    </message>
    <message>
        <source>%1 are too many: a longer region follows a shorter one only %2.</source>
        <translation>Trop (%1)&#xa0;: une région plus longue n’en suit une plus courte que %2.</translation>
    </message>
    <message>
        <source>%1 are too many: nobody can find more than %2.</source>
        <translation>Trop (%1)&#xa0;: personne ne peut en trouver plus de %2.</translation>
    </message>
    <message>
        <source>%1 are too many: with these regions there can be at most %2.</source>
        <translation>Trop (%1)&#xa0;: avec ces régions, il y en a au plus %2.</translation>
    </message>
    <message>
        <source>%1 has this card</source>
        <translation>%1 a cette carte</translation>
    </message>
    <message>
        <source>%1 has this sanctuary already (%2).</source>
        <translation>%1 a déjà ce sanctuaire (%2).</translation>
    </message>
    <message>
        <source>%1 is already playing. Choose another name.</source>
        <translation>%1 joue déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <translation>%1 est en tête avec %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title – date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more sanctuary(s) could have been found: was one forgotten here? It may be refused.</source>
        <translation>
            <numerusform>%n sanctuaire de plus pouvait être trouvé&#xa0;: en manque-t-il un ici&#x202f;? On peut y renoncer.</numerusform>
            <numerusform>%n sanctuaires de plus pouvaient être trouvés&#xa0;: en manque-t-il un ici&#x202f;? On peut y renoncer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>... follows a shorter one only 3 times</comment>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>A new score pad for the same people</source>
        <translation>Un nouveau bloc de score pour les mêmes personnes</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>All regions</source>
        <translation>Toutes les régions</translation>
    </message>
    <message>
        <source>All sanctuaries</source>
        <translation>Tous les sanctuaires</translation>
    </message>
    <message>
        <source>Any quest</source>
        <translation>Toutes les quêtes</translation>
    </message>
    <message>
        <source>At most %1 people can play.</source>
        <translation>On joue à %1 au plus.</translation>
    </message>
    <message>
        <source>Best order</source>
        <translation>Meilleur ordre</translation>
    </message>
    <message>
        <source>Click on the regions in play order.</source>
        <translation>Cliquez sur les régions dans l’ordre joué.</translation>
    </message>
    <message>
        <source>Click once more to remove this player with all cards.</source>
        <translation>Cliquez encore pour retirer cette place avec toutes ses cartes.</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Indice</translation>
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
        <source>Enter: on to the sanctuaries. Page Up, Page Down: another player.</source>
        <translation>Entrée&#xa0;: passer aux sanctuaires. Page préc., Page suiv.&#xa0;: autre place.</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Renommée</translation>
    </message>
    <message>
        <source>Fame for clues</source>
        <translation>Renommée par indice</translation>
    </message>
    <message>
        <source>Fame for colours</source>
        <translation>Renommée par couleur</translation>
    </message>
    <message>
        <source>Fame for itself</source>
        <translation>Renommée fixe</translation>
    </message>
    <message>
        <source>Fame for night cards</source>
        <translation>Renommée par carte Nuit</translation>
    </message>
    <message>
        <source>Fame for sets of colours</source>
        <translation>Renommée par série de couleurs</translation>
    </message>
    <message>
        <source>Fame for wonders</source>
        <translation>Renommée par merveille</translation>
    </message>
    <message>
        <source>In the best order these regions bring %1: %2 more.</source>
        <translation>Dans le meilleur ordre, ces régions rapportent %1&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Kind of quest</source>
        <translation>Sorte de quête</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a new score pad</comment>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New, nothing entered yet</source>
        <translation>Nouveau, vide</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>No other order of these regions brings more.</source>
        <translation>Aucun autre ordre de ces régions ne rapporte plus.</translation>
    </message>
    <message>
        <source>No quest</source>
        <translation>Aucune quête</translation>
    </message>
    <message>
        <source>No sanctuary can be here: no region of this journey is longer than the one before.</source>
        <translation>Aucun sanctuaire possible ici&#xa0;: aucune région de ce voyage n’est plus longue que la précédente.</translation>
    </message>
    <message>
        <source>No sanctuary looks like this.</source>
        <translation>Aucun sanctuaire n’est ainsi.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Region %1 is in the journey of %2 already.</source>
        <translation>La région %1 est déjà dans le voyage de %2.</translation>
    </message>
    <message>
        <source>Region %1 is twice in this journey.</source>
        <translation>La région %1 est deux fois dans ce voyage.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Regions in play order: 12 20 13 …</source>
        <translation>Régions dans l’ordre&#xa0;: 12 20 …</translation>
    </message>
    <message>
        <source>Regions of %1</source>
        <translation>Régions de %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Sanctuaries</source>
        <translation>Sanctuaires</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Bloc de score</translation>
    </message>
    <message>
        <source>Score pad for Faraway</source>
        <translation>Bloc de score pour Faraway</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Blocs de score</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>The best order comes with the second region.</source>
        <translation>Le meilleur ordre vient avec la deuxième région.</translation>
    </message>
    <message>
        <source>The ranking comes when everybody has a region.</source>
        <translation>Le classement vient quand tout le monde a une région.</translation>
    </message>
    <message>
        <source>The same sanctuary is here twice, or it is none of the game.</source>
        <translation>Le même sanctuaire est ici deux fois, ou il n’est pas de ce jeu.</translation>
    </message>
    <message>
        <source>There is no ranking while an entry cannot be right.</source>
        <translation>Pas de classement tant qu’une saisie ne peut pas être juste.</translation>
    </message>
    <message>
        <source>There is no region %1: they are numbered from 1 to %2.</source>
        <translation>Il n’y a pas de région %1&#xa0;: elles vont de 1 à %2.</translation>
    </message>
    <message>
        <source>These are %1 regions, but a journey has only %2.</source>
        <translation>Cela fait %1 régions, mais un voyage n’en compte que %2.</translation>
    </message>
    <message>
        <source>This player needs a name.</source>
        <translation>Il faut un nom à cette place.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of this score pad</source>
        <translation>Titre de ce bloc de score</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>%1 %2</source>
        <comment>name and number of hints</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tout d’un coup</translation>
    </message>
    <message>
        <source>Coins so far</source>
        <translation>Pièces jusqu’ici</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Conseils utilisés</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>Conseils utilisés&#xa0;: %1</translation>
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
        <source>Ask before ending a turn in which something could still be placed</source>
        <translation>Demander avant de finir un tour où il reste quelque chose à poser</translation>
    </message>
    <message>
        <source>Ask for a second click before drawing or playing a card</source>
        <translation>Demander un second clic avant de piocher ou de jouer une carte</translation>
    </message>
    <message>
        <source>Computer players move</source>
        <translation>Rythme des joueurs de l’ordinateur</translation>
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
        <comment>pace</comment>
        <translation>Normal</translation>
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
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
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
        <translation>Reprendre la partie</translation>
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
        <source>The review cannot be saved in %1 (%2).</source>
        <translation>L’analyse ne peut pas être enregistrée dans %1 (%2).</translation>
    </message>
    <message>
        <source>The review in %1 cannot be read (%2). It begins anew.</source>
        <translation>L’analyse dans %1 ne peut pas être lue (%2). Elle recommence.</translation>
    </message>
    <message>
        <source>The review that was kept could not be understood and begins anew; the file is now %1.</source>
        <translation>L’analyse conservée n’a pas pu être comprise et recommence&#xa0;; le fichier s’appelle maintenant %1.</translation>
    </message>
    <message>
        <source>The score pad %1 cannot be deleted (%2).</source>
        <translation>Le bloc de score %1 ne peut pas être supprimé (%2).</translation>
    </message>
    <message>
        <source>The score pad %1 cannot be read (%2).</source>
        <translation>Le bloc de score %1 ne peut pas être lu (%2).</translation>
    </message>
    <message>
        <source>The score pad %1 could not be understood. It has been set aside as %2.</source>
        <translation>Le bloc de score %1 était incompréhensible. Il a été mis de côté sous %2.</translation>
    </message>
    <message>
        <source>The score pad %1 was written by a newer version of this program and has been left untouched: install the newer version to open it.</source>
        <translation>Le bloc de score %1 a été écrit par une version plus récente de ce programme et n’a pas été touché&#xa0;: installez la version plus récente pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The score pad cannot be saved in %1 (%2).</source>
        <translation>Le bloc de score ne peut pas être enregistré dans %1 (%2).</translation>
    </message>
    <message>
        <source>The score pads in %1 cannot be read (%2).</source>
        <translation>Les blocs de score de %1 ne peuvent pas être lus (%2).</translation>
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
        <source>%1 is thinking.</source>
        <translation>%1 réfléchit.</translation>
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
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hold the game (F5)</source>
        <translation>Arrêter la partie (F5)</translation>
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
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the next move at once (Space)</source>
        <translation>Jouer tout de suite le coup suivant (Espace)</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Take back the last act, where the rules allow it</source>
        <translation>Annuler la dernière action, si la règle le permet</translation>
    </message>
    <message>
        <source>The best moves; hints are counted in the result</source>
        <translation>Les meilleurs coups&#xa0;; les conseils sont comptés dans le résultat</translation>
    </message>
    <message>
        <source>The computer player cannot think just now and plays by a simple rule.</source>
        <translation>Le joueur de l’ordinateur ne peut pas réfléchir pour le moment et joue selon une règle simple.</translation>
    </message>
    <message>
        <source>The computer player cannot think just now. The game is saved.</source>
        <translation>Le joueur de l’ordinateur ne peut pas réfléchir pour le moment. La partie est enregistrée.</translation>
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
        <source>The score sheet so far</source>
        <translation>La feuille de score jusqu’ici</translation>
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
