// table of data
import type { DemoFamily } from '../families.ts';
import { inColours, inColoursAndSizes, sized, type Way } from '../options.ts';

const hides = (file: string, amounts: [number, number, number, number, number]): Way[] => [
  ['Tan', 'tan', `${file}-tan`, amounts[0]],
  ['Cognac', 'cognac', `${file}-cognac`, amounts[1]],
  ['Black', 'black', `${file}-black`, amounts[2]],
  ['Olive', 'olive', `${file}-olive`, amounts[3]],
  ['Oxblood', 'oxblood', `${file}-oxblood`, amounts[4]],
];

export const leather: DemoFamily[] = [
  {
    shop: 'sella',
    category: 'wallets',
    materials: ['leather', 'linen thread'],
    tags: ['wallet', 'gift', 'hand stitched', 'vegetable tanned'],
    days: 3,
    grams: 90,
    size: [95, 115, 12],
    care: 'A little wax twice a year. Let it dry slowly when it got wet.',
    text: 'Cut from the back of the hide, where the fibre is tight, and stitched with waxed linen, eight stitches to the inch. Edges are sanded four times and waxed twice.\n\nIt comes a little stiff and knows your pocket after a month.',
    listings: [
      {
        title: 'Six-card wallet',
        cents: 7200,
        says: 'Six cards, notes flat, nothing that rattles.',
        ...inColours('Leather', hides('wallet', [14, 11, 15, 9, 10])),
        second: 'wallet-tan-close',
      },
      {
        title: 'Wallet with initials',
        cents: 7900,
        says: 'The six-card wallet with up to three letters pressed into the corner.',
        category: 'personalised-leather',
        personalisation: 'Initials, up to three letters',
        ...inColoursAndSizes(
          'Leather',
          hides('wallet-initials', [15, 11, 12, 8, 6]),
          sized('Stamping', [
            ['Blind', 0, 12],
            ['Gold foil', 600, 7],
          ]),
        ),
        second: 'wallet-initials-tan-close',
      },
      {
        title: 'Slim wallet, a second',
        category: 'small-leather',
        cents: 3600,
        was: 5400,
        picture: 'card-holder-olive-close',
        says: 'Olive, and a shade lighter at one corner, where it lay in the sun before it was anything.',
        size: [75, 100, 6],
        colour: 'olive',
        quantity: 3,
        grams: 60,
      },
      {
        title: 'Six-card wallet, a second',
        cents: 4800,
        was: 7200,
        picture: 'wallet-cognac-close',
        says: 'Cognac, with a scar that the animal had before me. The stitching is as it should be.',
        colour: 'cognac',
        quantity: 2,
      },
      {
        title: 'Slim wallet',
        cents: 5400,
        says: 'Four cards and one fold of notes: for a front pocket.',
        size: [75, 100, 6],
        category: 'small-leather',
        grams: 60,
        ...inColours('Leather', hides('card-holder', [9, 8, 7, 0, 5])),
        second: 'card-holder-tan-close',
        tags: ['wallet', 'card holder', 'slim', 'hand stitched', 'vegetable tanned'],
      },
    ],
  },
  {
    shop: 'vos',
    category: 'small-leather',
    materials: ['leather', 'brass'],
    tags: ['bridle leather', 'brass', 'made in Ghent'],
    days: 4,
    grams: 260,
    size: [36, 1150, 4],
    care: 'Saddle soap once a year. Scratches go with the thumb.',
    text: 'Bridle leather from a tannery in the Ardennes that has stood on the same brook since 1873, and solid brass from a foundry that makes it for horses.\n\nEdges are cut at an angle, dyed and rubbed with a bone until they shine. Nothing is painted over.',
    listings: [
      {
        title: 'Belt of bridle leather',
        cents: 6900,
        says: 'Thirty-six millimetres wide and three and a half thick, cut from one length without a join.',
        ...inColoursAndSizes(
          'Leather',
          [
            ['Tan', 'tan', 'belt-tan', 6],
            ['Cognac', 'cognac', 'belt-cognac', 4],
            ['Black', 'black', 'belt-black', 7],
          ],
          sized(
            'Length',
            [
              ['80 cm', 0, 3],
              ['90 cm', 0, 6],
              ['100 cm', 0, 5],
              ['110 cm', 300, 2],
            ],
            {
              size: [36, 0, 4],
              sizeNote: 'From the buckle to the middle one of five holes. Measure a belt that fits you.',
            },
          ),
        ),
        tags: ['belt', 'brass buckle', 'bridle leather', 'gift'],
      },
      {
        title: 'Key fob with a brass ring',
        cents: 1900,
        says: 'A strap folded over the ring, riveted once and stitched all round. It is what I made first, and still the thing that people come back for.',
        size: [34, 125, 14],
        sizeNote: 'Without the ring, which is 48 mm across.',
        grams: 40,
        ...inColours('Leather', hides('key-fob', [12, 9, 14, 8, 6])),
        tags: ['key ring', 'key fob', 'small gift', 'brass'],
      },
      {
        title: 'Journal in a leather cover',
        cents: 5800,
        category: 'notebooks',
        says: 'A sewn block of 160 pages in a soft cover with a thong. When it is full, a new block goes into the old leather.',
        size: [210, 150, 42],
        grams: 520,
        materials: ['leather', 'paper', 'linen thread'],
        ...inColours('Leather', [
          ['Tan', 'tan', 'journal-leather-tan', 5],
          ['Black', 'black', 'journal-leather-black', 4],
          ['Olive', 'olive', 'journal-leather-olive', 3],
        ]),
        tags: ['journal', 'notebook', 'refillable', 'writing', 'travel'],
      },
    ],
  },
];
