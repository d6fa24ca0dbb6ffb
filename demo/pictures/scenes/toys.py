"""Toys on the floor of a room: blocks and soft balls.  1 unit = 10 cm."""
import math
import random

from scenes import baskets, rooms, turned
from scenes.wood import m_stain
from scenes.workshops import moved
from studio.forms import lathe, place, rbox
from studio.stage import camera


STAINS = ('#9d453b', '#d3ab5c', '#4a5b76', '#7c9169')


def block_of(seed):
    """How one block is made, oiled or stained by its number."""
    plain = ('oak', 'ash', 'cherry', 'walnut')

    def block(size, x, y, z, turn=0, tilt=0, number=0):
        """One block where it stands."""
        material = turned.grain(plain[number % 4], seed + number, 'XYZ'[number % 3], .8) if number % 3 else m_stain(STAINS[number // 3 % 4])
        place(rbox('block', size, .035, material, 4), (x, y, z + size[2] / 2), (tilt, 0, turn))
    return block


def blocks(seed=4, wall='#d6d1c5'):
    """A tower that stands, a bridge, and what has fallen."""
    rooms.floor(wall)
    rnd = random.Random(seed)
    block = block_of(seed)
    for k in range(5):
        block((.5, .5, .5), -.75 + rnd.uniform(-.04, .04), .3 + rnd.uniform(-.04, .04), .5 * k, rnd.uniform(-12, 12), 0, k)
    for number, (x, turn) in enumerate(((.25, 3), (1.2, -5))):
        block((.5, .5, 1.0), x, .35, 0, turn, 0, number + 6)
    block((1.5, .5, .5), .72, .35, 1.0, 2, 0, 8)
    place(lathe('roll', [(0, -.25), (.24, -.25), (.25, -.22), (.25, .22), (.24, .25), (0, .25)], m_stain('#4a5b76'), smoothcurve=False), (.7, .35, 1.75), (90, 0, 12))
    for number, (x, y, turn) in enumerate(((-.3, -.9, 30), (.55, -.75, 72), (1.55, -.6, 14), (-1.7, -.35, 50))):
        block((.5, .5, .5) if number != 1 else (1.0, .5, .5), x, y, 0, turn, 0, number + 9)
    camera((-.9, -10.4, 3.9), (.02, 0, .95), 84, .6, (0, -.5, .8))


def blocks_laid(seed=9):
    """All thirty-two from above, as they were laid out to be counted."""
    rooms.floor()
    rnd = random.Random(seed)
    block = block_of(seed)
    for number in range(32):
        row, column = divmod(number, 8)
        size = (.5, .9, .5) if row == 3 else (.5, .5, .5)
        block(size, .62 * (column - 3.5) + rnd.uniform(-.03, .03), -.62 * row - (.2 if row == 3 else 0) + rnd.uniform(-.03, .03), 0, rnd.uniform(-5, 5), 0, 5 * number + row)
    camera((0, -4.6, 10.6), (0, -1.05, .2), 62, 1.2, (0, -1.0, .5))


def soft_balls(colours=('#b5842d', '#a14d3b', '#3d5a45'), seed=5, wall='#d3cec3'):
    """Three wound and felted balls, small enough for one hand."""
    rooms.floor(wall, ('#a8845a', '#6f4f33'))
    for number, (colour, x, y, r) in enumerate(zip(colours, (-.85, .1, .95), (.25, -.35, .3), (.46, .44, .45))):
        baskets.yarn_ball((x, y, r), r, colour, seed + number)
    camera((-.7, -9.0, 3.0), (.05, 0, .52), 84, .5, (0, -.5, .5))
