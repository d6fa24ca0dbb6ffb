import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code.ts';

/** Multiplication in GF(256) by shifting, another way than the writer's tables. */
function times(a: number, b: number): number {
  let product = 0;
  for (let left = a, right = b; right > 0; right >>= 1) {
    if (right & 1) product ^= left;
    left = left & 0x80 ? ((left << 1) ^ 0x11d) & 0xff : left << 1;
  }
  return product;
}

/** Whether a block is free of errors: the polynomial is zero at every root. */
function isWhole(block: readonly number[], roots: number): boolean {
  for (let root = 0, at = 1; root < roots; root += 1, at = times(at, 2))
    if (block.reduce((sum, word) => times(sum, at) ^ word, 0) !== 0) return false;
  return true;
}

const shapes: Record<number, { roots: number; lengths: number[] }> = {
  1: { roots: 10, lengths: [16] },
  8: { roots: 22, lengths: [38, 38, 39, 39] },
  10: { roots: 26, lengths: [43, 43, 43, 43, 44] },
};

/** Reads a code back as a scanner does: unmasks, follows the columns, unweaves the blocks, checks their correction. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const { roots, lengths } = shapes[version] as { roots: number; lengths: number[] };
  const centres = { 1: [], 8: [6, 24, 42], 10: [6, 28, 50] }[version] ?? [];
  const isFrame = (y: number, x: number): boolean => {
    if (y === 6 || x === 6 || (y < 9 && (x < 9 || x >= size - 8)) || (y >= size - 8 && x < 9)) return true;
    if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
    return centres.some((cy) =>
      centres.some(
        (cx) =>
          Math.abs(cy - y) <= 2 &&
          Math.abs(cx - x) <= 2 &&
          !((cy === 6 && (cx === 6 || cx === size - 7)) || (cx === 6 && cy === size - 7)),
      ),
    );
  };
  let bits = '';
  let upward = true;
  for (const right of Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - 2 * index).map((column) =>
    column <= 6 ? column - 1 : column,
  )) {
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFrame(y, x)) bits += rows[y]?.[x] === ((y + x) % 2 !== 0) ? '1' : '0';
    }
    upward = !upward;
  }
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const blocks: number[][] = lengths.map(() => []);
  for (let at = 0; at < Math.max(...lengths); at += 1)
    lengths.forEach((length, block) => {
      if (at < length) blocks[block]?.push(words.shift() as number);
    });
  const data = blocks.flat();
  for (let at = 0; at < roots; at += 1) blocks.forEach((block) => block.push(words.shift() as number));
  for (const block of blocks) expect(isWhole(block, roots)).toBe(true);
  const text = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  const long = version >= 10 ? 16 : 8;
  const length = Number.parseInt(text.slice(4, 4 + long), 2);
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, index) =>
      Number.parseInt(text.slice(4 + long + index * 8, 12 + long + index * 8), 2),
    ),
  );
}

const address =
  'otpauth://totp/Artisan%20Market:ida.sommer%40example.com?issuer=Artisan%20Market&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6';

test('[ACC-16] the picture of the key can be read back, in small, middle and large codes', () => {
  for (const text of ['HELLO', address, `${address}&period=30&x=${'y'.repeat(40)}`])
    expect(read(qrCode(new TextEncoder().encode(text)))).toBe(text);
});

test('[ACC-16] it says level M with mask 0 in both places, as the standard’s table writes it', () => {
  const rows = qrCode(new TextEncoder().encode('HELLO'));
  const column = [0, 1, 2, 3, 4, 5, 7, 8]
    .toReversed()
    .map((y) => (rows[y]?.[8] ? '1' : '0'))
    .join('');
  const line = [0, 1, 2, 3, 4, 5, 7].map((x) => (rows[8]?.[x] ? '1' : '0')).join('');
  expect(line + column).toBe('101010000010010');
});

test('[ACC-16] what is too long for it is refused', () => {
  expect(() => qrCode(new TextEncoder().encode('x'.repeat(214)))).toThrow(RangeError);
});

/** Of each version the shortest text and the longest; the squares, by a sum of them, are those that another writer (qrcode 1.5) draws. */
test('[ACC-16] every version is drawn as another writer of codes draws it, square by square', () => {
  const sumOf = (rows: boolean[][]): number =>
    rows.flat().reduce((sum, dark) => Math.imul(sum ^ (dark ? 49 : 48), 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5);
  for (const [length, size, sum] of [
    [1, 21, 0x562a0331],
    [14, 21, 0x765c2b0d],
    [15, 25, 0x5196f635],
    [26, 25, 0x1b060ebb],
    [27, 29, 0x5d325f3f],
    [42, 29, 0x60607821],
    [43, 33, 0x95b65eab],
    [62, 33, 0xdc2c241f],
    [63, 37, 0x09dd6b97],
    [84, 37, 0x61c9cd39],
    [85, 41, 0x0b5dcabd],
    [106, 41, 0xba17635d],
    [107, 45, 0x770dea4b],
    [122, 45, 0x375d7767],
    [123, 49, 0x04086bb9],
    [152, 49, 0x061ecef9],
    [153, 53, 0xc4920b85],
    [180, 53, 0x338e3d8d],
    [181, 57, 0x543c2801],
    [213, 57, 0x45c30437],
  ] as const) {
    const rows = qrCode(Uint8Array.from({ length }, (_, at) => 97 + ((at * 7) % 26)));
    expect([length, rows.length, sumOf(rows)]).toEqual([length, size, sum]);
  }
});

test('[ACC-16] a picture of it has a square where the code is dark', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
