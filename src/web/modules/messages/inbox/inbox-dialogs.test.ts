import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownLabel } from '#test/builders/shown-conversation.ts';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Label } from '#domain/messages/model.ts';
import { type InboxContext, InboxParts } from './inbox-context.ts';
import { FoldersPane } from './folders-pane.tsx';
import { LabelDialog } from './label-dialog.tsx';

let closed = 0;
const onClose = (): void => void (closed += 1);
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
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
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});

const anew = ['messages.getInbox', 'messages.listConversations'];
/** The dialog of a label in an inbox that stands at one of them. */
function openLabel(label: Label | null, labelId = ''): Promise<string[]> {
  closed = 0;
  const dialog = within(() => createElement(LabelDialog, { label, onClose }), '/messages', labelId);
  return page.lookAt(dialog, {}, '/messages?label=l1');
}

test('[MSG-12] a new label needs a name; refused it says why and stays', async () => {
  expect(await openLabel(null)).toEqual([
    'New label',
    'Name‹text›',
    'Colour',
    '‹radio on› Clay‹radio› Rust‹radio› Sand‹radio› Moss‹radio› Teal‹radio› Ink‹radio› Plum‹radio› Grey',
    '[Cancel]',
    '[Save – off]',
  ]);
  await page.type('Name', '  ');
  await page.submit('Name');
  expect(server.sent()).toEqual([]);
  await page.type('Name', ' Gifts ');
  await page.press('Teal');
  server.refusing('messages.createLabel', 409, 'There is one.');
  await page.press('Save');
  expect([alerts(), closed]).toEqual([['alert: There is one.'], 0]);
  server.answering('messages.createLabel', () => partly({}));
  server.sent();
  await page.press('Save');
  const sent = [['messages.createLabel', { color: 'teal', name: 'Gifts' }]];
  expect([effects(), closed]).toEqual([{ anew, said: [], sent }, 1]);
});

test('[MSG-12] a label gets another name', async () => {
  const there = await openLabel(shownLabel('l1', 'Gifts', { color: 'moss' }), 'l1');
  expect([there[1], there.slice(-3)]).toEqual(['Name‹text Gifts›', ['[Delete label]', '[Cancel]', '[Save]']]);
  await page.type('Name', 'Presents');
  await page.press('Save');
  const sent = [['messages.updateLabel', { color: 'moss', labelId: 'l1', name: 'Presents' }]];
  expect([effects(), closed]).toEqual([{ anew, said: [], sent }, 1]);
});

test('[MSG-12] a label is deleted after a question, and its list is left', async () => {
  await openLabel(shownLabel('l1', 'Gifts'), 'l1');
  await page.press('Delete label');
  expect(page.lines(document.querySelectorAll('dialog')[1])).toEqual([
    'Delete the label Gifts?',
    'It is taken off its conversations. They stay.',
    '[Cancel]',
    '[Delete label]',
  ]);
  await page.press('Delete label', 1);
  const sent = [['messages.deleteLabel', { labelId: 'l1' }]];
  expect([effects(), closed, page.address()]).toEqual([{ anew, said: [], sent }, 1, '/messages']);
});

test('[MSG-12] a label that could not be deleted says so, and another list is not left', async () => {
  await openLabel(shownLabel('l2', 'Other'), 'l1');
  server.refusing('messages.deleteLabel', 503);
  await page.press('Delete label');
  await page.press('Delete label', 1);
  expect([server.said(), closed, page.address()]).toEqual([['error: Not now.'], 0, '/messages?label=l1']);
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
  expect([effects(), page.address()]).toEqual([
    {
      anew: ['messages.getInbox', 'messages.listConversations'],
      said: [],
      sent: [['messages.deleteLabel', { labelId: 'l2' }]],
    },
    '/messages?label=l1',
  ]);
});
