import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { ask } from '#test/builders/ask.ts';
import { count } from '#test/builders/buying.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

const { office } = contract;
const DAY = 86_400_000;
let sale: Sale;
let mia: Browser;
const sql = sqlOf(() => sale);
const post = (path: string, body: object) => mia.call('POST', `/api/admin/privacy/letters${path}`, body);
const dayIn = (days: number) => new Date(sale.app.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const letters = async () => (await ask(mia, office.getDashboard)).queues.find(({ key }) => key === 'letters');

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', TIME_ZONE: 'UTC' });
  mia = await adminOf(() => sale)('Mia Master', 'master_admin');
  await signUp(browser(sale.address), 'Bo Lindqvist');
});
afterAll(() => sale.stop());

test('[OFFICE-01, SUP-02] a letter is due in a month, overdue after, and answered once', async () => {
  const letter = { who: 'Bo L.', email: 'Bo.Lindqvist@example.com', kind: 'erasure' };
  expect((await post('', { ...letter, who: 'Cy', arrivedOn: dayIn(0) })).status).toBe(200);
  expect(await letters()).toMatchObject({ waiting: 1, oldestAt: expect.any(String) });
  const { letterId, dueOn } = (await post('', { ...letter, arrivedOn: dayIn(-40) })).body;
  expect((await ask(mia, office.listPrivacyLetters)).items).toMatchObject([
    { who: 'Bo L.', userId: expect.any(String), kind: 'erasure', dueOn, state: 'overdue' },
    { who: 'Cy', state: 'open' },
  ]);
  const { oldestAt = '', promised = 0 } = (await letters()) ?? {};
  const late = sale.app.clock.now().getTime() - Date.parse(oldestAt ?? '') - promised * 3_600_000;
  expect(Math.floor(late / DAY)).toBe(Math.round((Date.parse(dayIn(0)) - Date.parse(dueOn)) / DAY) - 1);
  const answers = await Promise.all([1, 2].map(() => post(`/${letterId}/done`, { doneWith: 'Erased, receipt sent' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ask(mia, office.listPrivacyLetters, { q: 'cy' })).items.map(({ who }) => who)).toEqual(['Cy']);
  expect((await ask(mia, office.listPrivacyLetters, { view: 'done' })).items).toMatchObject([
    { state: 'done', doneWith: 'Erased, receipt sent' },
  ]);
  expect(await letters()).toMatchObject({ waiting: 1, doneToday: 1 });
  expect(await count(sale, `audit_log WHERE act LIKE 'office.%PrivacyLetter'`)).toBe(3);
});

test('[OFFICE-01] a letter of a day to come or of no account is refused', async () => {
  const letter = { who: 'Cy', kind: 'copy', arrivedOn: dayIn(0) };
  expect(codeOf(await post('', { ...letter, arrivedOn: dayIn(2) }))).toEqual([400, 'office/letter-not-arrived']);
  expect(codeOf(await post('', { ...letter, email: 'no@example.com' }))).toEqual([404, 'office/no-such-account']);
  expect(codeOf(await post('/none/done', { doneWith: 'Nothing' }))).toEqual([404, 'office/no-such-letter']);
});

test('[OFFICE-01, SUP-03] finished erasures show their receipts, the newest first', async () => {
  const part = {
    called: { en: 'Messages', de: 'Nachrichten' },
    became: 'deleted',
    rows: 3,
    because: null,
    until: null,
  };
  await sql(
    `INSERT INTO erasure_receipts (id, token_hash, made_at, content) SELECT n, decode(repeat('00', 32), 'hex'), $1::timestamptz + n::int * interval '1 second', $2::jsonb FROM unnest('{1,2}'::text[]) n`,
    [sale.app.clock.now(), JSON.stringify([part])],
  );
  const { items } = await ask(mia, office.listErasures);
  expect(items.map(({ receiptId }) => receiptId)).toEqual(['2', '1']);
  expect(items[0]?.parts).toEqual([{ ...part, called: 'Messages' }]);
  const { deletedLately } = await ask(mia, office.getPrivacyFigures);
  expect((await ask(mia, office.listErasures, { days: 30 })).items).toHaveLength(deletedLately);
});
