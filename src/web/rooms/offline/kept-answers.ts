import type { PublicSession } from '#domain/accounts/contract.ts';

/** [UX-12] Its code comes beside the first page, which does not wait for it. Where it cannot come, nothing is kept. */
const code = import('./keeping.ts').catch(() => null);

export const startKeeping = (): void => void code.then((keeping) => keeping?.startKeeping());

export const keepFor = (session: PublicSession | null, isAnother: boolean): void =>
  void code.then((keeping) => keeping?.keepFor(session, isAnother));

export const keptSession = async (): Promise<PublicSession | null> => (await (await code)?.keptSession()) ?? null;

export const showKept = async (): Promise<void> => (await code)?.showKept();
