import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownLabel } from '#test/builders/shown-conversation.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Label } from '#domain/messages/model.ts';
import { BroadcastForm } from '../admin/broadcast-form.tsx';
import { BroadcastsPage } from '../admin/broadcasts-page.tsx';
import { NewMessageDialog } from '../composer/new-message-dialog.tsx';
import { SavedRepliesDialog } from '../composer/saved-replies-dialog.tsx';
import { type InboxContext, InboxParts } from './inbox-context.ts';
import { FoldersPane } from './folders-pane.tsx';
import { LabelDialog } from './label-dialog.tsx';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});
let closed = 0;
const onClose = (): void => void (closed += 1);
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
/** Parts of an inbox that stands in the profile, or in the dashboard, at a label. */
const within = (part: () => ReturnType<typeof createElement>, base = '/messages', labelId = '') => {
  const parts = {
    base,
    view: { folder: 'all', labelId, q: '' },
    labels: [],
    inbox: {},
    change: () => undefined,
    undo: () => undefined,
  };
  return () => createElement(InboxParts, { value: partly<InboxContext>(parts) }, part());
};

test('[MSG-12] a label by name and colour: a new one, changed, and deleted after a question', async () => {
  closed = 0;
  const open = (label: Label | null, labelId = ''): Promise<string[]> =>
    page.lookAt(
      within(() => createElement(LabelDialog, { label, onClose }), '/messages', labelId),
      {},
      '/messages?label=l1',
    );
  const blank = await open(null);
  await page.type('Name', '  ');
  await page.submit('Name');
  const none = server.sent();
  await page.type('Name', ' Gifts ');
  await page.press('Teal');
  server.refusing('messages.createLabel', 409, 'There is one.');
  await page.press('Save');
  const refused = [alerts(), closed];
  server.answering('messages.createLabel', () => partly({}));
  await page.press('Save');
  expect([blank, none, refused, acts(), closed]).toEqual([
    [
      'New label',
      'Name‹text›',
      'Colour',
      '‹radio on› Clay‹radio› Rust‹radio› Sand‹radio› Moss‹radio› Teal‹radio› Ink‹radio› Plum‹radio› Grey',
      '[Cancel]',
      '[Save – off]',
    ],
    [],
    [['alert: There is one.'], 0],
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: [],
      sent: [
        [
          'messages.createLabel',
          {
            color: 'teal',
            name: 'Gifts',
          },
        ],
        [
          'messages.createLabel',
          {
            color: 'teal',
            name: 'Gifts',
          },
        ],
      ],
    },
    1,
  ]);
  const there = await open(shownLabel('l1', 'Gifts', { color: 'moss' }), 'l1');
  await page.type('Name', 'Presents');
  await page.press('Save');
  const changed = acts();
  await page.press('Delete label');
  const asks = page.lines(document.querySelectorAll('dialog')[1] ?? document.createElement('i'));
  await page.press('Delete label', 1);
  expect([there.slice(0, 3), there.slice(-3), changed, asks, acts(), closed, page.address()]).toEqual([
    ['Change label', 'Name‹text Gifts›', 'Colour'],
    ['[Delete label]', '[Cancel]', '[Save]'],
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: [],
      sent: [
        [
          'messages.updateLabel',
          {
            color: 'moss',
            labelId: 'l1',
            name: 'Presents',
          },
        ],
      ],
    },
    ['Delete the label Gifts?', 'It is taken off its conversations. They stay.', '[Cancel]', '[Delete label]'],
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: [],
      sent: [
        [
          'messages.deleteLabel',
          {
            labelId: 'l1',
          },
        ],
      ],
    },
    3,
    '/messages',
  ]);
  await open(shownLabel('l2', 'Other'), 'l1');
  server.refusing('messages.deleteLabel', 503);
  await page.press('Delete label');
  await page.press('Delete label', 1);
  expect([acts(), closed, page.address()]).toEqual([
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: ['error: Not now.'],
      sent: [
        [
          'messages.deleteLabel',
          {
            labelId: 'l2',
          },
        ],
      ],
    },
    3,
    '/messages?label=l1',
  ]);
});

test('[MSG-15] saved replies: none yet, written, changed, deleted; fields that there are not are said', async () => {
  closed = 0;
  answer('messages.listTemplates', {}, { templates: [] });
  await page.open(SavedRepliesDialog, { onClose });
  const none = page.lines();
  await page.type('Name', ' Sent ');
  await page.type('Words', 'Dear {nobody}');
  const wrong = page.lines().slice(-5);
  await page.submit('Words');
  const unsent = server.sent();
  await page.type('Words', ' Dear {buyer} ');
  await page.submit('Words');
  expect([none, wrong, unsent, acts()]).toEqual([
    [
      'Saved replies',
      'No saved replies yet',
      'Name‹text›',
      'Words',
      '‹›',
      'These are filled in when you use it: {buyer} {shop} {product} {order} {state} {tracking}',
      '[Add it – off]',
      '[Close]',
    ],
    [
      'Words',
      '‹Dear {nobody}›',
      'There is no field {nobody}. Take it out, or choose one from the list.',
      '[Add it]',
      '[Close]',
    ],
    [],
    {
      anew: ['messages.listTemplates'],
      said: ['success: Saved.'],
      sent: [
        [
          'messages.createTemplate',
          {
            body: 'Dear {buyer}',
            kind: 'template',
            name: 'Sent',
          },
        ],
      ],
    },
  ]);
  const template = {
    templateId: 't1',
    kind: 'quick_reply',
    name: 'Sent',
    body: 'It is sent.',
    createdAt: NOON.toISOString(),
    updatedAt: NOON.toISOString(),
  } as const;
  answer('messages.listTemplates', {}, { templates: [template] });
  await time.settle();
  const fields = (): string[] => ['Name', 'Words'].map((name) => (page.called(name) as HTMLInputElement).value);
  const empty = fields();
  await page.press('Change Sent');
  const filled = [fields(), page.lines()];
  await page.type('Words', 'It left.');
  await page.submit('Words');
  const changed = [acts(), fields()];
  server.refusing('messages.deleteTemplate', 404, 'It is gone.');
  await page.press('Delete Sent');
  expect([empty, filled, changed, acts()]).toEqual([
    ['', ''],
    [
      ['Sent', 'It is sent.'],
      [
        'Saved replies',
        'SentIt is sent.[Change Sent: ]',
        '[Delete Sent: ]',
        'Name‹text Sent›',
        'Words',
        '‹It is sent.›',
        'These are filled in when you use it: {buyer} {shop} {product} {order} {state} {tracking}',
        '[Save]',
        '[Close]',
      ],
    ],
    [
      {
        anew: ['messages.listTemplates'],
        said: ['success: Saved.'],
        sent: [
          [
            'messages.updateTemplate',
            {
              body: 'It left.',
              kind: 'quick_reply',
              name: 'Sent',
              templateId: 't1',
            },
          ],
        ],
      },
      ['', ''],
    ],
    {
      anew: ['messages.listTemplates'],
      said: ['success: Saved.', 'error: It is gone.'],
      sent: [
        [
          'messages.deleteTemplate',
          {
            templateId: 't1',
          },
        ],
      ],
    },
  ]);
  await page.press('Close');
  expect(closed).toBe(1);
});

test('[MSG-03] a new message is about an order: of one’s own for buyers, of the shop for makers', async () => {
  closed = 0;
  const order = {
    orderId: 'o1',
    number: 'AM-1',
    firstTitle: 'Jug',
    pictures: [],
    shopName: 'Rio Clay',
    buyerName: 'Bo',
  };
  const open = (base: string): Promise<string[]> =>
    page.lookAt(
      within(() => createElement(NewMessageDialog, { onClose }), base),
      {},
      base,
    );
  answer('orders.listOrders', { limit: 10 }, partly({ items: [order], nextCursor: null }));
  const bought = await open('/messages');
  answer('orders.listShopOrders', partly({ limit: 10 }), partly({ items: [order], nextCursor: null }));
  await page.close();
  const sold = await open('/seller-dashboard/messages');
  await page.press(/^Jug/);
  expect([bought, sold, closed, page.address()]).toEqual([
    [
      'New message',
      'About which order?',
      '‹search Number, name or piece›',
      '[JugAM-1 · Rio Clay → /messages?orderId=o1]',
      '[Cancel]',
    ],
    [
      'New message',
      'About which order?',
      '‹search Number, name or piece›',
      '[JugAM-1 · Bo → /seller-dashboard/messages?orderId=o1]',
      '[Cancel]',
    ],
    1,
    '/seller-dashboard/messages?orderId=o1',
  ]);
  answer('orders.listOrders', { limit: 10 }, partly({ items: [], nextCursor: null }));
  answer('orders.listShopOrders', partly({ limit: 10 }), partly({ items: [], nextCursor: null }));
  answer('orders.listOrders', { limit: 10, q: 'zz' }, partly({ items: [], nextCursor: null }));
  const noneSold = (await open('/seller-dashboard/messages')).filter((line) => line.startsWith('status'));
  const none = (await open('/messages')).filter((line) => line.startsWith('status'));
  await page.type('Number, name or piece', 'zz');
  await page.until(() => page.lines().includes('status: No order fits.'));
  expect([noneSold, none]).toEqual([
    ['status: No order fits.'],
    ['status: You have no orders yet. To ask about a piece, write from its page.'],
  ]);
});

const receivers = (audience: object, total: number): void =>
  answer('messages.countReceivers', partly({ audience }), partly({ total }));

test('[MSG-16] a message of the house: how many get it is said before it goes, and it goes after a question', async () => {
  asAdmin('messages.send');
  receivers({ kind: 'filter', part: 'everybody' }, 1234);
  await page.open(BroadcastForm, {});
  const blank = page.lines();
  await page.submit('Words in English');
  const none = document.querySelector('dialog');
  await page.type('Words in English', '<script>');
  const wrong = page.lines().slice(3, 8);
  await page.type('Words in English', ' Hello ');
  await page.type('Words in German', ' Hallo ');
  await page.press('Send to 1,234 people');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  expect([blank, none, wrong, asks, server.sent()]).toEqual([
    [
      'To whom',
      '*Everybody / Makers who offer something / Buyers with an order / People that I choose /',
      'Words in English',
      '‹›',
      'Words in German',
      '‹›',
      'Optional; without them everybody reads the English ones',
      'status: It goes to 1,234 people.',
      '[Send to 1,234 people – off]',
    ],
    null,
    [
      '‹<script>›',
      'Message contains potentially dangerous content',
      'Words in German',
      '‹›',
      expect.stringMatching(/^Optional/),
    ],
    [
      'Send it to 1,234 people?',
      'What has arrived cannot be taken back. What has not gone yet can be stopped.',
      '[Cancel]',
      '[Send to 1,234 people]',
    ],
    [],
  ]);
  server.refusing('sendSystemMessage', 403, 'You may not.');
  await page.press('Send to 1,234 people');
  await page.press('Send to 1,234 people', 1);
  const first = server.sent();
  const refused = [first, alerts(), (page.called('Words in English') as HTMLTextAreaElement).value];
  server.streaming(
    'sendSystemMessage',
    { message: { sent: 1, total: 1234 } },
    { message: { sent: 2, total: 1234 } },
    { result: { sent: 1234 } },
  );
  await page.press('Send to 1,234 people');
  await page.press('Send to 1,234 people', 1);
  await time.settle();
  const key = (calls: [string, object][]): unknown[] =>
    calls.map(([, input]) => /"clientId":"[^"]+/.exec(JSON.stringify(input))?.[0]);
  const sent = server.sent();
  expect(key(sent)).toEqual(key(first));
  expect([
    refused.slice(1),
    server.said(),
    server.readAnew(),
    alerts(),
    (page.called('Words in English') as HTMLTextAreaElement).value,
  ]).toEqual([
    [['alert: A network error occurred. Please check your connection and try again.'], ' Hello '],
    ['success: It is on its way.', 'success: It has arrived at 1,234 people.'],
    ['admin.listActs', 'messages.listBroadcasts'],
    [],
    '',
  ]);
});

test('[MSG-16] to people that one chooses: found by words, each once, and taken away again', async () => {
  asAdmin('messages.send');
  answer(
    'office.listPeople',
    partly({ q: 'bo', limit: 8 }),
    partly({
      items: [
        { userId: 'bo', displayName: 'Bo', email: 'bo@example.com' },
        { userId: 'bob', displayName: 'Bob', email: 'bob@example.com' },
      ],
    }),
  );
  receivers({ kind: 'people', userIds: ['bo'] }, 1);
  await page.open(BroadcastForm, {});
  await page.type('To whom', 'people');
  const none = page.lines().filter((line) => line.startsWith('status'));
  await page.type('Name, address or shop', 'bo');
  await page.until(() => page.isThere('Add Bo'));
  await page.press('Add Bo');
  const chosen = page.lines().slice(1, 6);
  await page.type('Words in English', 'Hello');
  await page.until(() => page.lines().some((line) => line.includes('1 person')));
  const ready = page.lines().at(-1);
  await page.press('Take Bo away');
  expect([none, chosen, ready, page.lines().slice(-2), page.isThere('Take Bo away')]).toEqual([
    ['status: It goes to 0 people.'],
    [
      'Everybody / Makers who offer something / Buyers with an order / *People that I choose /',
      '[Take Bo away: Bo]',
      '‹search Name, address or shop bo›',
      '[Add Bob: Bob bob@example.com]',
      'Words in English',
    ],
    '[Send to 1 person]',
    ['status: It goes to 0 people.', '[Send to 0 people – off]'],
    false,
  ]);
});

test('[MSG-16] what the house wrote: to whom, how far it is; what is on its way can be stopped by who may send', async () => {
  const broadcast = (broadcastId: string, state: string, changes: object = {}) => ({
    ...{
      broadcastId,
      state,
      sent: 1,
      total: 1234,
      texts: { en: `Words ${broadcastId}`, de: '' },
      audience: { kind: 'filter', part: 'makers' },
    },
    ...{ createdBy: { userId: 'cy', name: 'Cy' }, createdAt: NOON.toISOString(), ...changes },
  });
  asAdmin('messages.view');
  const items = [
    broadcast('1', 'waiting'),
    broadcast('2', 'running', { audience: { kind: 'people', userIds: ['bo'] } }),
    broadcast('3', 'done'),
    broadcast('4', 'stopped'),
  ];
  answerPages('messages.listBroadcasts', partly({ limit: 20 }), partly({ items, nextCursor: null }));
  const read = await page.lookAt(BroadcastsPage, {}, '/admin/house-messages');
  asAdmin('messages.send');
  await page.open(BroadcastsPage, {}, '/admin/house-messages');
  const stops = page.lines().filter((line) => line.includes('Stop it')).length;
  server.refusing('messages.stopBroadcast', 409, 'It has arrived.');
  await page.press('Stop it');
  expect([read, stops, acts()]).toEqual([
    [
      '[House → /admin]',
      'Messages of the house',
      'Each person gets one once, in their own language. It goes on by itself when this page is closed.',
      'Written so far',
      'Words 1',
      'Makers who offer something · Cy, Today 12:00 UTC',
      'Begins',
      'status: 1 of 1,234',
      'Words 2',
      'People that I choose · Cy, Today 12:00 UTC',
      'On its way',
      'status: 1 of 1,234',
      'Words 3',
      'Makers who offer something · Cy, Today 12:00 UTC',
      'Arrived',
      'status: 1 of 1,234',
      'Words 4',
      'Makers who offer something · Cy, Today 12:00 UTC',
      'Stopped',
      'status: 1 of 1,234',
    ],
    2,
    {
      anew: ['messages.listBroadcasts'],
      said: ['error: It has arrived.'],
      sent: [
        [
          'messages.stopBroadcast',
          {
            broadcastId: '1',
          },
        ],
      ],
    },
  ]);
  answerPages('messages.listBroadcasts', partly({ limit: 20 }), partly({ items: [], nextCursor: null }));
  await time.settle();
  expect(page.lines().slice(-3)).toEqual([
    'Written so far',
    'The house has not written yet',
    'What is written here arrives in the inbox of each person.',
  ]);
});

test('[UX-79] a new message and a new label have a dialog each, which closes by itself', async () => {
  answer('orders.listOrders', { limit: 10 }, partly({ items: [], nextCursor: null }));
  await page.open(
    within(() => createElement(FoldersPane, { counts: [], onHelp: () => undefined })),
    {},
  );
  const dialogs = (): string[] =>
    [...document.querySelectorAll('dialog')].map((dialog) => page.lines(dialog)[0] ?? 'nothing');
  const seen: string[][] = [];
  for (const name of ['New message', 'New label']) {
    await page.press(name);
    await page.until(() => dialogs().length > 0);
    seen.push(dialogs());
    await page.press('Cancel');
    seen.push(dialogs());
  }
  expect(seen).toEqual([['New message'], [], ['New label'], []]);
});

test('[MSG-12] whoever deletes another label than the one that they look at stays there', async () => {
  const open = within(
    () => createElement(LabelDialog, { label: shownLabel('l2', 'Other'), onClose }),
    '/messages',
    'l1',
  );
  await page.open(open, {}, '/messages?label=l1');
  await page.press('Delete label');
  await page.press('Delete label', 1);
  expect([acts(), page.address()]).toEqual([
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: [],
      sent: [['messages.deleteLabel', { labelId: 'l2' }]],
    },
    '/messages?label=l1',
  ]);
});
