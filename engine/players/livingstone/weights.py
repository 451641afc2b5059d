"""What experience says about Livingstone; found by playing many games against earlier weights."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Points, unless said otherwise. The defaults are the usual values of three players or more."""

    price: float = 1.09
    """Worth of a pound when money and wishes are in balance."""
    dear: float = 0.15
    """How much the price rises with a lack of money."""
    card: float = 3.3
    """Worth of an unknown card in the first round."""
    lead: float = 3.72
    """How much a tent of lead in a row says about its majority."""
    second_die: float = 1.63
    """How much of a further die of this round counts when the first one is taken."""
    third_die: float = 0.3
    """The same when a later one is taken."""
    gem: float = 0.8
    """How sure a gem in hand is of its price."""
    spread: float = 0.1
    """What a tent costs of the few there are, for each round to come."""
    pace: float = 0.31
    """Tents that are placed in a turn, on average."""
    patience: float = 6.65
    """How much better a card may become by waiting."""
    gift: float = 19.8
    """One or two players: pounds that the Queen should get in the end."""
    stake: float = 23.8
    """What it costs to be put out of the game by the Queen."""
    later: float = 3.16
    """Pounds that a turn which is still to come in the last round can bring."""
    ahead: float = 2.26
    """Three or more players: pounds to be given beyond what the poorest other one is expected to give."""
    usual: float = 24.2
    """The same: pounds that is usually given in the end."""
    faith: float = 0.844
    """The same: how much of a difference in wealth is still there a round later."""
    turn: float = 1.7
    """The same: pounds that a turn of the last round adds to what another seat gives, on average."""
    tie: float = 0.1
    """Tents of lead at which a majority is as likely as not."""
    sooner: float = 0.0
    """By how much less lead that is so for each round to come after this one."""
    flatter: float = 0.25
    """How much less a lead says for each round to come after this one."""
    card_late: float = 0.4
    """Share of its worth that a card keeps when no round is left."""
    card_round: float = 0.08
    """The same share for each round that is left."""
    free_tent: float = 1.5
    """Pounds less that the card Free Tent saves here than it may save later."""
    any_row: float = 1.5
    """Points that the card Ignore Die Number may bring later."""
    kept_gem: float = 0.9
    """Points that a gem brings if it is never sold."""
    usual_lack: float = 4.0
    """Pounds that are lacking for each turn when money and wishes are in balance."""
    tent: float = 1.0
    """How much the points of a tent's row count."""
    row: float = 1.0
    """How much the points of a majority count."""


_ALONE = Weights(
    price=0.623,
    dear=0.258,
    card=2.62,
    lead=2.53,
    second_die=1.4,
    third_die=0.54,
    gem=0.826,
    spread=0.065,
    pace=0.333,
    patience=4.12,
    gift=12.14,
    stake=25.2,
    later=2.38,
    tie=-0.036,
    sooner=0.055,
    flatter=0.326,
    card_late=0.489,
    card_round=0.087,
    free_tent=3.3,
    any_row=1.79,
    kept_gem=1.56,
    usual_lack=4.34,
    tent=0.93,
    row=1.03,
)
_TWO = Weights(
    price=0.829,
    dear=0.179,
    card=2.74,
    lead=2.54,
    pace=0.35,
    stake=27.6,
    later=2.86,
)
_TWO_REFINED = Weights(
    price=0.889,
    dear=0.09,
    card=2.41,
    lead=2.26,
    second_die=0.873,
    third_die=-0.611,
    gem=0.892,
    spread=-0.092,
    pace=0.317,
    patience=5.55,
    gift=18.8,
    stake=25.7,
    later=5.32,
    tie=-0.059,
    sooner=-0.095,
    flatter=0.391,
    card_late=0.634,
    card_round=0.146,
    free_tent=1.88,
    any_row=3.23,
    kept_gem=1.19,
    usual_lack=3.38,
    tent=0.658,
    row=1.51,
)
"""Found later, by playing against the others: they win six games of ten."""
_MORE = Weights()
_MORE_REFINED = Weights(
    price=1.001,
    dear=0.068,
    card=3.156,
    lead=3.584,
    second_die=0.677,
    third_die=-0.014,
    gem=0.791,
    spread=0.032,
    pace=0.265,
    patience=2.806,
    stake=39.2,
    later=4.928,
    tie=0.558,
    sooner=-0.079,
    flatter=0.303,
    card_late=0.383,
    card_round=0.081,
    free_tent=2.073,
    any_row=1.502,
    kept_gem=1.417,
    usual_lack=5.276,
    tent=1.184,
    row=1.073,
    usual=27.66,
    ahead=3.008,
    faith=0.88,
    turn=2.666,
)
"""Found later, like those for two: one of them wins half of the games against three of the usual ones."""


def weights_for(seats: int, refined: bool = False) -> Weights:
    """The weights for a number of players; the refined ones are better, where there are any."""
    if seats == 2:
        return _TWO_REFINED if refined else _TWO
    if seats == 1:
        return _ALONE
    return _MORE_REFINED if refined else _MORE
