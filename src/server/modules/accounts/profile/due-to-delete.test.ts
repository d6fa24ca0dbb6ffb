import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, put, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { listDuePeople } from '../stores/deletion-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Browser;
const sql = sqlOf(() => sale);
const due = async () => (await listDuePeople(sale.app.db, sale.app.clock.now())).toSorted();

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bo = await signUp(browser(sale.address), 'Bo Lindqvist');
  await put(bo, await variantOf(sale, ana));
  expect((await buy(bo)).status).toBe(200);
  await sql(`UPDATE users SET deletion_due_at = $1 WHERE id = ANY($2)`, [
    sale.app.clock.now(),
    [ana.userId, bo.userId],
  ]);
});
afterAll(() => sale.stop());

test('[SUP-02] nobody is deleted before their day, or twice', async () => {
  await sql('UPDATE ledger_sums SET amount_cents = 0 WHERE seller_id = $1', [ana.userId]);
  const later = new Date(sale.app.clock.now().getTime() + 60_000);
  await sql('UPDATE users SET deletion_due_at = $1 WHERE id = $2', [later, ana.userId]);
  await sql('UPDATE users SET deleted_at = now() WHERE id = $1', [bo.userId]);
  expect(await due()).toEqual([]);
});

test('[SUP-02] whoever is not deleted on the promised day is told once', async () => {
  const mailed = async () => {
    await deleteAccounts.run(sale.app);
    const { rows } = await sql<{ recipient: string; body_text: string }>(
      `SELECT recipient, body_text FROM mails WHERE key LIKE 'account-deletion-delayed:%' ORDER BY recipient`,
    );
    return rows.map(({ recipient, body_text: text }) => [
      recipient.split('@')[0],
      /has not arrived|not arrived yet|money/.exec(text)?.[0],
    ]);
  };
  await sql(`UPDATE orders SET state = 'shipped'`);
  await sql('UPDATE users SET deletion_due_at = $1, deleted_at = NULL WHERE id = ANY($2)', [
    sale.app.clock.now(),
    [ana.userId, bo.userId],
  ]);
  const both = [
    [expect.stringContaining('ana'), 'not arrived yet'],
    [expect.stringContaining('bo'), 'has not arrived'],
  ];
  expect([await mailed(), await mailed()]).toEqual([both, both]);
});
