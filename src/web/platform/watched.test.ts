import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { signIn } from '#test/support/markup/markup.ts';
import { storeCountry, useCountry } from './country.ts';
import { type Listener, useLive } from './live.ts';
import { useDebounced } from './use-debounced.ts';
import { useOnline } from './use-online.ts';

class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}
const NodeEvent = globalThis.MessageEvent;

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all = [];
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  vi.useRealTimers();
  signIn(null);
});

test('words count once nothing was typed for so long', async () => {
  const { place, show } = await mount(({ text }: { text: string }) => useDebounced(text, 300), { text: '' });
  await show({ text: 'j' });
  await passTime(299);
  await show({ text: 'jug' });
  await passTime(299);
  expect(place.textContent).toBe('');
  await passTime(1);
  expect(place.textContent).toBe('jug');
});

test('[UX-12] whether there is a connection is said as soon as the browser says it', async () => {
  const now = vi.spyOn(navigator, 'onLine', 'get');
  const { place } = await mount(() => String(useOnline()), {});
  const after = async (event: 'online' | 'offline'): Promise<string | null> => {
    now.mockReturnValue(event === 'online');
    await settle(() => dispatchEvent(new Event(event)));
    return place.textContent;
  };
  expect([place.textContent, await after('offline'), await after('online')]).toEqual(['true', 'false', 'true']);
  now.mockRestore();
});

test('[UX-33] another country shows in all places at once', async () => {
  const places = [await mount(useCountry, {}), await mount(useCountry, {})];
  await settle(() => storeCountry('FR'));
  expect(places.map(({ place }) => place.textContent)).toEqual(['FR', 'FR']);
});

test('what happens is heard by whoever is signed in, on one stream', async () => {
  const received: unknown[] = [];
  const all: Listener[] = [
    { 'shops.followed': (payload) => received.push(['one', payload]) },
    { 'shops.followed': (payload) => received.push(['two', payload]) },
  ];
  const Screen = () => {
    useLive(all);
    return null;
  };
  const { leave } = await mount(Screen, {});
  expect(FakeStream.all).toEqual([]);
  await settle(() => signIn({ userId: 'ida' }));
  const [stream] = FakeStream.all;
  const publish = (to: FakeStream | undefined, id: string): boolean | undefined =>
    to?.dispatchEvent(new NodeEvent('shops.followed', { data: '{"slug":"jugs"}', lastEventId: id }));
  publish(stream, '1');
  expect([FakeStream.all.length, stream?.url.split('?')[0], received]).toEqual([
    1,
    '/api/live',
    [
      ['one', { slug: 'jugs' }],
      ['two', { slug: 'jugs' }],
    ],
  ]);
  // Another name of the same person leaves the stream as it is.
  await settle(() => signIn({ userId: 'ida', displayName: 'Ida B' }));
  expect([FakeStream.all.length, stream?.isClosed]).toEqual([1, false]);
  await settle(() => signIn({ userId: 'bo' }));
  expect([FakeStream.all.length, stream?.isClosed]).toEqual([2, true]);
  publish(FakeStream.all[1], '2');
  expect(received.length).toBe(4);
  await leave();
  expect(FakeStream.all[1]?.isClosed).toBe(true);
});
