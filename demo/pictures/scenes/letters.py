"""A few capital letters as strokes, for stamped names.  Cell: 4 wide, 6 high."""

STROKES = {
    'A': [[(0, 0), (2, 6), (4, 0)], [(.8, 2.2), (3.2, 2.2)]],
    'E': [[(3.6, 6), (0, 6), (0, 0), (3.6, 0)], [(0, 3.1), (3, 3.1)]],
    'I': [[(1, 0), (1, 6)]],
    'J': [[(3, 6), (3, 1.4), (2.4, .4), (1.4, 0), (.4, .5)]],
    'K': [[(0, 0), (0, 6)], [(3.6, 6), (0, 2.6)], [(1.3, 3.8), (3.8, 0)]],
    'L': [[(0, 6), (0, 0), (3.4, 0)]],
    'M': [[(0, 0), (.3, 6), (2.2, 1.4), (4.1, 6), (4.4, 0)]],
    'N': [[(0, 0), (0, 6), (3.8, 0), (3.8, 6)]],
    'R': [[(0, 0), (0, 6), (2.4, 6), (3.5, 5.3), (3.5, 3.8), (2.4, 3), (0, 3)], [(2, 3), (3.8, 0)]],
    'T': [[(0, 6), (4, 6)], [(2, 6), (2, 0)]],
    'V': [[(0, 6), (2, 0), (4, 6)]],
    'X': [[(0, 0), (3.8, 6)], [(0, 6), (3.8, 0)]],
}


def letters(word, height, z, mirrored=False):
    """Strokes of `word` centred on the origin at the height `z`; `mirrored` for a face that is seen from below."""
    unit = height / 6
    advance = 5.6
    wide = advance * len(word) - 1.6
    strokes = []
    for number, letter in enumerate(word):
        for stroke in STROKES[letter]:
            points = [((x + advance * number - wide / 2) * unit, (y - 3) * unit) for x, y in stroke]
            strokes.append([(-x if mirrored else x, y, z) for x, y in points])
    return strokes
