import { expect, test, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';

const did = vi.hoisted(() => ({ all: [] as unknown[], session: null as unknown }));
vi.mock('./answer-cache.ts', () => ({
  startCachingAnswers: () => did.all.push('start'),
  cacheFor: (...given: unknown[]) => did.all.push(['for', ...given]),
  cachedSession: async () => did.session,
  showCachedAnswers: async () => did.all.push('show'),
}));

test('[UX-12] nothing is cached for offline before its code is there', async () => {
  const cache = await import('./cached-answers.ts');
  const ida: PublicSession = {
    ...{ userId: 'ida', displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null },
  };
  cache.startCachingAnswers();
  cache.cacheFor(ida, true);
  expect(await cache.cachedSession()).toBeNull();
  did.session = ida;
  expect(await cache.cachedSession()).toBe(ida);
  await cache.showCachedAnswers();
  expect(did.all).toEqual(['start', ['for', ida, true], 'show']);
  vi.resetModules();
  vi.doMock('./answer-cache.ts', () => Promise.reject(new Error('lost')));
  const lost = await import('./cached-answers.ts');
  lost.startCachingAnswers();
  lost.cacheFor(ida, true);
  await lost.showCachedAnswers();
  expect([await lost.cachedSession(), did.all.length]).toEqual([null, 3]);
});
