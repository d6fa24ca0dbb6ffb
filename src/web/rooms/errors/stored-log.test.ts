import { afterAll, expect, test, vi } from 'vitest';

const heard: { personChanges: () => void; written: string[] } = { personChanges: () => undefined, written: [] };
vi.mock('#web/platform/secure-store/stored-lists.ts', () => ({
  storedLists: { read: async () => null, write: async (name: string) => void heard.written.push(name) },
}));
vi.mock('#web/platform/session.ts', () => ({
  onPersonChange: (listener: () => void) => void (heard.personChanges = listener),
}));
vi.useFakeTimers();
afterAll(() => void vi.useRealTimers());
const { startStoredLog, storeLogAndTrace } = await import('./stored-log.ts');

test('[VAULT-07] log and trace are stored once for errors that come together, for nobody after another person came, and again for that one', async () => {
  await startStoredLog();
  storeLogAndTrace();
  storeLogAndTrace();
  await vi.advanceTimersByTimeAsync(5000);
  const stored = heard.written.splice(0);
  storeLogAndTrace();
  heard.personChanges();
  await vi.advanceTimersByTimeAsync(5000);
  const ofOthers = heard.written.splice(0);
  storeLogAndTrace();
  await vi.advanceTimersByTimeAsync(5000);
  expect([stored, ofOthers, heard.written]).toEqual([['logs', 'trace'], [], ['logs', 'trace']]);
});
