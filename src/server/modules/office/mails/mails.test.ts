import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maskedEmail } from '#domain/core/reading/masked.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let lo: Browser;
const sql = async (text: string): Promise<Record<string, unknown>[]> => (await sale.app.db.query({ text })).rows;
const resend = (who: Browser, key: string, idempotency: string) =>
  who.call('POST', '/api/admin/mails/resend', { key }, { 'idempotency-key': idempotency });

const admin = adminOf(() => sale);

beforeAll(async () => {
  sale = await openSale();
  lo = await admin('Lo Service', 'customer_service');
  await sql('DELETE FROM mails');
  await sql(`INSERT INTO mails (key, recipient, subject, body_text, body_html, created_at, next_at, sent_at, tries)
    SELECT k, 'lena.huber@example.com', 'About ' || k, 'secret words', '<p>secret words</p>', now() - place * interval '1 minute', now(), s::timestamptz, t
    FROM (VALUES ('order-confirmation:a', now()::text, 0, 1), ('order-confirmation:b', NULL, 3, 2), ('alert:c', NULL, 0, 3), ('alert:d', NULL, 10, 3)) v (k, s, t, place)`);
  await sql(`INSERT INTO cart_mail_optouts VALUES (sha256('lena.huber@example.com'), now())`);
});
afterAll(() => sale.stop());

test('[INV-12] an address is masked so far that nobody can write to it', () => {
  expect(['lena.huber@example.com', 'a@b.pt', 'odd', '@x'].map(maskedEmail)).toEqual([
    'l•••@example.com',
    'a•••@b.pt',
    '•••',
    '•••',
  ]);
});

test('[OFFICE-01] mails are counted by kind and state, and who wants none is shown as a mark', async () => {
  const figures = await ask(lo, contract.office.getMailFigures);
  expect(figures.hasServer).toBe(false);
  expect(figures.kinds).toMatchObject([
    { kind: 'alert', sent: 0, waiting: 1, failing: 1 },
    { kind: 'order-confirmation', sent: 1, waiting: 0, failing: 1 },
  ]);
  expect(figures.optouts).toMatchObject({ count: 1, newest: [{ mark: expect.stringMatching(/^[0-9a-f]{8}$/) }] });
});

test('[OFFICE-02, INV-12] mails page by key in every view, without words and whole addresses', async () => {
  const mails = await ask(lo, contract.office.listMails);
  expect(JSON.stringify(mails)).not.toMatch(/secret|lena/);
  expect(mails.items.map((each) => [each.key, each.state])).toEqual([
    ['order-confirmation:a', 'sent'],
    ['order-confirmation:b', 'failing'],
    ['alert:d', 'given up'],
    ['alert:c', 'waiting'],
  ]);
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const { items, nextCursor } = await ask(lo, contract.office.listMails, { limit: 1, cursor: cursor || undefined });
    seen.push(...items.map((each) => each.key));
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  expect(seen).toEqual(['order-confirmation:a', 'order-confirmation:b', 'alert:d', 'alert:c']);
  for (const [view, keys] of [
    ['waiting', ['alert:c']],
    ['failing', ['order-confirmation:b', 'alert:d']],
    ['sent', ['order-confirmation:a']],
  ] as const)
    expect((await ask(lo, contract.office.listMails, { view })).items.map((each) => each.key)).toEqual(keys);
});

test('[OFFICE-01, ADM-12] a failed mail is sent again, by whom stands in the log; one that was sent is not', async () => {
  expect((await resend(lo, 'alert:d', 'm1')).body).toEqual({ state: 'waiting' });
  expect(await sql(`SELECT tries, next_at <= now() AS due FROM mails WHERE key = 'alert:d'`)).toEqual([
    { tries: 0, due: true },
  ]);
  for (const key of ['alert:d', 'order-confirmation:a', 'no:such'])
    expect((await resend(lo, key, crypto.randomUUID())).body.error.code).toBe('office/mail-is-sent');
  expect(await sql(`SELECT subject_id, subject_name FROM audit_log WHERE act = 'office.resendMail'`)).toEqual([
    { subject_id: 'alert:d', subject_name: 'Alerts to l•••@example.com' },
  ]);
  const ida = await admin('Ida Falk', 'financial_admin');
  expect((await ida.call('GET', '/api/admin/mails')).status).toBe(403);
  expect((await resend(ida, 'order-confirmation:b', 'i1')).status).toBe(403);
});

test('[OFFICE-01, UX-93] mails about single orders are of one kind', async () => {
  await sql(`INSERT INTO mails (key, recipient, subject, body_text, body_html, created_at, next_at, sent_at, tries)
    SELECT k, 'lena.huber@example.com', 'About ' || k, '', '', now() - age * interval '1 day', now(), NULL, 0
    FROM (VALUES ('sent order-1', 0), ('sent order-2', 1), ('sent order-3', 40), ('return r1 approved order-1', 0)) v (k, age)`);
  const { kinds } = await ask(lo, contract.office.getMailFigures);
  expect(kinds).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'sent', waiting: 2 }),
      expect.objectContaining({ kind: 'return', waiting: 1 }),
    ]),
  );
  const { items } = await ask(lo, contract.office.listMails, { kind: 'sent', view: 'waiting' });
  expect(items.map(({ key }) => key)).toEqual(['sent order-1', 'sent order-2']);
});
