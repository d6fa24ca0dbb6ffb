import { beforeEach, expect, test, vi } from 'vitest';
import { DAY, names, serve, service } from '#test/support/markup/fake-vault.ts';

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
const { securityEvents } = await import('./monitor.ts');
const signIn = (userId: string | null): void => {
  state.person = userId === null ? null : { userId };
  for (const listener of state.listeners) listener();
};
/** The next answer of the service waits. */
function lateAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const input = Promise.withResolvers<void>();
  return {
    serve: async (url: string, init: RequestInit): Promise<Response> => {
      const answer = await serve(url, init);
      input.resolve();
      await promise;
      return answer;
    },
    isRequested: input.promise,
    answer: resolve,
  };
}
beforeEach(() => signIn('ana'));

test('[VAULT-04] who signs in meanwhile gets no secret of another person', async () => {
  await secureStore.put('draft', 'of Ana');
  const opened = secureStore.get('draft');
  signIn('bo');
  expect(await opened.catch(() => 'failed')).not.toBe('of Ana');
  signIn('ana');
  const { serve: slow, isRequested, answer } = lateAnswer();
  vi.stubGlobal('fetch', slow);
  const late = secureStore.get('draft');
  await isRequested;
  signIn('bo');
  answer();
  expect(await late).toBeNull();
  signIn('ana');
  vi.stubGlobal('fetch', serve);
  await keyFor('storage', 'ana', DAY);
  const stored = lateAnswer();
  vi.stubGlobal('fetch', stored.serve);
  const put = secureStore.put('other', 1);
  await stored.isRequested;
  signIn('bo');
  stored.answer();
  expect([await put, names().some((name) => name.includes('other'))]).toEqual([false, false]);
});

test('[VAULT-02] a token is asked for once while it lasts, anew half a minute before it ends', async () => {
  const { keyId } = await keyFor('storage', 'ana', DAY);
  const encrypt = () => vaultClient.encrypt('ana', keyId, 'x');
  const requestOf = async (work: () => Promise<unknown>): Promise<number> => {
    const { tokens } = state;
    await work().catch(() => undefined);
    return state.tokens - tokens;
  };
  const began = Date.now();
  const counts = [await requestOf(() => Promise.all([encrypt(), encrypt()]))];
  vi.setSystemTime(began + 269_999);
  counts.push(await requestOf(encrypt));
  vi.setSystemTime(began + 270_000);
  counts.push(await requestOf(encrypt), await requestOf(encrypt));
  service.failing = 401;
  counts.push(await requestOf(encrypt));
  service.failing = 500;
  counts.push(await requestOf(encrypt), await requestOf(encrypt));
  service.failing = 0;
  await expect(vaultClient.encrypt('bo', keyId, 'x')).rejects.toThrow('User not authenticated');
  // The first ones were asked for before, by the key.
  expect(counts).toEqual([0, 0, 1, 0, 0, 1, 0]);
});

test('[VAULT-02, VAULT-06] what the service does and refuses is noted by its kind', async () => {
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
    ['Encryption failed', null],
    ['Encryption failed', 'encryption-failed'],
    ['Decryption failed', 'decryption-failed'],
    ['Key request failed', null],
  ]);
});

test('[VAULT-03] a key that was refused is replaced by another, any other failure is one', async () => {
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
  service.room = Object.entries(localStorage).reduce(
    (sum, [name, text]) => sum + name.length + String(text).length,
    10,
  );
  expect(await secureStore.put('new', 'x')).toBe(true);
  expect(secureStore.list().map(({ name }) => name)).toEqual(['v0', 'v1', 'v2', 'new']);
});

test('[VAULT-04, VAULT-07] a list is what it was written as', async () => {
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

test('[VAULT-04] items go into a part up to as many characters as are encrypted at once', async () => {
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

test('[VAULT-06] security alerts of a tab survive a reload', async () => {
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
