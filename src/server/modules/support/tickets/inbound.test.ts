import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

const calls = contract.support;
let sale: Sale;
let lo: Browser;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ INBOUND_MAIL_ADDRESS: 'reply@mail.example', INBOUND_MAIL_SECRET: 'hush' });
  lo = await signUp(browser(sale.address), 'Lou Desk');
  await insertAdmin(sale.app.db, { userId: lo.userId, role: 'customer_service', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

/** A mail as who received it sends it on. */
async function arrive(mail: object, secret = 'hush', at = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(mail);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const answered = await fetch(`${sale.address}/api/support/inbound-mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mail-signature': `t=${at},v1=${signature}` },
    body,
  });
  return { status: answered.status, body: (await answered.json()) as { number: string } };
}

test('[SUP-04] a reply by mail comes back to its ticket once', async () => {
  const letter = { email: 'bo@example.com', message: 'Where is my mug?' };
  const { number } = await ask(browser(sale.address), calls.askForHelp, letter);
  await ask(lo, calls.answerTicket, { number, message: 'It left on Monday.', closes: false });
  const { rows } = await sql<{ to: string }>(
    `SELECT headers->>'Reply-To' AS to FROM mails WHERE key LIKE $1 AND headers ? 'Reply-To'`,
    [`support:${number}:%`],
  );
  const mail = {
    ...{ messageId: '<1@mail>', from: 'Bo <bo@example.com>', to: [rows[0]?.to] },
    ...{ subject: 'Re', text: 'Thank you, it came.\n\nOn Monday, Help wrote:\n> It left' },
  };
  for (let times = 0; times < 2; times += 1) expect((await arrive(mail)).body).toEqual({ number });
  const { entries, state } = await ask(lo, calls.getTicket, { number });
  expect(entries.map(({ kind, body }) => [kind, body])).toEqual([
    ['answer', 'It left on Monday.'],
    ['reply', 'Thank you, it came.'],
  ]);
  expect(state).toBe('house');
});

test('[SUP-04] a mail that belongs to no ticket is a new one, once', async () => {
  const mail = {
    messageId: '<2@mail>',
    from: 'eve@example.com',
    to: ['reply@mail.example'],
    subject: 'Hello',
    text: 'Help',
  };
  const { body } = await arrive(mail);
  expect((await arrive(mail)).body).toEqual(body);
  expect((await ask(lo, calls.getTicket, { number: body.number })).message).toBe('Hello\n\nHelp');
  expect((await arrive({ ...mail, messageId: '<3@mail>' }, 'guess')).status).toBe(400);
  expect((await arrive({ ...mail, messageId: '<3@mail>' }, 'hush', Math.floor(Date.now() / 1000) - 301)).status).toBe(
    400,
  );
});

const pdf = { name: '../mug.pdf', content: Buffer.from('%PDF-1.7 a mug').toString('base64') };
const program = { name: 'mug.exe', content: Buffer.from([0x4d, 0x5a, 0]).toString('base64') };

test('[SUP-04] files of a mail come to the ticket, and what is not kept is named', async () => {
  const mail = { messageId: '<files@mail>', from: 'Bo <bo@example.com>', to: ['reply@mail.example'], subject: 'Crack' };
  const { number } = (await arrive({ ...mail, text: 'See the file.', attachments: [pdf, program] })).body;
  await arrive({ ...mail, text: 'See the file.', attachments: [pdf, program] });
  const { attachments, message } = await ask(lo, calls.getTicket, { number });
  expect(attachments).toMatchObject([{ entryId: '', name: '-mug.pdf', size: 14 }]);
  expect(message).toContain('[not kept: mug.exe]');
});

test('[OFFICE-01] who writes back from another address is masked like the first one', async () => {
  const { number } = await ask(browser(sale.address), calls.askForHelp, {
    email: 'al@example.com',
    message: 'Where is my bowl?',
  });
  await ask(lo, calls.answerTicket, { number, message: 'Hello.', closes: false });
  const { rows } = await sql<{ to: string }>(
    `SELECT headers->>'Reply-To' AS to FROM mails WHERE key LIKE $1 AND headers ? 'Reply-To'`,
    [`support:${number}:%`],
  );
  const from = 'Al <al.at.work@example.com>';
  await arrive({ messageId: '<work@mail>', from, to: [rows[0]?.to], subject: 'Re', text: 'From work.' });
  const { entries } = await ask(lo, calls.getTicket, { number });
  expect(entries.at(-1)).toMatchObject({ body: 'From work.', authorName: 'a•••@example.com' });
});
