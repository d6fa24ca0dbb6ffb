import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { address, buy, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { columnsOf } from '../platform/personal-data/tagged-table.ts';
import { purgeAbandonedFiles } from '../modules/files/storage/remove-files.ts';
import { mailNotices } from '../modules/messages/notices/mail-notices.ts';
import { registry } from './registry.ts';

/** What a law keeps as it is. */
const lawful = new Set(
  registry.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { columns, sides = [] }]) =>
      columnsOf(columns.personal)
        .filter((column) =>
          sides.some(({ law, onErasure }) => law && !(typeof onErasure === 'object' && column in onErasure.blank)),
        )
        .map((column) => `${table}.${column}`),
    ),
  ),
);
let sale: Sale;

/** The columns of all tables, of whichever schema, and the stored files in which a word stands. */
async function traces(word: string): Promise<string[]> {
  const { rows: tables } = await sale.app.db.query<{ name: string; sql: string }>({
    text: `SELECT CASE schemaname WHEN 'public' THEN '' ELSE schemaname || '.' END || tablename AS name, format('%I.%I', schemaname, tablename) AS sql
           FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  });
  const results: string[] = [];
  for (const { name, sql } of tables) {
    const { rows } = await sale.app.db.query<{ key: string }>({
      text: `SELECT DISTINCT each.key FROM ${sql} t, jsonb_each_text(to_jsonb(t)) each WHERE strpos(lower(each.value), $1) > 0`,
      values: [word],
    });
    results.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  const files = await readdir(sale.app.config.DATA_DIR, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !each.parentPath.includes('postgres')))
    if ((await readFile(join(file.parentPath, file.name))).includes(word)) results.push(file.name);
  return results.filter((column) => !lawful.has(column)).toSorted();
}

afterEach(() => sale.stop());

const mine = { email: 'kanari.vogel@example.com' };
const done = async (answer: ReturnType<TestCaller['call']>) => {
  const { status, body } = await answer;
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const post = ({ call }: TestCaller, path: string, body: object) => done(call('POST', `/api${path}`, body));

/** Two people buy and sell, ask, answer, judge, quarrel and write: one says kanari wherever words are taken, the other pirol. */
async function quarrel(): Promise<[string, string]> {
  const ana = await maker(sale.address, 'Pirol Ast');
  const mug = await variantOf(sale, ana, { personalisation: { prompt: 'A name', maxLength: 20, required: false } });
  const bo = await signUp(await withCart(sale, mug, { ...mug, personalisation: 'kanari' }), 'Kanari Vogel');
  const sentTo = { ...address, name: 'Kanari Vogel', line1: 'Kanariweg 1' };
  const [{ orderId }] = (await done(buy(bo, { ...mine, address: sentTo, note: 'kanari' }))).orders;
  await carry(sale, { orderId, sellerId: ana.userId });
  const { lines, number } = await done(bo.call('GET', `/api/orders/${orderId}`));
  const { id: lineId } = lines.find((line: { personalisation: string }) => line.personalisation === '');
  const { reviewId } = await post(bo, `/orders/${orderId}/lines/${lineId}/review`, { stars: 4, body: 'Ein kanari.' });
  const { questionId } = await post(bo, `/listings/${mug.listingId}/questions`, { question: 'Is it kanari yellow?' });
  const hello = { productId: mug.listingId, initialMessage: 'Hello kanari', clientId: 'hello' };
  const { conversationId } = await post(bo, '/messages/conversations', hello);
  const back = { lines: [{ lineId, quantity: 1 }], reason: 'not_right', words: 'The kanari broke.' };
  const { returnId } = await post(bo, `/orders/${orderId}/returns`, back);
  await post(ana, `/seller/returns/${returnId}/state`, { state: 'approved' });
  await post(bo, `/orders/${orderId}/returns/${returnId}/sent`, { carrier: 'CTT', tracking: 'KANARI123456' });
  for (const state of ['received', 'under_review']) await post(ana, `/seller/returns/${returnId}/state`, { state });
  await sale.settle();
  await post(ana, `/seller/returns/${returnId}/rejection`, { reason: 'The pirol is scratched.' });
  await post(ana, `/seller/reviews/${reviewId}/answer`, { answer: 'A pirol says thanks.' });
  await post(ana, `/seller/questions/${questionId}/answer`, { answer: 'No, pirol yellow.' });
  await post(ana, `/messages/conversations/${conversationId}/messages`, { content: 'Hello pirol', clientId: 'answer' });
  await post(bo, '/withdrawals', { name: 'Kanari Vogel', number, ...mine, lines: null, said: 'kanari too' });
  await post(bo, '/support/letters', { ...mine, message: 'Where is my kanari now?' });
  await sale.settle();
  await passTime(sale, 30 * MINUTE);
  await mailNotices.run(sale.app);
  await sale.settle();
  return [bo.userId, ana.userId];
}

test.each([
  ['a buyer', 'kanari', 0, 'alerts.message'],
  ['a maker', 'pirol', 1, 'buyer_notices.message'],
] as const)(
  '[SUP-03] words and names of %s who is gone are left in no row and file of others',
  async (_, word, index, told) => {
    sale = await openSale({ CLOCK: 'simulated' });
    const userId = (await quarrel())[index];
    expect(await traces(word)).toEqual(expect.arrayContaining([told, 'mails.body_text', 'mails.subject']));
    const parts = await erase(sale, userId);
    await sale.settle();
    await purgeAbandonedFiles.run(sale.app);
    expect(await traces(word)).toEqual([]);
    expect(parts.map(({ called }) => called.en)).toEqual(
      expect.arrayContaining(['Alerts of others that quoted you', 'Mails to others that quoted you']),
    );
  },
);
