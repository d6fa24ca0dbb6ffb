import { withTypo } from './typo.ts';

const manners = ['woven', 'carved', 'speckled', 'tall', 'round', 'salt glazed', 'stitched', 'plain', 'ribbed', 'waxed'];
const colours = ['ink', 'rust', 'moss', 'indigo', 'ochre', 'slate', 'rose', 'sand', 'walnut', 'plum'];
const materials = ['stoneware', 'porcelain', 'merino', 'linen', 'oak', 'silver', 'beeswax', 'willow', 'soapstone'];
const things = [
  'vases',
  'bowl',
  'plates',
  'hat',
  'blankets',
  'wallet',
  'rings',
  'earrings',
  'candles',
  'soap',
  'boards',
];
const makers = ['Ana', 'Finn', 'Greta', 'Noor', 'Pia'];
const descriptions = [
  'daily use in the kitchen',
  'meant for the sill',
  'finished piece for daily use',
  'kitchen or sill use',
];
const nowhere = ['saddle', 'zither', 'gift for a beekeeper'];

const of = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** Queries of one to four words and more over the generated market: rare and common ones, shops, words of descriptions, mistakes, words that nothing has. */
export function sizeQueries(count: number): string[] {
  const shapes: ((n: number) => string)[] = [
    (n) => of(things, n),
    (n) => `${of(colours, n)} ${of(things, n + 3)}`,
    (n) => of(materials, n),
    (n) => `${of(manners, n)} ${of(colours, n + 1)} ${of(things, n + 2)}`,
    (n) => `${of(materials, n)} ${of(things, n + 1)}`,
    (n) => `${of(manners, n)} ${of(colours, n)} ${of(materials, n)} ${of(things, n)}`,
    (n) => withTypo(`${of(materials, n)} ${of(things, n + 5)}`, n),
    (n) => `${of(makers, n)} workshop ${n * 7}`,
    (n) => `${of(things, n)} ${of(descriptions, n)}`,
    (n) => `${of(manners, n + 4)} gift ${of(materials, n + 2)} kitchen`,
    (n) => withTypo(`${of(manners, n)} ${of(things, n)}`, n + 1),
    (n) => `${of(things, n)} ${of(nowhere, n)}`,
  ];
  return Array.from(
    { length: count },
    (_, n) => shapes[n % shapes.length]?.(Math.floor(n / shapes.length) * 5 + n) ?? '',
  );
}
