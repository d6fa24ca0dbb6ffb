import { firstSign } from '../visible-text.ts';

/** Outer and inner line of each shape, in a square of 48. */
const shapes = [
  ['M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z', 'M7 24a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z'],
  [
    'M8 5h32a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z',
    'M10 8h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Z',
  ],
  [
    'M15.5 4h17L44 15.5v17L32.5 44h-17L4 32.5v-17L15.5 4Z',
    'M16.8 7.2h14.4l9.6 9.6v14.4l-9.6 9.6H16.8l-9.6-9.6V16.8l9.6-9.6Z',
  ],
  ['M3 24a21 17 0 1 0 42 0a21 17 0 1 0-42 0Z', 'M6 24a18 14 0 1 0 36 0a18 14 0 1 0-36 0Z'],
  ['M6 6h36v20c0 9-8 15-18 18C14 41 6 35 6 26V6Z', 'M9 9h30v17c0 7.5-6.5 12.5-15 15.2C15.5 38.5 9 33.5 9 26V9Z'],
];

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

const initialsOf = (name: string): string =>
  name
    .split(/[\s&]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(firstSign)
    .join('')
    .toUpperCase();

/** A shop's stamp: its initials in one of five shapes, the same for the same shop, on screens and on paper. */
export const makersMark = ({ name, slug }: { name: string; slug: string }) => ({
  paths: shapes[seedOf(slug) % shapes.length] ?? [],
  initials: initialsOf(name),
});
