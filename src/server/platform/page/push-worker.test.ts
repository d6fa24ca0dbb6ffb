import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../../../public/sw.js'), 'utf8');

/** The worker of a browser: what it shows and opens when an event reaches it. */
function worker(windows: object[] = []) {
  const done: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: 'https://shop.example' },
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
    registration: {
      showNotification: (title: string, { data, tag }: { data: object; tag: string }) => done.push([title, data, tag]),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => done.push(url) },
  };
  runInNewContext(code, { self, caches: {}, URL, Response, fetch });
  const send = async (name: string, event: object): Promise<unknown[]> => {
    let work: unknown;
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
    return done;
  };
  return { send, done };
}
const click = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test('[ALERT-22] a push message is shown by its title', async () => {
  const said = { title: 'New order AM-1', path: '/seller-dashboard/orders/o1', tag: 't1' };
  expect(await worker().send('push', { data: { json: () => said } })).toEqual([
    [said.title, { path: said.path }, 't1'],
  ]);
});

test('[ALERT-22] a press opens the link of the alert, in the open window where there is one', async () => {
  expect(await worker().send('notificationclick', click('/order-history/o1'))).toEqual([
    'https://shop.example/order-history/o1',
  ]);
  const seen: string[] = [];
  const open = { focus: async () => seen.push('focus'), navigate: async (url: string) => seen.push(url) };
  await worker([open]).send('notificationclick', click('/order-history/o1'));
  expect(seen).toEqual(['focus', 'https://shop.example/order-history/o1']);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  '[INV-22] a press never leaves the shop for %s',
  async (path) => expect(await worker().send('notificationclick', click(path))).toEqual(['https://shop.example/']),
);
