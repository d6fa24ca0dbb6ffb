import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { findArticle } from '#domain/support/article.ts';
import { articles } from './articles.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import { StuckForm } from './stuck-form.tsx';
import { SupportCenterPage } from './support-center-page.tsx';

beforeEach(() => {
  forgetAnswers();
  signIn(null);
});
const article = findArticle(articles, 'sign-in') ?? articles[0]!;

test('[UX-71] a letter without an address or words is not sent: each is said at its field', async () => {
  await page.open(StuckForm, { article: null });
  await page.press('Send the message');
  expect([page.lines(), page.focused(), server.sent()]).toEqual([
    expect.arrayContaining(['Write an e-mail address at which we can answer you.', 'Say in a sentence what you need.']),
    'Your e-mail address',
    [],
  ]);
  await page.type('Your e-mail address', 'ida@example.com');
  await page.type('Your message', 'Too short');
  await page.press('Send the message');
  expect([page.lines().slice(2), page.focused(), server.sent()]).toEqual([
    [
      'Your e-mail address‹email ida@example.com›',
      'Order numberOptional‹text›',
      'Your message',
      '‹Too short›',
      'Say in a sentence what you need.',
      '[Send the message]',
    ],
    'Your message',
    [],
  ]);
});

test('[UX-71, UX-72] a letter carries the order and the article', async () => {
  signIn({});
  await page.open(StuckForm, { article });
  server.answering('support.askForHelp', ({ email }) => ({ number: 'H-1', email, isCopied: true }));
  await page.type('Your message', 'Where is my parcel?');
  await page.type('Order number', '  ');
  await page.press('Send the message');
  expect([server.sent(), page.lines(), page.focused()]).toEqual([
    [['support.askForHelp', { article: 'track-an-order', email: 'ida@example.com', message: 'Where is my parcel?' }]],
    [
      'status:',
      'Your message H-1 is on its way',
      'A copy comes to ida@example.com. A person answers there, as a rule within two working days.',
      '[Follow it in your profile → /support/tickets/H-1]',
      '[Write another message]',
    ],
    'Your message H-1 is on its way',
  ]);
  await page.press('Write another message');
  expect((page.called('Your message') as HTMLTextAreaElement).value).toBe('');
  await page.type('Order number', 'AM-2026-100001');
  await page.type('Your message', 'And where is the other one?');
  await page.press('Send the message');
  expect(server.sent()).toEqual([
    [
      'support.askForHelp',
      {
        article: 'track-an-order',
        email: 'ida@example.com',
        message: 'And where is the other one?',
        order: 'AM-2026-100001',
      },
    ],
  ]);
  await page.press('Write another message');
  const fields = ['Your message', 'Order number'].map((name) => (page.called(name) as HTMLInputElement).value);
  expect(fields).toEqual(['', '']);
});

test('[UX-72] what could not be sent stays as it was typed', async () => {
  signIn({});
  await page.open(StuckForm, { article: null });
  server.refusing('support.askForHelp', 429, 'Too many letters.');
  await page.type('Your message', 'x'.repeat(3200));
  const near = page.lines().filter((line) => /left/.test(line));
  await page.type('Your message', 'x'.repeat(3201));
  expect([near, page.lines().filter((line) => /left/.test(line))]).toEqual([[], ['Your message799 left']]);
  await page.type('Your message', 'Where is my parcel?');
  await page.press('Send the message');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'alert: Too many letters. What you wrote is still here.',
      'Your e-mail address‹email ida@example.com›',
      '‹Where is my parcel?›',
    ]),
  );
});

test('[UX-72] a vote stands at once and can be changed', async () => {
  let requests = 0;
  answer('support.getVote', { article: 'a' }, { helpful: null });
  await page.open(HelpfulVote, { article: 'a', onNo: () => void (requests += 1) });
  const none = page.lines();
  await page.press('Yes');
  const yes = page.lines();
  await page.press('No');
  expect([none, yes, page.lines(), requests, server.sent()]).toEqual([
    ['Was this helpful?', '[Yes]', '[No]', 'status:'],
    ['Was this helpful?', '[Yes (on)]', '[No]', 'status: Good. Thank you for saying so.'],
    ['Was this helpful?', '[Yes]', '[No (on)]', 'status: Tell us in the form what is missing.'],
    1,
    [
      ['support.vote', { article: 'a', helpful: true }],
      ['support.vote', { article: 'a', helpful: false }],
    ],
  ]);
  server.refusing('support.vote', 500, 'Not now.');
  await page.press('Yes');
  expect([page.lines(), requests]).toEqual([
    ['Was this helpful?', '[Yes]', '[No (on)]', 'status:', 'alert: Your answer was not kept. Not now.'],
    1,
  ]);
});

test('[UX-72] a vote whose answer came late does not undo the one after it', async () => {
  answer('support.getVote', { article: 'a' }, { helpful: null });
  await page.open(HelpfulVote, { article: 'a', onNo: () => undefined });
  const late = Promise.withResolvers<void>();
  server.answering('support.vote', async ({ helpful }) => {
    if (!helpful) return partly({});
    await late.promise;
    throw new Error('lost');
  });
  await page.press('Yes');
  await page.press('No');
  late.resolve();
  await time.settle();
  expect(page.lines()).toEqual([
    'Was this helpful?',
    '[Yes]',
    '[No (on)]',
    'status: Tell us in the form what is missing.',
  ]);
});

test('[SUP-01, UX-72] what is looked for stands in the address; emptied, all topics are there again', async () => {
  await page.open(SupportCenterPage, {}, '/support?q=refund');
  const results = [page.lines(), page.address()];
  await page.type('Search the articles', ' xyzzy ');
  await time.settle();
  const nothing = [page.lines().slice(0, 9), page.address()];
  await page.press('Clear the search');
  await time.settle();
  expect([results, nothing, page.lines().slice(0, 8), page.address()]).toEqual([
    [
      expect.arrayContaining([
        '‹search Search the articles refund›[Clear the search: ]',
        '2 articles for “refund”',
        '[Sending a piece backHow long you have, who pays the way back, and what to do when something arrived broken. → /support/returns]',
      ]),
      '/support?q=refund',
    ],
    [
      expect.arrayContaining([
        'Nothing is written about “xyzzy”',
        'Try one plain word, like return, card or password, or [ask a person → #write].',
      ]),
      '/supportcenter?q=%20xyzzy%20',
    ],
    expect.arrayContaining([
      '‹search Search the articles›',
      '[Where is my order?Following a parcel with or without an account, and what to do when it is late. → /support/track-an-order]',
    ]),
    '/supportcenter',
  ]);
});
