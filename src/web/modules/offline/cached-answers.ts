import type { PublicSession } from '#domain/core/session.ts';

/** [UX-12] Its code comes beside the first page, which does not wait for it. Where it cannot come, nothing is kept. */
const code = import('./answer-cache.ts').catch(() => null);

export const startCachingAnswers = (): void => void code.then((cache) => cache?.startCachingAnswers());

export const cacheFor = (session: PublicSession | null, isAnother: boolean): void =>
  void code.then((cache) => cache?.cacheFor(session, isAnother));

export const cachedSession = async (): Promise<PublicSession | null> => (await (await code)?.cachedSession()) ?? null;

export const showCachedAnswers = async (): Promise<void> => (await code)?.showCachedAnswers();
