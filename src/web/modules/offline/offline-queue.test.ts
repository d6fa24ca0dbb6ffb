import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyOperation, QueueConflict, QueuedChange } from '#domain/offline/queued-change.ts';

const now = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock('#web/platform/session.ts', () => ({ currentSession: () => now.userId && { userId: now.userId } }));
const stored = new Map<string, string>();
const listeners = new Map<string, (event: { key: string | null }) => void>();
let isFull = false;
vi.stubGlobal('addEventListener', (name: string, listener: (event: { key: string | null }) => void) =>
  listeners.set(name, listener),
);
/** A store whose keys are its own properties, as a browser’s are. */
vi.stubGlobal(
  'localStorage',
  new Proxy({} as Record<string, unknown>, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => void stored.delete(key),
        setItem: (key: string, text: string) => {
          if (isFull) throw new Error('full');
          stored.set(key, text);
        },
      })[String(name)],
  }),
);
afterAll(() => void vi.unstubAllGlobals());
const queue = await import('./offline-queue.ts');
const {
  answered,
  closeConflict,
  dropChange,
  mine,
  openQueue,
  queueChange,
  queuedChanges,
  enqueueChange: putChange,
} = queue;
const { reportConflict, useOfflineQueue } = queue;

const operation = (title: string) => ({ kind: 'save', listingId: title, title }) as unknown as AnyOperation;
const change = (key: string, order: string, owner: string | null = null): QueuedChange => ({
  key,
  order,
  owner,
  tried: false,
  operation: operation(key),
});
const read = <Kind>(text: string): Kind | null => (text.startsWith('{') ? (JSON.parse(text) as Kind) : null);
const open = (): void =>
  openQueue({ readChange: read<QueuedChange>, readConflict: read<QueueConflict>, sendQueued: async () => undefined });
const Conflicts = (): string =>
  useOfflineQueue()
    .conflicts.map(({ key }) => key)
    .join();
const shownConflicts = (): string[] => renderToStaticMarkup(createElement(Conflicts)).split(',');
const keys = (): string[] => queuedChanges().map(({ key }) => key);

beforeEach(() => {
  stored.clear();
  Object.assign(now, { userId: null });
  isFull = false;
  open();
});

test('[INV-20] changes are found in the order in which they were made', () => {
  for (const each of [change('c', '3'), change('a', '1'), change('b', '2')]) putChange(each);
  stored.set('waiting-x', 'spoilt');
  stored.set('other', '{}');
  open();
  expect([keys(), [...stored.keys()].toSorted()]).toEqual([
    ['a', 'b', 'c'],
    ['other', 'waiting-a', 'waiting-b', 'waiting-c'],
  ]);
  dropChange('b');
  expect(keys()).toEqual(['a', 'c']);
});

test('[INV-20] what a guest did goes to whoever signs in, what a person did to nobody else', () => {
  for (const each of [change('a', '1'), change('b', '2', 'ida'), change('c', '3', 'bo')]) putChange(each);
  const own = () => mine().map(({ key }) => key);
  expect(own()).toEqual(['a']);
  now.userId = 'ida';
  expect(own()).toEqual(['a', 'b']);
});

test('[INV-20] a change is kept with whose it is, up to as many as there is room for', () => {
  now.userId = 'ida';
  expect(queueChange(operation('jug'), 'k1', true)).toBe(true);
  expect(queuedChanges()).toEqual([
    expect.objectContaining({ key: 'k1', owner: 'ida', tried: true, operation: operation('jug') }),
  ]);
  now.userId = null;
  expect([queueChange(operation('cup')), queuedChanges().at(-1)?.owner, queuedChanges().at(-1)?.tried]).toEqual([
    true,
    null,
    false,
  ]);
  isFull = true;
  expect([queueChange(operation('bowl')), queuedChanges().length]).toEqual([false, 2]);
  isFull = false;
  for (let at = 2; at < 300; at += 1) expect(queueChange(operation(`${at}`))).toBe(true);
  expect([queueChange(operation('one more')), queuedChanges().length]).toEqual([false, 300]);
});

test('[INV-20] changes of one moment are sent in the order in which they were made', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const titles = Array.from({ length: 12 }, (_, at) => `jug ${at}`);
  for (const title of titles) queueChange(operation(title));
  vi.useRealTimers();
  expect(queuedChanges().map((each) => (each.operation as unknown as { title: string }).title)).toEqual(titles);
  expect(new Set(keys()).size).toBe(12);
});

test('[INV-20] what lies in the store beyond what is ever queued is not read', () => {
  for (let at = 304; at >= 0; at -= 1)
    stored.set(`waiting-${String(at).padStart(3, '0')}`, JSON.stringify(change(`${at}`, `${at}`)));
  open();
  expect([keys().length, keys().includes('0'), keys().includes('300')]).toEqual([300, true, false]);
  vi.spyOn(Object, 'keys').mockImplementationOnce(() => {
    throw new Error('forbidden');
  });
  open();
  expect(keys()).toEqual([]);
  vi.restoreAllMocks();
});

test('[INV-20] another tab that adds or drops a change is heard, other keys are not', () => {
  const received = (key: string | null, ...left: QueuedChange[]): string[] => {
    stored.clear();
    for (const each of left) stored.set(`waiting-${each.key}`, JSON.stringify(each));
    listeners.get('storage')?.({ key });
    return keys();
  };
  expect(received('waiting-a', change('a', '1'))).toEqual(['a']);
  expect(received('theme', change('b', '1'))).toEqual(['a']);
  expect(received('conflict-x', change('c', '1'))).toEqual(['c']);
  expect(received(null)).toEqual([]);
});

test('[INV-20] a change whose answer was not there when the page was left waits as tried', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const sending = answered('k1', operation('jug'), promise);
  const done = answered('k2', operation('cup'), Promise.resolve('ok'));
  await done;
  listeners.get('pagehide')?.({ key: null });
  expect(queuedChanges().map(({ key, tried }) => [key, tried])).toEqual([['k1', true]]);
  resolve('ok');
  expect(await sending).toBe('ok');
  await expect(answered('k3', operation('x'), Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  stored.clear();
  open();
  listeners.get('pagehide')?.({ key: null });
  expect(keys()).toEqual([]);
});

test('[CART-06] what turned out differently stands until it was read', () => {
  reportConflict({ key: 'k1', order: '1', owner: null } as unknown as QueueConflict);
  expect(stored.has('conflict-k1')).toBe(true);
  expect(shownConflicts()).toEqual(['k1']);
  reportConflict({ key: 'k0', order: '0', owner: null } as unknown as QueueConflict);
  expect(shownConflicts()).toEqual(['k0', 'k1']);
  closeConflict('k1');
  expect([shownConflicts(), [...stored.keys()]]).toEqual([['k0'], ['conflict-k0']]);
});
