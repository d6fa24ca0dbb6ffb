import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { OwnTicketPage } from './own-ticket-page.tsx';
import { ticketTitle } from './ticket-title.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});

test('[SUP-04] a ticket without an article is called by the first line of its letter', () => {
  const ticket = { article: '', orderNumber: '', message: 'Where is it?\nIt left on Monday.' };
  expect(ticketTitle(ticket)).toBe('Where is it?');
  expect(ticketTitle({ ...ticket, orderNumber: 'AM-1' })).toBe('Where is it? · Order AM-1');
});

test('[SUP-01] a person reads the answers, and writes nothing empty', async () => {
  const at = '2026-12-03T11:00:00.000Z';
  const entry = { id: 'e1', at, kind: 'answer' as const, authorName: 'Mia', body: 'It left yesterday.' };
  answer(
    'support.getOwnTicket',
    { number: '' },
    partly({
      ...{ number: 'H-1', at, lastAt: at, state: 'person', article: '', orderNumber: '', answers: 1 },
      ...{ message: 'Where is it?', attachments: [], entries: [entry], mergedInto: null },
    }),
  );
  await page.open(OwnTicketPage, {}, '/support/tickets/H-1');
  expect(page.lines()).toEqual(expect.arrayContaining(['Where is it?', 'It left yesterday.']));
  await page.press('Send the reply');
  expect([page.lines().includes('Write something first.'), server.sent()]).toEqual([true, []]);
});
