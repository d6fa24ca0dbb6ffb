// table of data

/** What a buyer chooses of a piece: values with what they add to its price, and a picture where they look different. */
export interface DemoOption {
  name: string;
  values: { value: string; more?: number; picture?: string }[];
}

export interface DemoChoice {
  options: DemoOption[];
  /** Pieces of each variant in the order of the values; the last option changes fastest. */
  quantities: number[];
  sizeNote?: string;
  /** Millimetres, where they are not those of the family; zeros where the choice says it. */
  size?: [height: number, width: number, depth: number];
}

const sized = (name: string, values: [value: string, more: number, quantity: number][]): DemoChoice => ({
  options: [{ name, values: values.map(([value, more]) => ({ value, more })) }],
  quantities: values.map(([, , quantity]) => quantity),
});
const forEach = (
  words: string[],
  make: (word: string, index: number) => [string, DemoChoice],
): [string, DemoChoice][] => words.map(make);

const wools = ['brick', 'gorse', 'forest', 'navy', 'oat'];
const hides = ['tan', 'cognac', 'black', 'olive', 'oxblood'];
const metals = ['gold vermeil', 'rose vermeil', 'silver'];
const scents = ['Orange and clove', 'Fir and smoke', 'Kelp and pepper', 'Oat milk and hay'];
const prints = ['Low sun', 'Two hills', 'Tide line', 'Harbour', 'First field', 'Late summer'];
const ringSizes = ['50', '52', '54', '56', '58', '60'];

const rings = (title: (metal: string) => string, left: number): [string, DemoChoice][] =>
  forEach(metals, (metal, row) => [
    title(metal),
    {
      // The outer sizes run out first.
      ...sized(
        'Ring size',
        ringSizes.map((size, column) => [size, 0, (row + column) % 5 === 0 ? 0 : left + ((row + column) % 3)]),
      ),
      sizeNote: 'The ring size is its inner circumference in millimetres.',
    },
  ]);

/** The choices of a piece by its title; a piece without a row is sold as it is. */
export const demoChoices: Record<string, DemoChoice> = Object.fromEntries([
  ...forEach(wools, (wool, index) => [
    `Ribbed wool beanie, ${wool}`,
    {
      ...sized('Size', [
        ['Small', 0, 4 + index],
        ['Medium', 0, 7],
        ['Large', 0, wool === 'navy' ? 0 : 3],
      ]),
      sizeNote: 'Small for 52 to 55 cm, medium for 55 to 58 cm, large for 58 to 61 cm.',
    },
  ]),
  ...forEach(wools, (wool, index) => [
    `Child’s beanie, ${wool}`,
    {
      ...sized('Age', [
        ['1 to 3 years', -300, 4],
        ['3 to 5 years', 0, 5 + (index % 3)],
        ['5 to 8 years', 0, index === 1 ? 0 : 3],
      ]),
      sizeNote: 'For heads of 46 to 49, 49 to 52 and 52 to 54 cm.',
    },
  ]),
  ...forEach(hides, (hide, index) => [
    `Wallet with initials, ${hide}`,
    sized('Stamping', [
      ['Blind', 0, 12],
      ['Gold foil', 600, 7 - index],
    ]),
  ]),
  ...rings((metal) => `Turquoise ring, ${metal}`, 2),
  ...rings((metal) => `Turquoise ring in a gift box, ${metal}`, 1),
  ...forEach(scents, (scent, index) => [
    `${scent} candle`,
    {
      ...sized('Size', [
        ['120 g', -900, 9],
        ['220 g', 0, 10 + index],
        ['400 g', 1300, index === 2 ? 0 : 4],
      ]),
      size: [0, 0, 0],
      sizeNote: 'The jar is 7, 9 or 11 cm high (2¾, 3½ or 4⅜ in). Burns for about 20, 40 or 65 hours.',
    },
  ]),
  ...forEach(prints, (print, index) => [
    `${print}, print`,
    {
      ...sized('Size', [
        ['21 × 30 cm', -2000, 8],
        ['30 × 40 cm', 0, 10 - index],
        ['50 × 70 cm', 4600, index === 4 ? 0 : 3],
      ]),
      size: [0, 0, 0],
      sizeNote:
        'Sheets of 21 × 30, 30 × 40 or 50 × 70 cm (8¼ × 11¾, 11¾ × 15¾ or 19⅝ × 27½ in). The picture has a margin of 2 cm.',
    },
  ]),
  ...forEach(['Sewn journal, green cloth', 'Journal with a name, green cloth'], (title) => [
    title,
    sized('Pages', [
      ['Plain', 0, 9],
      ['Ruled', 0, 6],
      ['Dotted', 0, 5],
    ]),
  ]),
  [
    'Bud vase, glaze of your choice',
    {
      options: [
        {
          name: 'Glaze',
          values: [
            { value: 'Sage', picture: 'vase-bud-sage' },
            { value: 'Night blue', picture: 'vase-bud-night-blue' },
            { value: 'Terracotta', picture: 'vase-bud-terracotta' },
            { value: 'Plum', more: 300, picture: 'vase-bud-plum' },
            { value: 'Chalk', picture: 'vase-bud-chalk' },
          ],
        },
        { name: 'Height', values: [{ value: '12 cm' }, { value: '16 cm', more: 600 }] },
      ],
      quantities: [6, 4, 5, 3, 6, 2, 3, 0, 7, 4],
      size: [0, 90, 90],
      sizeNote: 'For one stem, or two thin ones.',
    },
  ],
  [
    'Slim wallet with initials',
    {
      options: [
        {
          name: 'Leather',
          values: hides.map((hide) => ({
            value: `${hide.slice(0, 1).toUpperCase()}${hide.slice(1)}`,
            picture: `card-holder-${hide}`,
            more: hide === 'oxblood' ? 400 : 0,
          })),
        },
      ],
      quantities: [6, 7, 8, 0, 5],
    },
  ],
] satisfies [string, DemoChoice][]);
