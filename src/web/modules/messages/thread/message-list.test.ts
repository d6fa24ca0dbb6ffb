import { beforeEach, expect, test } from 'vitest';
import { shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { setOnline, window } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Unsent } from '../outbox/outbox-state.ts';
import { MessageList } from './message-list.tsx';

const at = (minutes: number): string => new Date(NOON.getTime() + minutes * 60_000).toISOString();
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  setOnline(true);
});

test('[UX-84] days, the line above what is new, who wrote together, and what is not sent yet', async () => {
  const items = [
    shownMessage(1, { timestamp: at(-60 * 24 * 40) }),
    shownMessage(2, { timestamp: at(-60 * 24) }),
    shownMessage(3, { timestamp: at(-60 * 24 + 4), isOwn: true, isRead: true }),
    shownMessage(4, { timestamp: at(-60 * 24 + 6), isOwn: true, isRead: true }),
    shownMessage(5, { timestamp: at(-60 * 24 + 11), isOwn: true, isRead: true }),
    shownMessage(6, { timestamp: at(-10), isRead: false }),
    shownMessage(7, { timestamp: at(-9), isRead: false, isSpam: true, spamSigns: ['free', 'unknown'] }),
    shownMessage(8, { timestamp: at(-8), isOwn: true, metadata: { orderId: null, attachments: [], clientId: 'sent' } }),
  ];
  const unsent = (clientId: string): Unsent => ({
    ...{ clientId, conversationId: 'c1', content: `Not yet ${clientId}`, pictures: [], at: at(0) },
    ...{ state: 'sending', hindrance: null },
  });
  const list = (hasOlder: boolean): Promise<string[]> =>
    page.lookAt(MessageList, {
      ...{ conversationId: 'c1', thread: { items, hasOlder }, unsent: [unsent('sent'), unsent('u2')], name: 'Rio' },
      ...{ onReport: () => undefined, onReadTo: () => undefined },
    });
  expect(await list(true)).toEqual([
    '[Load older messages]',
    'Sat 24 Oct',
    'Words 1',
    'Rio',
    ', 12:00',
    'Wed 2 Dec',
    'Words 2',
    'Rio',
    ', 12:00',
    'Words 3',
    'Words 4',
    'You',
    ', 12:06 · Seen',
    'Words 5',
    'You',
    ', 12:11 · Seen',
    'Today',
    'New',
    'Words 6',
    'Rio',
    ', 11:50',
    'This looks like spam',
    'Rio',
    ', 11:51. Found: the word “free”. Links are switched off.',
    '[Show]',
    '[Not spam]',
    '[Report]',
    'Words 8',
    'You',
    ', 11:52 · Seen',
    'Not yet u2',
    'status: Sending',
  ]);
  expect((await list(false))[0]).not.toContain('older');
});

test('[UX-84] what is shown at the end counts as read, the newest of theirs', async () => {
  const read: number[] = [];
  const items = [shownMessage(4), shownMessage(5, { isRead: false }), shownMessage(6, { isOwn: true, isRead: false })];
  const props = {
    ...{ conversationId: 'c1', thread: { items, hasOlder: true }, unsent: [], name: 'Rio' },
    ...{ onReport: () => undefined, onReadTo: (number: number) => void read.push(number) },
  };
  await page.open(MessageList, props);
  expect(read).toEqual([5]);
  await page.again(MessageList, { ...props, thread: { items: [shownMessage(5)], hasOlder: true } });
  expect(read).toEqual([5]);
});

test('[UX-84] whoever reads further up is led to the end once something new has come', async () => {
  const props = (...numbers: number[]) => ({
    ...{ conversationId: 'c1', unsent: [], name: 'Rio', onReport: () => undefined, onReadTo: () => undefined },
    thread: { items: numbers.map((number) => shownMessage(number)), hasOlder: false },
  });
  await page.open(MessageList, props(1, 2));
  const box = document.querySelector('.thread__scroll') as HTMLElement;
  await time.settle(() => {
    for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 100, scrollTop: 300 }))
      Object.defineProperty(box, name, { value, configurable: true, writable: true });
    box.dispatchEvent(new window.Event('scroll'));
  });
  const below = (): string[] => page.lines(document.querySelector('.thread__below') ?? undefined);
  const before = below();
  await page.again(MessageList, props(1, 2, 3));
  expect([before, below()]).toEqual([[], ['[1 new. Go to the newest message]']]);
});
