"""Every card of the box, written down a second time, and scenes for faults that no other test noticed."""

from __future__ import annotations

from random import Random

from engine.faraway.cards import (
    WONDERS,
    Card,
    Flat,
    NoQuest,
    PerBiome,
    PerBiomeSet,
    PerClue,
    PerNight,
    PerWonder,
    Wonders,
)
from engine.faraway.figures import FarawayOptions
from engine.faraway.pad import PadPlayer, ScorePad, most_sanctuaries, score_pad
from engine.faraway.position import FarawayPosition
from engine.faraway.state import State
from tests.engine.faraway.scene import Scene, faraway

GAME = faraway()

# Number, then biome (Forest, River, Desert, City, Haven), n for a night card, * for a clue, its wonders (s, c, t), the
# prerequisite in <>, and the quest: fame, or fame for each (/) wonder, biome, set, night card or clue; - is no quest.
REGIONS = """
1 Fsc -, 2 Dss -, 3 R 4, 4 Fst -, 5 Rc 2, 6 D*s -, 7 Fct -, 8 R*c -, 9 D 5, 10 F 3/night, 11 R 2/clue,
12 C*t -, 13 D 2/s, 14 Ft 2/night, 15 R* 2/c, 16 Fc 2/c, 17 Ds <cc> 3/s, 18 Rc 10/set, 19 Ft 2/t,
20 Rn* <s> 2/night, 21 Dn <ss> 8, 22 Rn* 1/clue, 23 Fnsc 10/set, 24 Dns <c> 2/night, 25 Cn 1/RC,
26 Fnc 3/t, 27 Cn 1/DC, 28 Fns 3/c, 29 Cnt 2/t, 30 Fns 2/s, 31 Cn 1/FC, 32 Fnsc <sss> 7, 33 Cn* 3/t,
34 Rnc <ss> 3/c, 35 Cnc 10/set, 36 Fn <cc> 4/t, 37 Cn <t> 3/night, 38 Rns <ct> 3/clue, 39 Fnst <cc> 9,
40 Dn <sct> 3/night, 41 Rt <ssc> 4/night, 42 C <sc> 2/RC, 43 Ds 10/set, 44 C <st> 2/DC, 45 Rs <ccc> 13,
46 D* <ssc> 10, 47 C <ct> 2/FC, 48 Fc 3/s, 49 D* <sst> 12, 50 Cs <tt> 4/R, 51 Ds <ssss> 14,
52 F <sss> 4/c, 53 Cc <tt> 4/F, 54 Rc <tt> 4/clue, 55 D*s <ctt> 3/s, 56 Ct <scc> 4/D, 57 F <ttt> 4/s,
58 R* <ccc> 3/clue, 59 C* <sccc> 3/FC, 60 D* <sscc> 16, 61 Rt <cccc> 17, 62 C* <ttt> 3/DC,
63 R* <cct> 15, 64 D* <sstt> 18, 65 C* <ttt> 3/RC, 66 D <ssss> 20, 67 R* <cctt> 19, 68 D <sssss> 24
"""
SANCTUARIES = """
1 F 1/F, 2 Fs -, 3 Fc -, 4 Ft -, 5 Fn -, 6 R 1/R, 7 Rs -, 8 Rc -, 9 R* -, 10 R 1/night, 11 D 1/D,
12 Ds -, 13 Dc -, 14 Dt -, 15 D* -, 16 C 1/C, 17 Cs -, 18 C* -, 19 C 4/set, 20 C 1/clue, 21 H*s -,
22 H*c -, 23 H*t -, 24 Hns -, 25 Hnc -, 26 Hnt -, 27 Hs 1/s, 28 Hc 1/c, 29 Ht 1/t, 30 H 2/s, 31 H 2/c,
32 H 2/t, 33 Hs 1/clue, 34 Hc 1/clue, 35 H* 1/clue, 36 H 2/clue, 37 Hs 1/night, 38 H* 4/set, 39 H 1/FR,
40 H 1/FD, 41 H 1/FC, 42 H 1/RD, 43 H 1/RC, 44 H 1/DC, 45 H 5
"""


def letters(wonders: Wonders) -> str:
    return "".join(name[0] * count for name, count in zip(WONDERS, wonders.counts, strict=True))


def quest_text(card: Card) -> str:
    match card.quest:
        case NoQuest():
            return "-"
        case Flat(fame=fame):
            return str(fame)
        case PerWonder(fame=fame, wonder=wonder):
            return f"{fame}/{wonder[0]}"
        case PerBiome(fame=fame, biomes=biomes):
            return f"{fame}/{''.join(biome[0].upper() for biome in biomes)}"
        case PerBiomeSet(fame=fame):
            return f"{fame}/set"
        case PerNight(fame=fame):
            return f"{fame}/night"
        case PerClue(fame=fame):
            return f"{fame}/clue"


def card_text(number: int, card: Card) -> str:
    symbols = "n" * card.night + "*" * card.clues + letters(card.wonders)
    needs = f" <{letters(card.requires)}>" if any(card.requires.counts) else ""
    return f"{number} {card.biome[0].upper()}{symbols}{needs} {quest_text(card)}"


def test_every_region_as_printed() -> None:
    texts = [card_text(region.number, region) for region in GAME.figures.regions]
    assert texts == " ".join(REGIONS.split()).split(", ")


def test_every_sanctuary_as_printed() -> None:
    texts = [card_text(sanctuary.id, sanctuary) for sanctuary in GAME.figures.sanctuaries]
    assert texts == " ".join(SANCTUARIES.split()).split(", ")


def test_what_is_put_back_later_lies_below_what_was_put_back_before() -> None:
    scene = Scene(2, A=(5,), B=(3,)).hands(A=(8, 1, 2), B=(6, 4, 7)).display(40, 50, 60).begin()
    scene.play("A play 8", "B play 6", "* sanctuary 7", "* sanctuary 13", "* sanctuary 1", "* sanctuary 2")
    scene.play("B take 40", "B choose 7", "A take 50", "A choose 1")
    assert scene.position.packets == ((1, (13,)), (0, (2,)))
    assert [packet.put_back_by for packet in scene.view(None).sanctuary_deck] == [None, 1, 0]


def test_nobody_finds_more_than_seven_sanctuaries_whatever_was_entered() -> None:
    assert most_sanctuaries(PadPlayer("Ada"), 8) == 7, "the first of eight missing regions finds none"
    assert most_sanctuaries(PadPlayer("Ada", tuple(range(1, 11))), 8) == 7, "ten regions are too many"


def everything(position: FarawayPosition) -> list[str]:
    return [f"{name} {getattr(position, name)}" for name in State.__slots__ if name != "rules"]


def play_on(position: FarawayPosition, random: Random, moves: int) -> None:
    for _ in range(moves):
        if not (deciders := position.deciders()):
            return
        actor = random.choice(deciders)
        legal = [move for move, _ in position.chance().odds()] if actor < 0 else position.legal_moves(actor)
        position.play(actor, random.choice(legal))


def test_copies_share_nothing_that_changes() -> None:
    random = Random(3)
    position = GAME.new_position(3, FarawayOptions(opening_choice=True))
    while position.deciders():
        before, other = everything(position), position.copy()
        assert everything(other) == before
        play_on(other, random, 12)
        assert everything(position) == before
        twin, after = position.copy(), everything(position)
        play_on(position, random, 1)
        assert everything(twin) == after


def test_on_the_score_pad_only_the_regions_of_the_leaders_break_the_tie() -> None:
    rows = ((9,), (3, 22), (1, 2))
    players = tuple(PadPlayer(name, row) for name, row in zip("ABC", rows, strict=True))
    result = score_pad(GAME.scorer, ScorePad(players))
    assert [score.total for score in result.scores] == [5, 5, 0]
    assert (result.winner, result.tied, result.tie_break) == (1, (0, 1), 3)
