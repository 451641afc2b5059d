-- A library of schema version 1, written by the first program that had one. Frozen: never to be edited.
PRAGMA application_id = 1414090307;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            created TEXT NOT NULL,
            changed TEXT NOT NULL,
            header TEXT NOT NULL,
            finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
            undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
            length INTEGER NOT NULL DEFAULT 0 CHECK (length >= 0),
            revision INTEGER NOT NULL DEFAULT 0,
            summary TEXT NOT NULL DEFAULT '{}'
        );
INSERT INTO "games" VALUES(1,'livingstone','','2026-11-30T12:00:00.000000+00:00','2026-11-30T12:00:00.000000+00:00','incognita: 1
game: livingstone
seed: 1
seat: blue person Zoë
',1,0,6,0,'{"round":5}');
INSERT INTO "games" VALUES(2,'livingstone','Zoë''s evening','2026-11-30T12:00:01.000000+00:00','2026-11-30T12:00:04.000000+00:00','incognita: 1
game: livingstone
seed: 2
seat: blue person Zoë
',0,1,4,2,'{"round":2,"players":["Zoë","Bo"]}');
CREATE TABLE moves (
            game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            ply INTEGER NOT NULL CHECK (ply >= 0),
            line TEXT NOT NULL,
            PRIMARY KEY (game_id, ply)
        ) WITHOUT ROWID
        ;
INSERT INTO "moves" VALUES(1,0,'0 die 0 gem 0');
INSERT INTO "moves" VALUES(1,1,'1 die 1 gem 1');
INSERT INTO "moves" VALUES(1,2,'2 die 2 gem 2');
INSERT INTO "moves" VALUES(1,3,'3 die 3 gem 3');
INSERT INTO "moves" VALUES(1,4,'0 die 4 gem 4');
INSERT INTO "moves" VALUES(1,5,'1 die 5 gem 5');
INSERT INTO "moves" VALUES(2,0,'0 die 0 gem 0');
INSERT INTO "moves" VALUES(2,1,'1 die 2 gem 1');
INSERT INTO "moves" VALUES(2,2,'2 die 4 gem 2');
INSERT INTO "moves" VALUES(2,3,'3 die 0 gem 3');
CREATE TABLE pictures (
            game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
            png BLOB NOT NULL
        );
INSERT INTO "pictures" VALUES(1,X'89504E47000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20212223');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
