<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>%1 (charts, under the MIT and BSD licences)</source>
        <translation>%1 (Diagramme, unter den Lizenzen MIT und BSD)</translation>
    </message>
    <message>
        <source>%1 (folders, under the MIT licence)</source>
        <translation>%1 (Ordner, unter der MIT-Lizenz)</translation>
    </message>
    <message>
        <source>%1 (library of games, in the public domain)</source>
        <translation>%1 (Spielesammlung, gemeinfrei)</translation>
    </message>
    <message>
        <source>%1 (progress bars, under the MIT and MPL licences)</source>
        <translation>%1 (Fortschrittsbalken, unter den Lizenzen MIT und MPL)</translation>
    </message>
    <message>
        <source>%1 (records and figures, under the BSD licence)</source>
        <translation>%1 (Aufzeichnungen und Spielwerte, unter der BSD-Lizenz)</translation>
    </message>
    <message>
        <source>%1 (screens, under the LGPL)</source>
        <translation>%1 (Bildschirmseiten, unter der LGPL)</translation>
    </message>
    <message>
        <source>About Terra Incognita</source>
        <translation>Über Terra Incognita</translation>
    </message>
    <message>
        <source>Board games of exploration on one table, for people who sit around it. All drawings and texts were made for this program; it holds none of the artwork of the printed games.</source>
        <translation>Brettspiele vom Entdecken auf einem Tisch, für alle, die um ihn sitzen. Alle Zeichnungen und Texte sind für dieses Programm entstanden; es enthält keine Bilder der gedruckten Spiele.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: you may use, copy, change and pass it on, without any warranty.</source>
        <translation>Freie Software unter der MIT-Lizenz: Du darfst sie benutzen, kopieren, ändern und weitergeben, ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken are used under the LGPL, version 3. You may replace them by versions that you changed yourself: their libraries are files of their own in %1. Their source code is at %2.</source>
        <translation>Qt, PySide6 und Shiboken werden unter der LGPL, Version 3, verwendet. Du darfst sie durch selbst geänderte Fassungen ersetzen: Ihre Bibliotheken sind eigene Dateien in %1. Ihr Quelltext liegt unter %2.</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The program&apos;s log is kept in %1.</source>
        <translation>Das Protokoll des Programms liegt in %1.</translation>
    </message>
    <message>
        <source>The text of the licence</source>
        <translation>Der Text der Lizenz</translation>
    </message>
    <message>
        <source>The texts of the licences were not found; install the program anew.</source>
        <translation>Die Lizenztexte wurden nicht gefunden; installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>With thanks to those whose work this program stands on:</source>
        <translation>Mit Dank an alle, auf deren Arbeit dieses Programm aufbaut:</translation>
    </message>
    <message>
        <source>Your games are kept in %1. Every move is saved at once.</source>
        <translation>Deine Spiele liegen in %1. Jeder Zug wird sofort gespeichert.</translation>
    </message>
</context>
<context>
    <name>Common</name>
    <message>
        <source>Amber star</source>
        <translation>Bernsteinfarbener Stern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Blue circle</source>
        <translation>Blauer Kreis</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Green square</source>
        <translation>Grünes Quadrat</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Purple diamond</source>
        <translation>Violette Raute</translation>
    </message>
    <message>
        <source>Sky blue hexagon</source>
        <translation>Himmelblaues Sechseck</translation>
    </message>
    <message>
        <source>Vermilion triangle</source>
        <translation>Zinnoberrotes Dreieck</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message numerus="yes">
        <source>%n more error(s) since then.</source>
        <translation>
            <numerusform>Seitdem %n weiterer Fehler.</numerusform>
            <numerusform>Seitdem %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Etwas Unerwartetes ist passiert</translation>
    </message>
    <message>
        <source>The program has made a mistake. Your game is safe: every move that was shown as done is saved. You can go on playing; if something looks wrong, close the program and resume the game.</source>
        <translation>Das Programm hat einen Fehler gemacht. Dein Spiel ist sicher: Jeder Zug, der angezeigt wurde, ist gespeichert. Du kannst weiterspielen; sieht etwas falsch aus, schließe das Programm und setze das Spiel danach fort.</translation>
    </message>
    <message>
        <source>What happened is written in the log: %1</source>
        <translation>Was passiert ist, steht im Protokoll: %1</translation>
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
        <translation> oder </translation>
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
        <translation>%1 darum herum</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 sofort</translation>
    </message>
    <message>
        <source>%1 came: %2 covered.</source>
        <translation>%1 hat abgedeckt: %2.</translation>
    </message>
    <message>
        <source>%1 cities and %2 ruins in one chain of explorers</source>
        <translation>%1 Städte und %2 Ruinen in einer Kette von Kundschaftern</translation>
    </message>
    <message>
        <source>%1 completes an objective and gets %2: %3.</source>
        <translation>%1 erfüllt ein Ziel und bekommt %2: %3.</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, gets %4 and places the trading post on %2.</source>
        <translation>%1 verbindet %2 mit %3, bekommt %4 und setzt den Handelsposten auf %2.</translation>
    </message>
    <message>
        <source>%1 draws a treasure and keeps it hidden.</source>
        <translation>%1 zieht einen Schatz und behält ihn verdeckt.</translation>
    </message>
    <message>
        <source>%1 draws a treasure and keeps it: %2</source>
        <translation>%1 zieht einen Schatz und behält ihn: %2</translation>
    </message>
    <message>
        <source>%1 draws a treasure: %2.</source>
        <translation>%1 zieht einen Schatz: %2.</translation>
    </message>
    <message>
        <source>%1 draws the investigate card: %2.</source>
        <translation>%1 zieht die Spezialkarte: %2.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 explore cards are shuffled anew.</source>
        <translation>%1 Erkundungskarten werden neu gemischt.</translation>
    </message>
    <message>
        <source>%1 explores %2.</source>
        <translation>%1 erkundet %2.</translation>
    </message>
    <message>
        <source>%1 finds discovery tower number %2 and gets %3.</source>
        <translation>%1 findet Entdeckungsturm Nummer %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 finds the crystal of value %2 and gets %3.</source>
        <translation>%1 findet den Kristall mit Wert %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 founds a village on %2 and gets %3.</source>
        <translation>%1 gründet ein Dorf auf %2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 gets %2 (%3 times %4).</source>
        <translation>%1 bekommt %2 (%3 mal %4).</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 has kept no treasure.</source>
        <translation>%1 hat keinen Schatz behalten.</translation>
    </message>
    <message>
        <source>%1 has no space for the extra explorer.</source>
        <translation>%1 hat kein Feld für den Extra-Kundschafter.</translation>
    </message>
    <message>
        <source>%1 in a straight line</source>
        <translation>%1 in gerader Linie</translation>
    </message>
    <message>
        <source>%1 in a straight line away from it</source>
        <translation>%1 in gerader Linie von dort weg</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>%1 in one region</source>
        <translation>%1 in einem Gebiet</translation>
    </message>
    <message>
        <source>%1 is first to complete an objective and gets %2: %3.</source>
        <translation>%1 erfüllt ein Ziel zuerst und bekommt %2: %3.</translation>
    </message>
    <message>
        <source>%1 keeps the investigate card: %2.</source>
        <translation>%1 behält die Spezialkarte: %2.</translation>
    </message>
    <message>
        <source>%1 leaves the extra explorer.</source>
        <translation>%1 verzichtet auf den Extra-Kundschafter.</translation>
    </message>
    <message>
        <source>%1 of %2 coins needed</source>
        <translation>%1 von %2 nötigen Münzen</translation>
    </message>
    <message>
        <source>%1 of objective %2</source>
        <comment>coins, number of an objective</comment>
        <translation>%1 von Ziel %2</translation>
    </message>
    <message>
        <source>%1 places an extra explorer on %2.</source>
        <translation>%1 setzt einen Extra-Kundschafter auf %2.</translation>
    </message>
    <message>
        <source>%1 ruins of the same kind</source>
        <translation>%1 Ruinen derselben Art</translation>
    </message>
    <message>
        <source>%1 share the win with %2.</source>
        <translation>%1 teilen sich den Sieg: je %2.</translation>
    </message>
    <message>
        <source>%1 shows %2 of the treasure “%3”: %4.</source>
        <translation>%1 zeigt %2-mal den Schatz „%3“: %4.</translation>
    </message>
    <message>
        <source>%1 shows the treasures kept and gets %2.</source>
        <translation>%1 zeigt die behaltenen Schätze und bekommt %2.</translation>
    </message>
    <message>
        <source>%1 trading posts on cities of %2 or more</source>
        <translation>%1 Handelsposten auf Städten ab Wert %2</translation>
    </message>
    <message>
        <source>%1 treasures for each ruin</source>
        <translation>%1 Schätze je Ruine</translation>
    </message>
    <message>
        <source>%1 uses the investigate card: %2.</source>
        <translation>%1 nutzt die Spezialkarte: %2.</translation>
    </message>
    <message>
        <source>%1 villages in regions of %2 or more hexes</source>
        <translation>%1 Dörfer in Gebieten ab %2 Feldern</translation>
    </message>
    <message>
        <source>%1 villages on the same terrain</source>
        <translation>%1 Dörfer auf demselben Gelände</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt mit %2.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a terrain and coins</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, and ruin %2</source>
        <translation>%1 und Ruine %2</translation>
    </message>
    <message>
        <source>%1, blank</source>
        <comment>a terrain; the space is blank</comment>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, one after the other as a path</source>
        <translation>%1 als Weg</translation>
    </message>
    <message>
        <source>%1, paid at the end.</source>
        <translation>%1, am Ende des Spiels.</translation>
    </message>
    <message>
        <source>%1, side by side</source>
        <translation>%1, nebeneinander</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>so many of so many</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name and an amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 leave the map; %3 so far.</source>
        <translation>%1: %2 von der Landkarte; bisher %3.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a name and how far an objective is</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <comment>a treasure, how often, and what it counts</comment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1: completed in turn %2 for %3</source>
        <translation>%1: in Zug %2 erfüllt für %3</translation>
    </message>
    <message numerus="yes">
        <source>%n coin space(s) beside them</source>
        <translation>
            <numerusform>%n Münzfeld daneben</numerusform>
            <numerusform>%n Münzfelder daneben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <translation>
            <numerusform>%n Kristall</numerusform>
            <numerusform>%n Kristalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert</source>
        <translation>
            <numerusform>%n Feld Wüste</numerusform>
            <numerusform>%n Felder Wüste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desert village(s)</source>
        <translation>
            <numerusform>%n Dorf in der Wüste</numerusform>
            <numerusform>%n Dörfer in der Wüste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discovery tower(s)</source>
        <translation>
            <numerusform>%n Entdeckungsturm</numerusform>
            <numerusform>%n Entdeckungstürme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n explorer(s)</source>
        <translation>
            <numerusform>%n Kundschafter</numerusform>
            <numerusform>%n Kundschafter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland</source>
        <translation>
            <numerusform>%n Feld Grasland</numerusform>
            <numerusform>%n Felder Grasland</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grassland village(s)</source>
        <translation>
            <numerusform>%n Dorf im Grasland</numerusform>
            <numerusform>%n Dörfer im Grasland</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden treasure(s)</source>
        <translation>
            <numerusform>%n verdeckter Schatz</numerusform>
            <numerusform>%n verdeckte Schätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n land</source>
        <translation>
            <numerusform>%n Feld Land</numerusform>
            <numerusform>%n Felder Land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain</source>
        <translation>
            <numerusform>%n Feld Gebirge</numerusform>
            <numerusform>%n Felder Gebirge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain village(s)</source>
        <translation>
            <numerusform>%n Dorf im Gebirge</numerusform>
            <numerusform>%n Dörfer im Gebirge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s)</source>
        <translation>
            <numerusform>%n Ruine</numerusform>
            <numerusform>%n Ruinen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruin(s) on the edge of the map</source>
        <translation>
            <numerusform>%n Ruine am Rand der Landkarte</numerusform>
            <numerusform>%n Ruinen am Rand der Landkarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sea</source>
        <translation>
            <numerusform>%n Feld Meer</numerusform>
            <numerusform>%n Felder Meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trading post(s)</source>
        <translation>
            <numerusform>%n Handelsposten</numerusform>
            <numerusform>%n Handelsposten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure card(s) are shuffled once more.</source>
        <translation>
            <numerusform>%n Schatzkarte wird neu gemischt.</numerusform>
            <numerusform>%n Schatzkarten werden neu gemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treasure(s), drawn at once</source>
        <translation>
            <numerusform>%n Schatz, sofort gezogen</numerusform>
            <numerusform>%n Schätze, sofort gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n Dorf</numerusform>
            <numerusform>%n Dörfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside a ruin</source>
        <translation>
            <numerusform>%n Dorf neben einer Ruine</numerusform>
            <numerusform>%n Dörfer neben einer Ruine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside a tower that you have found</source>
        <translation>
            <numerusform>%n Dorf neben einem gefundenen Turm</numerusform>
            <numerusform>%n Dörfer neben einem gefundenen Turm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s) beside crystals</source>
        <translation>
            <numerusform>%n Dorf neben Kristallen</numerusform>
            <numerusform>%n Dörfer neben Kristallen</numerusform>
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
        <translation>, dann </translation>
    </message>
    <message>
        <source>A coin space of %1 or more</source>
        <translation>Ein Münzfeld ab Wert %1</translation>
    </message>
    <message>
        <source>A ruin of each kind: %1</source>
        <translation>Eine Ruine jeder Art: %1</translation>
    </message>
    <message>
        <source>A trade route is possible, too: click one of its cities.</source>
        <translation>Auch eine Handelsroute ist möglich: Klicke auf eine ihrer Städte.</translation>
    </message>
    <message>
        <source>A trade route is possible: click the city that gets the trading post, or end your turn.</source>
        <translation>Eine Handelsroute ist möglich: Klicke auf die Stadt für den Handelsposten, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>A trade route needs two cities without trading posts in one unbroken chain of explorers.</source>
        <translation>Eine Handelsroute braucht zwei Städte ohne Handelsposten in einer lückenlosen Kette von Kundschaftern.</translation>
    </message>
    <message>
        <source>A trade route of %1 or more coins</source>
        <translation>Eine Handelsroute ab %1 Münzen</translation>
    </message>
    <message>
        <source>A trading post covers the city</source>
        <translation>Ein Handelsposten deckt die Stadt ab</translation>
    </message>
    <message>
        <source>A village in a region of %1 or more hexes</source>
        <translation>Ein Dorf in einem Gebiet ab %1 Feldern</translation>
    </message>
    <message>
        <source>A village is here</source>
        <translation>Hier ist ein Dorf</translation>
    </message>
    <message>
        <source>A village needs a region that has just been explored completely.</source>
        <translation>Ein Dorf braucht ein Gebiet, das gerade ganz erkundet worden ist.</translation>
    </message>
    <message>
        <source>A village pays %1 in this era.</source>
        <translation>Ein Dorf bringt in dieser Ära %1.</translation>
    </message>
    <message>
        <source>All coins by where they come from.</source>
        <translation>Alle Münzen nach ihrer Herkunft.</translation>
    </message>
    <message>
        <source>All explorers of this card go into the same region.</source>
        <translation>Alle Kundschafter dieser Karte kommen in dasselbe Gebiet.</translation>
    </message>
    <message>
        <source>An explorer goes beside your capital, a village or another explorer.</source>
        <translation>Ein Kundschafter kommt neben deine Hauptstadt, ein Dorf oder einen anderen Kundschafter.</translation>
    </message>
    <message>
        <source>An explorer is here</source>
        <translation>Hier ist ein Kundschafter</translation>
    </message>
    <message>
        <source>Any space</source>
        <translation>Jedes Feld</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: go to the cards</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Cards played: %1</source>
        <translation>Gespielte Karten: %1</translation>
    </message>
    <message>
        <source>Cards still to come: %1</source>
        <translation>Noch kommende Karten: %1</translation>
    </message>
    <message>
        <source>Choose an investigate card.</source>
        <translation>Wähle eine Spezialkarte.</translation>
    </message>
    <message>
        <source>City of value %1</source>
        <translation>Stadt mit Wert %1</translation>
    </message>
    <message>
        <source>Click again: keep this one</source>
        <translation>Noch ein Klick: behalten</translation>
    </message>
    <message>
        <source>Click again: this cannot be taken back.</source>
        <translation>Noch ein Klick: Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Click the city that it is connected with. Esc: another city.</source>
        <translation>Klicke auf die Stadt, mit der sie verbunden ist. Esc: andere Stadt.</translation>
    </message>
    <message>
        <source>Click the investigate card that you keep; the other one leaves the game.</source>
        <translation>Klicke auf die Spezialkarte, die du behältst; die andere kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>Click the investigate card that you use in this turn.</source>
        <translation>Klicke auf die Spezialkarte, die du in diesem Zug nutzt.</translation>
    </message>
    <message>
        <source>Coin for each desert village</source>
        <translation>1 Münze je Dorf in der Wüste</translation>
    </message>
    <message>
        <source>Coin for each grassland village</source>
        <translation>1 Münze je Dorf im Grasland</translation>
    </message>
    <message>
        <source>Coin for each mountain village</source>
        <translation>1 Münze je Dorf im Gebirge</translation>
    </message>
    <message>
        <source>Coin for each tower</source>
        <translation>1 Münze je Turm</translation>
    </message>
    <message>
        <source>Coin for each village</source>
        <translation>1 Münze je Dorf</translation>
    </message>
    <message>
        <source>Coin for every %1 villages</source>
        <translation>1 Münze für je %1 Dörfer</translation>
    </message>
    <message>
        <source>Coin spaces</source>
        <translation>Münzfelder</translation>
    </message>
    <message>
        <source>Coins for the next discovery towers: %1</source>
        <translation>Münzen für die nächsten Entdeckungstürme: %1</translation>
    </message>
    <message>
        <source>Coins from crystals</source>
        <translation>Münzen aus Kristallen</translation>
    </message>
    <message>
        <source>Coins from discovery towers</source>
        <translation>Münzen aus Entdeckungstürmen</translation>
    </message>
    <message>
        <source>Coins from objectives</source>
        <translation>Münzen aus Zielen</translation>
    </message>
    <message>
        <source>Coins from trade routes</source>
        <translation>Münzen aus Handelsrouten</translation>
    </message>
    <message>
        <source>Coins from treasures</source>
        <translation>Münzen aus Schätzen</translation>
    </message>
    <message>
        <source>Coins from treasures at the end</source>
        <translation>Münzen aus Schätzen am Spielende</translation>
    </message>
    <message>
        <source>Coins from villages</source>
        <translation>Münzen aus Dörfern</translation>
    </message>
    <message>
        <source>Coins in all</source>
        <translation>Münzen insgesamt</translation>
    </message>
    <message>
        <source>Coins on spaces</source>
        <translation>Münzen auf Feldern</translation>
    </message>
    <message>
        <source>Completes the region: a village</source>
        <translation>Vollendet das Gebiet: ein Dorf</translation>
    </message>
    <message>
        <source>Crystal of value %1</source>
        <translation>Kristall mit Wert %1</translation>
    </message>
    <message>
        <source>Crystal: %1</source>
        <translation>Kristall: %1</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Discovery tower</source>
        <translation>Entdeckungsturm</translation>
    </message>
    <message>
        <source>Discovery towers</source>
        <translation>Entdeckungstürme</translation>
    </message>
    <message>
        <source>Discovery towers and crystals belong to no region.</source>
        <translation>Entdeckungstürme und Kristalle gehören zu keinem Gebiet.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: End turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <translation>Zug beenden (%1)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Equal coins: discovery towers decide (%1).</source>
        <translation>Gleich viele Münzen: Die Entdeckungstürme entscheiden (%1).</translation>
    </message>
    <message>
        <source>Era %1</source>
        <translation>Ära %1</translation>
    </message>
    <message>
        <source>Era %1 begins</source>
        <translation>Ära %1 beginnt</translation>
    </message>
    <message>
        <source>Era %1 begins: %2 explore cards.</source>
        <translation>Ära %1 beginnt: %2 Erkundungskarten.</translation>
    </message>
    <message>
        <source>Era %1 is over</source>
        <translation>Ära %1 ist zu Ende</translation>
    </message>
    <message>
        <source>Era %1 is over. The explorers leave the map (%2).</source>
        <translation>Ära %1 ist zu Ende. Die Kundschafter verlassen die Landkarte (%2).</translation>
    </message>
    <message>
        <source>Era %1 of %2</source>
        <translation>Ära %1 von %2</translation>
    </message>
    <message>
        <source>Era %1, turn %2 of %3</source>
        <translation>Ära %1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>Era card %1</source>
        <translation>Ära-Karte %1</translation>
    </message>
    <message>
        <source>Explore %1.</source>
        <comment>any number of hexes</comment>
        <translation>Erkunde %1.</translation>
    </message>
    <message>
        <source>Explore %1: click a lit hex.</source>
        <translation>Erkunde %1: Klicke auf ein beleuchtetes Feld.</translation>
    </message>
    <message>
        <source>Explore up to %1.</source>
        <translation>Erkunde höchstens %1.</translation>
    </message>
    <message>
        <source>Explore, then end your turn.</source>
        <translation>Erkunde, dann beende deinen Zug.</translation>
    </message>
    <message>
        <source>Explore: %1</source>
        <translation>Erkunden: %1</translation>
    </message>
    <message>
        <source>Extra explorer</source>
        <translation>Extra-Kundschafter</translation>
    </message>
    <message>
        <source>First at an objective in this era (%1)</source>
        <translation>Zuerst an einem Ziel in dieser Ära (%1)</translation>
    </message>
    <message>
        <source>First choose the blank space for the village.</source>
        <translation>Wähle zuerst das leere Feld für das Dorf.</translation>
    </message>
    <message>
        <source>First choose the investigate card that you keep.</source>
        <translation>Wähle zuerst die Spezialkarte, die du behältst.</translation>
    </message>
    <message>
        <source>First choose the investigate card that you use.</source>
        <translation>Wähle zuerst die Spezialkarte, die du nutzt.</translation>
    </message>
    <message>
        <source>Found before</source>
        <translation>Schon gefunden</translation>
    </message>
    <message>
        <source>Found the village here: %1</source>
        <translation>Das Dorf hier gründen: %1</translation>
    </message>
    <message>
        <source>Found the village.</source>
        <translation>Gründe das Dorf.</translation>
    </message>
    <message>
        <source>Four eras to chart a kingdom: villages, trade routes, ruins and discovery towers. For one to four explorers, each on their own map.</source>
        <translation>Vier Ären, um ein Königreich zu kartieren: Dörfer, Handelsrouten, Ruinen und Entdeckungstürme. Für ein bis vier Kundschafter, alle auf ihrer eigenen Landkarte.</translation>
    </message>
    <message>
        <source>Go on beside them: %1 left.</source>
        <translation>Weiter direkt daneben: noch %1.</translation>
    </message>
    <message>
        <source>Go on in the same region: %1 left.</source>
        <translation>Weiter im selben Gebiet: noch %1.</translation>
    </message>
    <message>
        <source>Go on to the next step of the card</source>
        <translation>Weiter mit dem nächsten Schritt der Karte</translation>
    </message>
    <message>
        <source>Go on with the line at one of its ends: %1 left.</source>
        <translation>Weiter an einem Ende der Linie: noch %1.</translation>
    </message>
    <message>
        <source>Go on with the lines from two of your villages: %1 left.</source>
        <translation>Weiter mit den Linien ab zwei deiner Dörfer: noch %1.</translation>
    </message>
    <message>
        <source>Go on with the path from the last hex: %1 left.</source>
        <translation>Weiter auf dem Weg, vom letzten Feld aus: noch %1.</translation>
    </message>
    <message>
        <source>Go on without this (%1)</source>
        <translation>Ohne dies weiter (%1)</translation>
    </message>
    <message>
        <source>Go on: %1 left.</source>
        <translation>Weiter: noch %1.</translation>
    </message>
    <message>
        <source>Grassland</source>
        <translation>Grasland</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <translation>Im Spiel: %1</translation>
    </message>
    <message>
        <source>Investigate card %1</source>
        <translation>Spezialkarte %1</translation>
    </message>
    <message>
        <source>It is not your turn now.</source>
        <translation>Du bist gerade nicht am Zug.</translation>
    </message>
    <message>
        <source>Its treasure has been drawn</source>
        <translation>Ihr Schatz ist schon gezogen</translation>
    </message>
    <message>
        <source>Jar</source>
        <translation>Vase</translation>
    </message>
    <message>
        <source>Jars pay together at the end: %1 coins for 1, 2, 3, ... jars.</source>
        <translation>Vasen zahlen am Ende zusammen: %1 Münzen für 1, 2, 3, ... Vasen.</translation>
    </message>
    <message>
        <source>Keep one of two investigate cards.</source>
        <translation>Behalte eine von zwei Spezialkarten.</translation>
    </message>
    <message>
        <source>Keep the card: %1</source>
        <translation>Karte behalten: %1</translation>
    </message>
    <message>
        <source>Keep the investigate card: %1</source>
        <translation>Spezialkarte behalten: %1</translation>
    </message>
    <message>
        <source>Keep this card: %1</source>
        <translation>Diese Karte behalten: %1</translation>
    </message>
    <message>
        <source>Keep this one?</source>
        <translation>Diese behalten?</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Leave the extra explorer</source>
        <translation>Auf den Extra-Kundschafter verzichten</translation>
    </message>
    <message>
        <source>Left of the card: %1</source>
        <translation>Rest der Karte: %1</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key for: go to the map</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Landkarte</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Landkarte von %1</translation>
    </message>
    <message>
        <source>Map of %1. Back to my map (Esc)</source>
        <translation>Landkarte von %1. Zurück zu meiner (Esc)</translation>
    </message>
    <message>
        <source>Maps of all players</source>
        <translation>Landkarten von allen</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key for: Next step, Leave it</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>New among them: %1.</source>
        <translation>Neu darunter: %1.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>No card in play</source>
        <translation>Keine Karte im Spiel</translation>
    </message>
    <message>
        <source>No further hex is possible. Undo, or end your turn.</source>
        <translation>Kein weiteres Feld ist möglich. Nimm zurück, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>No hex is possible with this card. End your turn.</source>
        <translation>Mit dieser Karte ist kein Feld möglich. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>No treasure kept</source>
        <translation>Kein Schatz behalten</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>Not won: %1 of %2 coins and %3 of %4 objectives.</source>
        <translation>Nicht gewonnen: %1 von %2 Münzen und %3 von %4 Zielen.</translation>
    </message>
    <message>
        <source>Now around that hex: %1 left.</source>
        <translation>Jetzt um dieses Feld herum: noch %1.</translation>
    </message>
    <message>
        <source>Now beside those hexes: %1.</source>
        <translation>Jetzt neben diesen Feldern: %1.</translation>
    </message>
    <message>
        <source>Now in a straight line away from that hex: %1 left.</source>
        <translation>Jetzt in gerader Linie von diesem Feld weg: noch %1.</translation>
    </message>
    <message>
        <source>Objective in this era (%1)</source>
        <translation>Ziel in dieser Ära (%1)</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Objective: %1.</source>
        <translation>Ziel: %1.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Objectives completed</source>
        <translation>Erfüllte Ziele</translation>
    </message>
    <message>
        <source>On a path each explorer goes beside the one placed just before.</source>
        <translation>Auf einem Weg kommt jeder Kundschafter neben den zuletzt gesetzten.</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place the extra explorer.</source>
        <translation>Setze den Extra-Kundschafter.</translation>
    </message>
    <message>
        <source>Place the extra explorer: %1</source>
        <translation>Extra-Kundschafter setzen: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Region of %1 hexes with a village</source>
        <translation>Gebiet aus %1 Feldern mit Dorf</translation>
    </message>
    <message>
        <source>Region of %1 hexes without a blank space: no village</source>
        <translation>Gebiet aus %1 Feldern ohne leeres Feld: kein Dorf</translation>
    </message>
    <message>
        <source>Region of %1 hexes, %2 left to explore for a village</source>
        <translation>Gebiet aus %1 Feldern, noch %2 zu erkunden für ein Dorf</translation>
    </message>
    <message>
        <source>Ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>Ruins %1</source>
        <translation>Ruinen %1</translation>
    </message>
    <message>
        <source>Ruins beside grassland, desert and mountain</source>
        <translation>Ruinen neben Grasland, Wüste und Gebirge</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Show more of the map (-)</source>
        <translation>Mehr von der Landkarte zeigen (-)</translation>
    </message>
    <message>
        <source>Show the map closer (+)</source>
        <translation>Landkarte näher zeigen (+)</translation>
    </message>
    <message>
        <source>Solo level</source>
        <translation>Stufe allein</translation>
    </message>
    <message>
        <source>Something is left. End anyway?</source>
        <translation>Noch etwas übrig. Beenden?</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Still equal: villages decide (%1).</source>
        <translation>Immer noch gleich: Die Dörfer entscheiden (%1).</translation>
    </message>
    <message>
        <source>Still exploring: %1.</source>
        <translation>Es erkunden noch: %1.</translation>
    </message>
    <message>
        <source>Still to come: %1</source>
        <translation>Kommt noch: %1</translation>
    </message>
    <message>
        <source>Take back the last act of this turn</source>
        <translation>Letzte Handlung dieses Zuges zurücknehmen</translation>
    </message>
    <message>
        <source>The Guild of Merchant Explorers</source>
        <translation>Die Gilde der fahrenden Händler</translation>
    </message>
    <message>
        <source>The card asks for: %1.</source>
        <translation>Die Karte verlangt: %1.</translation>
    </message>
    <message>
        <source>The card has been used up. End your turn.</source>
        <translation>Die Karte ist aufgebraucht. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The card has been used. Undo, or end your turn.</source>
        <translation>Die Karte ist genutzt. Nimm zurück, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>The card has no explorer left for this terrain.</source>
        <translation>Die Karte hat für dieses Gelände keinen Kundschafter mehr.</translation>
    </message>
    <message>
        <source>The card is for land only.</source>
        <translation>Die Karte gilt nur für Land.</translation>
    </message>
    <message>
        <source>The card is for the sea only.</source>
        <translation>Die Karte gilt nur für das Meer.</translation>
    </message>
    <message>
        <source>The explorers of this card form one straight, unbroken line.</source>
        <translation>Die Kundschafter dieser Karte bilden eine gerade, lückenlose Linie.</translation>
    </message>
    <message>
        <source>The explorers of this card touch each other.</source>
        <translation>Die Kundschafter dieser Karte berühren einander.</translation>
    </message>
    <message>
        <source>The extra explorer goes beside your capital, a village or an explorer.</source>
        <translation>Der Extra-Kundschafter kommt neben deine Hauptstadt, ein Dorf oder einen Kundschafter.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The higher reward is covered: %1.</source>
        <translation>Die höhere Belohnung ist abgedeckt: %1.</translation>
    </message>
    <message>
        <source>The last era is over. The explorers leave the map; now the treasures are shown.</source>
        <translation>Die letzte Ära ist zu Ende. Die Kundschafter verlassen die Landkarte; nun werden die Schätze gezeigt.</translation>
    </message>
    <message>
        <source>The lower reward is covered: %1.</source>
        <translation>Die niedrigere Belohnung ist abgedeckt: %1.</translation>
    </message>
    <message>
        <source>The map %1 cannot be used: %2.</source>
        <translation>Die Landkarte %1 lässt sich nicht verwenden: %2.</translation>
    </message>
    <message>
        <source>The marked tower</source>
        <translation>Der markierte Turm</translation>
    </message>
    <message>
        <source>The region is explored: click the blank space for your village.</source>
        <translation>Das Gebiet ist erkundet: Klicke auf das leere Feld für dein Dorf.</translation>
    </message>
    <message>
        <source>The tower in the north-east</source>
        <translation>Der Turm im Nordosten</translation>
    </message>
    <message>
        <source>The tower in the north-west</source>
        <translation>Der Turm im Nordwesten</translation>
    </message>
    <message>
        <source>The tower in the south-east</source>
        <translation>Der Turm im Südosten</translation>
    </message>
    <message>
        <source>The tower in the south-west</source>
        <translation>Der Turm im Südwesten</translation>
    </message>
    <message>
        <source>The treasure gives an extra explorer: click any lit hex, or leave it.</source>
        <translation>Der Schatz bringt einen Extra-Kundschafter: Klicke auf ein beleuchtetes Feld, oder verzichte.</translation>
    </message>
    <message>
        <source>Then further hexes are possible.</source>
        <translation>Danach sind weitere Felder möglich.</translation>
    </message>
    <message>
        <source>Then nothing is left of the card.</source>
        <translation>Danach bleibt nichts von der Karte.</translation>
    </message>
    <message>
        <source>Then: %1.</source>
        <translation>Dann: %1.</translation>
    </message>
    <message>
        <source>There is no treasure left for %1.</source>
        <translation>Für %1 ist kein Schatz mehr da.</translation>
    </message>
    <message>
        <source>These explorers form a straight line away from the hex of the first step.</source>
        <translation>Diese Kundschafter bilden eine gerade Linie vom Feld des ersten Schritts weg.</translation>
    </message>
    <message>
        <source>These explorers form straight lines away from two of your villages.</source>
        <translation>Diese Kundschafter bilden gerade Linien von zweien deiner Dörfer weg.</translation>
    </message>
    <message>
        <source>These explorers go around the hex of the first step.</source>
        <translation>Diese Kundschafter kommen um das Feld des ersten Schritts herum.</translation>
    </message>
    <message>
        <source>These explorers go beside those of the first step.</source>
        <translation>Diese Kundschafter kommen neben die des ersten Schritts.</translation>
    </message>
    <message>
        <source>This card has no further step.</source>
        <translation>Diese Karte hat keinen weiteren Schritt.</translation>
    </message>
    <message>
        <source>This is another player&apos;s map.</source>
        <translation>Das ist die Landkarte von jemand anderem.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>This is your capital: explorers set out from here.</source>
        <translation>Das ist deine Hauptstadt: Von hier brechen Kundschafter auf.</translation>
    </message>
    <message>
        <source>This step of the card is for cities only.</source>
        <translation>Dieser Schritt der Karte gilt nur für Städte.</translation>
    </message>
    <message>
        <source>This step of the card is for coin spaces only.</source>
        <translation>Dieser Schritt der Karte gilt nur für Münzfelder.</translation>
    </message>
    <message>
        <source>To the map</source>
        <translation>Zur Landkarte</translation>
    </message>
    <message>
        <source>To win: %1 and all objectives.</source>
        <translation>Zum Sieg: %1 und alle Ziele.</translation>
    </message>
    <message>
        <source>To win: %1 of %2 coins, %3 of %4 objectives.</source>
        <translation>Zum Sieg: %1 von %2 Münzen, %3 von %4 Zielen.</translation>
    </message>
    <message>
        <source>Tower number %1: %2</source>
        <translation>Turm Nummer %1: %2</translation>
    </message>
    <message>
        <source>Towers found</source>
        <translation>Gefundene Türme</translation>
    </message>
    <message>
        <source>Trade route for %1, post on %2</source>
        <translation>Handelsroute für %1, Posten auf %2</translation>
    </message>
    <message>
        <source>Trade route for %1: trading post on %2, connected with %3</source>
        <translation>Handelsroute für %1: Handelsposten auf %2, verbunden mit %3</translation>
    </message>
    <message>
        <source>Trade route possible: %1 × %2 = %3</source>
        <translation>Handelsroute möglich: %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Trade route: %1</source>
        <translation>Handelsroute: %1</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Trading posts on grassland, desert and mountain</source>
        <translation>Handelsposten in Grasland, Wüste und Gebirge</translation>
    </message>
    <message>
        <source>Trading posts placed</source>
        <translation>Gesetzte Handelsposten</translation>
    </message>
    <message>
        <source>Treasure cards kept</source>
        <translation>Behaltene Schatzkarten</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Treasures at once</source>
        <translation>Sofort bezahlte Schätze</translation>
    </message>
    <message>
        <source>Treasures kept</source>
        <translation>Behaltene Schätze</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <translation>Zug %1: %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Use any one of your investigate cards once more.</source>
        <translation>Nutze eine deiner Spezialkarten noch einmal.</translation>
    </message>
    <message>
        <source>Use investigate card %1</source>
        <translation>Spezialkarte %1 nutzen</translation>
    </message>
    <message>
        <source>Use investigate card %1: %2</source>
        <translation>Spezialkarte %1 nutzen: %2</translation>
    </message>
    <message>
        <source>Use your investigate card %1; when it comes for the first time, keep one of two.</source>
        <translation>Nutze deine Spezialkarte %1; beim ersten Mal behältst du eine von zweien.</translation>
    </message>
    <message>
        <source>Village: %1</source>
        <translation>Dorf: %1</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>Villages founded</source>
        <translation>Gegründete Dörfer</translation>
    </message>
    <message>
        <source>Villages on %1 different lands</source>
        <translation>Dörfer auf %1 verschiedenen Landmassen</translation>
    </message>
    <message>
        <source>Villages on grassland, desert and mountain</source>
        <translation>Dörfer in Grasland, Wüste und Gebirge</translation>
    </message>
    <message>
        <source>Villages that stay for the next era</source>
        <translation>Dörfer, die für die nächste Ära bleiben</translation>
    </message>
    <message>
        <source>Villages, trading posts and discovery towers stay.</source>
        <translation>Dörfer, Handelsposten und Entdeckungstürme bleiben.</translation>
    </message>
    <message>
        <source>When %1 comes: %2 will be covered.</source>
        <translation>%1 wird abdecken: %2.</translation>
    </message>
    <message>
        <source>Won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>Won: %1 of %2 coins and %3 of %4 objectives.</source>
        <translation>Gewonnen: %1 von %2 Münzen und %3 von %4 Zielen.</translation>
    </message>
    <message>
        <source>Wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>You have ended your turn.</source>
        <translation>Du hast deinen Zug beendet.</translation>
    </message>
    <message>
        <source>You have explored this space in this era already.</source>
        <translation>Dieses Feld hast du in dieser Ära schon erkundet.</translation>
    </message>
    <message>
        <source>Your village is here: explorers set out from here.</source>
        <translation>Hier steht dein Dorf: Von hier brechen Kundschafter auf.</translation>
    </message>
    <message>
        <source>a straight line of %1 away from each of %2 villages</source>
        <translation>je %1 Felder in gerader Linie ab %2 Dörfern</translation>
    </message>
    <message>
        <source>any number of desert</source>
        <translation>beliebig viele Felder Wüste</translation>
    </message>
    <message>
        <source>any number of grassland</source>
        <translation>beliebig viele Felder Grasland</translation>
    </message>
    <message>
        <source>any number of land</source>
        <translation>beliebig viele Felder Land</translation>
    </message>
    <message>
        <source>any number of mountain</source>
        <translation>beliebig viele Felder Gebirge</translation>
    </message>
    <message>
        <source>any number of sea</source>
        <translation>beliebig viele Felder Meer</translation>
    </message>
    <message>
        <source>any number of spaces</source>
        <translation>beliebig viele Felder</translation>
    </message>
    <message>
        <source>coin spaces pay %1 times</source>
        <translation>Münzfelder zahlen %1-fach</translation>
    </message>
    <message>
        <source>desert</source>
        <comment>terrain within a sentence</comment>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>difficulty %1</source>
        <translation>Schwierigkeit %1</translation>
    </message>
    <message>
        <source>every city beside them</source>
        <translation>alle Städte daneben</translation>
    </message>
    <message>
        <source>grassland</source>
        <comment>terrain within a sentence</comment>
        <translation>Grasland</translation>
    </message>
    <message>
        <source>has ended the turn</source>
        <translation>hat den Zug beendet</translation>
    </message>
    <message>
        <source>mountain</source>
        <comment>terrain within a sentence</comment>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>needed: %1</source>
        <translation>nötig: %1</translation>
    </message>
    <message>
        <source>none kept yet</source>
        <translation>noch keine behalten</translation>
    </message>
    <message>
        <source>not completed</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>pays %1 to the first, %2 later</source>
        <translation>%1 beim ersten Mal, %2 später</translation>
    </message>
    <message>
        <source>pays nothing any more</source>
        <translation>bringt nichts mehr</translation>
    </message>
    <message>
        <source>sea</source>
        <comment>terrain within a sentence</comment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>still pays %1</source>
        <translation>bringt noch %1</translation>
    </message>
    <message>
        <source>turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <comment>turn of completion, coins</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>with a circle</source>
        <comment>sign of a ruin</comment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>with a square</source>
        <comment>sign of a ruin</comment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>with a triangle</source>
        <comment>sign of a ruin</comment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>your map</source>
        <translation>deine Landkarte</translation>
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
        <translation>%1 (nur noch %2 im Stapel)</translation>
    </message>
    <message>
        <source>%1 draws a sanctuary: %2.</source>
        <translation>%1 zieht ein Heiligtum: %2.</translation>
    </message>
    <message>
        <source>%1 explores %2</source>
        <translation>%1 erkundet %2</translation>
    </message>
    <message>
        <source>%1 finds %2 (%3).</source>
        <translation>%1 findet %2 (%3).</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>%1 has chosen which regions to keep.</source>
        <translation>%1 hat gewählt, welche Regionen bleiben.</translation>
    </message>
    <message>
        <source>%1 has the turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 have %2 each. %3 wins with the shortest exploration duration, %4.</source>
        <translation>%1 haben je %2. %3 gewinnt mit der kürzesten Erkundungszeit, %4.</translation>
    </message>
    <message>
        <source>%1 in the next round</source>
        <translation>%1 in der nächsten Runde</translation>
    </message>
    <message>
        <source>%1 is dealt region %2.</source>
        <translation>%1 bekommt Region %2.</translation>
    </message>
    <message>
        <source>%1 keeps a sanctuary.</source>
        <translation>%1 behält ein Heiligtum.</translation>
    </message>
    <message>
        <source>%1 keeps a sanctuary: %2.</source>
        <translation>%1 behält ein Heiligtum: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the regions %2.</source>
        <translation>%1 behält die Regionen %2.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>one of two biomes</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>3 fame per night card</comment>
        <translation>%1 je %2</translation>
    </message>
    <message>
        <source>%1 puts a region face down.</source>
        <translation>%1 legt eine Region verdeckt hin.</translation>
    </message>
    <message>
        <source>%1 puts region %2 face down.</source>
        <translation>%1 legt Region %2 verdeckt hin.</translation>
    </message>
    <message>
        <source>%1 regions are dealt to each player, who keeps %2 of them.</source>
        <translation>Alle bekommen %1 Regionen und behalten %2 davon.</translation>
    </message>
    <message>
        <source>%1 still chooses</source>
        <translation>%1 wählt noch</translation>
    </message>
    <message>
        <source>%1 takes a region from the display.</source>
        <translation>%1 nimmt eine Region aus der Auslage.</translation>
    </message>
    <message>
        <source>%1 takes region %2 from the display.</source>
        <translation>%1 nimmt Region %2 aus der Auslage.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt und hat %2.</translation>
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
        <translation>%1, Erkundungszeit %2</translation>
    </message>
    <message>
        <source>%1, finds %2</source>
        <translation>%1, findet %2</translation>
    </message>
    <message>
        <source>%1, has the turn</source>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a move and its effect</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. Lacks: %2</source>
        <comment>a score and what is lacking</comment>
        <translation>%1. Es fehlt: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a region and its features</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 so far</source>
        <comment>player and fame</comment>
        <translation>%1: bisher %2</translation>
    </message>
    <message numerus="yes">
        <source>%n clue(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fame</source>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goldlog thistle(s)</source>
        <translation>
            <numerusform>%n Taukronen-Distel</numerusform>
            <numerusform>%n Taukronen-Disteln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n okiko chimera(s)</source>
        <translation>
            <numerusform>%n Okiko-Schimäre</numerusform>
            <numerusform>%n Okiko-Schimären</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) are shuffled into the deck.</source>
        <translation>
            <numerusform>%n Region wird in den Stapel gemischt.</numerusform>
            <numerusform>%n Regionen werden in den Stapel gemischt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) in hand</source>
        <translation>
            <numerusform>%n Region auf der Hand</numerusform>
            <numerusform>%n Regionen auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s)</source>
        <translation>
            <numerusform>%n Heiligtum</numerusform>
            <numerusform>%n Heiligtümer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sanctuary(s) drawn</source>
        <translation>
            <numerusform>%n Heiligtum gezogen</numerusform>
            <numerusform>%n Heiligtümer gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uddu stone(s)</source>
        <translation>
            <numerusform>%n Uddu-Stein</numerusform>
            <numerusform>%n Uddu-Steine</numerusform>
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
        <translation>Eine Reise durch acht Regionen, gewertet auf dem Rückweg: Was eine Region braucht, muss nach ihr kommen. Für zwei bis sechs Personen.</translation>
    </message>
    <message>
        <source>A region in hand, face down</source>
        <translation>Eine Region auf der Hand, verdeckt</translation>
    </message>
    <message>
        <source>A region, face down</source>
        <translation>Eine Region, verdeckt</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Best order</source>
        <translation>Beste Reihenfolge</translation>
    </message>
    <message>
        <source>Biome: %1</source>
        <translation>Landschaft: %1</translation>
    </message>
    <message>
        <source>Choose a region of your hand to explore.</source>
        <translation>Erkunde eine Region von deiner Hand.</translation>
    </message>
    <message>
        <source>Choose the three regions that you keep.</source>
        <translation>Wähle die drei Regionen, die bleiben.</translation>
    </message>
    <message>
        <source>Choose your beginning</source>
        <translation>Anfang wählen</translation>
    </message>
    <message>
        <source>Chosen, still face down</source>
        <translation>Gewählt, noch verdeckt</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Click the regions that you keep. The others go back into the deck.</source>
        <translation>Klicke auf die Regionen, die du behältst. Die anderen kommen zurück in den Stapel.</translation>
    </message>
    <message>
        <source>Click to see this journey in large.</source>
        <translation>Klicke, um diese Reise groß zu sehen.</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Day card</source>
        <translation>Tagkarte</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Discarded from the display: %1.</source>
        <translation>Aus der Auslage abgelegt: %1.</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <translation>Abgelegt: %1</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Draft: place %1 of %2</source>
        <translation>Auswahl: Platz %1 von %2</translation>
    </message>
    <message>
        <source>Draft: place %1 to %2 (%3 of %4 unseen regions are shorter)</source>
        <translation>Auswahl: Platz %1 bis %2 (kürzer: %3 der %4 unbekannten Regionen)</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Ziehe %1</translation>
    </message>
    <message>
        <source>Draw %1, keep one</source>
        <translation>Ziehe %1, behalte eins</translation>
    </message>
    <message>
        <source>Drawn; you keep one</source>
        <translation>Gezogen; eins davon behältst du</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Explore %1</source>
        <comment>region 47</comment>
        <translation>%1 erkunden</translation>
    </message>
    <message>
        <source>Explore %1. %2. %3. %4.</source>
        <translation>Erkunde %1. %2. %3. %4.</translation>
    </message>
    <message>
        <source>Explore region %1</source>
        <translation>Region %1 erkunden</translation>
    </message>
    <message>
        <source>Explore: %1</source>
        <translation>Erkunden: %1</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Fame of regions</source>
        <translation>Ruhm der Regionen</translation>
    </message>
    <message>
        <source>Fame of sanctuaries</source>
        <translation>Ruhm der Heiligtümer</translation>
    </message>
    <message>
        <source>Fame so far: %1</source>
        <translation>Ruhm bisher: %1</translation>
    </message>
    <message>
        <source>Faraway</source>
        <translation>Faraway</translation>
    </message>
    <message>
        <source>First choose the three regions that you keep.</source>
        <translation>Wähle zuerst die drei Regionen, die du behältst.</translation>
    </message>
    <message>
        <source>First region: no sanctuaries yet</source>
        <translation>Erste Region: noch keine Heiligtümer</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Goldlog thistle</source>
        <translation>Taukronen-Distel</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>In the best order the same regions would have brought %1 %2 instead of %3.</source>
        <translation>In der besten Reihenfolge hätten dieselben Regionen %1 %2 statt %3 gebracht.</translation>
    </message>
    <message>
        <source>In the display</source>
        <translation>In der Auslage</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Auf deiner Hand</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn at this screen now.</source>
        <translation>An diesem Bildschirm ist gerade niemand am Zug.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Journey of %1</source>
        <translation>Reise von %1</translation>
    </message>
    <message>
        <source>Journey so far: %1 (%2)</source>
        <translation>Reise bisher: %1 (%2)</translation>
    </message>
    <message>
        <source>Keep exactly three regions.</source>
        <translation>Behalte genau drei Regionen.</translation>
    </message>
    <message>
        <source>Keep one of the sanctuaries that you have drawn.</source>
        <translation>Behalte eins der gezogenen Heiligtümer.</translation>
    </message>
    <message>
        <source>Keep one; the others go under the deck.</source>
        <translation>Behalte eins; die anderen kommen unter den Stapel.</translation>
    </message>
    <message>
        <source>Keep the regions %1</source>
        <translation>Regionen %1 behalten</translation>
    </message>
    <message>
        <source>Keep the sanctuary: %1</source>
        <translation>Heiligtum behalten: %1</translation>
    </message>
    <message>
        <source>Keep these three</source>
        <translation>Diese drei behalten</translation>
    </message>
    <message>
        <source>Keep this sanctuary</source>
        <translation>Heiligtum behalten</translation>
    </message>
    <message>
        <source>Lacks: %1</source>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>Last round: no display, no region is drafted.</source>
        <translation>Letzte Runde: keine Auslage, es wird keine Region genommen.</translation>
    </message>
    <message>
        <source>Last round: no region is drafted</source>
        <translation>Letzte Runde: Es wird keine Region genommen</translation>
    </message>
    <message>
        <source>Longer than your last region: you find sanctuaries. Shorter: you draft earlier.</source>
        <translation>Länger als deine letzte Region: Du findest Heiligtümer. Kürzer: Du nimmst früher aus der Auslage.</translation>
    </message>
    <message>
        <source>Mystical haven</source>
        <translation>Mystisches Paradies</translation>
    </message>
    <message>
        <source>Night card</source>
        <translation>Nachtkarte</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>No order of these regions would have brought %1 more than %2.</source>
        <translation>Keine Reihenfolge dieser Regionen hätte %1 mehr als %2 gebracht.</translation>
    </message>
    <message>
        <source>No quest</source>
        <translation>Keine Aufgabe</translation>
    </message>
    <message>
        <source>Not longer than %1: no sanctuaries</source>
        <translation>Nicht länger als %1: keine Heiligtümer</translation>
    </message>
    <message>
        <source>Okiko chimera</source>
        <translation>Okiko-Schimäre</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Point at a card of the display to see what it would bring next round.</source>
        <translation>Zeige auf eine Karte der Auslage, um zu sehen, was sie nächste Runde brächte.</translation>
    </message>
    <message>
        <source>Point at a card to see what it would bring.</source>
        <translation>Zeige auf eine Karte, um zu sehen, was sie brächte.</translation>
    </message>
    <message>
        <source>Prerequisite: %1</source>
        <translation>Bedingung: %1</translation>
    </message>
    <message>
        <source>Quest: %1</source>
        <translation>Aufgabe: %1</translation>
    </message>
    <message>
        <source>Quests not fulfilled</source>
        <translation>Unerfüllte Aufgaben</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message numerus="yes">
        <source>Region deck: %n card(s)</source>
        <translation>
            <numerusform>Regionen im Stapel: %n Karte</numerusform>
            <numerusform>Regionen im Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Region of round %1</source>
        <translation>Region der Runde %1</translation>
    </message>
    <message>
        <source>Regions are put back before the first round only.</source>
        <translation>Regionen werden nur vor der ersten Runde zurückgelegt.</translation>
    </message>
    <message>
        <source>Regions are taken from the display after everybody has explored one.</source>
        <translation>Aus der Auslage wird genommen, wenn alle eine Region erkundet haben.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1: %2.</source>
        <translation>Runde %1: %2.</translation>
    </message>
    <message>
        <source>Sanctuaries</source>
        <translation>Heiligtümer</translation>
    </message>
    <message>
        <source>Sanctuaries drawn</source>
        <translation>Gezogene Heiligtümer</translation>
    </message>
    <message numerus="yes">
        <source>Sanctuaries drawn: %n</source>
        <translation>
            <numerusform>Gezogene Heiligtümer: %n</numerusform>
            <numerusform>Gezogene Heiligtümer: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Sanctuaries of %1</source>
        <translation>Heiligtümer von %1</translation>
    </message>
    <message>
        <source>Sanctuary</source>
        <translation>Heiligtum</translation>
    </message>
    <message>
        <source>Sanctuary %1</source>
        <translation>Heiligtum %1</translation>
    </message>
    <message numerus="yes">
        <source>Sanctuary deck: %n card(s)</source>
        <translation>
            <numerusform>Heiligtümer im Stapel: %n Karte</numerusform>
            <numerusform>Heiligtümer im Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Sanctuary in the next round</source>
        <translation>Heiligtum in der nächsten Runde</translation>
    </message>
    <message>
        <source>Sanctuary: %1</source>
        <translation>Heiligtum: %1</translation>
    </message>
    <message>
        <source>Seen when drafted: %1</source>
        <translation>Offen aus der Auslage genommen: %1</translation>
    </message>
    <message>
        <source>Still to choose: %1.</source>
        <translation>Es wählen noch: %1.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>region 47</comment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Take a region from the display first.</source>
        <translation>Nimm zuerst eine Region aus der Auslage.</translation>
    </message>
    <message>
        <source>Take a region from the display.</source>
        <translation>Nimm eine Region aus der Auslage.</translation>
    </message>
    <message>
        <source>Take a region from the display. The next one is explored in the next round.</source>
        <translation>Nimm eine Region aus der Auslage. Die nächste wird in der nächsten Runde erkundet.</translation>
    </message>
    <message>
        <source>Take from the display: %1</source>
        <translation>Aus der Auslage nehmen: %1</translation>
    </message>
    <message>
        <source>Take region %1</source>
        <translation>Region %1 nehmen</translation>
    </message>
    <message>
        <source>The journey goes from left to right and scores from right to left.</source>
        <translation>Die Reise geht von links nach rechts und wird von rechts nach links gewertet.</translation>
    </message>
    <message>
        <source>The journey of %1 brings %2.</source>
        <translation>Die Reise von %1 bringt %2.</translation>
    </message>
    <message>
        <source>The journeys are complete.</source>
        <translation>Die Reisen sind vollständig.</translation>
    </message>
    <message>
        <source>The journeys are complete. All hands are discarded.</source>
        <translation>Die Reisen sind vollständig. Alle Handkarten werden abgelegt.</translation>
    </message>
    <message>
        <source>The last regions see only themselves and the sanctuaries.</source>
        <translation>Die letzten Regionen sehen nur sich selbst und die Heiligtümer.</translation>
    </message>
    <message>
        <source>The others still choose.</source>
        <translation>Die anderen wählen noch.</translation>
    </message>
    <message>
        <source>The regions lie face down. They are turned and scored from the last to the first.</source>
        <translation>Die Regionen liegen verdeckt. Sie werden von der letzten bis zur ersten aufgedeckt und gewertet.</translation>
    </message>
    <message>
        <source>The regions of round %1 see themselves and everything at their right.</source>
        <translation>Die Regionen der Runde %1 sehen sich selbst und alles rechts von ihnen.</translation>
    </message>
    <message>
        <source>The sanctuaries see all regions and all sanctuaries.</source>
        <translation>Die Heiligtümer sehen alle Regionen und alle Heiligtümer.</translation>
    </message>
    <message>
        <source>The sanctuary deck is empty. What is missing is drawn from what other players put back.</source>
        <translation>Der Stapel der Heiligtümer ist leer. Was fehlt, wird aus dem gezogen, was andere zurücklegen.</translation>
    </message>
    <message>
        <source>This region does not lie in the display.</source>
        <translation>Diese Region liegt nicht in der Auslage.</translation>
    </message>
    <message>
        <source>This sanctuary is not among those that you have drawn.</source>
        <translation>Dieses Heiligtum hast du nicht gezogen.</translation>
    </message>
    <message>
        <source>Uddu stone</source>
        <translation>Uddu-Stein</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>What each card would bring if the journeys ended now.</source>
        <translation>Was jede Karte brächte, wenn die Reisen jetzt endeten.</translation>
    </message>
    <message>
        <source>Would score now: %1</source>
        <translation>Brächte jetzt: %1</translation>
    </message>
    <message>
        <source>You can only explore a region of your own hand.</source>
        <translation>Du kannst nur eine Region von deiner Hand erkunden.</translation>
    </message>
    <message>
        <source>You do not hold all of these regions.</source>
        <translation>Du hast nicht alle diese Regionen auf der Hand.</translation>
    </message>
    <message>
        <source>You have chosen. The others still choose.</source>
        <translation>Du hast gewählt. Die anderen wählen noch.</translation>
    </message>
    <message>
        <source>You have taken your region. Keep one of the sanctuaries now.</source>
        <translation>Du hast deine Region genommen. Behalte jetzt eins der Heiligtümer.</translation>
    </message>
    <message>
        <source>You keep one of them after taking a region.</source>
        <translation>Eins davon behältst du, nachdem du eine Region genommen hast.</translation>
    </message>
    <message>
        <source>Your beginning</source>
        <translation>Dein Anfang</translation>
    </message>
    <message>
        <source>Your new region</source>
        <translation>Deine neue Region</translation>
    </message>
    <message>
        <source>Your region of this round</source>
        <translation>Deine Region dieser Runde</translation>
    </message>
    <message>
        <source>clue</source>
        <comment>... fame per clue</comment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>fifth pick in the draft</source>
        <translation>fünfte Wahl in der Auslage</translation>
    </message>
    <message>
        <source>finds a sanctuary now</source>
        <translation>findet jetzt ein Heiligtum</translation>
    </message>
    <message>
        <source>finds no sanctuary now</source>
        <translation>findet jetzt kein Heiligtum</translation>
    </message>
    <message>
        <source>first pick in the draft</source>
        <translation>erste Wahl in der Auslage</translation>
    </message>
    <message>
        <source>fourth pick in the draft</source>
        <translation>vierte Wahl in der Auslage</translation>
    </message>
    <message>
        <source>last pick in the draft</source>
        <translation>letzte Wahl in der Auslage</translation>
    </message>
    <message>
        <source>night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>night card</source>
        <comment>... fame per night card</comment>
        <translation>Nachtkarte</translation>
    </message>
    <message>
        <source>prerequisite: %1</source>
        <translation>Bedingung: %1</translation>
    </message>
    <message>
        <source>probably %1</source>
        <comment>a place in the draft</comment>
        <translation>wahrscheinlich %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>second pick in the draft</source>
        <translation>zweite Wahl in der Auslage</translation>
    </message>
    <message>
        <source>set of all four biomes</source>
        <comment>... fame per set</comment>
        <translation>Satz aller vier Landschaften</translation>
    </message>
    <message>
        <source>third pick in the draft</source>
        <translation>dritte Wahl in der Auslage</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, it is your turn.</source>
        <translation>%1, du bist am Zug.</translation>
    </message>
    <message>
        <source>Press a key or click when only you are looking.</source>
        <translation>Drücke eine Taste oder klicke, wenn nur du hinsiehst.</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <comment>a figure, after this move, after other moves</comment>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) tried</source>
        <translation>
            <numerusform>%Ln Spiel durchgespielt</numerusform>
            <numerusform>%Ln Spiele durchgespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>There is no hint just now. Press H to try again.</source>
        <translation>Gerade gibt es keinen Tipp. Drücke H für einen neuen Versuch.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Überlegt …</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… %Ln game(s) tried so far</source>
        <translation>
            <numerusform>Überlegt … %Ln Spiel bisher durchgespielt</numerusform>
            <numerusform>Überlegt … %Ln Spiele bisher durchgespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>expected result %1</source>
        <translation>erwartetes Ergebnis %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>Siege %1</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>level, its strength, the greatest strength</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Compares many ways in which the game can go on.</source>
        <translation>Vergleicht viele Wege, die das Spiel nehmen kann.</translation>
    </message>
    <message>
        <source>Hiker</source>
        <translation>Wanderer</translation>
    </message>
    <message>
        <source>Knows what is good now, but does not look ahead.</source>
        <translation>Weiß, was jetzt gut ist, schaut aber nicht voraus.</translation>
    </message>
    <message>
        <source>Looks a little way ahead.</source>
        <translation>Schaut ein Stück voraus.</translation>
    </message>
    <message>
        <source>Pathfinder</source>
        <translation>Pfadfinder</translation>
    </message>
    <message>
        <source>Plays for fun and misses a lot: for a first game.</source>
        <translation>Spielt zum Spaß und übersieht viel: für ein erstes Spiel.</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Kundschafter</translation>
    </message>
    <message>
        <source>Stroller</source>
        <translation>Spaziergänger</translation>
    </message>
    <message>
        <source>Thinks longest and plays best.</source>
        <translation>Überlegt am längsten und spielt am besten.</translation>
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
        <translation>%1 am Ende der Runde</translation>
    </message>
    <message>
        <source>%1 cannot take any die and is skipped.</source>
        <translation>%1 kann keinen Würfel nehmen und wird übersprungen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 digs for %n stone(s).</source>
        <translation>
            <numerusform>%1 baut %n Stein ab.</numerusform>
            <numerusform>%1 baut %n Steine ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 digs up the white rock: %n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>%1 baut den weißen Stein ab: %n Stein kommt zurück in den Beutel.</numerusform>
            <numerusform>%1 baut den weißen Stein ab: %n Steine kommen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 donated %2, less than the dice (%3), and is disqualified: no points.</source>
        <translation>%1 hat %2 gespendet, weniger als die Würfel zeigen (%3), und scheidet aus: keine Punkte.</translation>
    </message>
    <message>
        <source>%1 donated %2, not more than the dice (%3), and is disqualified: no points.</source>
        <translation>%1 hat %2 gespendet, nicht mehr als die Würfel zeigen (%3), und scheidet aus: keine Punkte.</translation>
    </message>
    <message>
        <source>%1 donated the least (%2) and is disqualified: no points.</source>
        <translation>%1 hat am wenigsten gespendet (%2) und scheidet aus: keine Punkte.</translation>
    </message>
    <message>
        <source>%1 donates %2 to the Queen.</source>
        <translation>%1 spendet der Königin %2.</translation>
    </message>
    <message>
        <source>%1 donates to the Queen.</source>
        <translation>%1 spendet der Königin etwas.</translation>
    </message>
    <message>
        <source>%1 draws Mine Collapse. Gems lost: %2.</source>
        <translation>%1 zieht den Mineneinsturz. Verlorene Edelsteine: %2.</translation>
    </message>
    <message>
        <source>%1 draws Mine Collapse: no gems are lost.</source>
        <translation>%1 zieht den Mineneinsturz: Es gehen keine Edelsteine verloren.</translation>
    </message>
    <message>
        <source>%1 draws an action card.</source>
        <translation>%1 zieht eine Aktionskarte.</translation>
    </message>
    <message>
        <source>%1 draws an action card: %2.</source>
        <translation>%1 zieht eine Aktionskarte: %2.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2.</source>
        <translation>%1 beendet das Spiel und hat %2.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2: a good result, %3 or more.</source>
        <translation>%1 beendet das Spiel und hat %2: ein gutes Ergebnis, mindestens %3.</translation>
    </message>
    <message>
        <source>%1 ends the game with %2; a good result begins at %3.</source>
        <translation>%1 beendet das Spiel und hat %2; ein gutes Ergebnis beginnt bei %3.</translation>
    </message>
    <message>
        <source>%1 finds %2.</source>
        <translation>%1 findet: %2.</translation>
    </message>
    <message>
        <source>%1 finds %2; %3 set aside.</source>
        <translation>%1 findet: %2. Zur Seite gelegt: %3.</translation>
    </message>
    <message>
        <source>%1 finds no gems.</source>
        <translation>%1 findet keine Edelsteine.</translation>
    </message>
    <message>
        <source>%1 gets %2 for point cards.</source>
        <translation>%1 bekommt %2 für Punktekarten.</translation>
    </message>
    <message>
        <source>%1 gets %2 for unsold gems.</source>
        <translation>%1 bekommt %2 für unverkaufte Edelsteine.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1 has the turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 have the same points and donations; the tents placed decide: %2.</source>
        <translation>Gleich viele Punkte und Spenden: %1. Die errichteten Zelte entscheiden: %2.</translation>
    </message>
    <message>
        <source>%1 have the same points; the larger donation decides: %2.</source>
        <translation>Gleich viele Punkte: %1. Die größere Spende entscheidet: %2.</translation>
    </message>
    <message>
        <source>%1 in hand</source>
        <translation>%1 auf der Hand</translation>
    </message>
    <message>
        <source>%1 is played when you place a tent.</source>
        <translation>„%1“ wird beim Errichten eines Zeltes gespielt.</translation>
    </message>
    <message>
        <source>%1 moves a tent from %4 to row %2, column %3</source>
        <translation>%1 versetzt ein Zelt von %4 nach Reihe %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1 places a tent in row %2, column %3</source>
        <translation>%1 errichtet ein Zelt in Reihe %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt „%2“.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for the Queen: %3 in all.</source>
        <translation>%1 würfelt für die Königin %2, zusammen %3.</translation>
    </message>
    <message>
        <source>%1 sells %2 for %3.</source>
        <translation>%1 verkauft für %3: %2.</translation>
    </message>
    <message>
        <source>%1 share the win with %2 each.</source>
        <translation>%1 teilen sich den Sieg: je %2.</translation>
    </message>
    <message>
        <source>%1 stay in hand, %2 are in the chest then.</source>
        <translation>Danach auf der Hand: %1, in der Schatzkiste: %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 takes the die %2.</source>
        <translation>%1 nimmt den Würfel %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt und hat %2.</translation>
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
        <translation>%1, %2 Stück</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <comment>the price of a tent and the points it scores</comment>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it is used for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of stones and chance</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2; %3 at the end of the round</source>
        <translation>%1: %2; %3 am Ende der Runde</translation>
    </message>
    <message>
        <source>%1: %2; no points this round.</source>
        <translation>%1: %2; in dieser Runde keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tent(s)</source>
        <translation>
            <numerusform>%1: %n Zelt</numerusform>
            <numerusform>%1: %n Zelte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: choose a space for the tent.</source>
        <translation>%1: Wähle ein Feld für das Zelt.</translation>
    </message>
    <message>
        <source>%1: choose the gems to sell.</source>
        <translation>%1: Wähle, welche Edelsteine du verkaufst.</translation>
    </message>
    <message>
        <source>%1: click a lit space. Esc: without the card.</source>
        <translation>%1: Klicke auf ein beleuchtetes Feld. Esc: ohne die Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n black rock(s)</source>
        <translation>
            <numerusform>%n schwarzer Stein</numerusform>
            <numerusform>%n schwarze Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue gem(s)</source>
        <translation>
            <numerusform>%n blauer Edelstein</numerusform>
            <numerusform>%n blaue Edelsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled and form a new draw pile.</source>
        <translation>
            <numerusform>%n Karte wird gemischt und bildet einen neuen Nachziehstapel.</numerusform>
            <numerusform>%n Karten werden gemischt und bilden einen neuen Nachziehstapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) to go, this one included.</source>
        <translation>
            <numerusform>Noch %n Spalte, mit dieser.</numerusform>
            <numerusform>Noch %n Spalten, mit dieser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>Noch %n Würfel</numerusform>
            <numerusform>Noch %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donation(s) to the Queen</source>
        <translation>
            <numerusform>%n Spende an die Königin</numerusform>
            <numerusform>%n Gespendete Taler für die Königin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Stapel</numerusform>
            <numerusform>%n im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pound(s)</source>
        <translation>
            <numerusform>%n Taler</numerusform>
            <numerusform>%n Taler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pound(s) for the Queen in the end (others: %1)</source>
        <translation>
            <numerusform>am Ende %n Taler für die Königin (sonst %1)</numerusform>
            <numerusform>am Ende %n Taler für die Königin (sonst %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red gem(s)</source>
        <translation>
            <numerusform>%n roter Edelstein</numerusform>
            <numerusform>%n rote Edelsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rock(s) set aside.</source>
        <translation>
            <numerusform>%n Stein zur Seite gelegt.</numerusform>
            <numerusform>%n Steine zur Seite gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) go back to the bag.</source>
        <translation>
            <numerusform>%n Stein kommt zurück in den Beutel.</numerusform>
            <numerusform>%n Steine kommen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s), white rock %1</source>
        <translation>
            <numerusform>%n Stein, weißer Stein %1</numerusform>
            <numerusform>%n Steine, weißer Stein %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tent(s) left</source>
        <translation>
            <numerusform>Noch %n Zelt</numerusform>
            <numerusform>Noch %n Zelte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n transparent gem(s)</source>
        <translation>
            <numerusform>%n transparenter Edelstein</numerusform>
            <numerusform>%n transparente Edelsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white rock(s)</source>
        <translation>
            <numerusform>%n weißer Stein</numerusform>
            <numerusform>%n weiße Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n white tent(s) stand on the board.</source>
        <translation>
            <numerusform>%n weißes Zelt steht auf dem Spielplan.</numerusform>
            <numerusform>%n weiße Zelte stehen auf dem Spielplan.</numerusform>
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
        <translation>je 1 Taler an %1</translation>
    </message>
    <message>
        <source>1 pound for the white tent</source>
        <translation>1 Taler für das weiße Zelt</translation>
    </message>
    <message>
        <source>1 pound to %1</source>
        <translation>1 Taler an %1</translation>
    </message>
    <message>
        <source>2 Victory Points</source>
        <translation>2 Siegpunkte</translation>
    </message>
    <message>
        <source>2 points.</source>
        <translation>2 Punkte.</translation>
    </message>
    <message>
        <source>3 Victory Points</source>
        <translation>3 Siegpunkte</translation>
    </message>
    <message>
        <source>3 points.</source>
        <translation>3 Punkte.</translation>
    </message>
    <message>
        <source>4 Victory Points</source>
        <translation>4 Siegpunkte</translation>
    </message>
    <message>
        <source>4 points.</source>
        <translation>4 Punkte.</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>A</source>
        <comment>key for: Draw an action card</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>A donation is at least 1 pound.</source>
        <translation>Eine Spende beträgt mindestens 1 Taler.</translation>
    </message>
    <message>
        <source>A donation must be at least %1.</source>
        <translation>Eine Spende muss mindestens %1 betragen.</translation>
    </message>
    <message>
        <source>A gem that you keep is worth 1 point at the end.</source>
        <translation>Ein behaltener Edelstein zählt am Ende 1 Punkt.</translation>
    </message>
    <message>
        <source>A good result: %1 points or more.</source>
        <translation>Ein gutes Ergebnis: mindestens %1 Punkte.</translation>
    </message>
    <message>
        <source>A tent in any row of the steamboat&apos;s column, at the usual cost.</source>
        <translation>Ein Zelt in einer beliebigen Reihe der Spalte des Dampfboots, zu den üblichen Kosten.</translation>
    </message>
    <message>
        <source>A tent is moved only when you have none left to place.</source>
        <translation>Ein Zelt wird erst versetzt, wenn du keins mehr zum Errichten hast.</translation>
    </message>
    <message>
        <source>A tent must be moved to another space.</source>
        <translation>Ein Zelt muss auf ein anderes Feld versetzt werden.</translation>
    </message>
    <message>
        <source>A tent without expedition cost.</source>
        <translation>Ein Zelt ohne Expeditionskosten.</translation>
    </message>
    <message>
        <source>A tie shares the points, rounded down.</source>
        <translation>Bei Gleichstand werden die Punkte geteilt und abgerundet.</translation>
    </message>
    <message>
        <source>An extra tent, without expedition cost, beside a scored tent of yours.</source>
        <translation>Ein zusätzliches Zelt ohne Expeditionskosten neben einem gewerteten eigenen Zelt.</translation>
    </message>
    <message>
        <source>As soon as it is drawn, all gems in all hands go back to the bag.</source>
        <translation>Sobald sie gezogen wird, kommen alle Edelsteine von allen Händen zurück in den Beutel.</translation>
    </message>
    <message>
        <source>At the end of the round this column scores.</source>
        <translation>Am Ende der Runde wird diese Spalte gewertet.</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key for: go to the board</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the usual figures</source>
        <translation>Zurück zu den üblichen Werten</translation>
    </message>
    <message>
        <source>Before you end your turn you may donate, sell gems and play cards.</source>
        <translation>Bevor du deinen Zug beendest, darfst du spenden, Edelsteine verkaufen und Karten spielen.</translation>
    </message>
    <message>
        <source>Black rock</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <source>Blue gem</source>
        <translation>Blauer Edelstein</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key for: Take coins</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Cards of each kind, %1 in all</source>
        <translation>Karten jeder Art, insgesamt %1</translation>
    </message>
    <message>
        <source>Chance that the white rock comes, by number of stones:</source>
        <translation>Risiko des weißen Steins, nach Anzahl der Steine:</translation>
    </message>
    <message>
        <source>Choose a space, here or on the board.</source>
        <translation>Wähle ein Feld, hier oder auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Choose at least one gem.</source>
        <translation>Wähle mindestens einen Edelstein.</translation>
    </message>
    <message>
        <source>Choose one of your own tents, in a lit space.</source>
        <translation>Wähle eins deiner Zelte auf einem beleuchteten Feld.</translation>
    </message>
    <message>
        <source>Choose the gems to sell.</source>
        <translation>Wähle, welche Edelsteine du verkaufst.</translation>
    </message>
    <message>
        <source>Choose the space for the tent.</source>
        <translation>Wähle das Feld für das Zelt.</translation>
    </message>
    <message>
        <source>Choose the space, then the tent that is moved there.</source>
        <translation>Wähle das Feld, dann das Zelt, das dorthin kommt.</translation>
    </message>
    <message>
        <source>Choose the tent that is moved there, here or on the board.</source>
        <translation>Wähle das Zelt, das dorthin kommt, hier oder auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Click the tent that you want to move, on the board. Esc: another space.</source>
        <translation>Klicke auf dem Spielplan auf das Zelt, das du versetzt. Esc: anderes Feld.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key for: Dig</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Danger of being disqualified</source>
        <translation>Gefahr auszuscheiden</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Die %1: choose an action, or click the lit space to move a tent there.</source>
        <translation>Würfel %1: Wähle eine Aktion, oder klicke auf das beleuchtete Feld, um ein Zelt dorthin zu versetzen.</translation>
    </message>
    <message>
        <source>Die %1: choose an action, or click the lit space to place a tent.</source>
        <translation>Würfel %1: Wähle eine Aktion, oder klicke auf das beleuchtete Feld, um ein Zelt zu errichten.</translation>
    </message>
    <message>
        <source>Die %1: choose an action.</source>
        <translation>Würfel %1: Wähle eine Aktion.</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Abbau</translation>
    </message>
    <message numerus="yes">
        <source>Dig %n stone(s)</source>
        <translation>
            <numerusform>%n Stein abbauen</numerusform>
            <numerusform>%n Steine abbauen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dig %n stone(s).</source>
        <translation>
            <numerusform>%n Stein abbauen.</numerusform>
            <numerusform>%n Steine abbauen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dig Three Stones</source>
        <translation>Drei Steine abbauen</translation>
    </message>
    <message>
        <source>Dig as many stones as the die shows.</source>
        <translation>So viele Steine abbauen, wie der Würfel zeigt.</translation>
    </message>
    <message>
        <source>Dig in the mine</source>
        <translation>In der Mine abbauen</translation>
    </message>
    <message numerus="yes">
        <source>Dig in the mine: %n stone(s), white rock %1</source>
        <translation>
            <numerusform>In der Mine abbauen: %n Stein, weißer Stein %1</numerusform>
            <numerusform>In der Mine abbauen: %n Steine, weißer Stein %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dig three stones in the mine.</source>
        <translation>In der Mine drei Steine abbauen.</translation>
    </message>
    <message numerus="yes">
        <source>Dig: %n stone(s)</source>
        <translation>
            <numerusform>Abbau: %n Stein</numerusform>
            <numerusform>Abbau: %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Ablage: %n Karte</numerusform>
            <numerusform>Ablage: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Donate %1</source>
        <translation>%1 spenden</translation>
    </message>
    <message>
        <source>Donate %1 to the Queen</source>
        <translation>Der Königin %1 spenden</translation>
    </message>
    <message>
        <source>Donate pounds to the Queen: they go into your chest (key %1).</source>
        <translation>Der Königin Taler spenden: Sie kommen in deine Schatzkiste (Taste %1).</translation>
    </message>
    <message>
        <source>Donate to the Queen</source>
        <translation>Der Königin spenden</translation>
    </message>
    <message>
        <source>Donate, sell, play a card or end your turn.</source>
        <translation>Spende, verkaufe, spiele eine Karte oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Donated</source>
        <translation>Gespendet</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Spende</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Draw a stone from the bag (still to come: %1)</source>
        <translation>Einen Stein aus dem Beutel ziehen (noch: %1)</translation>
    </message>
    <message>
        <source>Draw an action card</source>
        <translation>Aktionskarte ziehen</translation>
    </message>
    <message>
        <source>Draw from the bag</source>
        <translation>Aus dem Beutel ziehen</translation>
    </message>
    <message>
        <source>Draw one action card, whatever the die shows.</source>
        <translation>Eine Aktionskarte ziehen, was der Würfel auch zeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw the stones.</source>
        <translation>Ziehe die Steine.</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for: End turn</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Each of its tents in the boat&apos;s column scores %1 at the end of the round.</source>
        <translation>Jedes ihrer Zelte in der Spalte des Boots bringt am Ende der Runde %1.</translation>
    </message>
    <message>
        <source>Each transparent gem brings 1, each blue one 2, each red one 3.</source>
        <translation>Jeder transparente Edelstein bringt 1, jeder blaue 2, jeder rote 3.</translation>
    </message>
    <message>
        <source>End of round %1, points for column %2: %3.</source>
        <translation>Ende der Runde %1, Punkte für Spalte %2: %3.</translation>
    </message>
    <message>
        <source>End of round %1: nobody scores in column %2.</source>
        <translation>Ende der Runde %1: In Spalte %2 punktet niemand.</translation>
    </message>
    <message>
        <source>End of the game: %1 for the most tents in row %2.</source>
        <translation>Spielende: %1 für die meisten Zelte in Reihe %2.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn; before that you may donate, sell gems and play cards.</source>
        <translation>Den Zug beenden; vorher darfst du spenden, Edelsteine verkaufen und Karten spielen.</translation>
    </message>
    <message>
        <source>Expedition cost in pounds, column by column</source>
        <translation>Expeditionskosten in Talern, Spalte für Spalte</translation>
    </message>
    <message>
        <source>Expedition cost of a tent in column %1: %2.</source>
        <translation>Expeditionskosten eines Zeltes in Spalte %1: %2.</translation>
    </message>
    <message>
        <source>Expedition cost of column %1</source>
        <translation>Expeditionskosten der Spalte %1</translation>
    </message>
    <message>
        <source>For those who own the box: no rulebook states these figures, so correct them here.</source>
        <translation>Für alle, die das Spiel besitzen: Keine Anleitung nennt diese Werte, also berichtige sie hier.</translation>
    </message>
    <message>
        <source>Found!</source>
        <translation>Gefunden!</translation>
    </message>
    <message>
        <source>Free Tent</source>
        <translation>Freies Zelt</translation>
    </message>
    <message>
        <source>Free Tent in a Scored Row</source>
        <translation>Freies Zelt in gewerteter Reihe</translation>
    </message>
    <message>
        <source>Free tent: click a lit space with a scored tent of yours. Esc: not now.</source>
        <translation>Freies Zelt: Klicke auf ein beleuchtetes Feld mit einem gewerteten eigenen Zelt. Esc: jetzt nicht.</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a space</comment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>Gems left in the end</source>
        <translation>Edelsteine am Ende übrig</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Goes together with Free Tent.</source>
        <translation>Passt zusammen mit „Freies Zelt“.</translation>
    </message>
    <message>
        <source>Ignore Die Number</source>
        <translation>Augenzahl ignorieren</translation>
    </message>
    <message numerus="yes">
        <source>In the bag: %n stone(s)</source>
        <translation>
            <numerusform>Im Beutel: %n Stein</numerusform>
            <numerusform>Im Beutel: %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead: %1</source>
        <translation>In Führung: %1</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>It must be higher than the first one.</source>
        <translation>Er muss höher sein als der erste.</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key for: go to the cards in hand</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Level in the lead: %1 (%2 each)</source>
        <translation>Gleichauf in Führung: %1 (je %2)</translation>
    </message>
    <message>
        <source>Livingstone</source>
        <translation>Livingstone</translation>
    </message>
    <message>
        <source>Majority points of row %1</source>
        <translation>Mehrheitspunkte der Reihe %1</translation>
    </message>
    <message>
        <source>Majority points of rows</source>
        <translation>Mehrheitspunkte der Reihen</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Mine Collapse</source>
        <translation>Mineneinsturz</translation>
    </message>
    <message>
        <source>Most tents</source>
        <translation>Meiste Zelte</translation>
    </message>
    <message>
        <source>Most tents in row %1</source>
        <translation>Meiste Zelte in Reihe %1</translation>
    </message>
    <message>
        <source>Most tents in rows</source>
        <translation>Meiste Zelte in Reihen</translation>
    </message>
    <message>
        <source>Move Steamboat Back</source>
        <translation>Dampfboot zurück</translation>
    </message>
    <message>
        <source>Move the tent from %2 to row %1</source>
        <translation>Zelt von %2 nach Reihe %1 versetzen</translation>
    </message>
    <message>
        <source>My copy of the game has other figures</source>
        <translation>Mein Spiel hat andere Werte</translation>
    </message>
    <message>
        <source>Needs an unused die.</source>
        <translation>Braucht einen unbenutzten Würfel.</translation>
    </message>
    <message>
        <source>Needs no die.</source>
        <translation>Braucht keinen Würfel.</translation>
    </message>
    <message>
        <source>Next stone</source>
        <translation>Nächster Stein</translation>
    </message>
    <message>
        <source>No action card is left to draw.</source>
        <translation>Es ist keine Aktionskarte mehr zum Ziehen da.</translation>
    </message>
    <message>
        <source>No action cards in hand</source>
        <translation>Keine Aktionskarten auf der Hand</translation>
    </message>
    <message>
        <source>No card is left that %1 could draw.</source>
        <translation>Es ist keine Karte mehr da, die %1 ziehen könnte.</translation>
    </message>
    <message>
        <source>No dice left</source>
        <translation>Keine Würfel mehr</translation>
    </message>
    <message>
        <source>No die %1 is left.</source>
        <translation>Es ist kein Würfel %1 mehr da.</translation>
    </message>
    <message>
        <source>No die higher than %1 is left.</source>
        <translation>Es ist kein Würfel über %1 mehr da.</translation>
    </message>
    <message>
        <source>No die taken yet</source>
        <translation>Noch kein Würfel genommen</translation>
    </message>
    <message>
        <source>No points this round, but it counts for its row at the end.</source>
        <translation>In dieser Runde keine Punkte, aber am Ende zählt es für seine Reihe.</translation>
    </message>
    <message>
        <source>No tent of yours stands on the space it would be moved from.</source>
        <translation>Auf dem Feld, von dem es versetzt würde, steht kein Zelt von dir.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>None of your scored tents stands on this space.</source>
        <translation>Auf diesem Feld steht kein gewertetes Zelt von dir.</translation>
    </message>
    <message>
        <source>None of your tents has been scored yet.</source>
        <translation>Noch ist keins deiner Zelte gewertet worden.</translation>
    </message>
    <message>
        <source>Only rocks</source>
        <translation>Nur wertlose Steine</translation>
    </message>
    <message>
        <source>Only that column takes tents and is scored this round.</source>
        <translation>In dieser Runde kommen Zelte nur in diese Spalte, und nur sie wird gewertet.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is can do this.</source>
        <translation>Das kann nur, wer am Zug ist.</translation>
    </message>
    <message>
        <source>Only with a card: choose one.</source>
        <translation>Nur mit einer Karte: Wähle eine.</translation>
    </message>
    <message>
        <source>Other owners on the space still get 1 pound each.</source>
        <translation>Alle anderen mit einem Zelt auf dem Feld bekommen trotzdem je 1 Taler.</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>rank</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Place a tent</source>
        <translation>Zelt errichten</translation>
    </message>
    <message>
        <source>Place a tent above the steamboat, in the row that the die shows.</source>
        <translation>Ein Zelt über dem Dampfboot errichten, in der Reihe, die der Würfel zeigt.</translation>
    </message>
    <message>
        <source>Place a tent in row %1</source>
        <translation>Zelt in Reihe %1 errichten</translation>
    </message>
    <message>
        <source>Place a tent with the help of your cards.</source>
        <translation>Ein Zelt mit Hilfe deiner Karten errichten.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>„%1“ spielen</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>„%1“ spielen.</translation>
    </message>
    <message>
        <source>Play %1: a tent in %2 (%3), no points this round</source>
        <translation>„%1“ spielen: ein Zelt in %2 (%3), in dieser Runde keine Punkte</translation>
    </message>
    <message>
        <source>Play %1: move the tent from %4 to %2 (%3), no points this round</source>
        <translation>„%1“ spielen: Zelt von %4 nach %2 versetzen (%3), in dieser Runde keine Punkte</translation>
    </message>
    <message>
        <source>Play %1: one more die, higher than %2</source>
        <translation>„%1“ spielen: noch ein Würfel, höher als %2</translation>
    </message>
    <message>
        <source>Play %1: sell %2 for %3 and %4</source>
        <translation>„%1“ spielen, für %3 und %4 verkaufen: %2</translation>
    </message>
    <message>
        <source>Play %1: to column %2</source>
        <translation>„%1“ spielen: in Spalte %2</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Play it on your turn or keep it for the final scoring.</source>
        <translation>Spiele sie in deinem Zug, oder behalte sie für die Schlusswertung.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Point cards</source>
        <translation>Punktekarten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points for point cards in hand: %1.</source>
        <translation>Punkte für Punktekarten auf der Hand: %1.</translation>
    </message>
    <message>
        <source>Points for unsold gems: %1.</source>
        <translation>Punkte für unverkaufte Edelsteine: %1.</translation>
    </message>
    <message>
        <source>Points from majorities</source>
        <translation>Mehrheitspunkte</translation>
    </message>
    <message>
        <source>Pounds</source>
        <translation>Taler</translation>
    </message>
    <message>
        <source>Pounds given to the Queen</source>
        <translation>Gespendete Taler für die Königin</translation>
    </message>
    <message>
        <source>Pounds to donate</source>
        <translation>Taler für die Spende</translation>
    </message>
    <message>
        <source>Press again to draw a card</source>
        <translation>Noch einmal drücken, um eine Karte zu ziehen</translation>
    </message>
    <message>
        <source>Press again to play %1.</source>
        <translation>Noch einmal drücken, um „%1“ zu spielen.</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>key for: Donate to the Queen</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Red gem</source>
        <translation>Roter Edelstein</translation>
    </message>
    <message>
        <source>River board</source>
        <translation>Spielplan am Fluss</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round %1 (column %2)</source>
        <translation>Runde %1 (Spalte %2)</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1: %2 rolls %3.</source>
        <translation>Runde %1: %2 würfelt %3.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>Row %1, column %2</source>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>Row %1: %2 has the most tents and gets %3.</source>
        <translation>Reihe %1: %2 hat die meisten Zelte und bekommt %3.</translation>
    </message>
    <message>
        <source>Row %1: %2 have the most tents and get %3 each.</source>
        <translation>Reihe %1: %2 haben die meisten Zelte und bekommen je %3.</translation>
    </message>
    <message>
        <source>Row %1: %2 ties with the white tents and gets %3.</source>
        <translation>Reihe %1: Gleichstand mit den weißen Zelten, %2 bekommt %3.</translation>
    </message>
    <message>
        <source>Row %1: a die showing %1 places a tent here.</source>
        <translation>Reihe %1: Ein Würfel mit einer %1 errichtet hier ein Zelt.</translation>
    </message>
    <message>
        <source>Row %1: most tents are white; nobody gets points.</source>
        <translation>Reihe %1: Die meisten Zelte sind weiß; niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Row %1: no tents, no points.</source>
        <translation>Reihe %1: keine Zelte, keine Punkte.</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key for: Sell gems</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Sell %1 for %2</source>
        <translation>Für %2 verkaufen: %1</translation>
    </message>
    <message>
        <source>Sell any of your gems for pounds and as many points.</source>
        <translation>Verkaufe beliebige eigene Edelsteine für Taler und ebenso viele Punkte.</translation>
    </message>
    <message>
        <source>Sell for %1 and %2</source>
        <translation>Für %1 und %2 verkaufen</translation>
    </message>
    <message>
        <source>Sell gems</source>
        <translation>Edelsteine verkaufen</translation>
    </message>
    <message>
        <source>Sell gems for pounds (key %1).</source>
        <translation>Edelsteine für Taler verkaufen (Taste %1).</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Zur Seite gelegt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set aside: %n stone(s)</source>
        <translation>
            <numerusform>Zur Seite gelegt: %n Stein</numerusform>
            <numerusform>Zur Seite gelegt: %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Steamboat: tents are placed in column %1 this round.</source>
        <translation>Dampfboot: In dieser Runde kommen Zelte in Spalte %1.</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key for: Place a tent</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Take 4 Pounds</source>
        <translation>4 Taler nehmen</translation>
    </message>
    <message>
        <source>Take 4 pounds from the bank.</source>
        <translation>Nimm 4 Taler von der Bank.</translation>
    </message>
    <message>
        <source>Take Two Dice</source>
        <translation>Zwei Würfel nehmen</translation>
    </message>
    <message>
        <source>Take a die</source>
        <translation>Würfel nehmen</translation>
    </message>
    <message>
        <source>Take a die first.</source>
        <translation>Nimm zuerst einen Würfel.</translation>
    </message>
    <message>
        <source>Take a die higher than %1, your last one.</source>
        <translation>Nimm einen Würfel, der höher ist als dein letzter (%1).</translation>
    </message>
    <message>
        <source>Take a die.</source>
        <translation>Nimm einen Würfel.</translation>
    </message>
    <message>
        <source>Take a die: click it or press its number.</source>
        <translation>Nimm einen Würfel: Klicke ihn an, oder drücke seine Zahl.</translation>
    </message>
    <message>
        <source>Take a second die this turn, for one more action.</source>
        <translation>Nimm in diesem Zug einen zweiten Würfel für eine weitere Aktion.</translation>
    </message>
    <message>
        <source>Take as many pounds as the die shows.</source>
        <translation>So viele Taler nehmen, wie der Würfel zeigt.</translation>
    </message>
    <message>
        <source>Take coins</source>
        <translation>Taler nehmen</translation>
    </message>
    <message>
        <source>Take coins: %1</source>
        <translation>Taler nehmen: %1</translation>
    </message>
    <message>
        <source>Take coins: you get %1.</source>
        <translation>Taler nehmen: Du bekommst %1.</translation>
    </message>
    <message>
        <source>Take the die %1</source>
        <translation>Würfel %1 nehmen</translation>
    </message>
    <message>
        <source>Take the die %1 (key %1).</source>
        <translation>Würfel %1 nehmen (Taste %1).</translation>
    </message>
    <message>
        <source>Take the die %1 as your second die</source>
        <translation>Würfel %1 als zweiten Würfel nehmen</translation>
    </message>
    <message>
        <source>Take your second die first.</source>
        <translation>Nimm zuerst deinen zweiten Würfel.</translation>
    </message>
    <message>
        <source>Take your second die.</source>
        <translation>Nimm deinen zweiten Würfel.</translation>
    </message>
    <message>
        <source>Take your second die: it must be higher than the first.</source>
        <translation>Nimm deinen zweiten Würfel: Er muss höher sein als der erste.</translation>
    </message>
    <message>
        <source>Tents</source>
        <translation>Zelte</translation>
    </message>
    <message>
        <source>Tents are placed in the steamboat&apos;s column only.</source>
        <translation>Zelte kommen nur in die Spalte des Dampfboots.</translation>
    </message>
    <message>
        <source>Tents placed</source>
        <translation>Errichtete Zelte</translation>
    </message>
    <message>
        <source>That is left to chance.</source>
        <translation>Das bleibt dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>The action card must be drawn first.</source>
        <translation>Zuerst muss die Aktionskarte gezogen werden.</translation>
    </message>
    <message>
        <source>The chest of %1 holds %2.</source>
        <translation>In der Schatzkiste von %1: %2.</translation>
    </message>
    <message>
        <source>The costs never fall along the river, but column %2 is cheaper than %1.</source>
        <translation>Die Kosten fallen entlang des Flusses nie, aber Spalte %2 ist billiger als %1.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Zuerst müssen die Würfel geworfen werden.</translation>
    </message>
    <message>
        <source>The die in hand</source>
        <translation>Der Würfel in der Hand</translation>
    </message>
    <message>
        <source>The donation must be more than %1.</source>
        <translation>Die Spende muss mehr als %1 betragen.</translation>
    </message>
    <message>
        <source>The donation was too small: %1 ends the game without points.</source>
        <translation>Die Spende war zu klein: %1 beendet das Spiel ohne Punkte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is still being set up.</source>
        <translation>Das Spiel wird noch aufgebaut.</translation>
    </message>
    <message>
        <source>The journey is over. Now rows, gems, cards and donations count.</source>
        <translation>Die Reise ist zu Ende. Jetzt zählen Reihen, Edelsteine, Karten und Spenden.</translation>
    </message>
    <message>
        <source>The pale tent of %1 does not score this round, but counts for its row.</source>
        <translation>Das blasse Zelt von %1 bringt in dieser Runde nichts, zählt aber für seine Reihe.</translation>
    </message>
    <message>
        <source>The steamboat goes back one column.</source>
        <translation>Das Dampfboot fährt eine Spalte zurück.</translation>
    </message>
    <message>
        <source>The steamboat goes back to column %1.</source>
        <translation>Das Dampfboot fährt zurück in Spalte %1.</translation>
    </message>
    <message>
        <source>The steamboat is in the first column.</source>
        <translation>Das Dampfboot ist in der ersten Spalte.</translation>
    </message>
    <message>
        <source>The steamboat sails on to column %1.</source>
        <translation>Das Dampfboot fährt weiter in Spalte %1.</translation>
    </message>
    <message>
        <source>The stones come out one by one; the white rock ends the dig.</source>
        <translation>Die Steine kommen einzeln heraus; der weiße Stein beendet den Abbau.</translation>
    </message>
    <message>
        <source>The stones of this dig must be drawn first.</source>
        <translation>Zuerst müssen die Steine dieses Abbaus gezogen werden.</translation>
    </message>
    <message>
        <source>The treasure chests are opened: %1.</source>
        <translation>Die Schatzkisten werden geöffnet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The white rock would also take %n gem(s) of this turn.</source>
        <translation>
            <numerusform>Der weiße Stein würde auch %n Edelstein aus diesem Zug kosten.</numerusform>
            <numerusform>Der weiße Stein würde auch %n Edelsteine aus diesem Zug kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The white rock!</source>
        <translation>Der weiße Stein!</translation>
    </message>
    <message>
        <source>Then a new card is drawn.</source>
        <translation>Danach wird eine neue Karte gezogen.</translation>
    </message>
    <message>
        <source>These are %1 cards instead of %2.</source>
        <translation>Das sind %1 Karten statt %2.</translation>
    </message>
    <message>
        <source>This column has been scored.</source>
        <translation>Diese Spalte ist gewertet.</translation>
    </message>
    <message>
        <source>This tent costs %1; you have %2.</source>
        <translation>Dieses Zelt kostet %1; du hast %2.</translation>
    </message>
    <message>
        <source>Too little for the Queen</source>
        <translation>Zu wenig für die Königin</translation>
    </message>
    <message>
        <source>Transparent gem</source>
        <translation>Transparenter Edelstein</translation>
    </message>
    <message>
        <source>Unsold gems</source>
        <translation>Unverkaufte Edelsteine</translation>
    </message>
    <message>
        <source>Up the Zambezi to the Victoria Falls: dice, tents and gems for one to five players, and a Queen who expects a gift.</source>
        <translation>Den Sambesi hinauf zu den Victoriafällen: Würfel, Zelte und Edelsteine für eine bis fünf Personen, und eine Königin, die ein Geschenk erwartet.</translation>
    </message>
    <message>
        <source>Use your die %1 first.</source>
        <translation>Benutze zuerst deinen Würfel %1.</translation>
    </message>
    <message>
        <source>Use your die: coins, card, dig or tent.</source>
        <translation>Benutze deinen Würfel: Taler, Karte, Abbau oder Zelt.</translation>
    </message>
    <message>
        <source>Victoria Falls: here the journey ends.</source>
        <translation>Victoriafälle: Hier endet die Reise.</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Which tent?</source>
        <translation>Welches Zelt?</translation>
    </message>
    <message>
        <source>White rock</source>
        <translation>Weißer Stein</translation>
    </message>
    <message numerus="yes">
        <source>White rock: %1; gems worth %2 pound(s) on average.</source>
        <translation>
            <numerusform>Weißer Stein: %1; im Schnitt Edelsteine für %2 Taler.</numerusform>
            <numerusform>Weißer Stein: %1; im Schnitt Edelsteine für %2 Taler.</numerusform>
        </translation>
    </message>
    <message>
        <source>White tents</source>
        <translation>Weiße Zelte</translation>
    </message>
    <message>
        <source>Whoever donated the least is disqualified.</source>
        <translation>Wer am wenigsten gespendet hat, scheidet aus.</translation>
    </message>
    <message>
        <source>You cannot donate %1: you have %2.</source>
        <translation>Du kannst nicht %1 spenden: Du hast %2.</translation>
    </message>
    <message>
        <source>You do not have the card %1.</source>
        <translation>Du hast die Karte „%1“ nicht.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Du hast nur: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tent(s) left to place.</source>
        <translation>
            <numerusform>Du hast noch %n Zelt zum Errichten.</numerusform>
            <numerusform>Du hast noch %n Zelte zum Errichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken a die this turn.</source>
        <translation>Du hast in diesem Zug schon einen Würfel genommen.</translation>
    </message>
    <message>
        <source>You have no gems to sell.</source>
        <translation>Du hast keine Edelsteine zu verkaufen.</translation>
    </message>
    <message>
        <source>You have no pounds to donate.</source>
        <translation>Du hast keine Taler zu spenden.</translation>
    </message>
    <message>
        <source>You have no scored tent in row %1.</source>
        <translation>Du hast kein gewertetes Zelt in Reihe %1.</translation>
    </message>
    <message>
        <source>You have no tent left.</source>
        <translation>Du hast kein Zelt mehr.</translation>
    </message>
    <message>
        <source>You have no tent left: choose a tent of yours to be moved.</source>
        <translation>Du hast kein Zelt mehr: Wähle ein eigenes Zelt, das versetzt wird.</translation>
    </message>
    <message>
        <source>You have none.</source>
        <translation>Du hast keine.</translation>
    </message>
    <message>
        <source>You keep %1.</source>
        <translation>Du behältst: %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Du verlierst: %1.</translation>
    </message>
    <message>
        <source>You may already take a second die.</source>
        <translation>Du darfst schon einen zweiten Würfel nehmen.</translation>
    </message>
    <message>
        <source>You need a die higher than %1.</source>
        <translation>Du brauchst einen Würfel über %1.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your chest: %1</source>
        <translation>Deine Schatzkiste: %1</translation>
    </message>
    <message>
        <source>Your coins: %1</source>
        <translation>Deine Taler: %1</translation>
    </message>
    <message>
        <source>Your die %1 has already been used.</source>
        <translation>Dein Würfel %1 ist schon benutzt.</translation>
    </message>
    <message>
        <source>Your die is used</source>
        <translation>Dein Würfel ist benutzt</translation>
    </message>
    <message>
        <source>Your die places a tent in row %1 only.</source>
        <translation>Dein Würfel errichtet ein Zelt nur in Reihe %1.</translation>
    </message>
    <message>
        <source>Your die: use it</source>
        <translation>Dein Würfel: benutze ihn</translation>
    </message>
    <message>
        <source>Your gems: %1</source>
        <translation>Deine Edelsteine: %1</translation>
    </message>
    <message>
        <source>Your last die: %1</source>
        <translation>Dein letzter Würfel: %1</translation>
    </message>
    <message>
        <source>Zambezi</source>
        <comment>name of the river on the map</comment>
        <translation>Sambesi</translation>
    </message>
    <message>
        <source>coins in hand are hidden</source>
        <translation>die Taler auf der Hand sind verdeckt</translation>
    </message>
    <message>
        <source>dice this round: %1</source>
        <translation>Würfel dieser Runde: %1</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>kostenlos</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n pound(s) for the last column (others: %1)</source>
        <translation>
            <numerusform>behält %n Taler für die letzte Spalte (sonst %1)</numerusform>
            <numerusform>behält %n Taler für die letzte Spalte (sonst %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %n pound(s) for the last two columns (others: %1)</source>
        <translation>
            <numerusform>behält %n Taler für die letzten zwei Spalten (sonst %1)</numerusform>
            <numerusform>behält %n Taler für die letzten zwei Spalten (sonst %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>no gems</source>
        <translation>keine Edelsteine</translation>
    </message>
    <message>
        <source>no points this round</source>
        <translation>in dieser Runde keine Punkte</translation>
    </message>
    <message>
        <source>no tents</source>
        <translation>keine Zelte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>open for your tent</source>
        <translation>offen für dein Zelt</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
    <message>
        <source>row %1: shares the lead (%2)</source>
        <translation>Reihe %1: gleichauf in Führung (%2)</translation>
    </message>
    <message numerus="yes">
        <source>row %1: still %n tent(s) behind</source>
        <translation>
            <numerusform>Reihe %1: noch %n Zelt zurück</numerusform>
            <numerusform>Reihe %1: noch %n Zelte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1: strengthens the lead (%2)</source>
        <translation>Reihe %1: baut die Führung aus (%2)</translation>
    </message>
    <message>
        <source>row %1: takes the lead (%2)</source>
        <translation>Reihe %1: übernimmt die Führung (%2)</translation>
    </message>
    <message>
        <source>started this round</source>
        <translation>hat diese Runde begonnen</translation>
    </message>
    <message>
        <source>with a card</source>
        <translation>mit einer Karte</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Quit (the game is saved)</source>
        <translation>Beenden (das Spiel ist gespeichert)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Start page (the game is saved)</source>
        <translation>Startseite (das Spiel ist gespeichert)</translation>
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
        <translation>%1 spielt schon mit. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a level: how it plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to %1.</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Anderer</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe an Platz %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Figures of your copy</source>
        <translation>Werte deines Spiels</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Wie viele spielen mit?</translation>
    </message>
    <message>
        <source>Move player %1 up</source>
        <translation>Platz %1 nach oben</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat us in random order</source>
        <translation>Reihenfolge auslosen</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Startwert des Zufalls</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>The game cannot begin: %1.</source>
        <translation>Das Spiel kann nicht beginnen: %1.</translation>
    </message>
    <message>
        <source>The same seed gives every table the same luck.</source>
        <translation>Derselbe Startwert bringt jedem Tisch dasselbe Glück.</translation>
    </message>
    <message>
        <source>This name has a character that cannot be shown.</source>
        <translation>Dieser Name enthält ein Zeichen, das sich nicht anzeigen lässt.</translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt mit?</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 of %2 decisions looked at</source>
        <translation>%1 von %2 Entscheidungen angesehen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>name and round</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name and final score</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A glance at each decision: a quarter to a half of the time, and a rougher curve. A move is called costly only after a closer look, but many mistakes are passed over.</source>
        <translation>Ein kurzer Blick auf jede Entscheidung: ein Viertel bis die Hälfte der Zeit, und eine gröbere Kurve. Teuer heißt ein Zug erst nach genauem Hinsehen, aber viele Fehler werden übergangen.</translation>
    </message>
    <message>
        <source>A glance has found nothing better. Only a thorough review can tell.</source>
        <translation>Ein kurzer Blick hat nichts Besseres gefunden. Sicher sagen kann es nur ein gründlicher Rückblick.</translation>
    </message>
    <message>
        <source>A hint would have said the same.</source>
        <translation>Ein Tipp hätte dasselbe gesagt.</translation>
    </message>
    <message>
        <source>A hint would have said: %1</source>
        <translation>Ein Tipp hätte gesagt: %1</translation>
    </message>
    <message>
        <source>A new game of %1 goes on from here: %2. Everything before stays as it was played, chance is fresh, and the finished game is kept.</source>
        <translation>Ein neues Spiel „%1“ geht von hier aus weiter: %2. Alles davor bleibt, wie es gespielt wurde, der Zufall ist neu, und das beendete Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Choose a move on the curve or in the list, or step with the arrow keys ← and →.</source>
        <translation>Wähle einen Zug auf der Kurve oder in der Liste, oder gehe mit den Pfeiltasten ← und → weiter.</translation>
    </message>
    <message>
        <source>Costly moves are listed here as soon as they are found.</source>
        <translation>Teure Züge werden hier aufgelistet, sobald sie gefunden sind.</translation>
    </message>
    <message>
        <source>Decision %1 of %2</source>
        <translation>Entscheidung %1 von %2</translation>
    </message>
    <message>
        <source>Each decision is looked at as closely as a hint does in the end.</source>
        <translation>Jede Entscheidung wird so genau angesehen wie am Ende für einen Tipp.</translation>
    </message>
    <message>
        <source>Every decision has been glanced at.</source>
        <translation>Auf jede Entscheidung ist ein kurzer Blick geworfen.</translation>
    </message>
    <message>
        <source>Every decision has been looked at.</source>
        <translation>Alle Entscheidungen sind angesehen.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>How closely to look</source>
        <translation>Wie genau hingesehen wird</translation>
    </message>
    <message>
        <source>No costly move has been found at a glance.</source>
        <translation>Auf den ersten Blick ist kein teurer Zug zu finden.</translation>
    </message>
    <message>
        <source>No costly move has been found.</source>
        <translation>Kein teurer Zug wurde gefunden.</translation>
    </message>
    <message>
        <source>No other move is better for sure.</source>
        <translation>Kein anderer Zug ist sicher besser.</translation>
    </message>
    <message>
        <source>Not looked at yet.</source>
        <translation>Noch nicht angesehen.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>Von hier aus weiterspielen …</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Review of %1</source>
        <comment>the name of the game</comment>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>The curve grows while the moves are looked at.</source>
        <translation>Die Kurve wächst, während die Züge angesehen werden.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>The move before (←)</source>
        <translation>Der Zug davor (←)</translation>
    </message>
    <message>
        <source>The next move (→)</source>
        <translation>Der nächste Zug (→)</translation>
    </message>
    <message>
        <source>The result that everybody could expect, by move</source>
        <translation>Das Ergebnis, das alle erwarten konnten, Zug für Zug</translation>
    </message>
    <message>
        <source>The review cannot go on just now.</source>
        <translation>Der Rückblick kann gerade nicht weitergehen.</translation>
    </message>
    <message>
        <source>The review goes on when you leave this page.</source>
        <translation>Der Rückblick geht weiter, wenn du diese Seite verlässt.</translation>
    </message>
    <message>
        <source>The table before the chosen move</source>
        <translation>Der Tisch vor dem gewählten Zug</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Was am meisten kostete</translation>
    </message>
    <message>
        <source>What each move led to, and what cost most</source>
        <translation>Wozu jeder Zug führte, und was am meisten kostete</translation>
    </message>
    <message>
        <source>Whose moves are listed</source>
        <translation>Wessen Züge aufgelistet sind</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>costs %1 of the wins</source>
        <translation>kostet %1 der Siege</translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s)</source>
        <translation>
            <numerusform>kostet %1 Punkt</numerusform>
            <numerusform>kostet %1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) and %2 of the wins</source>
        <translation>
            <numerusform>kostet %1 Punkt und %2 der Siege</numerusform>
            <numerusform>kostet %1 Punkte und %2 der Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %1 point(s) of the lead</source>
        <translation>
            <numerusform>kostet %1 Punkt Vorsprung</numerusform>
            <numerusform>kostet %1 Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s)</source>
        <translation>
            <numerusform>−%1 Punkt</numerusform>
            <numerusform>−%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s) of the lead</source>
        <translation>
            <numerusform>−%1 Punkt Vorsprung</numerusform>
            <numerusform>−%1 Punkte Vorsprung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%1 point(s), −%2 wins</source>
        <translation>
            <numerusform>−%1 Punkt, −%2 Siege</numerusform>
            <numerusform>−%1 Punkte, −%2 Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1 wins</source>
        <translation>−%1 Siege</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>%1 regions are dealt to each player, who keeps %2 of them. The others are shuffled into the deck before the first display is laid out.</source>
        <translation>Alle bekommen %1 Regionen und behalten %2 davon. Die anderen werden in den Stapel gemischt, bevor die erste Auslage entsteht.</translation>
    </message>
    <message>
        <source>%1 to %2 white tents stand on the board from the start. They count as another player&apos;s: they cost a pound and take part in the majorities.</source>
        <translation>%1 bis %2 weiße Zelte stehen von Anfang an auf dem Spielplan. Sie zählen wie die eines Mitspielers: Sie kosten einen Taler und nehmen an den Mehrheiten teil.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <comment>name of a card: what it does</comment>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Biome&lt;/b&gt;: forest (red), river (green), desert (blue) or city (yellow). Many sanctuaries are mystical havens (grey), which are no biome.</source>
        <translation>&lt;b&gt;Landschaft&lt;/b&gt;: Wald (rot), Fluss (grün), Wüste (blau) oder Stadt (gelb). Viele Heiligtümer sind Mystische Paradiese (grau); das ist keine Landschaft.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Clue&lt;/b&gt;, the map beside it: clues help you find sanctuaries.</source>
        <translation>&lt;b&gt;Hinweis&lt;/b&gt;, die Landkarte daneben: Hinweise helfen dir, Heiligtümer zu finden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dig in the mine:&lt;/b&gt; draw as many stones from the bag as the die shows. Gems are yours, black rocks go aside. The white rock ends the dig: all stones of this turn and all that lie aside go back to the bag.</source>
        <translation>&lt;b&gt;In der Mine abbauen:&lt;/b&gt; Ziehe so viele Steine aus dem Beutel, wie der Würfel zeigt. Edelsteine gehören dir, schwarze Steine kommen zur Seite. Der weiße Stein beendet den Abbau: Alle Steine dieses Zuges und alle zur Seite gelegten kommen zurück in den Beutel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Donate&lt;/b&gt; to the Queen: put pounds into your chest. The others learn that you gave, not how much, and nothing comes out again.</source>
        <translation>Der Königin &lt;b&gt;spenden&lt;/b&gt;: Lege Taler in deine Schatzkiste. Die anderen erfahren, dass du gespendet hast, aber nicht wie viel, und nichts kommt wieder heraus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw an action card:&lt;/b&gt; one card, whatever the die shows.</source>
        <translation>&lt;b&gt;Aktionskarte ziehen:&lt;/b&gt; eine Karte, was der Würfel auch zeigt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;End of exploration.&lt;/b&gt; In the order of the durations just explored, the shortest first, each player takes a region from the display and then keeps one of the sanctuaries drawn. The others go under the deck. The region that is left is discarded, and a new display is laid out.</source>
        <translation>&lt;b&gt;Ende der Erkundung.&lt;/b&gt; In der Reihenfolge der gerade erkundeten Zeiten, die kürzeste zuerst, nehmen alle eine Region aus der Auslage und behalten dann eins der gezogenen Heiligtümer. Die anderen kommen unter den Stapel. Die übrige Region wird abgelegt, und eine neue Auslage entsteht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exploration duration&lt;/b&gt;, top left, in a half circle: with rays on day cards, with a moon on night cards.</source>
        <translation>&lt;b&gt;Erkundungszeit&lt;/b&gt;, oben links, in einem Halbkreis: mit Strahlen auf Tagkarten, mit einem Mond auf Nachtkarten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Explore a region.&lt;/b&gt; Everybody puts a region of the hand face down. All are revealed together and join the journeys at the right.</source>
        <translation>&lt;b&gt;Region erkunden.&lt;/b&gt; Alle legen eine Region von der Hand verdeckt hin. Sie werden gemeinsam aufgedeckt und rechts an die Reisen angelegt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find sanctuaries.&lt;/b&gt; If your region is longer than the one you explored in the round before, draw sanctuaries: %1, and one more for each clue in front of you, the new region included.</source>
        <translation>&lt;b&gt;Heiligtümer finden.&lt;/b&gt; Ist deine Region länger als die der vorigen Runde, ziehe Heiligtümer: %1 und eins mehr für jeden Hinweis, der vor dir liegt, auch auf der neuen Region.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Place a tent:&lt;/b&gt; in the steamboat&apos;s column, in the row that the die shows. Pay the expedition cost at the bank, and %1 pound to each other player who has a tent on that space.</source>
        <translation>&lt;b&gt;Zelt errichten:&lt;/b&gt; in der Spalte des Dampfboots, in der Reihe, die der Würfel zeigt. Zahle der Bank die Expeditionskosten und allen anderen, die ein Zelt auf dem Feld haben, je %1 Taler.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play cards&lt;/b&gt; from your hand.</source>
        <translation>&lt;b&gt;Karten spielen&lt;/b&gt; von deiner Hand.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Prerequisite&lt;/b&gt;, above the quest: wonders that must be visible, or the quest is lost.</source>
        <translation>&lt;b&gt;Bedingung&lt;/b&gt;, über der Aufgabe: Wunder, die zu sehen sein müssen, sonst ist die Aufgabe verloren.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Quest&lt;/b&gt;, bottom right: the fame that the card brings, and for what.</source>
        <translation>&lt;b&gt;Aufgabe&lt;/b&gt;, unten rechts: der Ruhm, den die Karte bringt, und wofür.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sell gems:&lt;/b&gt; a transparent one for 1 pound, a blue one for 3, a red one for 5.</source>
        <translation>&lt;b&gt;Edelsteine verkaufen:&lt;/b&gt; einen transparenten für 1 Taler, einen blauen für 3, einen roten für 5.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Take coins:&lt;/b&gt; as many pounds as the die shows.</source>
        <translation>&lt;b&gt;Taler nehmen:&lt;/b&gt; so viele, wie der Würfel zeigt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Wonders&lt;/b&gt;, top right: uddu stone, okiko chimera and goldlog thistle.</source>
        <translation>&lt;b&gt;Wunder&lt;/b&gt;, oben rechts: Uddu-Stein, Okiko-Schimäre und Taukronen-Distel.</translation>
    </message>
    <message>
        <source>A region is a group of neighbouring hexes of one land terrain. Whoever explores all of its hexes within one era founds a village: it replaces an explorer on a blank space of that region, pays coins that rise from era to era, and stays. A region never gets a second village, and none without a blank space. The little house on the map tells how many hexes are left.</source>
        <translation>Ein Gebiet ist eine Gruppe benachbarter Felder mit demselben Gelände an Land. Wer alle seine Felder in einer einzigen Ära erkundet, gründet ein Dorf: Es ersetzt einen Kundschafter auf einem leeren Feld des Gebiets, bringt Münzen, von Ära zu Ära mehr, und bleibt stehen. Ein Gebiet bekommt nie ein zweites Dorf und ohne leeres Feld gar keins. Das kleine Haus auf der Landkarte zeigt, wie viele Felder noch fehlen.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>An explore card is revealed, and everybody uses it at the same time. Around one screen each does the whole turn; objectives are judged when all have ended it. A card need not be used in full, or at all.</source>
        <translation>Eine Erkundungskarte wird aufgedeckt, und alle nutzen sie gleichzeitig. An einem gemeinsamen Bildschirm machen alle nacheinander ihren ganzen Zug; über die Ziele wird entschieden, wenn alle fertig sind. Eine Karte muss man nicht ganz nutzen und auch gar nicht.</translation>
    </message>
    <message>
        <source>At the end %1 dice are rolled. Who donated less than their sum is out; it can hit both.</source>
        <translation>Am Ende werden %1 Würfel geworfen. Wer weniger als ihre Summe gespendet hat, scheidet aus; das kann beide treffen.</translation>
    </message>
    <message>
        <source>At the end %1 dice are rolled. You must have donated &lt;b&gt;more&lt;/b&gt; than their sum. %2 points are a good result.</source>
        <translation>Am Ende werden %1 Würfel geworfen. Du musst &lt;b&gt;mehr&lt;/b&gt; als ihre Summe gespendet haben. %2 Punkte sind ein gutes Ergebnis.</translation>
    </message>
    <message>
        <source>At the end the chests are opened. With three to five players, whoever gave the least is out and cannot win; if several gave the least, all of them are out.</source>
        <translation>Am Ende werden die Schatzkisten geöffnet. Zu dritt bis zu fünft scheidet aus, wer am wenigsten gespendet hat, und kann nicht gewinnen; trifft das auf mehrere zu, scheiden alle diese aus.</translation>
    </message>
    <message>
        <source>Before and after the action</source>
        <translation>Vor und nach der Aktion</translation>
    </message>
    <message>
        <source>Coins: that many coins, once in every era.</source>
        <translation>Münzen: so viele Münzen, einmal in jeder Ära.</translation>
    </message>
    <message>
        <source>Crystals: once in the game the sum of the values of all crystals that you have found.</source>
        <translation>Kristalle: einmal im Spiel die Summe der Werte aller Kristalle, die du gefunden hast.</translation>
    </message>
    <message>
        <source>Discovery towers and crystals have no terrain: any card may explore them, but they use up an explorer.</source>
        <translation>Entdeckungstürme und Kristalle haben kein Gelände: Jede Karte darf sie erkunden, aber sie verbrauchen einen Kundschafter.</translation>
    </message>
    <message>
        <source>Discovery towers: coins once in the game, more for each further tower of yours.</source>
        <translation>Entdeckungstürme: Münzen einmal im Spiel, mit jedem weiteren eigenen Turm mehr.</translation>
    </message>
    <message>
        <source>Each die you take must be higher than the one you took before in this round. Who can take a die must; who cannot is skipped.</source>
        <translation>Jeder Würfel, den du nimmst, muss höher sein als dein voriger in dieser Runde. Wer einen Würfel nehmen kann, muss es tun; wer keinen nehmen kann, wird übersprungen.</translation>
    </message>
    <message>
        <source>Each explorer goes to a free space beside the capital, an own village or an own explorer.</source>
        <translation>Jeder Kundschafter kommt auf ein freies Feld neben der Hauptstadt, einem eigenen Dorf oder einem eigenen Kundschafter.</translation>
    </message>
    <message>
        <source>Each gem that was not sold brings 1 point.</source>
        <translation>Jeder nicht verkaufte Edelstein bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>Each player explores the same map on a sheet of their own. In %1 eras the explorers set out from the capital again and again; whoever has the most coins at the end wins.</source>
        <translation>Alle erkunden dieselbe Landkarte, jeweils auf einem eigenen Blatt. In %1 Ären brechen die Kundschafter immer wieder von der Hauptstadt auf; wer am Ende die meisten Münzen hat, gewinnt.</translation>
    </message>
    <message>
        <source>Each row: who has the most tents in it gets its majority points, from row 1 to row 6: %1. Players with equally many share them, rounded down.</source>
        <translation>Jede Reihe: Wer in ihr die meisten Zelte hat, bekommt ihre Mehrheitspunkte, von Reihe 1 bis Reihe 6: %1. Bei Gleichstand werden sie geteilt und abgerundet.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Era cards: when one is revealed for the first time, draw %1 investigate cards, keep one and use it at once; the other leaves the game. Later the era card lets you use that card again. The last era card lets you use any one of yours.</source>
        <translation>Ära-Karten: Wird eine zum ersten Mal aufgedeckt, ziehe %1 Spezialkarten, behalte eine und nutze sie sofort; die andere kommt aus dem Spiel. Später lässt dich die Ära-Karte diese Karte wieder nutzen. Die letzte Ära-Karte lässt dich eine beliebige deiner Karten nutzen.</translation>
    </message>
    <message>
        <source>Eras</source>
        <translation>Ären</translation>
    </message>
    <message>
        <source>Everybody begins with %1 pounds and %2 tents.</source>
        <translation>Alle beginnen mit %1 Talern und %2 Zelten.</translation>
    </message>
    <message>
        <source>Everybody begins with a hand of %1 regions. One region more than there are players lies face up in the display.</source>
        <translation>Alle beginnen mit %1 Regionen auf der Hand. In der Auslage liegt offen eine Region mehr, als Leute mitspielen.</translation>
    </message>
    <message>
        <source>Explore cards and investigate cards</source>
        <translation>Erkundungskarten und Spezialkarten</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>From taking the die to ending your turn you may do these as often as you like:</source>
        <translation>Vom Nehmen des Würfels bis zum Ende deines Zuges darfst du beliebig oft:</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>If several players have the most fame, the one of them with the shortest exploration duration in the journey wins.</source>
        <translation>Haben mehrere den meisten Ruhm, gewinnt, wer von ihnen die kürzeste Erkundungszeit in der Reise hat.</translation>
    </message>
    <message>
        <source>In the last round no region is taken, because it could not be played any more. If the sanctuary deck runs out, what is missing is drawn when it is the player&apos;s turn to choose, from what others have put back.</source>
        <translation>In der letzten Runde wird keine Region genommen, denn sie ließe sich nicht mehr spielen. Reicht der Stapel der Heiligtümer nicht, wird das Fehlende gezogen, sobald man mit Wählen an der Reihe ist, aus dem, was andere zurückgelegt haben.</translation>
    </message>
    <message>
        <source>In turn, everybody takes one die and does one action with it, again and again as long as dice are left.</source>
        <translation>Reihum nehmen alle einen Würfel und führen damit eine Aktion aus, immer weiter, solange Würfel da sind.</translation>
    </message>
    <message>
        <source>Lines are straight and unbroken; they jump over neither gaps nor own pieces.</source>
        <translation>Linien sind gerade und lückenlos; sie überspringen weder Lücken noch eigene Figuren.</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>One action with each die</source>
        <translation>Eine Aktion mit jedem Würfel</translation>
    </message>
    <message>
        <source>Only the very last act can be taken back, and only once: coins taken by the action, a donation, a sale of gems, a tent placed by the action, or a dig before its first stone. What a card did stays done, and so does everything that showed something new.</source>
        <translation>Nur das Allerletzte lässt sich zurücknehmen, und nur einmal: mit der Aktion genommene Taler, eine Spende, ein Verkauf von Edelsteinen, ein mit der Aktion errichtetes Zelt oder ein Abbau vor dem ersten Stein. Was eine Karte getan hat, bleibt, ebenso alles, was Neues gezeigt hat.</translation>
    </message>
    <message>
        <source>Placing explorers</source>
        <translation>Kundschafter setzen</translation>
    </message>
    <message>
        <source>Ruins and wrecks: a treasure card, once in the game. Drawing it ends what can be taken back.</source>
        <translation>Ruinen und Wracks: eine Schatzkarte, einmal im Spiel. Ist sie gezogen, lässt sich nichts davor zurücknehmen.</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The Queen&apos;s gift</source>
        <translation>Das Geschenk der Königin</translation>
    </message>
    <message>
        <source>The action cards</source>
        <translation>Die Aktionskarten</translation>
    </message>
    <message>
        <source>The card says how many, on which terrain and in which arrangement.</source>
        <translation>Die Karte sagt, wie viele, auf welchem Gelände und in welcher Anordnung.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The eras have %1 turns. At the end of an era all explorers leave the map; villages, trading posts and discovery towers stay, and all explore cards are shuffled anew.</source>
        <translation>Die Ären haben %1 Züge. Am Ende einer Ära verlassen alle Kundschafter die Landkarte; Dörfer, Handelsposten und Entdeckungstürme bleiben, und alle Erkundungskarten werden neu gemischt.</translation>
    </message>
    <message>
        <source>The expedition costs, from column 1 to column %1: %2 pounds.</source>
        <translation>Die Expeditionskosten, von Spalte 1 bis Spalte %1: %2 Taler.</translation>
    </message>
    <message>
        <source>The starting player rolls %1 dice for each player; they lie sorted in the tray.</source>
        <translation>Wer die Runde beginnt, wirft %1 Würfel je Mitspieler; sie liegen geordnet in der Schale.</translation>
    </message>
    <message>
        <source>The steamboat goes up the Zambezi, one column a round, to the Victoria Falls. On the way you put up tents and dig for gems. Whoever has the most points at the end wins, unless the Queen got too little.</source>
        <translation>Das Dampfboot fährt den Sambesi hinauf, eine Spalte je Runde, bis zu den Victoriafällen. Unterwegs errichtest du Zelte und baust Edelsteine ab. Wer am Ende die meisten Punkte hat, gewinnt, außer die Königin hat zu wenig bekommen.</translation>
    </message>
    <message>
        <source>Then the sanctuaries score; they see everything. A card counts its own symbols and its own biome.</source>
        <translation>Dann werden die Heiligtümer gewertet; sie sehen alles. Eine Karte zählt ihre eigenen Symbole und ihre eigene Landschaft mit.</translation>
    </message>
    <message>
        <source>Then the steamboat goes on one column, and the next player rolls and begins.</source>
        <translation>Dann fährt das Dampfboot eine Spalte weiter, und der nächste Mitspieler würfelt und beginnt.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Trade routes</source>
        <translation>Handelsrouten</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Treasures are shown and pay. With equal coins the player with more discovery towers wins, then the one with more villages; otherwise the win is shared.</source>
        <translation>Die Schätze werden gezeigt und bezahlt. Bei gleich vielen Münzen gewinnt, wer mehr Entdeckungstürme hat, dann, wer mehr Dörfer hat; sonst wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Treasures that pay at the end stay hidden till then; the others take effect at once. An extra explorer may go to any terrain.</source>
        <translation>Schätze, die am Ende zahlen, bleiben bis dahin verdeckt; die anderen wirken sofort. Ein Extra-Kundschafter darf auf jedes Gelände.</translation>
    </message>
    <message>
        <source>Turn your regions face down; sanctuaries stay visible. Now turn the regions one by one, from the last to the first. Each scores when it is turned and sees itself, the regions turned before it and all sanctuaries. Regions that are still face down do not count.</source>
        <translation>Drehe deine Regionen um; die Heiligtümer bleiben offen. Decke nun die Regionen eine nach der anderen auf, von der letzten bis zur ersten. Jede wird beim Aufdecken gewertet und sieht sich selbst, die vor ihr aufgedeckten Regionen und alle Heiligtümer. Noch verdeckte Regionen zählen nicht.</translation>
    </message>
    <message>
        <source>Two cities in one unbroken chain of your explorers, villages and capital may be connected: you get the product of their values and cover one of the two with a trading post, which takes its value away for good. You may wait as long as the chain stands in this era.</source>
        <translation>Zwei Städte in einer lückenlosen Kette aus deinen Kundschaftern, Dörfern und der Hauptstadt darfst du verbinden: Du bekommst das Produkt ihrer Werte und deckst eine der beiden mit einem Handelsposten ab, was ihr den Wert endgültig nimmt. Du darfst warten, solange die Kette in dieser Ära steht.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Variant: choose your beginning</source>
        <translation>Variante: den Anfang wählen</translation>
    </message>
    <message>
        <source>Victory point cards in hand count by themselves.</source>
        <translation>Siegpunktkarten auf der Hand zählen von selbst.</translation>
    </message>
    <message>
        <source>Villages</source>
        <translation>Dörfer</translation>
    </message>
    <message>
        <source>What explorers find</source>
        <translation>Was Kundschafter finden</translation>
    </message>
    <message>
        <source>When no die can be taken any more, the steamboat&apos;s column is scored: each tent in it brings as many points as its row says, 1 at the river, 6 at the top. Several tents on a space all count in full.</source>
        <translation>Wenn kein Würfel mehr genommen werden kann, wird die Spalte des Dampfboots gewertet: Jedes Zelt in ihr bringt so viele Punkte, wie seine Reihe angibt, 1 am Fluss, 6 ganz oben. Mehrere Zelte auf einem Feld zählen alle voll.</translation>
    </message>
    <message>
        <source>Who has no tent left moves one from the board instead, at the usual cost. Points it has brought are kept.</source>
        <translation>Wer kein Zelt mehr hat, versetzt stattdessen eins vom Spielplan, zu den üblichen Kosten. Schon erhaltene Punkte bleiben.</translation>
    </message>
    <message>
        <source>Whoever completes an objective first gets the higher reward, as does everybody who does so in the same turn; all others get the lower one later.</source>
        <translation>Wer ein Ziel zuerst erfüllt, bekommt die höhere Belohnung, ebenso alle, die es im selben Zug tun; alle anderen bekommen später die niedrigere.</translation>
    </message>
    <message>
        <source>With equal points the larger donation wins, then the larger number of tents placed; otherwise the win is shared.</source>
        <translation>Bei gleichen Punkten gewinnt die größere Spende, dann die größere Zahl errichteter Zelte; sonst wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Within your turn everything can be taken back, step by step, to the last treasure or investigate card that came to light.</source>
        <translation>In deinem Zug lässt sich alles zurücknehmen, Schritt für Schritt, bis zum letzten Schatz oder zur letzten Spezialkarte, die aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>You need so many coins, by level: %1; and all objectives. When they come for the first time, these cards cover rewards of objectives: %2. A covered reward pays nothing, but the objective is still needed.</source>
        <translation>Du brauchst je nach Stufe so viele Münzen: %1; und alle Ziele. Kommen sie zum ersten Mal, decken diese Karten Belohnungen von Zielen ab: %2. Eine abgedeckte Belohnung bringt nichts, aber das Ziel bleibt nötig.</translation>
    </message>
    <message>
        <source>You travel through %1 regions and then walk back the same way. The regions score on the way back: the last one first. What a region needs must therefore come after it. Whoever has the most fame wins.</source>
        <translation>Du reist durch %1 Regionen und gehst dann denselben Weg zurück. Gewertet wird auf dem Rückweg: die letzte Region zuerst. Was eine Region braucht, muss also nach ihr kommen. Wer den meisten Ruhm hat, gewinnt.</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>%1 %2 are tied: the shortest exploration duration, %3, decides.</source>
        <translation>%1 Gleichstand zwischen %2: Die kürzeste Erkundungszeit, %3, entscheidet.</translation>
    </message>
    <message>
        <source>%1 are too many: a longer region follows a shorter one only %2.</source>
        <translation>Zu viele (%1): Eine längere Region folgt nur %2 auf eine kürzere.</translation>
    </message>
    <message>
        <source>%1 are too many: nobody can find more than %2.</source>
        <translation>Zu viele (%1): Mehr als %2 kann niemand finden.</translation>
    </message>
    <message>
        <source>%1 are too many: with these regions there can be at most %2.</source>
        <translation>Zu viele (%1): Bei diesen Regionen sind höchstens %2 möglich.</translation>
    </message>
    <message>
        <source>%1 has this card</source>
        <translation>%1 hat diese Karte</translation>
    </message>
    <message>
        <source>%1 has this sanctuary already (%2).</source>
        <translation>%1 hat dieses Heiligtum schon (%2).</translation>
    </message>
    <message>
        <source>%1 is already playing. Choose another name.</source>
        <translation>%1 spielt schon mit. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <translation>%1 führt mit %2.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gewinnt mit %2.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title – date</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more sanctuary(s) could have been found: was one forgotten here? It may be refused.</source>
        <translation>
            <numerusform>Es war noch %n Heiligtum zu finden: Fehlt hier eins? Man darf verzichten.</numerusform>
            <numerusform>Es waren noch %n Heiligtümer zu finden: Fehlt hier eins? Man darf verzichten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>... follows a shorter one only 3 times</comment>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>A new score pad for the same people</source>
        <translation>Ein neuer Wertungsblock für dieselben Personen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>All regions</source>
        <translation>Alle Regionen</translation>
    </message>
    <message>
        <source>All sanctuaries</source>
        <translation>Alle Heiligtümer</translation>
    </message>
    <message>
        <source>Any quest</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>At most %1 people can play.</source>
        <translation>Höchstens %1 Personen können mitspielen.</translation>
    </message>
    <message>
        <source>Best order</source>
        <translation>Beste Reihenfolge</translation>
    </message>
    <message>
        <source>Click on the regions in play order.</source>
        <translation>Klicke die Regionen in der gespielten Reihenfolge an.</translation>
    </message>
    <message>
        <source>Click once more to remove this player with all cards.</source>
        <translation>Noch einmal klicken, um diesen Platz mit allen Karten zu entfernen.</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Enter: on to the sanctuaries. Page Up, Page Down: another player.</source>
        <translation>Eingabetaste: weiter zu den Heiligtümern. Bild auf, Bild ab: anderer Platz.</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Fame for clues</source>
        <translation>Ruhm für Hinweise</translation>
    </message>
    <message>
        <source>Fame for colours</source>
        <translation>Ruhm für Farben</translation>
    </message>
    <message>
        <source>Fame for itself</source>
        <translation>Fester Ruhm</translation>
    </message>
    <message>
        <source>Fame for night cards</source>
        <translation>Ruhm für Nachtkarten</translation>
    </message>
    <message>
        <source>Fame for sets of colours</source>
        <translation>Ruhm für Farbsätze</translation>
    </message>
    <message>
        <source>Fame for wonders</source>
        <translation>Ruhm für Wunder</translation>
    </message>
    <message>
        <source>In the best order these regions bring %1: %2 more.</source>
        <translation>In der besten Reihenfolge bringen diese Regionen %1: %2 mehr.</translation>
    </message>
    <message>
        <source>Kind of quest</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>New</source>
        <comment>a new score pad</comment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New, nothing entered yet</source>
        <translation>Neu, noch leer</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>No other order of these regions brings more.</source>
        <translation>Keine andere Reihenfolge dieser Regionen bringt mehr.</translation>
    </message>
    <message>
        <source>No quest</source>
        <translation>Keine Aufgabe</translation>
    </message>
    <message>
        <source>No sanctuary can be here: no region of this journey is longer than the one before.</source>
        <translation>Hier kann kein Heiligtum liegen: Keine Region dieser Reise ist länger als die vorige.</translation>
    </message>
    <message>
        <source>No sanctuary looks like this.</source>
        <translation>Kein Heiligtum sieht so aus.</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Region %1 is in the journey of %2 already.</source>
        <translation>Region %1 liegt schon in der Reise von %2.</translation>
    </message>
    <message>
        <source>Region %1 is twice in this journey.</source>
        <translation>Region %1 kommt in dieser Reise zweimal vor.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Regions in play order: 12 20 13 …</source>
        <translation>Regionen wie gespielt: 12 20 …</translation>
    </message>
    <message>
        <source>Regions of %1</source>
        <translation>Regionen von %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Sanctuaries</source>
        <translation>Heiligtümer</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Score pad for Faraway</source>
        <translation>Wertungsblock für Faraway</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Wertungsblöcke</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>The best order comes with the second region.</source>
        <translation>Die beste Reihenfolge kommt mit der zweiten Region.</translation>
    </message>
    <message>
        <source>The ranking comes when everybody has a region.</source>
        <translation>Die Rangfolge kommt, wenn alle eine Region haben.</translation>
    </message>
    <message>
        <source>The same sanctuary is here twice, or it is none of the game.</source>
        <translation>Dasselbe Heiligtum kommt hier zweimal vor, oder es gehört nicht zum Spiel.</translation>
    </message>
    <message>
        <source>There is no ranking while an entry cannot be right.</source>
        <translation>Keine Rangfolge, solange ein Eintrag nicht stimmen kann.</translation>
    </message>
    <message>
        <source>There is no region %1: they are numbered from 1 to %2.</source>
        <translation>Eine Region %1 gibt es nicht: Sie gehen von 1 bis %2.</translation>
    </message>
    <message>
        <source>These are %1 regions, but a journey has only %2.</source>
        <translation>Das sind %1 Regionen, aber eine Reise hat nur %2.</translation>
    </message>
    <message>
        <source>This player needs a name.</source>
        <translation>Dieser Platz braucht einen Namen.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of this score pad</source>
        <translation>Titel dieses Wertungsblocks</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
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
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>Coins so far</source>
        <translation>Münzen bisher</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Genutzte Tipps</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>Genutzte Tipps: %1</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>Show the final scoring again</source>
        <translation>Schlusswertung ansehen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>The same people with a new seed</source>
        <translation>Dieselben Personen mit neuem Startwert</translation>
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
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Ask before ending a turn in which something could still be placed</source>
        <translation>Fragen, bevor ein Zug endet, in dem noch etwas gesetzt werden könnte</translation>
    </message>
    <message>
        <source>Ask for a second click before drawing or playing a card</source>
        <translation>Vor dem Ziehen oder Spielen einer Karte einen zweiten Klick verlangen</translation>
    </message>
    <message>
        <source>Computer players move</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Every change holds at once, in the middle of a game too.</source>
        <translation>Jede Änderung gilt sofort, auch mitten im Spiel.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Lantern (dark)</source>
        <translation>Laterne (dunkel)</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Paper (light)</source>
        <translation>Papier (hell)</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Such an act shows something new and cannot be taken back.</source>
        <translation>So etwas deckt Neues auf und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>%1 with %2, %3</source>
        <translation>%1 mit %2, %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Finished games (%1)</source>
        <translation>Beendete Spiele (%1)</translation>
    </message>
    <message>
        <source>Finished games will be listed here.</source>
        <translation>Beendete Spiele erscheinen hier.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Spielaufzeichnungen</translation>
    </message>
    <message>
        <source>Games of exploration: %1.</source>
        <translation>Entdeckerspiele: %1.</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Spiel importieren</translation>
    </message>
    <message>
        <source>Import a game …</source>
        <translation>Spiel importieren …</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>Zuletzt gespielt: %1</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>No game is waiting for you. Begin one!</source>
        <translation>Kein Spiel wartet auf dich. Beginne eins!</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show more games</source>
        <translation>Weitere Spiele zeigen</translation>
    </message>
    <message>
        <source>The file %1 cannot be read (%2).</source>
        <translation>Die Datei %1 lässt sich nicht lesen (%2).</translation>
    </message>
    <message>
        <source>The file %1 cannot be written (%2).</source>
        <translation>Die Datei %1 lässt sich nicht schreiben (%2).</translation>
    </message>
    <message>
        <source>The file %1 is not the record of a game (%2).</source>
        <translation>Die Datei %1 ist keine Spielaufzeichnung (%2).</translation>
    </message>
    <message>
        <source>The game has been written to %1.</source>
        <translation>Das Spiel steht jetzt in %1.</translation>
    </message>
    <message>
        <source>The game of %1 has been added.</source>
        <translation>Das Spiel von %1 ist hinzugefügt.</translation>
    </message>
    <message>
        <source>This game cannot be read: %1.</source>
        <translation>Dieses Spiel lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>To decide: %1. Last played: %2</source>
        <translation>Am Zug: %1. Zuletzt gespielt: %2</translation>
    </message>
    <message>
        <source>Unfinished games (%1)</source>
        <translation>Offene Spiele (%1)</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>%1 should be a folder, but a file of this name is in the way.</source>
        <translation>%1 müsste ein Ordner sein, aber eine Datei dieses Namens ist im Weg.</translation>
    </message>
    <message>
        <source>Another program is using the library of games %1: nothing was saved; close the other program and try again.</source>
        <translation>Ein anderes Programm benutzt die Spielesammlung %1: Nichts wurde gespeichert; schließe das andere Programm und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Games played now are not kept after the program has ended.</source>
        <translation>Jetzt gespielte Spiele bleiben nach dem Ende des Programms nicht erhalten.</translation>
    </message>
    <message>
        <source>Games rescued whole: %1. Games rescued up to a certain move: %2. Games that cannot be read: %3.</source>
        <translation>Ganz gerettete Spiele: %1. Bis zu einem bestimmten Zug gerettete Spiele: %2. Unlesbare Spiele: %3.</translation>
    </message>
    <message>
        <source>No game could be read from it.</source>
        <translation>Kein Spiel ließ sich daraus lesen.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1 (%2).</source>
        <translation>In den Ordner %1 lässt sich nichts schreiben (%2).</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved in %1, everything before it is safe; make room and try again.</source>
        <translation>Der Datenträger ist voll: Der letzte Schritt wurde nicht in %1 gespeichert, alles davor ist sicher; schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The disk refused to read or write the library of games %1: the last step was not saved, everything before it is.</source>
        <translation>Der Datenträger konnte die Spielesammlung %1 nicht lesen oder schreiben: Der letzte Schritt ist nicht gespeichert, alles davor schon.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created (%2).</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen (%2).</translation>
    </message>
    <message>
        <source>The game number %1 is not in the library (any more).</source>
        <translation>Das Spiel Nummer %1 ist nicht (mehr) in der Sammlung.</translation>
    </message>
    <message>
        <source>The library of games %1 cannot be written, so nothing can be saved: check the rights of the file and its folder.</source>
        <translation>Die Spielesammlung %1 ist nicht beschreibbar, also lässt sich nichts speichern: Prüfe die Rechte der Datei und ihres Ordners.</translation>
    </message>
    <message>
        <source>The library of games %1 is damaged and still open in another window: close every other window of this program, then start it again and it will be repaired.</source>
        <translation>Die Spielesammlung %1 ist beschädigt und noch in einem anderen Fenster geöffnet: Schließe alle anderen Fenster dieses Programms und starte es neu, dann wird sie repariert.</translation>
    </message>
    <message>
        <source>The library of games %1 is damaged: close the program and start it again, it then rescues what can be read.</source>
        <translation>Die Spielesammlung %1 ist beschädigt: Schließe das Programm und starte es neu, dann rettet es, was lesbar ist.</translation>
    </message>
    <message>
        <source>The library of games %1 was an empty file. A new library was started in it.</source>
        <translation>Die Spielesammlung %1 war eine leere Datei. Darin wurde eine neue Sammlung begonnen.</translation>
    </message>
    <message>
        <source>The library of games %1 was written by a newer version of this program and has been left untouched: install the newer version to open it.</source>
        <translation>Die Spielesammlung %1 stammt von einer neueren Version dieses Programms und blieb unberührt: Installiere die neuere Version, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The library of games was damaged, and its repair was interrupted and has now been finished. The damaged library is kept in the folder %1.</source>
        <translation>Die Spielesammlung war beschädigt; ihre unterbrochene Reparatur ist jetzt abgeschlossen. Die beschädigte Sammlung liegt im Ordner %1.</translation>
    </message>
    <message>
        <source>The library of games was damaged. It has been set aside as %1, and a new library was started.</source>
        <translation>Die Spielesammlung war beschädigt. Sie liegt jetzt unter %1, und eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>The review cannot be saved in %1 (%2).</source>
        <translation>Der Rückblick kann in %1 nicht gespeichert werden (%2).</translation>
    </message>
    <message>
        <source>The review in %1 cannot be read (%2). It begins anew.</source>
        <translation>Der Rückblick in %1 kann nicht gelesen werden (%2). Er beginnt von vorn.</translation>
    </message>
    <message>
        <source>The review that was kept could not be understood and begins anew; the file is now %1.</source>
        <translation>Der gespeicherte Rückblick war nicht zu verstehen und beginnt von vorn; die Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>The score pad %1 cannot be deleted (%2).</source>
        <translation>Der Wertungsblock %1 lässt sich nicht löschen (%2).</translation>
    </message>
    <message>
        <source>The score pad %1 cannot be read (%2).</source>
        <translation>Der Wertungsblock %1 lässt sich nicht lesen (%2).</translation>
    </message>
    <message>
        <source>The score pad %1 could not be understood. It has been set aside as %2.</source>
        <translation>Der Wertungsblock %1 war unverständlich. Er liegt jetzt unter %2.</translation>
    </message>
    <message>
        <source>The score pad %1 was written by a newer version of this program and has been left untouched: install the newer version to open it.</source>
        <translation>Der Wertungsblock %1 stammt von einer neueren Version dieses Programms und blieb unberührt: Installiere die neuere Version, um ihn zu öffnen.</translation>
    </message>
    <message>
        <source>The score pad cannot be saved in %1 (%2).</source>
        <translation>Der Wertungsblock lässt sich nicht in %1 speichern (%2).</translation>
    </message>
    <message>
        <source>The score pads in %1 cannot be read (%2).</source>
        <translation>Die Wertungsblöcke in %1 lassen sich nicht lesen (%2).</translation>
    </message>
    <message>
        <source>The setting %1 cannot be %2; its usual value is used instead.</source>
        <translation>Die Einstellung %1 kann nicht %2 sein; der übliche Wert gilt.</translation>
    </message>
    <message>
        <source>The settings %1 cannot be read (%2); the usual ones are used.</source>
        <translation>Die Einstellungen %1 lassen sich nicht lesen (%2); die üblichen gelten.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in %1 (%2); they hold until the program ends.</source>
        <translation>Die Einstellungen lassen sich nicht in %1 speichern (%2); sie gelten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>The settings could not be understood. They have been set aside as %1, and the usual ones are used.</source>
        <translation>Die Einstellungen waren unverständlich. Sie liegen jetzt unter %1, und die üblichen gelten.</translation>
    </message>
    <message>
        <source>This game was played on in another window, so this step was not saved: open the game again to go on from there.</source>
        <translation>Dieses Spiel ging in einem anderen Fenster weiter, darum wurde dieser Schritt nicht gespeichert: Öffne das Spiel erneut, um von dort weiterzuspielen.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>%1 has the turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 überlegt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a player: what to do now</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Enter or a double click plays the move.</source>
        <translation>Eingabetaste oder Doppelklick spielt den Zug.</translation>
    </message>
    <message>
        <source>Enter plays the chosen move.</source>
        <translation>Die Eingabetaste spielt den gewählten Zug.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hold the game (F5)</source>
        <translation>Das Spiel anhalten (F5)</translation>
    </message>
    <message>
        <source>It is nobody&apos;s turn at this screen now.</source>
        <translation>An diesem Bildschirm ist gerade niemand am Zug.</translation>
    </message>
    <message>
        <source>It is not your turn now.</source>
        <translation>Du bist gerade nicht am Zug.</translation>
    </message>
    <message>
        <source>List of all moves in words</source>
        <translation>Liste aller Züge in Worten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the next move at once (Space)</source>
        <translation>Den nächsten Zug sofort spielen (Leertaste)</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Take back the last act, where the rules allow it</source>
        <translation>Letzte Handlung zurücknehmen, wo die Regeln es erlauben</translation>
    </message>
    <message>
        <source>The best moves; hints are counted in the result</source>
        <translation>Die besten Züge; Tipps werden im Ergebnis gezählt</translation>
    </message>
    <message>
        <source>The computer player cannot think just now and plays by a simple rule.</source>
        <translation>Der Computerspieler kann gerade nicht überlegen und spielt nach einer einfachen Regel.</translation>
    </message>
    <message>
        <source>The computer player cannot think just now. The game is saved.</source>
        <translation>Der Computerspieler kann gerade nicht überlegen. Das Spiel ist gespeichert.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>Das Spiel ist zu Ende. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over. Winner: %1.</source>
        <translation>Das Spiel ist zu Ende. Sieg: %1.</translation>
    </message>
    <message>
        <source>The score sheet so far</source>
        <translation>Das bisherige Wertungsblatt</translation>
    </message>
    <message>
        <source>There is nothing to decide for you now.</source>
        <translation>Für dich gibt es gerade nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was passiert ist</translation>
    </message>
    <message>
        <source>What happened so far</source>
        <translation>Was bisher passiert ist</translation>
    </message>
    <message>
        <source>What you can do now</source>
        <translation>Was du jetzt tun kannst</translation>
    </message>
</context>
</TS>
