import { beforeEach, expect, test } from 'vitest';
import { shownConversation, shownLabel, shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import { setOnline } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { ConversationContext, Message } from '#domain/messages/model.ts';
import { readDraft } from '../composer/drafts.ts';
import { Inbox } from '../inbox/inbox.tsx';

const listing = (changes: object = {}): ConversationContext =>
  ({
    ...{ kind: 'listing', productId: 'jug', title: 'Jug', picture: null, priceCents: 4200, priceVaries: false },
    ...{ currency: 'EUR', stock: 1234, madeToOrder: false, isOffered: true, shopName: 'Rio Clay', shopSlug: 'rio' },
    ...changes,
  }) as ConversationContext;
interface Opened {
  conversation?: object;
  opened?: object;
}
async function thread(
  { conversation = {}, opened = {} }: Opened = {},
  items: Message[] = [shownMessage(1)],
): Promise<void> {
  await page.close();
  server.forget();
  forgetAnswers();
  const one = shownConversation({ labels: ['l1'], ...conversation });
  server.answering('messages.listConversations', () => partly({ items: [one], olderCursor: null }));
  server.answering('messages.getInbox', () =>
    partly({ folders: [], labels: [shownLabel('l1', 'Gifts'), shownLabel('l2', 'Late')] }),
  );
  server.answering('messages.getConversation', () =>
    partly({ conversation: one, context: null, isBlocked: false, refusal: null, wait: null, ...opened }),
  );
  server.answering('messages.listMessages', () => partly({ items, hasOlder: false }));
  await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1');
  server.sent();
  server.readAnew();
}
/** The conversation itself, without folders and list. */
const pane = (): string[] => page.lines(document.querySelector('.thread') ?? undefined);
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  setOnline(true);
});

test('[MSG-15] blocking asks first, unblocking does not', async () => {
  await thread();
  await page.press('More');
  await page.press('Block Rio Clay');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  expect([asks, server.sent(), document.querySelector('dialog')]).toEqual([
    [
      'Block Rio Clay?',
      'Neither of you can write to the other any more. What was written stays. You can take it back here.',
      '[Cancel]',
      '[Block Rio Clay]',
    ],
    [],
    null,
  ]);
  await page.press('More');
  await page.press('Block Rio Clay');
  await page.press('Block Rio Clay');
  expect([server.sent(), server.said(), server.readAnew()]).toEqual([
    [['messages.blockPerson', { conversationId: 'c1' }]],
    ['success: Rio Clay is blocked.'],
    ['messages.getConversation'],
  ]);
  await thread({ opened: { isBlocked: true, refusal: { code: 'x', message: 'You cannot write.' } } });
  const blocked = pane().at(-1);
  await page.press('More');
  server.refusing('messages.unblockPerson', 503);
  await page.press('Unblock Rio Clay');
  const failed = server.said();
  server.answering('messages.unblockPerson', () => partly({}));
  await page.press('More');
  await page.press('Unblock Rio Clay');
  expect([blocked, failed, server.sent(), server.said(), server.readAnew()]).toEqual([
    'status: You have blocked this person. Neither of you can write.',
    ['error: Not now.'],
    [
      ['messages.unblockPerson', { userId: 'rio' }],
      ['messages.unblockPerson', { userId: 'rio' }],
    ],
    ['error: Not now.', 'success: Rio Clay can write to you again.'],
    ['messages.getConversation'],
  ]);
});

test('[MSG-15, MSG-16] where nothing can be written that is said in its place', async () => {
  const foot = async (changes: Opened): Promise<string | undefined> => {
    await thread(changes);
    return pane().at(-1);
  };
  const refusal = { code: 'x', message: 'This shop is closed.' };
  const nobody = { userId: null, name: '', shopSlug: null, portrait: null };
  expect([
    await foot({ opened: { refusal } }),
    await foot({ opened: { refusal, isBlocked: true } }),
    await foot({ opened: { refusal }, conversation: { isSystemMessage: true, with: nobody } }),
  ]).toEqual([
    'status: This shop is closed.',
    'status: You have blocked this person. Neither of you can write.',
    'status: This is a message of the marketplace. It takes no answers; the support centre does. [Open the support centre → /supportcenter]',
  ]);
  await page.press('More');
  expect(['Block Artisan Market', 'Report the last message'].map(page.isThere)).toEqual([false, true]);
  await thread({}, [
    shownMessage(1, { isOwn: true }),
    shownMessage(2, { isReported: true }),
    shownMessage(3, { type: 'system' }),
  ]);
  await page.press('More');
  expect(page.isThere('Report the last message')).toBe(false);
});

test('[MSG-05] what is read is told once, and counts are read anew', async () => {
  await thread({}, [shownMessage(1), shownMessage(2, { isRead: false })]);
  await time.settle();
  expect(server.readAnew()).toEqual([]);
  await page.close();
  forgetAnswers();
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(2, { isRead: false })], hasOlder: false }),
  );
  server.forget();
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(2, { isRead: false })], hasOlder: false }),
  );
  await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1');
  await time.settle();
  expect([server.sent(), server.readAnew()]).toEqual([
    [['messages.markRead', { conversationId: 'c1', upTo: 2 }]],
    ['messages.getInbox'],
  ]);
});

test('[MSG-01] a conversation of somebody else, and one that cannot be read', async () => {
  const failing = async (status: number): Promise<string[]> => {
    await page.close();
    server.forget();
    forgetAnswers();
    server.refusing('messages.getConversation', status);
    server.refusing('messages.listMessages', status);
    await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1?folder=spam');
    return pane();
  };
  expect([await failing(404), await failing(403), await failing(503)]).toEqual([
    [
      'No such conversation of yours',
      'The link may belong to another account.',
      '[Open the inbox → /messages?folder=spam]',
    ],
    [
      'No such conversation of yours',
      'The link may belong to another account.',
      '[Open the inbox → /messages?folder=spam]',
    ],
    ['alert:', 'This conversation could not be loaded', 'Not now. Nothing of yours is lost.', '[Try again]', 'status:'],
  ]);
});

/** An inbox that is opened about a piece: what conversation there is, or how it is refused. */
async function about(match: object | number): Promise<void> {
  await page.close();
  server.forget();
  forgetAnswers();
  if (typeof match === 'number') server.refusing('messages.findConversation', match, 'It is your own piece.');
  else
    server.answering('messages.findConversation', () =>
      partly({
        ...{ conversationId: null, with: { userId: 'rio', name: 'Rio Clay', shopSlug: 'rio', portrait: null } },
        ...{ role: 'buyer', context: listing(), refusal: null, ...match },
      }),
    );
  await page.show(Inbox, { base: '/messages', conversationId: '' }, '/messages?productId=jug');
  server.requestsSent();
}

test('[MSG-03] about a piece: the conversation that is there is opened', async () => {
  await about({ conversationId: 'c9' });
  expect(page.address()).toBe('/messages/c9');
});

test('[MSG-03] about a piece: why nothing can be written is said', async () => {
  await about({ refusal: { code: 'x', message: 'This shop is closed.' } });
  const refused = pane();
  await about(403);
  const own = pane();
  await about(503);
  expect([refused, own, pane()]).toEqual([
    [
      '[Back to the list: → /messages]',
      'Rio Clay',
      'Jug',
      '€42.00[See the piece → /product/jug]',
      'Write the first message.Rio Clay gets it at once, and a mail if nobody is here.',
      'status: This shop is closed.',
    ],
    ['It is your own piece.', '[Open the inbox → /messages]'],
    [
      'alert:',
      'This conversation could not be loaded',
      'It is your own piece. Nothing of yours is lost.',
      '[Try again]',
    ],
  ]);
});

test('[MSG-03] a first message about a piece is kept as a draft until it is sent', async () => {
  await about({});
  expect(pane()).toEqual(
    expect.arrayContaining([
      'Rio Clay',
      '€42.00[See the piece → /product/jug]',
      'Write the first message.Rio Clay gets it at once, and a mail if nobody is here.',
      '[Send – off]',
    ]),
  );
  await page.type('Message to Rio Clay', 'Is it blue?');
  server.refusing('messages.startConversation', 429, 'Too many.');
  await page.press('Send');
  const [[, first] = []] = server.sent();
  expect([pane().slice(-2), readDraft('ida', 'listing:jug')]).toEqual([
    ['[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]', 'alert: Too many.'],
    { pictures: [], text: 'Is it blue?' },
  ]);
  server.answering('messages.startConversation', () => partly({ conversationId: 'c7' }));
  await page.press('Send');
  const [[, second] = []] = server.sent();
  expect(second).toEqual(first);
  expect([page.address(), readDraft('ida', 'listing:jug').text, server.readAnew()]).toEqual([
    '/messages/c7',
    '',
    ['messages.getInbox', 'messages.listConversations'],
  ]);
});
