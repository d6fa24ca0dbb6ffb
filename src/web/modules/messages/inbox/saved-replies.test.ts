import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { NewMessageDialog } from '../composer/new-message-dialog.tsx';
import { SavedRepliesDialog } from '../composer/saved-replies-dialog.tsx';
import { type InboxContext, InboxParts } from './inbox-context.ts';

let closed = 0;
const onClose = (): void => void (closed += 1);
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
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
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});

test('[MSG-15] the first saved reply is written, with fields that are known', async () => {
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
  expect([none, wrong, unsent, effects()]).toEqual([
    expect.arrayContaining(['No saved replies yet', '[Add it – off]']),
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
      sent: [['messages.createTemplate', { body: 'Dear {buyer}', kind: 'template', name: 'Sent' }]],
    },
  ]);
});

test('[MSG-15] a saved reply is changed; what cannot be deleted is said', async () => {
  closed = 0;
  const dates = { createdAt: NOON.toISOString(), updatedAt: NOON.toISOString() };
  const template = { templateId: 't1', kind: 'quick_reply', name: 'Sent', body: 'It is sent.', ...dates } as const;
  answer('messages.listTemplates', {}, { templates: [template] });
  await page.open(SavedRepliesDialog, { onClose });
  const fields = (): string[] => ['Name', 'Words'].map((name) => (page.called(name) as HTMLInputElement).value);
  const empty = fields();
  await page.press('Change Sent');
  const filled = [fields(), page.lines()];
  await page.type('Words', 'It left.');
  await page.submit('Words');
  const changed = [effects(), fields()];
  server.refusing('messages.deleteTemplate', 404, 'It is gone.');
  await page.press('Delete Sent');
  expect([empty, filled, changed, effects()]).toEqual([
    ['', ''],
    [
      ['Sent', 'It is sent.'],
      expect.arrayContaining(['SentIt is sent.[Change Sent: ]', 'Name‹text Sent›', '‹It is sent.›', '[Save]']),
    ],
    [
      {
        anew: ['messages.listTemplates'],
        said: ['success: Saved.'],
        sent: [['messages.updateTemplate', { body: 'It left.', kind: 'quick_reply', name: 'Sent', templateId: 't1' }]],
      },
      ['', ''],
    ],
    {
      anew: ['messages.listTemplates'],
      said: ['success: Saved.', 'error: It is gone.'],
      sent: [['messages.deleteTemplate', { templateId: 't1' }]],
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
