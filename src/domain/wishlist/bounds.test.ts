import { expect, test } from 'vitest';
import { readGuestItems, writeGuestItems } from './guest-cookie.ts';

const addedAt = '2026-11-21T10:00:00.000Z';

test('[WISH-01] a list that fills the cookie to its last byte is written, and read as it was', () => {
  const ofLength = (length: number) => {
    const items = Array.from({ length: 20 }, (_, at) => ({ id: `listing-${at}`, addedAt }));
    for (let at = 0; at < items.length; at += 1) {
      const missing = length - (writeGuestItems(items)?.length ?? length);
      const item = items[at];
      if (item) item.id += 'x'.repeat(Math.max(0, Math.min(missing, 100 - item.id.length)));
    }
    return items;
  };
  const full = ofLength(3500);
  expect(writeGuestItems(full)).toHaveLength(3500);
  expect(readGuestItems(writeGuestItems(full) ?? '')).toEqual(full);
  const [first, ...rest] = full;
  const last = rest.at(-1);
  expect(first && last && writeGuestItems([first, ...rest.slice(0, -1), { ...last, id: `${last.id}x` }])).toBeNull();
});

test('[WISH-01] a piece that stands twice in a cookie, or that has no id or no time, is left out', () => {
  const item = (changes: object) => ({ id: 'jug', addedAt, ...changes });
  const read = (...items: unknown[]) =>
    readGuestItems(encodeURIComponent(JSON.stringify({ items, version: '1.0' }))).map(({ id }) => id);
  expect(read(item({}), item({}), item({ id: 'mug' }))).toEqual(['jug', 'mug']);
  expect(read(item({ id: 7 }), item({ id: 'a b' }), item({ addedAt: 7 }), item({ addedAt: 'soon' }), null)).toEqual([]);
});

test('[WISH-01] a piece of the cookie whose moment is none is left out, and those beside it stay', () => {
  const cookie = encodeURIComponent(
    JSON.stringify({
      items: [
        { id: 'bad', addedAt: 'x' },
        { id: 'mug', addedAt },
      ],
    }),
  );
  expect(readGuestItems(cookie)).toEqual([{ id: 'mug', addedAt }]);
});
