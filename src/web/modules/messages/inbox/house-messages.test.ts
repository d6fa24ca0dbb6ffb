import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { BroadcastForm } from '../admin/broadcast-form.tsx';
import { BroadcastsPage } from '../admin/broadcasts-page.tsx';

const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const receivers = (audience: object, total: number): void =>
  answer('messages.countReceivers', partly({ audience }), partly({ total }));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});

test('[MSG-16] a message of the house: how many get it is said before it goes', async () => {
  asAdmin('messages.send');
  receivers({ kind: 'filter', part: 'everybody' }, 1234);
  await page.open(BroadcastForm, {});
  const blank = page.lines();
  await page.submit('Words in English');
  const none = document.querySelector('dialog');
  await page.type('Words in English', '<script>');
  const wrong = page.lines().filter((line) => /dangerous/.test(line));
  await page.type('Words in English', ' Hello ');
  await page.type('Words in German', ' Hallo ');
  await page.press('Send to 1,234 people');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  expect([blank, none, wrong, asks, server.sent()]).toEqual([
    expect.arrayContaining([
      '*Everybody / Makers who offer something / Buyers with an order / People that I choose /',
      'Optional; without them everybody reads the English ones',
      'status: It goes to 1,234 people.',
      '[Send to 1,234 people – off]',
    ]),
    null,
    ['Message contains potentially dangerous content'],
    [
      'Send it to 1,234 people?',
      'What has arrived cannot be taken back. What has not gone yet can be stopped.',
      '[Cancel]',
      '[Send to 1,234 people]',
    ],
    [],
  ]);
});

test('[MSG-16] a message of the house that fails is sent again under the same key', async () => {
  asAdmin('messages.send');
  receivers({ kind: 'filter', part: 'everybody' }, 1234);
  await page.open(BroadcastForm, {});
  await page.type('Words in English', ' Hello ');
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
  const chosen = page.lines().slice(1, 5);
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
    ],
    '[Send to 1 person]',
    ['status: It goes to 0 people.', '[Send to 0 people – off]'],
    false,
  ]);
});

test('[ALERT-26] a banner time goes only with an announcement; the next message begins blank', async () => {
  asAdmin('messages.send');
  receivers({ kind: 'filter', part: 'everybody' }, 2);
  server.answering('messages.startBroadcast', () => partly({}));
  await page.open(BroadcastForm, {});
  await page.type('As an alert too', 'feature_update');
  await page.type('Words in English', 'Hello');
  await page.type('Starts', '2027-01-04T09:00');
  await page.type('Banner in the store until', '2027-01-01T09:00');
  await page.type('As an alert too', 'nothing');
  await page.press('Schedule');
  await page.press('Schedule', 1);
  expect([server.sent(), page.lines()]).toEqual([
    [['messages.startBroadcast', expect.objectContaining({ announces: null, bannerUntil: null })]],
    expect.arrayContaining(['[Send to 2 people – off]']),
  ]);
});

test('[MSG-16] what the house wrote: to whom, how far it is', async () => {
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
  const read = await page.lookAt(BroadcastsPage, {}, '/admin/messaging');
  asAdmin('messages.send');
  await page.open(BroadcastsPage, {}, '/admin/messaging');
  const stops = page.lines().filter((line) => line.includes('Stop it')).length;
  server.refusing('messages.stopBroadcast', 409, 'It has arrived.');
  await page.press('Stop it');
  expect([read, stops, effects()]).toEqual([
    expect.arrayContaining([
      'Each person gets one once, in their own language. It goes on by itself when this page is closed.',
      'Makers who offer something · Cy, Today 12:00 UTC',
      'Begins',
      'status: 1 of 1,234',
      'People that I choose · Cy, Today 12:00 UTC',
      'On its way',
      'Arrived',
      'Stopped',
    ]),
    2,
    {
      anew: ['messages.listBroadcasts'],
      said: ['error: It has arrived.'],
      sent: [['messages.stopBroadcast', { broadcastId: '1' }]],
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
