import { expect, test } from 'vitest';
import { readGuestItems, writeGuestItems } from './guest-cookie.ts';

const addedAt = '2026-11-21T10:00:00.000Z';

test('[WISH-01] a list that fills the cookie to its last byte is written, and read as it was; one byte more is told', () => {
  const ofLength = (length: number) => {
    const pieces = Array.from({ length: 20 }, (_, at) => ({ id: `piece-${at}`, addedAt }));
    for (let at = 0; at < pieces.length; at += 1) {
      const missing = length - (writeGuestItems(pieces)?.length ?? length);
      const piece = pieces[at];
      if (piece) piece.id += 'x'.repeat(Math.max(0, Math.min(missing, 100 - piece.id.length)));
    }
    return pieces;
  };
  const full = ofLength(3500);
  expect(writeGuestItems(full)).toHaveLength(3500);
  expect(readGuestItems(writeGuestItems(full) ?? '')).toEqual(full);
  const [first, ...rest] = full;
  const last = rest.at(-1);
  expect(first && last && writeGuestItems([first, ...rest.slice(0, -1), { ...last, id: `${last.id}x` }])).toBeNull();
});

test('[WISH-01] a piece that stands twice in a cookie, or that has no id or no time, is left out', () => {
  const piece = (changes: object) => ({ id: 'jug', addedAt, ...changes });
  const read = (...items: unknown[]) =>
    readGuestItems(encodeURIComponent(JSON.stringify({ items, version: '1.0' }))).map(({ id }) => id);
  expect(read(piece({}), piece({}), piece({ id: 'mug' }))).toEqual(['jug', 'mug']);
  expect(read(piece({ id: 7 }), piece({ id: 'a b' }), piece({ addedAt: 7 }), piece({ addedAt: 'soon' }), null)).toEqual(
    [],
  );
});
