import { afterAll, expect, test, vi } from 'vitest';

const received: { personChanges: () => void; written: string[] } = { personChanges: () => undefined, written: [] };
vi.mock('#web/platform/secure-store/stored-lists.ts', () => ({
  storedLists: { read: async () => null, write: async (name: string) => void received.written.push(name) },
}));
vi.mock('#web/platform/session.ts', () => ({
  onPersonChange: (listener: () => void) => void (received.personChanges = listener),
}));
vi.useFakeTimers();
afterAll(() => void vi.useRealTimers());
const { startStoredLog, storeLogAndTrace } = await import('./stored-log.ts');

test('[VAULT-07] log and trace are stored once for errors that come together', async () => {
  await startStoredLog();
  storeLogAndTrace();
  storeLogAndTrace();
  await vi.advanceTimersByTimeAsync(5000);
  const stored = received.written.splice(0);
  storeLogAndTrace();
  received.personChanges();
  await vi.advanceTimersByTimeAsync(5000);
  const ofOthers = received.written.splice(0);
  storeLogAndTrace();
  await vi.advanceTimersByTimeAsync(5000);
  expect([stored, ofOthers, received.written]).toEqual([['logs', 'trace'], [], ['logs', 'trace']]);
});
