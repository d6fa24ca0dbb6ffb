import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORE_TTL_MS, SWEEP_INTERVAL_MS } from '#domain/core/vault/limits.ts';

interface Person {
  userId: string;
}
const state = vi.hoisted(() => ({
  person: null as Person | null,
  listeners: [] as (() => void)[],
  tokens: 0,
  slowToken: null as Promise<void> | null,
}));
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

const DAY = 86_400_000;

/** Local and session store, that may have no room. */
class FakeStorage {
  [name: string]: unknown;
}
function storage(): Storage {
  const items = new FakeStorage();
  const hidden = (name: string, value: unknown): void =>
    void Object.defineProperty(items, name, { value, enumerable: false });
  hidden('getItem', (name: string) => (Object.hasOwn(items, name) ? items[name] : null));
  hidden('setItem', (name: string, value: string) => {
    const others = Object.entries(items).filter(([key]) => key !== name);
    const size = others.reduce(
      (sum, [key, text]) => sum + key.length + String(text).length,
      name.length + value.length,
    );
    if (size > room) throw new Error('QuotaExceededError');
    items[name] = value;
  });
  hidden('removeItem', (name: string) => void delete items[name]);
  return items as unknown as Storage;
}
let room = Infinity;

/** The service as far as the browser sees it: keys of people, and texts that only their key opens. */
const service = {
  asked: [] as string[],
  keys: new Map<string, number>(),
  revoked: new Set<string>(),
  failing: 0,
};
const answered = (status: number, body: object): Response => Response.json(body, { status });
const ttlOfKeys = 30 * DAY;

async function serve(url: string, init: RequestInit): Promise<Response> {
  const operation = url.slice(1);
  service.asked.push(operation);
  if (service.failing === -1) throw new TypeError('no line');
  if (service.failing) return answered(service.failing, { error: `${operation} is out of order` });
  const body = JSON.parse(String(init.body)) as Record<string, string>;
  const user = String((init.headers as Record<string, string>).Authorization).replace('Bearer of-', '');
  const keyOf = `${user}/${body.keyId}`;
  const isGood = !service.revoked.has(keyOf) && (service.keys.get(keyOf) ?? 0) > Date.now();
  if (operation === 'requestEncryptionKey') {
    if (service.keys.has(keyOf) && !isGood) return answered(403, { error: 'Key request failed' });
    if (!service.keys.has(keyOf)) service.keys.set(keyOf, Date.now() + ttlOfKeys);
    return answered(200, { keyId: body.keyId, expiresAt: new Date(service.keys.get(keyOf) ?? 0).toISOString() });
  }
  if (operation === 'encryptData' && isGood)
    return answered(200, { encryptedData: btoa(encodeURIComponent(JSON.stringify([keyOf, body.data]))) });
  if (operation === 'decryptData' && isGood) {
    const [of, data] = JSON.parse(decodeURIComponent(atob(body.encryptedData ?? '')) || '[]') as string[];
    if (of === keyOf) return answered(200, { data });
  }
  return answered(403, { error: operation === 'encryptData' ? 'Encryption failed' : 'Decryption failed' });
}

const signIn = (userId: string | null): void => {
  state.person = userId === null ? null : { userId };
  for (const listener of state.listeners) listener();
};
const keyRequests = (): number => service.asked.filter((each) => each === 'requestEncryptionKey').length;
const names = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('sec2_'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-25T12:00:00Z');
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', serve);
  service.asked = [];
  service.keys.clear();
  service.revoked.clear();
  service.failing = 0;
  room = Infinity;
  signIn('ana');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[VAULT-04] a value is stored encrypted beside its `_meta`, and read again by its name', async () => {
  expect(await secureStore.put('draft', { words: 'geheim' })).toBe(true);
  expect(names().toSorted()).toEqual(['sec2_ana.draft', 'sec2_ana.draft_meta']);
  expect(JSON.stringify(localStorage)).not.toContain('geheim');
  expect(await secureStore.get('draft')).toEqual({ words: 'geheim' });
  expect(await secureStore.get('other')).toBeNull();
  secureStore.remove('draft');
  expect(names()).toEqual([]);
});

test('[VAULT-04, VAULT-07] a value lasts 24 hours, a log 7 days, a trace event 3 days; the sweep every 30 minutes takes what is over', async () => {
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

test('[VAULT-04] the sweep runs every 30 minutes: what is over goes, whosever it was, and halves too', async () => {
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

test('[VAULT-03] a key is asked for once by purpose and user until it expires, also by those who ask at once', async () => {
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

test('[VAULT-02] what is too large is not sent, and failures are surfaced by their error field or in the words for them', async () => {
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

test('[VAULT-04] a line that is lost takes no value away, and a full store makes room by the oldest', async () => {
  await secureStore.put('draft', 1);
  service.failing = -1;
  await expect(secureStore.get('draft')).rejects.toThrow('Decryption failed');
  service.failing = 0;
  expect(await secureStore.get('draft')).toBe(1);
  room = 1500;
  for (let index = 0; index < 30; index += 1) {
    vi.setSystemTime(Date.now() + 1);
    expect(await secureStore.put(`log${index}`, 'x'.repeat(50), 'log')).toBe(true);
  }
  expect(await secureStore.get('log29')).toBe('x'.repeat(50));
  expect(await secureStore.get('draft')).toBeNull();
});

test('[VAULT-04] what does not fit leaves nothing of itself, and what stood under its name is not taken for it', async () => {
  await secureStore.put('draft', 'short');
  const [entry = ''] = names().filter((name) => !name.endsWith('_meta'));
  room = entry.length + '_meta'.length + entry.length + 300;
  vi.setSystemTime(Date.now() + 1);
  expect(await secureStore.put('draft', 'x'.repeat(2000))).toBe(false);
  expect(names()).toEqual([]);
  expect(await secureStore.get('draft')).toBeNull();
  expect(secureStore.list()).toEqual([]);
});

test('[VAULT-06] the monitor of the browser notes what happened, raises an alert at ten refused decryptions, and none for a lost line', async () => {
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

test('[VAULT-04, VAULT-07] a list longer than what is encrypted at once is stored in parts, read whole, and as a log for 7 days', async () => {
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

test('[VAULT-04] a list that was half written is none, and an item that is too large by itself is left out', async () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({ at: index, message: 'x'.repeat(150) }));
  await storedLists.write('log', lines, 7 * DAY);
  secureStore.remove('log.2');
  expect(await storedLists.read('log')).toBeNull();
  await storedLists.write('trace', [{ name: 'a' }, 'x'.repeat(10_000), { name: 'b' }], 3 * DAY);
  expect(await storedLists.read('trace')).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(secureStore.list('trace')).toHaveLength(1);
});

test('[VAULT-04] a name without an end of its own is none, and a value is stored up to as many characters as are encrypted at once', async () => {
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

test('[VAULT-04] what is stored is listed with its kind and its times, the oldest first; nothing is for whoever is signed out', async () => {
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

test('[VAULT-04] a spoilt entry is none: without its moments, without its key, or without its value', async () => {
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

test('[VAULT-04] who signs in while a value is opened or a token is asked for gets nothing of the other', async () => {
  await secureStore.put('draft', 'of Ana');
  const opened = secureStore.get('draft');
  signIn('bo');
  expect(await opened.catch(() => 'failed')).not.toBe('of Ana');
  signIn('ana');
  const { serve: slow, isAsked, answer } = lateAnswer();
  vi.stubGlobal('fetch', slow);
  const late = secureStore.get('draft');
  await isAsked;
  signIn('bo');
  answer();
  expect(await late).toBeNull();
  signIn('ana');
  vi.stubGlobal('fetch', serve);
  await keyFor('storage', 'ana', DAY);
  const stored = lateAnswer();
  vi.stubGlobal('fetch', stored.serve);
  const put = secureStore.put('other', 1);
  await stored.isAsked;
  signIn('bo');
  stored.answer();
  expect([await put, names().some((name) => name.includes('other'))]).toEqual([false, false]);
});

test('[VAULT-02, VAULT-04] a token that comes when somebody else is signed in is used for nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  state.slowToken = promise;
  const asked = vaultClient.requestKey('ana', { keyId: 'k', purpose: 'storage' });
  signIn('bo');
  resolve();
  state.slowToken = null;
  await expect(asked).rejects.toThrow('User not authenticated');
  expect(service.asked).toEqual([]);
  await vaultClient.requestKey('bo', { keyId: 'k', purpose: 'storage' });
  expect([service.asked, securityEvents().at(-1)?.kind]).toEqual([['requestEncryptionKey'], 'key-requested']);
});

/** The next answer of the service waits. */
function lateAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  return {
    serve: async (url: string, init: RequestInit): Promise<Response> => {
      const answer = await serve(url, init);
      asked.resolve();
      await promise;
      return answer;
    },
    isAsked: asked.promise,
    answer: resolve,
  };
}

test('[VAULT-02] a token is asked for once while it lasts, anew half a minute before it ends, and after the service has refused it', async () => {
  const { keyId } = await keyFor('storage', 'ana', DAY);
  const encrypt = () => vaultClient.encrypt('ana', keyId, 'x');
  const asked = async (work: () => Promise<unknown>): Promise<number> => {
    const { tokens } = state;
    await work().catch(() => undefined);
    return state.tokens - tokens;
  };
  const began = Date.now();
  const counts = [await asked(() => Promise.all([encrypt(), encrypt()]))];
  vi.setSystemTime(began + 269_999);
  counts.push(await asked(encrypt));
  vi.setSystemTime(began + 270_000);
  counts.push(await asked(encrypt), await asked(encrypt));
  service.failing = 401;
  counts.push(await asked(encrypt));
  service.failing = 500;
  counts.push(await asked(encrypt), await asked(encrypt));
  service.failing = 0;
  await expect(vaultClient.encrypt('bo', keyId, 'x')).rejects.toThrow('User not authenticated');
  // The first ones were asked for before, by the key.
  expect(counts).toEqual([0, 0, 1, 0, 0, 1, 0]);
});

test('[VAULT-02, VAULT-06] what the service does and refuses is noted by its kind, and a failure without words has those for it', async () => {
  const { keyId } = await keyFor('storage', 'ana', DAY);
  const noted = async (work: () => Promise<unknown>): Promise<unknown[]> => {
    const before = securityEvents().length;
    const message = await work().then(
      () => 'done',
      (error: Error) => error.message,
    );
    const all = securityEvents();
    return [message, ...(all.length < 100 ? all.slice(before) : all.slice(-1)).map(({ kind }) => kind)];
  };
  const closed = await vaultClient.encrypt('ana', keyId, 'x');
  vi.setSystemTime(Date.now() + 1);
  const answer = (status: number, body: string): void =>
    void vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const results = [
    await noted(() => vaultClient.encrypt('ana', keyId, 'x')),
    await noted(() => vaultClient.decrypt('ana', keyId, closed)),
    await noted(() => vaultClient.decrypt('ana', keyId, btoa('["another key","x"]'))),
    await noted(() => vaultClient.encrypt('ana', 'no key', 'x')),
  ];
  answer(200, '{}');
  results.push(await noted(() => vaultClient.revokeKey('ana', keyId)));
  answer(200, 'no JSON');
  results.push(await noted(() => vaultClient.encrypt('ana', keyId, 'x')));
  answer(409, '{"error":""}');
  results.push(await noted(() => vaultClient.encrypt('ana', keyId, 'x')));
  answer(400, '{"error":7}');
  results.push(await noted(() => vaultClient.decrypt('ana', keyId, 'x')));
  answer(400, 'null');
  results.push(await noted(() => vaultClient.requestKey('ana', { keyId, purpose: 'storage' })));
  const kindsOf = ([message, ...kinds]: unknown[]): unknown[] => [message, kinds.at(-1) ?? null];
  expect(results.map(kindsOf)).toMatchObject([
    ['done', 'encrypted'],
    ['done', 'decrypted'],
    ['Decryption failed', 'decryption-failed'],
    ['Encryption failed', 'encryption-failed'],
    ['done', 'key-revoked'],
    ['Encryption failed', expect.anything()],
    ['Encryption failed', 'encryption-failed'],
    ['Decryption failed', 'decryption-failed'],
    ['Key request failed', expect.anything()],
  ]);
});

test('[VAULT-03] a key that was refused is replaced by another, any other failure is one; the key’s name stays in this browser', async () => {
  const { keyId } = await keyFor('storage', 'ana', DAY);
  expect([keyId.startsWith('storage_'), localStorage.getItem('vault-key:storage:ana')]).toEqual([true, keyId]);
  signIn(null);
  signIn('ana');
  service.failing = 500;
  await expect(keyFor('storage', 'ana', DAY)).rejects.toThrow('out of order');
  // Nothing of a failure is kept.
  service.failing = 0;
  expect((await keyFor('storage', 'ana', DAY)).keyId).toBe(keyId);
  signIn(null);
  signIn('ana');
  for (const keyOf of service.keys.keys()) service.revoked.add(keyOf);
  const next = await keyFor('storage', 'ana', DAY);
  expect([next.keyId === keyId, localStorage.getItem('vault-key:storage:ana')]).toEqual([false, next.keyId]);
});

test('[VAULT-04] a store that is forbidden stores nothing and breaks nothing', async () => {
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => forbidden, ownKeys: forbidden }));
  expect([
    await secureStore.put('draft', 1),
    await secureStore.get('draft'),
    secureStore.list(),
    secureStore.remove('draft'),
  ]).toEqual([false, null, [], undefined]);
});

test('[VAULT-04] where what is over makes room enough, nothing of one’s own goes', async () => {
  signIn('bo');
  for (let index = 0; index < 5; index += 1) await secureStore.put(`of bo ${index}`.replaceAll(' ', '.'), 'x');
  signIn('ana');
  vi.setSystemTime(Date.now() + DAY);
  for (let index = 0; index < 3; index += 1) await secureStore.put(`v${index}`, 'x');
  room = Object.entries(localStorage).reduce((sum, [name, text]) => sum + name.length + String(text).length, 10);
  expect(await secureStore.put('new', 'x')).toBe(true);
  expect(secureStore.list().map(({ name }) => name)).toEqual(['v0', 'v1', 'v2', 'new']);
});

test('[VAULT-04] room is made by letting go of what is over first, then of twenty of the oldest', async () => {
  for (let index = 0; index < 25; index += 1) {
    vi.setSystemTime(Date.now() + 1);
    await secureStore.put(`v${String(index).padStart(2, '0')}`, 'x');
  }
  const used = Object.entries(localStorage).reduce((sum, [name, text]) => sum + name.length + String(text).length, 0);
  room = used + 10;
  vi.setSystemTime(Date.now() + 1);
  expect(await secureStore.put('new', 'x')).toBe(true);
  expect(secureStore.list().map(({ name }) => name)).toEqual(['v20', 'v21', 'v22', 'v23', 'v24', 'new']);
});

test('[VAULT-04, VAULT-07] a list is what it was written as: parts of another list, or of none, make it none; its kind is by how long it is kept', async () => {
  for (const [ms, kind] of [
    [7 * DAY, 'log'],
    [3 * DAY, 'trace'],
    [DAY, 'value'],
    [5, 'value'],
  ] as const) {
    await storedLists.write('l', [1], ms);
    expect(secureStore.list().map((entry) => entry.kind)).toEqual([kind]);
  }
  await storedLists.write('l', 'no list', DAY);
  expect(await storedLists.read('l')).toEqual([]);
  await secureStore.put('l.0', { list: 'a', count: 2, items: [1] });
  await secureStore.put('l.1', { list: 'a', count: 2, items: [2] });
  expect(await storedLists.read('l')).toEqual([1, 2]);
  await secureStore.put('l.1', { list: 'b', count: 2, items: [2] });
  expect(await storedLists.read('l')).toBeNull();
  for (const spoilt of [7, null, { list: 'a', count: 1, items: 'x' }]) {
    await secureStore.put('l.0', spoilt);
    expect(await storedLists.read('l')).toBeNull();
  }
  // Another list whose name begins the same stays.
  await storedLists.write('list', [1], DAY);
  await storedLists.write('l', [1, 2], DAY);
  expect([await storedLists.read('list'), await storedLists.read('l')]).toEqual([[1], [1, 2]]);
});

test('[VAULT-04] items go into a part up to as many characters as are encrypted at once, its name and its list left free', async () => {
  // A text of so many characters is two longer as JSON, and one between it and the next.
  const sized = (length: number): string => 'x'.repeat(length - 3);
  const partsOf = async (...items: unknown[]): Promise<number> => {
    await storedLists.write('p', items, DAY);
    return secureStore.list().length;
  };
  expect([
    await partsOf(sized(4850), sized(4850)),
    await partsOf(sized(4850), sized(4851)),
    await partsOf(sized(9700)),
    await partsOf(sized(9701), 'rest'),
  ]).toEqual([1, 2, 1, 1]);
  expect(await storedLists.read('p')).toEqual(['rest']);
});

test('[VAULT-06] alerts of this tab are there again after a reload, what is no list of them is none', async () => {
  const read = async (stored: string): Promise<unknown> => {
    sessionStorage.setItem('security-alerts', stored);
    vi.resetModules();
    return (await import('./monitor.ts')).securityAlerts();
  };
  const alert = { kind: 'encryptions', at: 1, count: 1000 };
  expect([
    await read(JSON.stringify([alert])),
    await read('{"length":1}'),
    await read('spoilt'),
    ((await read(JSON.stringify(Array.from({ length: 60 }, () => alert)))) as object[]).length,
  ]).toEqual([[alert], [], [], 50]);
});
