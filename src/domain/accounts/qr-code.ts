/** Exponents and logarithms of the field GF(256) with the polynomial of QR codes. */
const exp: number[] = [];
const log: number[] = [];
for (let index = 0, value = 1; index < 255; index += 1) {
  exp[index] = value;
  log[value] = index;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const multiply = (a: number, b: number): number =>
  a && b ? (exp[((log[a] as number) + (log[b] as number)) % 255] as number) : 0;

/** Correction words of a block. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let index = 0; index < count; index += 1) {
    const next = Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, at) => {
      next[at] = (next[at] as number) ^ factor;
      next[at + 1] = (next[at + 1] as number) ^ multiply(factor, exp[index] as number);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_word, at) => {
    const factor = rest[at] as number;
    generator.forEach((each, index) => {
      rest[at + index] = (rest[at + index] as number) ^ multiply(each, factor);
    });
  });
  return rest.slice(data.length);
}

/** Of versions 1 to 10 with correction level M: correction words per block, and the lengths of the blocks. */
const versions: readonly [correctionWords: number, blocks: readonly number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const alignment: readonly number[][] = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

/** The words of the code: the bytes of the text with their correction, blocks woven together. */
function wordsOf(bytes: Uint8Array): { version: number; words: number[] } {
  const version =
    versions.findIndex(
      ([, blocks], index) => bytes.length + (index < 9 ? 2 : 3) <= blocks.reduce((sum, each) => sum + each, 0),
    ) + 1;
  if (version === 0) throw new RangeError('The text is too long for a QR code.');
  const [count, blocks] = versions[version - 1] as [number, readonly number[]];
  const capacity = blocks.reduce((sum, each) => sum + each, 0);
  let text = '0100' + bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  for (const byte of bytes) text += byte.toString(2).padStart(8, '0');
  text += '0'.repeat(Math.min(4, capacity * 8 - text.length));
  text += '0'.repeat((8 - (text.length % 8)) % 8);
  const data = (text.match(/.{8}/g) ?? []).map((each) => Number.parseInt(each, 2));
  for (let pad = 0; data.length < capacity; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  let from = 0;
  const parts = blocks.map((length) => data.slice(from, (from += length)));
  const corrections = parts.map((part) => correction(part, count));
  const woven = (lists: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat();
  return { version, words: [...woven(parts), ...woven(corrections)] };
}

type Grid = (boolean | undefined)[][];

function drawFrame(grid: Grid, version: number): void {
  const size = grid.length;
  const set = (row: number, column: number, dark: boolean): void => {
    if (row >= 0 && column >= 0 && row < size && column < size) (grid[row] as boolean[])[column] = dark;
  };
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = -1; row <= 7; row += 1)
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
  const centres = version === 1 ? [] : [6, ...(alignment[version - 1] as number[])];
  for (const y of centres)
    for (const x of centres) {
      if ((y === 6 && (x === 6 || x === size - 7)) || (y === size - 7 && x === 6)) continue;
      for (let row = -2; row <= 2; row += 1)
        for (let column = -2; column <= 2; column += 1)
          set(y + row, x + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  drawFormat(grid, version);
}

const remainder = (value: number, polynomial: number, degree: number): number => {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit -= 1) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - degree);
  return rest;
};

/** Level M with mask 0, and the version where codes are large. */
function drawFormat(grid: Grid, version: number): void {
  const size = grid.length;
  const bits = ((0 << 10) | remainder(0, 0x537, 10)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    const row = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    (grid[row] as boolean[])[8] = bit(index);
    const column = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    (grid[8] as boolean[])[column] = bit(index);
  }
  (grid[size - 8] as boolean[])[8] = true;
  if (version < 7) return;
  const code = (version << 12) | remainder(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((code >>> index) & 1) === 1;
    const [long, short] = [Math.floor(index / 3), size - 11 + (index % 3)];
    (grid[long] as boolean[])[short] = dark;
    (grid[short] as boolean[])[long] = dark;
  }
}

/** A QR code of the bytes of a text, as rows of dark squares: level M, mask 0, versions 1 to 10 (up to 213 bytes). */
export function qrCode(bytes: Uint8Array): boolean[][] {
  const { version, words } = wordsOf(bytes);
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  drawFrame(grid, version);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, index) => ((word >>> (7 - index)) & 1) === 1));
  let next = 0;
  for (let right = size - 1, up = true; right >= 1; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        const dark = bits[next] ?? false;
        next += 1;
        (grid[row] as boolean[])[column] = (row + column) % 2 === 0 ? !dark : dark;
      }
    }
  return grid as boolean[][];
}

/** The dark squares as one path of an SVG, one unit a square. */
export const qrPath = (rows: readonly boolean[][]): string =>
  rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
