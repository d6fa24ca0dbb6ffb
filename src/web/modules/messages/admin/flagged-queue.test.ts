import { beforeEach, expect, test } from 'vitest';
import { flaggedMessage } from '#test/builders/shown-conversation.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import '#test/support/markup/settle.ts';
import type { FlaggedMessage } from '#domain/messages/admin-model.ts';
import { FlaggedQueuePage } from './flagged-queue-page.tsx';

let waiting: FlaggedMessage[] = [];
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  asAdmin('spam.moderate', 'users.suspend', 'users.view');
  waiting = [flaggedMessage('1'), flaggedMessage('2'), flaggedMessage('3')];
});

/** The queue; what is read anew afterwards does not come. */
async function queue(at = '/admin/messages', nextCursor: string | null = null): Promise<void> {
  await page.close();
  server.forget();
  let isRead = false;
  server.answering('messages.listFlaggedMessages', () => {
    if (isRead) return new Promise(() => undefined);
    isRead = true;
    return partly({ items: waiting, nextCursor, waiting: 1234 });
  });
  await page.show(FlaggedQueuePage, {}, at);
  server.requestsSent();
}
const rows = (): string[] =>
  [...document.querySelectorAll('article')].map(
    (row) =>
      `${row.id}${row.ariaCurrent || row.getAttribute('aria-current') ? ' here' : ''}${row.querySelector<HTMLInputElement>('input')?.checked ? ' picked' : ''}`,
  );
const done = (...ids: string[]) => ({ undoId: 'u1', items: ids.map((id) => ({ id, done: true, problem: '' })) });
const dialog = (): string[] => page.lines(document.querySelector('dialog') ?? document.createElement('i'));

test('[MSG-16] what waits, with why, who wrote it to whom, and what can be done about it', async () => {
  waiting = [
    flaggedMessage('1'),
    flaggedMessage('2', {
      ...{ spamScore: 0, isSpam: false, signs: [], pictures: 2 },
      sender: { userId: 'bo', name: 'Bo', messages30: 1, flagged30: 0, accountStatus: 'suspended' },
      reports: [
        {
          ...{ reportId: 'r1', reporterId: 'rio', reporterName: 'Rio', messageId: '2', conversationId: 'c1' },
          ...{ reason: 'It insults me.', timestamp: '2026-12-03T11:30:00.000Z', status: 'pending' },
        },
      ],
    }),
    flaggedMessage('3', {
      sender: { userId: null, name: '', messages30: 1, flagged30: 1, accountStatus: 'active' },
      receiver: { userId: null, name: '' },
    }),
  ];
  await queue();
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '[Everything1,234 → /admin/messages (here)]',
      '[Bo → /admin/users/bo] Bo to Rio, Today 11:00 UTC:',
      'Flagged, 0.8 of 1: the word “free”, a web link',
      'In 30 days: 20 messages, 3 of them flagged',
      '[Open it, with what was written around it] That you read it is noted in the audit log.',
      '[Bo → /admin/users/bo] suspended Bo to Rio, Today 11:00 UTC:',
      'With 2 pictures, seen where it is opened',
      'Reported by Rio: “It insults me.”',
      'In 30 days: 1 message, 0 of them flagged',
      'Account closed to Account closed, Today 11:00 UTC:',
      'In 30 days: 1 message, 1 of them flagged',
    ]),
  );
  asAdmin('users.view');
  await queue();
  expect([page.lines().slice(0, 20), page.isThere('Pick all that are here')]).toEqual([
    expect.arrayContaining([
      'Deciding needs spam.moderate. You can read what waits.',
      '[Bo → /admin/users/bo] Bo to Rio, Today 11:00 UTC:',
      'Flagged, 0.8 of 1: the word “free”, a web link',
    ]),
    false,
  ]);
  asAdmin('spam.moderate');
  await queue();
  expect([page.isThere('Suspend the sender'), page.lines().some((line) => line.includes('→ /admin/users'))]).toEqual([
    false,
    false,
  ]);
});

test('[UX-96, UX-98] spam needs no reason, a measure does: by its number, by words, not without', async () => {
  await queue();
  server.answering('messages.decideMessages', ({ messageIds }) => partly(done(...messageIds)));
  await page.press('Spam', 1);
  expect([server.sent(), server.said()]).toEqual([
    [['messages.decideMessages', { decision: 'confirm', messageIds: ['3'], reason: '' }]],
    ['success: 1 message is confirmed as spam. [Undo]'],
  ]);
  await page.press('Warn the sender');
  expect([dialog(), page.focused()]).toEqual([
    expect.arrayContaining([
      'Warn the sender: Bo: Free money 1',
      'It advertises something else.]',
      'It is an attempt to deceive.]',
      '[Warn the sender – off]',
    ]),
    'Reason',
  ]);
  page.called('Reason').focus();
  await page.hit('Enter');
  expect(server.sent()).toEqual([]);
  await page.hit('9');
  await page.hit('Backspace');
  await page.hit('3');
  expect((page.called('Reason') as HTMLTextAreaElement).value).toBe('It is an attempt to deceive.');
  await page.hit('2');
  expect((page.called('Reason') as HTMLTextAreaElement).value).toBe('It is an attempt to deceive.2');
  await page.hit('Backspace');
  await page.hit('Shift+Enter');
  expect(server.sent()).toEqual([]);
  await page.hit('Enter');
  expect([server.sent(), server.said(), dialog(), rows()]).toEqual([
    [['messages.decideMessages', { decision: 'warn', messageIds: ['1'], reason: 'It is an attempt to deceive.' }]],
    ['success: 1 message confirmed, and the sender warned. [Undo]'],
    [],
    ['waits-2 here'],
  ]);
  await page.press('Suspend the sender');
  await page.press('Cancel');
  expect([dialog(), server.sent(), rows()]).toEqual([[], [], ['waits-2 here']]);
  await page.press('Suspend the sender');
  await page.type('Reason', '  Once too often. ');
  await page.submit('Reason');
  expect([server.sent(), page.lines().slice(3)]).toEqual([
    [['messages.decideMessages', { decision: 'suspend', messageIds: ['2'], reason: 'Once too often.' }]],
    [
      '[Everything1,234 → /admin/messages (here)]',
      '[Flagged → /admin/messages?which=flagged]',
      '[Reported → /admin/messages?which=reported]',
      '[Decided → /admin/messages?which=decided]',
      'No messages wait for you',
      'What looks like spam, and what people report, comes here.',
      '[Go to the dashboard → /admin]',
    ],
  ]);
});

test('[UX-98] keys: approve, reject, warn, suspend, skip, pick with a range', async () => {
  await queue();
  server.answering('messages.decideMessages', ({ messageIds }) => partly(done(...messageIds)));
  await page.hit('s');
  const skipped = rows();
  await page.hit('x');
  await page.hit('j');
  await page.hit('Shift+x');
  expect([skipped, rows(), page.lines().slice(-6)]).toEqual([
    ['waits-2 here', 'waits-3', 'waits-1'],
    ['waits-2 picked', 'waits-3 here picked', 'waits-1'],
    ['[Spam 2', 'R', ']', '[No spam 2', 'A', ']'],
  ]);
  await page.hit('m');
  expect(dialog()[0]).toBe('Warn the sender 2 messages');
  await page.hit('a');
  expect(server.sent()).toEqual([]);
  await page.press('Cancel');
  await page.hit('Escape');
  expect(rows()).toEqual(['waits-2', 'waits-3 here', 'waits-1']);
  await page.hit('k');
  await page.hit('r');
  expect([server.sent(), rows()]).toEqual([
    [['messages.decideMessages', { decision: 'confirm', messageIds: ['2'], reason: '' }]],
    ['waits-3 here', 'waits-1'],
  ]);
  await page.hit('b');
  expect(dialog()[0]).toEqual('Suspend the sender: Bo: Free money 3');
  await page.press('Cancel');
  await page.hit('a');
  expect([server.sent(), rows()]).toEqual([
    [['messages.decideMessages', { decision: 'clear', messageIds: ['3'], reason: '' }]],
    ['waits-1 here'],
  ]);
  asAdmin('users.view');
  waiting = [flaggedMessage('1'), flaggedMessage('2')];
  forgetAnswers();
  asAdmin('users.view');
  await queue();
  for (const key of ['a', 'r', 'm', 'b', 'x']) await page.hit(key);
  expect([server.sent(), rows(), dialog()]).toEqual([[], ['waits-1 here', 'waits-2'], []]);
  await page.hit('?');
  await page.until(() => dialog().length > 0);
  expect(dialog().filter((line) => /Warn|Suspend|Approve/.test(line))).toEqual(['| Approve']);
});

test('[UX-77] what could not be taken back is said, and so is what was taken back in part', async () => {
  await queue();
  server.answering('messages.decideMessages', ({ messageIds }) => partly(done(...messageIds)));
  server.answering('messages.undoMessageDecisions', () =>
    partly({
      items: [
        { id: '1', done: true, problem: '', note: 'The warning was read already.' },
        { id: '2', done: false, problem: 'Decided since.' },
      ],
    }),
  );
  await page.press('Pick: Bo: Free money 1');
  await page.press('Pick: Bo: Free money 2');
  await page.press('No spam 2');
  await page.hit('z');
  expect([rows(), server.said(), page.lines().slice(8, 12)]).toEqual([
    ['waits-1 here', 'waits-3'],
    ['warning: It waits again. The warning was read already.'],
    [
      '1 of 2 could not be taken back:',
      'Bo: Free money 2: Decided since.',
      '[Put away]',
      '‹checkbox›Pick all that are herestatus: [Keys',
    ],
  ]);
  server.refusing('messages.undoMessageDecisions', 409, 'It is too late.');
  await page.press('No spam');
  await server.pressSaid();
  expect([rows(), server.said()]).toEqual([
    ['waits-1 here'],
    ['warning: It waits again. The warning was read already.', 'error: It is too late.'],
  ]);
});

test('[MSG-16] what stands around a message is read once it is asked for', async () => {
  await queue();
  const answer = server.holding('messages.readFlaggedContext');
  const open = 'Open it, with what was written around it';
  await page.press(open);
  const before = page.lines().length;
  await answer({
    messages: [
      {
        ...{ messageId: '0', number: 1, sender: { userId: 'rio', name: 'Rio' }, content: 'Hello', isSpam: false },
        ...{ timestamp: '2026-12-03T10:00:00.000Z', attachments: [] },
      },
      {
        ...{ messageId: '1', number: 2, sender: { userId: null, name: '' }, content: 'Free money', isSpam: true },
        ...{ timestamp: '2026-12-03T11:00:00.000Z', attachments: [] },
      },
    ],
  });
  const opened = page.lines().slice(page.lines().findIndex((line) => line.includes('Close it')));
  expect([before > 0, opened.slice(0, 7), document.querySelector('.is-this')?.textContent]).toEqual([
    true,
    ['[Close it]', 'Rio Today 10:00', 'Hello', 'Account closed Today 11:00', 'Free money', '[No spam', 'A'],
    'Account closed Today 11:00Free money',
  ]);
  await page.press('Close it');
  await page.press(open);
  expect(server.sent()).toEqual([['messages.readFlaggedContext', { messageId: '1' }]]);
  server.refusing('messages.readFlaggedContext', 503);
  await page.press(open);
  expect(page.lines().filter((line) => line.startsWith('alert'))).toEqual(['alert: Not now.']);
});

test('[UX-77, UX-98] where nothing could be decided nothing is offered to be taken back', async () => {
  await queue();
  server.answering('messages.decideMessages', () =>
    partly({ undoId: 'u1', items: [{ id: '1', done: false, problem: 'Somebody else decided it.' }] }),
  );
  await page.hit('a');
  expect([rows(), server.said()]).toEqual([['waits-1', 'waits-2 here', 'waits-3'], []]);
  await page.press('Keys');
  await page.until(() => dialog().length > 0);
  expect(dialog()[0]).toBe('Keys');
});
