import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';

const browserStore = stubLocalStorage();
const { forgetSeen, recordSeen: noteSeen, seenListings } = await import('./recently-viewed.ts');

afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  browserStore.isFull = false;
  browserStore.texts.clear();
});
const spoilt = ['', '{', '3', 'null', '{}', '"a"'];
const seen = (listingId: string) => ({ listingId, title: `Title ${listingId}`, priceCents: 4200, picture: null });

test('[UX-17] pieces that were looked at: the newest first, each once, twelve at most', () => {
  for (let at = 0; at < 13; at += 1) noteSeen(seen(`p${at}`));
  expect(seenListings().map(({ listingId }) => listingId)).toEqual(
    Array.from({ length: 12 }, (_, at) => `p${12 - at}`),
  );
  const more = { ...seen('p5'), title: 'Renamed', description: 'Long.' };
  noteSeen(more);
  expect(seenListings()).toHaveLength(12);
  expect(seenListings().filter(({ listingId }) => listingId === 'p5')).toHaveLength(1);
  // Two pieces of one title are two.
  noteSeen({ ...seen('p6'), title: 'Renamed' });
  noteSeen(more);
  expect(seenListings()).toHaveLength(12);
  expect(seenListings()[0]).toEqual({ ...seen('p5'), title: 'Renamed' });
  browserStore.isFull = true;
  noteSeen(seen('p99'));
  expect(seenListings()[0]?.listingId).toBe('p5');
  forgetSeen();
  expect(seenListings()).toEqual([]);
  for (const text of spoilt) {
    browserStore.texts.set('recently-viewed', text);
    expect(seenListings(), text).toEqual([]);
  }
  browserStore.texts.set(
    'recently-viewed',
    JSON.stringify([null, {}, { ...seen('a'), priceCents: '4' }, { ...seen('b'), title: 1 }, seen('c')]),
  );
  expect(seenListings()).toEqual([seen('c')]);
});
