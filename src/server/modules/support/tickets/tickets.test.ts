import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { erase } from '#test/builders/erase.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

const calls = contract.support;
let sale: Sale;
let lo: Browser;
let bo: Browser;
let guest: Browser;
const sql = sqlOf(() => sale);

const admin = adminOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ TRUSTED_PROXIES: 'loopback' });
  lo = await admin('Lou Desk', 'customer_service');
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  guest = browser(sale.address);
});
afterAll(() => sale.stop());

let letters = 0;
async function letter(who: Browser, message: string, email = 'bo@example.com'): Promise<string> {
  letters += 1;
  const headers = { 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': `203.0.113.${letters}` };
  return (await who.call('POST', '/api/support/letters', { email, message, article: 'returns' }, headers)).body.number;
}
const answer = (number: string, message: string, closes = false) =>
  ask(lo, calls.answerTicket, { number, message, closes });
const mailTo = async (number: string) =>
  (
    await sql<{ body_text: string }>(
      `SELECT body_text FROM mails WHERE key LIKE $1 AND key NOT LIKE '%:copy' ORDER BY created_at DESC LIMIT 1`,
      [`support:${number}:%`],
    )
  ).rows[0]?.body_text ?? '';
const numbers = async (input: object) => (await ask(lo, calls.listTickets, input)).items.map(({ number }) => number);

test('[SUP-04] an answer goes by mail and into the profile, and the ticket waits for the person', async () => {
  const number = await letter(bo, 'Where is my kettle?');
  await answer(number, 'It left yesterday.');
  expect(await mailTo(number)).toContain('It left yesterday.');
  const own = await ask(bo, calls.getOwnTicket, { number });
  expect([own.state, own.entries.map(({ kind, authorName, body }) => [kind, authorName, body])]).toEqual([
    'person',
    [['answer', 'Lou Desk', 'It left yesterday.']],
  ]);
  expect((await ask(bo, calls.listOwnTickets, {})).items[0]).toMatchObject({ number, answers: 1 });
  expect(await ask(lo, calls.getTicket, { number })).toMatchObject({ owner: { name: 'Lou Desk' }, state: 'person' });
});

test('[SUP-04] the person writes back, and a closed ticket is open again', async () => {
  const number = await letter(bo, 'The lid is cracked.');
  await answer(number, 'We send a new one.', true);
  expect(await numbers({ view: 'closed' })).toContain(number);
  expect(await ask(bo, calls.replyToTicket, { number, message: 'Nothing came yet.' })).toEqual({
    ...{ number, state: 'house' },
  });
  expect(await numbers({ view: 'house' })).toContain(number);
});

test('[SUP-04] a guest answers by the link of the mail, and by no other', async () => {
  const number = await letter(guest, 'I have no account.', 'ida@example.com');
  await answer(number, 'That is fine.');
  const [, key = ''] = /key=([\w-]+)/.exec(await mailTo(number)) ?? [];
  const reply = await ask(guest, calls.replyToTicket, { number, key, message: 'Thank you.' });
  expect(reply.state).toBe('house');
  const other = await letter(guest, 'Another question.', 'eve@example.com');
  for (const query of ['', `?key=${key}`])
    expect(codeOf(await guest.call('GET', `/api/support/tickets/${other}${query}`))).toEqual([
      ...[404, 'support/no-such-ticket'],
    ]);
});

test('[SUP-04, RUN-10] nobody reads or answers the ticket of another account', async () => {
  const number = await letter(bo, 'This is only mine.');
  const eve = await signUp(browser(sale.address), 'Eve Other');
  const refused = [404, 'support/no-such-ticket'];
  expect(codeOf(await eve.call('GET', `/api/support/tickets/${number}`))).toEqual(refused);
  const body = { message: 'Let me in.' };
  expect(codeOf(await eve.call('POST', `/api/support/tickets/${number}/replies`, body))).toEqual(refused);
});

test('[SUP-04] a note is for the house alone', async () => {
  const number = await letter(bo, 'I want my money back.');
  await ask(lo, calls.noteTicket, { number, message: 'Third time this month.' });
  expect((await ask(lo, calls.getTicket, { number })).entries.map(({ kind }) => kind)).toEqual(['note']);
  expect((await ask(bo, calls.getOwnTicket, { number })).entries).toEqual([]);
});

test('[SUP-04] a closed ticket is found by the words of its answer, its number and its address', async () => {
  const number = await letter(guest, 'How do I clean copper?', 'copper@example.com');
  await answer(number, 'With vinegar and salt.', true);
  for (const q of ['vinegar', number.toLowerCase(), 'Copper@Example.com'])
    expect(await numbers({ view: 'closed', q })).toEqual([number]);
  expect(await numbers({ view: 'house', q: 'vinegar' })).toEqual([]);
});

test('[SUP-04] open tickets stand by priority and then by waiting time, and page by key', async () => {
  const [first, second] = [await letter(bo, 'The first of two.'), await letter(bo, 'The second of two.')];
  await ask(lo, calls.changeTicket, { number: second, priority: 'urgent', ownerId: lo.userId });
  const all = await numbers({ view: 'house' });
  expect(all[0]).toBe(second);
  expect(all).toContain(first);
  const paged: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await ask(lo, calls.listTickets, { view: 'house', limit: 1, cursor });
    paged.push(...page.items.map(({ number }) => number));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(all);
});

test('[SUP-04, OFFICE-02] those past their promise are a view of their own, and any view is sorted', async () => {
  const [early, late] = [await letter(bo, 'I wait for three days.'), await letter(bo, 'I wait for an hour.')];
  await sale.app.db.query({
    text: `UPDATE support_tickets SET since = since - interval '3 days' WHERE number = $1`,
    values: [early],
  });
  expect(await numbers({ view: 'overdue' })).toEqual([early]);
  const sorted = async (dir: string) =>
    (await numbers({ sort: 'since', dir })).filter((number) => number === early || number === late);
  expect([await sorted('asc'), await sorted('desc')]).toEqual([
    [early, late],
    [late, early],
  ]);
  await ask(lo, calls.changeTicket, { number: early, isOpen: false });
});

const pdf = { name: 'invoice.pdf', content: Buffer.from('%PDF-1.7 an invoice').toString('base64') };

test('[SUP-04, FILE-06] both sides attach files, which nobody else is given', async () => {
  const number = await letter(bo, 'What is on the invoice?');
  await ask(lo, calls.answerTicket, { number, message: 'Here it is.', closes: false, attachments: [pdf] });
  await ask(bo, calls.replyToTicket, { number, message: 'Mine differs.', attachments: [{ ...pdf, name: 'mine.pdf' }] });
  const { attachments } = await ask(bo, calls.getOwnTicket, { number });
  expect(attachments.map(({ name }) => name)).toEqual(['invoice.pdf', 'mine.pdf']);
  const file = (who: Browser, at: string) => who.call('GET', `/api/${at}/${number}/attachments/${attachments[0]?.id}`);
  expect((await file(bo, 'support/tickets')).status).toBe(200);
  expect((await file(lo, 'admin/tickets')).status).toBe(200);
  const eve = await signUp(browser(sale.address), 'Eve Files');
  expect(codeOf(await file(eve, 'support/tickets'))).toEqual([404, 'support/no-such-ticket']);
});

test('[SUP-04] the mail of an answer says that its page has files', async () => {
  const number = await letter(guest, 'How do I oil the board?', 'oil@example.com');
  await ask(lo, calls.answerTicket, { number, message: 'Like this.', closes: false, attachments: [pdf] });
  expect(await mailTo(number)).toContain('With a file, which you open there.');
});

test('[SUP-04] a program is no attachment, and nothing of its reply is kept', async () => {
  const number = await letter(bo, 'May I send a program?');
  const attachments = [{ ...pdf, content: Buffer.from([0x4d, 0x5a, 0]).toString('base64') }];
  const reply = await bo.call('POST', `/api/support/tickets/${number}/replies`, { message: 'Here.', attachments });
  expect(codeOf(reply)).toEqual([415, 'support/bad-attachment']);
  expect((await ask(lo, calls.getTicket, { number })).entries).toEqual([]);
});

test('[SUP-04] who may not work on tickets owns none', async () => {
  const number = await letter(bo, 'Who takes this one?');
  const ola = await admin('Olga Berg', 'content_moderator');
  const change = await lo.call('PATCH', `/api/admin/tickets/${number}`, { ownerId: ola.userId });
  expect(codeOf(change)).toEqual([409, 'support/not-an-owner']);
});

test('[SUP-04] a merged ticket leads on, and its words stand in the other', async () => {
  const [from, into] = [await letter(bo, 'My parcel is late.'), await letter(bo, 'My parcel is still late.')];
  await ask(lo, calls.noteTicket, { number: from, message: 'The same parcel.' });
  await ask(lo, calls.mergeTicket, { number: from, into });
  const merged = await ask(lo, calls.getTicket, { number: into });
  expect(merged.entries.map(({ body }) => body)).toEqual(['My parcel is late.', 'The same parcel.']);
  expect((await ask(bo, calls.getOwnTicket, { number: from })).mergedInto).toBe(into);
  const late = await bo.call('POST', `/api/support/tickets/${from}/replies`, { message: 'Hello?' });
  expect(codeOf(late)).toEqual([409, 'support/merged']);
});

test('[SUP-04] the link of a guest leads on to the ticket that theirs was merged into', async () => {
  const [from, into] = [
    await letter(guest, 'My plate is late.', 'mo@example.com'),
    await letter(guest, 'My plate is later still.', 'mo@example.com'),
  ];
  await answer(from, 'We look.');
  const [, key = ''] = /key=([\w-]+)/.exec(await mailTo(from)) ?? [];
  await ask(lo, calls.mergeTicket, { number: from, into });
  const { mergedInto, mergedKey } = await ask(guest, calls.getOwnTicket, { number: from, key });
  expect(mergedInto).toBe(into);
  expect((await ask(guest, calls.getOwnTicket, { number: into, key: mergedKey ?? '' })).number).toBe(into);
});

test('[SUP-04] first answers and solutions are measured', async () => {
  await sql(
    `UPDATE support_tickets SET at = first_answered_at - interval '3 hours' WHERE first_answered_at IS NOT NULL`,
  );
  const figures = await ask(lo, calls.getTicketFigures, {});
  expect(figures).toMatchObject({ firstAnswerMinutes: 180, overdue: 0 });
  expect(figures.closed30).toBeGreaterThan(0);
});

test('[SUP-04] a saved answer has one name, whose words change', async () => {
  await ask(lo, calls.saveMacro, { name: 'Late parcel', body: 'Hello {name}' });
  const { macroId } = await ask(lo, calls.saveMacro, { name: 'Late parcel', body: 'Dear {name}' });
  expect((await ask(lo, calls.listMacros, {})).items).toEqual([{ macroId, name: 'Late parcel', body: 'Dear {name}' }]);
  await ask(lo, calls.removeMacro, { macroId });
  expect((await ask(lo, calls.listMacros, {})).items).toEqual([]);
});

test('[SUP-02, SUP-04] tickets go with the account of their writer, and answers lose the name of theirs', async () => {
  const number = await letter(guest, 'This one stays.', 'stays@example.com');
  await answer(number, 'Gladly.');
  await erase(sale, bo.userId);
  await erase(sale, lo.userId);
  expect((await sql('SELECT 1 FROM support_tickets WHERE user_id = $1', [bo.userId])).rows).toEqual([]);
  const { rows } = await sql('SELECT author_name FROM support_ticket_entries WHERE number = $1', [number]);
  expect(rows).toEqual([{ author_name: 'Former member' }]);
});
