import { beforeEach, expect, test, vi } from 'vitest';
import { DAY, names, service, ttlOfKeys } from '#test/support/markup/fake-vault.ts';
import { STORE_TTL_MS, SWEEP_INTERVAL_MS } from '#domain/core/vault/limits.ts';

const state = vi.hoisted(() => ({
  person: null as Person | null,
  listeners: [] as (() => void)[],
  tokens: 0,
  slowToken: null as Promise<void> | null,
}));
interface Person {
  userId: string;
}
vi.mock('../session.ts', () => ({
  currentSession: () => state.person,
  onPersonChange: (listener: () => void) => state.listeners.push(listener),
}));
vi.mock('../api.ts', () => ({
  request: async () => {
    state.tokens += 1;
    await state.slowToken;
    return { token: `of-${state.person?.userId}`, expiresAt: new Date(Date.now() + 300_000).toISOString() };
  },
}));
const { secureStore } = await import('./secure-store.ts');
const { storedLists } = await import('./stored-lists.ts');
const { keyFor } = await import('./key-cache.ts');
const { vaultClient } = await import('./vault-client.ts');
const { securityAlerts, securityEvents } = await import('./monitor.ts');
const signIn = (userId: string | null): void => {
  state.person = userId === null ? null : { userId };
  for (const listener of state.listeners) listener();
};
const keyRequests = (): number => service.asked.filter((each) => each === 'requestEncryptionKey').length;
beforeEach(() => signIn('ana'));

test('[VAULT-04] a value is stored encrypted beside its `_meta`, and read again by its name', async () => {
  expect(await secureStore.put('draft', { words: 'geheim' })).toBe(true);
  expect(names().toSorted()).toEqual(['sec2_ana.draft', 'sec2_ana.draft_meta']);
  expect(JSON.stringify(localStorage)).not.toContain('geheim');
  expect(await secureStore.get('draft')).toEqual({ words: 'geheim' });
  expect(await secureStore.get('other')).toBeNull();
  secureStore.remove('draft');
  expect(names()).toEqual([]);
});

test('[VAULT-04, VAULT-07] a value lasts 24 hours, a log 7 days, a trace event 3 days', async () => {
  expect(STORE_TTL_MS).toEqual({ value: DAY, log: 7 * DAY, trace: 3 * DAY });
  expect(SWEEP_INTERVAL_MS).toBe(30 * 60_000);
  for (const kind of ['value', 'log', 'trace'] as const) {
    await secureStore.put(kind, kind, kind);
    vi.setSystemTime(Date.now() + STORE_TTL_MS[kind] - 1);
    expect(await secureStore.get(kind)).toBe(kind);
    expect(secureStore.list(kind)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    expect(secureStore.list(kind)).toEqual([]);
    expect(await secureStore.get(kind)).toBeNull();
    expect(names()).toEqual([]);
  }
});

test('[VAULT-04] the sweep runs every 30 minutes: what is over goes, whosever it was', async () => {
  vi.useRealTimers();
  vi.useFakeTimers();
  vi.resetModules();
  const fresh = await import('./secure-store.ts');
  await fresh.secureStore.put('short', 1);
  await fresh.secureStore.put('long', 2, 'log');
  signIn('bo');
  await fresh.secureStore.put('own', 3);
  localStorage.setItem('sec2_ana.half', 'x');
  localStorage.setItem('sec2_ana.torn_meta', '{');
  localStorage.setItem('other', 'stays');
  await vi.advanceTimersByTimeAsync(SWEEP_INTERVAL_MS);
  expect(names().some((name) => /half|torn/.test(name))).toBe(false);
  expect(names()).toHaveLength(6);
  // At the very moment at which its day is over.
  await vi.advanceTimersByTimeAsync(DAY - SWEEP_INTERVAL_MS);
  expect(names().toSorted()).toEqual(['sec2_ana.long', 'sec2_ana.long_meta']);
  expect(localStorage.getItem('other')).toBe('stays');
});

test('[VAULT-03] a key is asked for once by purpose and user until it expires', async () => {
  const { tokens } = state;
  await Promise.all(Array.from({ length: 5 }, (_, index) => secureStore.put(`v${index}`, index)));
  await secureStore.put('again', 1);
  expect(keyRequests()).toBe(1);
  expect(state.tokens - tokens).toBe(1);
  const first = (await keyFor('storage', 'ana', DAY)).keyId;
  expect((await keyFor('session', 'ana', 1)).keyId).not.toBe(first);
  // As long as it is good for what is stored now, and no longer.
  vi.setSystemTime(Date.now() + ttlOfKeys - DAY - 1);
  expect((await keyFor('storage', 'ana', DAY)).keyId).toBe(first);
  vi.setSystemTime(Date.now() + 1);
  expect((await keyFor('storage', 'ana', DAY)).keyId).not.toBe(first);
});

test('[VAULT-03] a new page asks for the key that this browser has, and not for another one', async () => {
  await secureStore.put('draft', 1);
  signIn(null);
  signIn('ana');
  await secureStore.put('draft', 2);
  expect(service.keys.size).toBe(1);
});

test('[VAULT-04] another person who signs in in the same browser reads nothing, and lists nothing', async () => {
  await secureStore.put('draft', 'of Ana');
  signIn('bo');
  expect(secureStore.list()).toEqual([]);
  expect(await secureStore.get('draft')).toBeNull();
  // Not even by what lies there.
  const meta = JSON.parse(localStorage.getItem('sec2_ana.draft_meta') ?? '{}') as { keyId: string };
  await expect(vaultClient.decrypt('bo', meta.keyId, localStorage.getItem('sec2_ana.draft') ?? '')).rejects.toThrow(
    'Decryption failed',
  );
  localStorage.setItem('sec2_bo.draft', localStorage.getItem('sec2_ana.draft') ?? '');
  localStorage.setItem('sec2_bo.draft_meta', localStorage.getItem('sec2_ana.draft_meta') ?? '');
  expect(await secureStore.get('draft')).toBeNull();
  signIn(null);
  expect(await secureStore.put('draft', 'x')).toBe(false);
  expect(await secureStore.get('draft')).toBeNull();
  signIn('ana');
  expect(await secureStore.get('draft')).toBe('of Ana');
});

test('[VAULT-04] who signs out while a value is encrypted leaves nothing behind', async () => {
  const stored = secureStore.put('draft', 'late');
  signIn('bo');
  expect(await stored.catch(() => false)).toBe(false);
  expect(names()).toEqual([]);
});

test('[VAULT-04] a value that was moved under another name is none', async () => {
  await secureStore.put('one', 1);
  await secureStore.put('two', 2);
  localStorage.setItem('sec2_ana.one', localStorage.getItem('sec2_ana.two') ?? '');
  expect(await secureStore.get('one')).toBeNull();
});

test('[VAULT-01] a key that was revoked meanwhile is replaced, and what it closed is gone', async () => {
  await secureStore.put('before', 1);
  for (const keyOf of service.keys.keys()) service.revoked.add(keyOf);
  expect(await secureStore.put('after', 2)).toBe(true);
  expect(await secureStore.get('after')).toBe(2);
  expect(await secureStore.get('before')).toBeNull();
  expect(names()).toHaveLength(2);
});

test('[VAULT-02] what is too large is not sent', async () => {
  await expect(secureStore.put('large', 'x'.repeat(10_001))).rejects.toThrow(
    'Data too large for encryption (max 10KB)',
  );
  expect(service.asked).not.toContain('encryptData');
  await keyFor('storage', 'ana', DAY);
  service.failing = 500;
  await expect(vaultClient.encrypt('ana', 'k', 'x')).rejects.toThrow('encryptData is out of order');
  service.failing = -1;
  await expect(vaultClient.encrypt('ana', 'k', 'x')).rejects.toThrow('Encryption failed');
  await expect(vaultClient.decrypt('ana', 'k', 'x')).rejects.toThrow('Decryption failed');
  await expect(vaultClient.revokeKey('ana', 'k')).rejects.toThrow('Key revocation failed');
  await expect(vaultClient.requestKey('ana', { keyId: 'k', purpose: 'storage' })).rejects.toThrow('Key request failed');
  signIn(null);
  await expect(vaultClient.encrypt('ana', 'k', 'x')).rejects.toThrow('User not authenticated');
});

test('[VAULT-04] a line that is lost takes no value away', async () => {
  await secureStore.put('draft', 1);
  service.failing = -1;
  await expect(secureStore.get('draft')).rejects.toThrow('Decryption failed');
  service.failing = 0;
  expect(await secureStore.get('draft')).toBe(1);
  service.room = 1500;
  for (let index = 0; index < 30; index += 1) {
    vi.setSystemTime(Date.now() + 1);
    expect(await secureStore.put(`log${index}`, 'x'.repeat(50), 'log')).toBe(true);
  }
  expect(await secureStore.get('log29')).toBe('x'.repeat(50));
  expect(await secureStore.get('draft')).toBeNull();
});

test('[VAULT-04] what does not fit leaves nothing of itself', async () => {
  await secureStore.put('draft', 'short');
  const [entry = ''] = names().filter((name) => !name.endsWith('_meta'));
  service.room = entry.length + '_meta'.length + entry.length + 300;
  vi.setSystemTime(Date.now() + 1);
  expect(await secureStore.put('draft', 'x'.repeat(2000))).toBe(false);
  expect(names()).toEqual([]);
  expect(await secureStore.get('draft')).toBeNull();
  expect(secureStore.list()).toEqual([]);
});

test('[VAULT-06] the browser’s monitor alerts at ten refused decryptions', async () => {
  const before = securityAlerts().length;
  service.failing = -1;
  for (let index = 0; index < 12; index += 1) await vaultClient.decrypt('ana', 'k', 'x').catch(() => null);
  expect(securityAlerts()).toHaveLength(before);
  service.failing = 0;
  for (let index = 0; index < 10; index += 1) await vaultClient.decrypt('ana', 'k', 'x').catch(() => null);
  expect(securityAlerts().slice(before)).toEqual([{ kind: 'decryption-failures', at: Date.now(), count: 10 }]);
  expect(sessionStorage.getItem('security-alerts')).toContain('decryption-failures');
  expect(securityEvents().length).toBeLessThanOrEqual(100);
  expect(securityEvents().at(-1)?.kind).toBe('decryption-failed');
});

test('[VAULT-04, VAULT-07] a list longer than what is encrypted at once is stored in parts, read whole', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({ at: index, message: 'x'.repeat(150) }));
  await storedLists.write('log', lines, 7 * DAY);
  expect(await storedLists.read('log')).toEqual(lines);
  expect(secureStore.list('log').length).toBeGreaterThan(3);
  // Another list of the same name takes its place, whatever its length.
  await storedLists.write('log', lines.slice(0, 3), 7 * DAY);
  expect(await storedLists.read('log')).toEqual(lines.slice(0, 3));
  expect(secureStore.list('log')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 7 * DAY);
  expect(await storedLists.read('log')).toBeNull();
  signIn(null);
  await storedLists.write('log', lines, 7 * DAY);
  expect(names()).toHaveLength(0);
});

test('[VAULT-04] a list that was half written is none', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({ at: index, message: 'x'.repeat(150) }));
  await storedLists.write('log', lines, 7 * DAY);
  secureStore.remove('log.2');
  expect(await storedLists.read('log')).toBeNull();
  await storedLists.write('trace', [{ name: 'a' }, 'x'.repeat(10_000), { name: 'b' }], 3 * DAY);
  expect(await storedLists.read('trace')).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(secureStore.list('trace')).toHaveLength(1);
});

test('[VAULT-04] a name without an end of its own is none', async () => {
  for (const name of ['', 'a b', 'draft_meta', 'x'.repeat(101)])
    await expect(secureStore.put(name, 1), name).rejects.toThrow(`a name that cannot be stored: ${name}`);
  expect(names()).toEqual([]);
  expect(await secureStore.put('n'.repeat(100), 1)).toBe(true);
  // `["a","…"]` is eight characters longer than what stands in it.
  expect(await secureStore.put('a', 'x'.repeat(10_000 - 8))).toBe(true);
  await expect(secureStore.put('a', 'x'.repeat(10_000 - 7))).rejects.toThrow('Data too large');
  expect(
    await vaultClient.encrypt('ana', (await keyFor('storage', 'ana', DAY)).keyId, 'x'.repeat(10_000)),
  ).toBeTruthy();
});

test('[VAULT-04] what is stored is listed with its kind and its times, the oldest first', async () => {
  const now = Date.now();
  await secureStore.put('second', 2, 'log');
  vi.setSystemTime(now - 1000);
  await secureStore.put('first', 1);
  vi.setSystemTime(now);
  expect([secureStore.list(), secureStore.list('log').map(({ name }) => name), secureStore.list('trace')]).toEqual([
    [
      { name: 'first', kind: 'value', storedAt: now - 1000, expiresAt: now - 1000 + DAY },
      { name: 'second', kind: 'log', storedAt: now, expiresAt: now + 7 * DAY },
    ],
    ['second'],
    [],
  ]);
  signIn(null);
  secureStore.remove('first');
  expect(secureStore.list()).toEqual([]);
  signIn('ana');
  expect(secureStore.list().length).toBe(2);
});

test('[VAULT-04] a spoilt entry is none: without its moments', async () => {
  await secureStore.put('draft', 1);
  const whole = localStorage.getItem('sec2_ana.draft_meta') ?? '';
  const meta = JSON.parse(whole) as Record<string, unknown>;
  for (const spoilt of [{ ...meta, keyId: 7 }, { ...meta, storedAt: 'then' }, { ...meta, expiresAt: null }, null]) {
    localStorage.setItem('sec2_ana.draft_meta', JSON.stringify(spoilt));
    expect([await secureStore.get('draft'), secureStore.list()], JSON.stringify(spoilt)).toEqual([null, []]);
  }
  localStorage.setItem('sec2_ana.draft_meta', whole);
  expect(await secureStore.get('draft')).toBe(1);
  localStorage.removeItem('sec2_ana.draft');
  expect([await secureStore.get('draft'), secureStore.list()]).toEqual([null, []]);
});
