import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const streams: FakeStream[] = [];

class FakeStream extends EventTarget {
  isClosed = false;
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  send(name: string, data: object, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}

vi.mock('./session.ts', () => ({ useSession: () => null }));
const { listenLive } = await import('./live.ts');

beforeEach(() => void vi.stubGlobal('EventSource', FakeStream));
afterEach(() => {
  vi.unstubAllGlobals();
  streams.length = 0;
});

test('an event that a listener names is heard without being listed anywhere else', () => {
  const followed = vi.fn();
  const raised = vi.fn();
  const stops = [listenLive({ 'shops.followed': followed }), listenLive({ 'alerts.raised': raised })];
  const [stream] = streams;
  stream?.send('shops.followed', { slug: 'jugs' }, '1');
  stream?.send('shops.followed', { slug: 'jugs' }, '1');
  stream?.send('alerts.raised', { alertId: 'a' }, '2');
  expect(followed.mock.calls).toEqual([[{ slug: 'jugs' }]]);
  expect(raised.mock.calls).toEqual([[{ alertId: 'a' }]]);
  for (const stop of stops) stop();
  expect([streams.length, stream?.isClosed]).toEqual([1, true]);
});

test('who listens anew after the last has gone hears on a stream of its own', () => {
  listenLive({ 'alerts.raised': () => undefined })();
  const raised = vi.fn();
  const stop = listenLive({ 'alerts.raised': raised });
  streams[1]?.send('alerts.raised', { alertId: 'b' }, '3');
  expect(raised).toHaveBeenCalledOnce();
  stop();
});

test('who stops listening hears no more, and those who stay hear on the same stream', () => {
  const [gone, stays] = [vi.fn(), vi.fn()];
  const leave = listenLive({ 'alerts.raised': gone });
  const stop = listenLive({ 'alerts.raised': stays, 'shops.followed': stays });
  leave();
  streams[0]?.send('alerts.raised', { alertId: 'c' }, '4');
  streams[0]?.send('shops.followed', { slug: 'jugs' }, '5');
  expect([gone.mock.calls.length, stays.mock.calls, streams.length, streams[0]?.isClosed]).toEqual([
    0,
    [[{ alertId: 'c' }], [{ slug: 'jugs' }]],
    1,
    false,
  ]);
  stop();
  expect(streams[0]?.isClosed).toBe(true);
});
