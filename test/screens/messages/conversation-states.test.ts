import type { Page } from '@playwright/test';
import type { Conversation, ConversationContext, Label, Message } from '#domain/messages/model.ts';
import { contract } from '#domain/rooms.ts';
import { sampleConversation } from '../../builders/sample-conversation.ts';
import type { Output } from '../../builders/ask.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { messages } = contract;
const base = '/seller-dashboard/messages';
const at = (minutes: number): string => new Date(Date.UTC(2026, 2, 4, 10, minutes)).toISOString();
const message = (number: number, changes: Partial<Message> = {}): Message => ({
  ...{ messageId: `m${number}`, conversationId: 'c1', number, senderId: 'bo', receiverId: 'ana', isOwn: false },
  ...{ content: `Words ${number}`, isErased: false, timestamp: at(number), type: 'text', isRead: true, readAt: null },
  ...{ isSpam: false, spamScore: 0, spamSigns: [], isReported: false },
  metadata: { orderId: null, attachments: [], clientId: null },
  ...changes,
});
type Opened = Output<typeof messages.getConversation>;
const listing: Extract<ConversationContext, { kind: 'listing' }> = {
  ...{ kind: 'listing', productId: 'p1', title: 'Two-tone mug', picture: null, priceCents: 2800, priceVaries: false },
  ...{ currency: 'EUR', stock: 1204, madeToOrder: false, isOffered: true, shopName: 'Rio Clay', shopSlug: 'rio-clay' },
};
const line = {
  listingId: 'p1',
  title: 'Two-tone mug',
  values: ['Ink'],
  personalisation: 'JONAS',
  quantity: 2,
  picture: null,
};
const order: Extract<ConversationContext, { kind: 'order' }> = {
  ...{ kind: 'order', orderId: 'o1', number: 'AM-1', state: 'confirmed', placedAt: at(0), leavesBy: '2026-03-09' },
  ...{ totalCents: 6200, currency: 'EUR', buyerName: 'Bo Lindqvist', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  lines: [line],
};

const ends = { olderCursor: null, newerCursor: null };

const wholesale: Label = {
  ...{ labelId: 'l1', name: 'Wholesale', color: 'teal', messageCount: 1, createdAt: at(0), updatedAt: at(0) },
};

interface Scene {
  conversation?: Partial<Conversation>;
  opened?: Partial<Opened>;
  items?: Message[];
  hasOlder?: boolean;
}
/** One conversation with somebody, as the shop says that it is. */
async function open(
  page: Page,
  { conversation = {}, opened = {}, items = [message(1)], hasOlder = false }: Scene,
  path = base,
) {
  const one = sampleConversation(conversation);
  await answerCall(page, messages.getConversation, () => ({
    ...{ conversation: one, context: listing, seenNumber: 0, refusal: null, isBlocked: false, wait: null },
    ...opened,
  }));
  await answerCall(page, messages.listConversations, () => ({ items: [one], ...ends }));
  const read = await answerCall(page, messages.listMessages, ({ before }) =>
    before === undefined
      ? { items, hasOlder, hasNewer: false }
      : { items: [message(1, { isOwn: true, isRead: true })], hasOlder: false, hasNewer: true },
  );
  await page.goto(`${path}/c1`);
  return read;
}
const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
const log = (page: Page) => thread(page).getByRole('log');
const about = (page: Page) => page.getByRole('complementary', { name: 'What this is about' });
const plain = async (words: Promise<string | null>): Promise<string> =>
  ((await words) ?? '').replace(/\s+/g, ' ').trim();

test('[MSG-15, UX-78] the card beside a conversation says what it is about: a piece as it is now, an order with its state and lines', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const [context, path, words, links] of [
    [listing, base, 'Two-tone mugPrice€28.00In stock1,204See the piece', ['/product/p1']],
    [
      { ...listing, priceVaries: true, madeToOrder: true },
      base,
      'Two-tone mugPricefrom €28.00In stockmade to orderSee the piece',
      ['/product/p1'],
    ],
    [{ ...listing, isOffered: false }, base, 'Two-tone mugPrice€28.00In stockno longer for sale', []],
    [
      listing,
      '/messages',
      'Two-tone mugPrice€28.00In stock1,204ShopRio ClaySee the piece',
      ['/shop/rio-clay', '/product/p1'],
    ],
    [
      order,
      base,
      'Two-tone mug × 2Ink · Text: “JONAS”OrderAM-1Paid€62.00StateConfirmedPlacedWed 4 MarShip byMon 9 MarBuyerBo LindqvistOpen the order',
      ['/seller-dashboard/orders/o1', '/seller-dashboard/orders/o1'],
    ],
    [
      {
        ...order,
        state: 'shipped',
        lines: [
          { ...line, quantity: 1, personalisation: '', values: [] },
          { ...line, listingId: 'p2', title: 'Bowl', values: ['Moss', 'L'] },
        ],
      },
      '/messages',
      'Two-tone mugOrderAM-1Paid€62.00StateOn its wayPlacedWed 4 MarShopRio ClayTwo-tone mugBowl × 2Moss, LOpen the order',
      ['/order/o1', '/shop/rio-clay', '/order/o1'],
    ],
    [
      { ...order, state: 'processing', lines: [] },
      base,
      'AM-1OrderAM-1Paid€62.00StateBeing madePlacedWed 4 MarShip byMon 9 MarBuyerBo LindqvistOpen the order',
      ['/seller-dashboard/orders/o1', '/seller-dashboard/orders/o1'],
    ],
  ] as [ConversationContext, string, string, string[]][]) {
    const role = path === base ? 'seller' : 'buyer';
    await open(page, { opened: { context }, conversation: { role } }, path);
    await expect(about(page)).toHaveText(words);
    const hrefs = await about(page).getByRole('link').all();
    expect(await Promise.all(hrefs.map((each) => each.getAttribute('href')))).toEqual(links);
  }
});

test('[UX-84, MSG-11] messages stand by days, with who wrote them when, what was seen, what is new, and what is gone', async ({
  page,
  signUp,
}) => {
  await signUp();
  const day = (number: number, iso: string, changes: Partial<Message> = {}) =>
    message(number, { timestamp: iso, ...changes });
  await open(page, {
    hasOlder: true,
    items: [
      day(2, '2025-03-04T10:00:00.000Z', { isOwn: true, isRead: true, content: 'See https://example.com' }),
      day(3, '2026-03-04T10:00:00.000Z'),
      // Of two that were written together by the same person only the last says when.
      day(4, '2026-03-04T10:04:59.000Z'),
      day(5, '2026-03-04T10:09:59.000Z', { isErased: true, content: '' }),
      day(6, '2026-03-04T10:10:00.000Z', { isOwn: true, isRead: false, content: 'Mine' }),
      day(7, new Date().toISOString(), { type: 'system', isRead: false, content: 'From the house' }),
    ],
  });
  await expect(log(page).locator('.day-line')).toHaveText(['4 Mar 2025', 'Wed 4 Mar', 'Today', 'New']);
  await expect(log(page).locator('.message-bubble__words')).toHaveText([
    'See https://example.com',
    'Words 3',
    'Words 4',
    'What stood here was deleted with the account of its writer.',
    'Mine',
    'From the house',
  ]);
  const clock = await page.evaluate(() =>
    [
      '2025-03-04T10:00:00.000Z',
      '2026-03-04T10:04:59.000Z',
      '2026-03-04T10:09:59.000Z',
      '2026-03-04T10:10:00.000Z',
    ].map((iso) => new Date(iso).toTimeString().slice(0, 5)),
  );
  await expect(log(page).locator('.message-bubble__status')).toHaveText([
    `You, ${clock[0]} · Seen`,
    `Bo Lindqvist, ${clock[1]}`,
    `Bo Lindqvist, ${clock[2]}`,
    `You, ${clock[3]}`,
    /^Bo Lindqvist, \d\d:\d\d$/,
  ]);
  await expect(log(page).getByRole('link')).toHaveAttribute('href', 'https://example.com/');
  await log(page).getByRole('button', { name: 'Load older messages' }).click();
  await expect(log(page).locator('.message-bubble__words').first()).toHaveText('Words 1');
  await expect(log(page).getByRole('button', { name: /older/ })).toHaveCount(0);
});

test('[MSG-15, MSG-16] where nothing can be written it says why: the house, a block, or somebody who is gone', async ({
  page,
  signUp,
}) => {
  await signUp();
  const foot = thread(page).locator('.thread__closed');
  const refusal = { code: 'messages/closed', message: 'This conversation is closed.' };
  await open(page, {
    opened: { refusal },
    conversation: { with: { ...sampleConversation().with, userId: null, name: '' } },
  });
  await expect(foot).toHaveText('This conversation is closed.');
  await expect(page.getByRole('region', { name: 'Conversation with Account closed' })).toBeVisible();
  await expect(foot.getByRole('link')).toHaveCount(0);
  await thread(page).getByRole('button', { name: 'More' }).click();
  // Who is gone cannot be blocked.
  await expect(thread(page).getByRole('menuitem', { name: /lock / })).toHaveCount(0);
  await open(page, { opened: { refusal, isBlocked: true } });
  await expect(foot).toHaveText('You have blocked this person. Neither of you can write.');
  await open(page, {
    opened: { refusal, context: null },
    conversation: { isSystemMessage: true, with: { ...sampleConversation().with, name: '' } },
  });
  await expect(foot).toHaveText(
    'This is a message of the marketplace. It takes no answers; the support centre does. Open the support centre',
  );
  await expect(foot.getByRole('link')).toHaveAttribute('href', '/supportcenter');
  await expect(about(page)).toHaveCount(0);
  await expect(thread(page).getByRole('textbox')).toHaveCount(0);
});

test.use({ complaintsAllowed: /status of 429/ });

test('[UX-81, MSG-10] a message that is refused says why and counts down until it may be tried; taken away it is gone', async ({
  page,
  signUp,
}) => {
  await signUp();
  await open(page, {});
  let refused: Refusal | null = new Refusal('messages/limit-conversation', { retryAfterSeconds: 7 });
  const sent = await answerCall(page, messages.sendMessage, ({ clientId, content }) => {
    if (refused) return refused;
    const own = message(2, { isOwn: true, content, metadata: { orderId: null, attachments: [], clientId } });
    return { conversationId: 'c1', message: own, wait: null };
  });
  const write = async (words: string): Promise<void> => {
    await thread(page).getByRole('textbox').fill(words);
    await thread(page).getByRole('button', { name: 'Send', exact: true }).click();
  };
  await write('Hello');
  const last = log(page).getByRole('article').last();
  const again = last.getByRole('button', { name: 'Retry' });
  await expect(last).toContainText(/Not sent\. .*[67]/);
  await expect(again).toBeDisabled();
  await page.clock.fastForward(1000);
  refused = new Refusal('messages/blocked');
  await last.getByRole('button', { name: 'Discard' }).click();
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await write('Once more');
  await expect(again).toBeEnabled();
  await expect(last.getByRole('alert')).toContainText('Not sent.');
  refused = null;
  await again.click();
  await expect(last).toContainText('You, ');
  await expect(last.getByRole('button')).toHaveCount(0);
  expect(sent.map(({ content }) => content)).toEqual(['Hello', 'Once more', 'Once more']);
  expect(sent[2]?.clientId).toBe(sent[1]?.clientId);
});

test('[MSG-15, UX-83] the list says who, about what, what was last said, how long it waits, and nothing of what looks like spam', async ({
  page,
  signUp,
}) => {
  await signUp();
  const session = (await (await page.request.get('/api/accounts/session')).json()) as { session: { userId: string } };
  const hours = (count: number): string => new Date(Date.now() - count * 3_600_000).toISOString();
  const rows = [
    sampleConversation({ conversationId: 'a', lastMessageTime: hours(13), unreadCount: 2, labels: ['l1'] }),
    sampleConversation({ conversationId: 'b', lastMessageTime: hours(50), orderNumber: 'AM-1', isLastSpam: true }),
    sampleConversation({
      conversationId: 'c',
      lastMessageSenderId: session.session.userId,
      lastMessageTime: hours(50),
      isLastSpam: true,
    }),
    sampleConversation({
      conversationId: 'd',
      with: { ...sampleConversation().with, name: '' },
      lastMessageTime: hours(1),
      unreadCount: 1,
    }),
    sampleConversation({
      conversationId: 'e',
      match: { number: 3, excerpt: '… the glaze …' },
      lastMessageTime: hours(1),
    }),
  ];
  await answerCall(page, messages.getInbox, () => ({
    ...{ folders: [{ folder: 'inbox' as const, count: 5, unread: 2 }], unread: 3, labels: [wholesale], wait: null },
  }));
  const listed = await answerCall(page, messages.listConversations, () => ({ items: rows, ...ends }));
  await page.goto(base);
  const list = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(list).toHaveCount(5);
  const words = await Promise.all(
    (await list.all()).map((row) => plain(row.locator('.conversation-row__words').textContent())),
  );
  expect(words.map((text) => text.replace(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d|\d\d:\d\d/, 'TIME'))).toEqual([
    'Bo LindqvistTIMETwo-tone mugIs it dishwasher-safe?2 unread messagesWholesaleWaiting 13 h',
    'Bo LindqvistTIMETwo-tone mug · order AM-1This looks like spamWaiting 2 days',
    'Bo LindqvistTIMETwo-tone mugYou: Is it dishwasher-safe?',
    'Account closedTIMETwo-tone mugIs it dishwasher-safe?1 unread message',
    'Bo LindqvistTIMETwo-tone mug… the glaze …',
  ]);
  expect(listed[0]).toMatchObject({ folder: 'inbox' });
});

test('[MSG-12] a label is renamed, refused and deleted; its conversations stay', async ({ page, signUp }) => {
  await signUp();
  let labels = [wholesale];
  await answerCall(page, messages.getInbox, () => ({ folders: [], unread: 0, labels, wait: null }));
  await answerCall(page, messages.listConversations, () => ({ items: [], ...ends }));
  await page.goto(`${base}?label=l1`);
  await expect(page.getByText('No conversation has this label')).toBeVisible();
  await page.getByRole('button', { name: 'Change the label Wholesale' }).click();
  await page.getByRole('menuitem', { name: 'Change label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change label' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Wholesale');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('Teal');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('  ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  const updated = await answerCall(page, messages.updateLabel, ({ name }) => {
    if (name === 'Taken') return new Refusal('messages/label-taken');
    const renamed = { ...wholesale, name };
    labels = [renamed];
    return renamed;
  });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Taken');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' Shops ');
  await dialog.getByLabel('Plum').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(updated.at(-1)).toEqual({ labelId: 'l1', name: 'Shops', color: 'plum' });
  await page.getByRole('button', { name: 'Change the label Shops' }).click();
  await page.getByRole('menuitem', { name: 'Change label' }).click();
  await dialog.getByRole('button', { name: 'Delete label' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the label Shops?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  const removed = await answerCall(page, messages.deleteLabel, () => {
    labels = [];
    return { labelId: 'l1', removedFrom: 1 };
  });
  await dialog.getByRole('button', { name: 'Delete label' }).click();
  await question.getByRole('button', { name: 'Delete label' }).click();
  await expect(page).toHaveURL(base);
  expect(removed).toEqual([{ labelId: 'l1' }]);
  await expect(page.getByRole('button', { name: /^Change the label/ })).toHaveCount(0);
});
