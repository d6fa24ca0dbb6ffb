import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { SECOND } from '#domain/core/time.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let ola: Browser;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
/** Both name the piece; the words tell one from another. */
const mailsWith = async (text: string) =>
  (await sql<{ next_at: Date }>(`SELECT next_at FROM mails WHERE body_text LIKE '%' || $1 || '%'`, [text])).rows;
const alertsWith = async (text: string): Promise<number> =>
  (await sql(`SELECT 1 FROM alerts WHERE message LIKE '%' || $1 || '%'`, [text])).rows.length;

/** A review or a question with these words waits for a moderator. */
async function waiting(kind: Kind, text: string): Promise<string> {
  if (kind === 'questions') {
    const asker = await signUp(browser(sale.address), `Asker ${text}`);
    return (await asker.call('POST', `/api/listings/${mug.listingId}/questions`, { question: text })).body.questionId;
  }
  const buyer = await buyerOf(sale, { name: `Bo ${text}`, sellerId: ana.userId, variants: [mug] });
  const at = `/api/orders/${buyer.orderId}/lines/${buyer.lineIds[0]}/review`;
  return (await buyer.call('POST', at, { stars: 4, body: text })).body.reviewId;
}
type Kind = 'reviews' | 'questions';
const idsOf = (kind: Kind): string => (kind === 'reviews' ? 'reviewIds' : 'questionIds');
const show = async (kind: Kind, id: string): Promise<string> =>
  (await ola.call('POST', `/api/admin/${kind}/decide`, { [idsOf(kind)]: [id], state: 'visible' })).body.undoId;
const undo = async (kind: Kind, undoId: string) =>
  (await ask(ola, contract.reviews[kind === 'reviews' ? 'undoReviews' : 'undoQuestions'], { undoId })).items[0];
const resolveTwice = async (): Promise<void> => {
  await sale.settle();
  await sale.settle();
};
const mailed = (text: string): Promise<void> =>
  until(async () => {
    await sale.settle();
    return (await mailsWith(text)).length === 1;
  }, `a mail with “${text}” is written`);

beforeAll(async () => {
  sale = await openSale({ REVIEW_MODERATION: 'on', CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 30 });
  ola = await signUp(browser(sale.address), 'Ola Nord');
  const now = sale.app.clock.now();
  await insertAdmin(sale.app.db, { userId: ola.userId, role: 'content_moderator', createdBy: null, now });
  await sql(
    `INSERT INTO notification_choices (user_id, kind, channel, wanted, since)
     SELECT $1, kind, 'email', true, now() FROM unnest('{review,message}'::text[]) AS kind`,
    [ana.userId],
  );
});
afterAll(() => sale.stop());

for (const kind of ['reviews', 'questions'] as const) {
  test(`[UX-98, UX-70] ${kind}: the mail of one that was let through waits a minute`, async () => {
    const text = `Lovely ${kind} glaze`;
    const id = await waiting(kind, text);
    const before = sale.app.clock.now().getTime();
    const undoId = await show(kind, id);
    await mailed(text);
    const [mail] = await mailsWith(text);
    expect((mail?.next_at.getTime() ?? 0) - before).toBeGreaterThanOrEqual(65 * SECOND);
    expect(await undo(kind, undoId)).toEqual({ id, done: true, problem: '' });
    // In the transaction of the undo: no event was handled since.
    expect(await mailsWith(text)).toEqual([]);
    await resolveTwice();
    expect([await mailsWith(text), await alertsWith(text)]).toEqual([[], 0]);
    // Let through again, the shop hears of it as for the first time, once.
    await show(kind, id);
    await mailed(text);
    await resolveTwice();
    expect([(await mailsWith(text)).length, await alertsWith(text)]).toEqual([1, 1]);
    await passTime(sale, 66 * SECOND);
    const { rows } = await sql('SELECT 1 FROM mails WHERE body_text LIKE $1 AND next_at <= $2', [
      `%${text}%`,
      sale.app.clock.now(),
    ]);
    expect(rows).toHaveLength(1);
  });

  test(`[UX-98, UX-70] ${kind}: a mail that has left is told to who takes the decision back`, async () => {
    const text = `Thrown ${kind} by hand`;
    const id = await waiting(kind, text);
    const undoId = await show(kind, id);
    await mailed(text);
    await sql(`UPDATE mails SET sent_at = now() WHERE body_text LIKE $1`, [`%${text}%`]);
    expect(await undo(kind, undoId)).toEqual({
      id,
      done: true,
      problem: '',
      note: 'The mail about the decision has left already.',
    });
    await show(kind, id);
    await resolveTwice();
    expect(await mailsWith(text)).toHaveLength(1);
  });

  test(`[UX-98, UX-70] ${kind}: an undo while the alert is written leaves none`, async () => {
    for (let round = 0; round < 4; round += 1) {
      const text = `Round ${round} of ${kind} here`;
      const undoId = await show(kind, await waiting(kind, text));
      await Promise.all([sale.settle(), undo(kind, undoId)]);
      await resolveTwice();
      expect([text, await mailsWith(text), await alertsWith(text)]).toEqual([text, [], 0]);
    }
  });
}

test('[UX-98, ALERT-12] an alert that its maker has read stays when the decision is taken back', async () => {
  const text = 'Read before it was taken back';
  const id = await waiting('reviews', text);
  const undoId = await show('reviews', id);
  await resolveTwice();
  await ana.call('POST', '/api/seller/alerts/read', { ids: 'all' });
  expect(await undo('reviews', undoId)).toMatchObject({ id, done: true });
  await resolveTwice();
  expect(await alertsWith(text)).toBe(1);
});

test('[UX-98] hiding tells nobody: nothing to take back', async () => {
  const text = 'Chipped at the rim';
  const id = await waiting('reviews', text);
  await show('reviews', id);
  await mailed(text);
  await sql('UPDATE reviews SET reports = 1 WHERE id = $1', [id]);
  const hidden = { reviewIds: [id], state: 'hidden', reason: 'Rude.' };
  const { undoId } = (await ola.call('POST', '/api/admin/reviews/decide', hidden)).body;
  expect(await undo('reviews', undoId)).toEqual({ id, done: true, problem: '' });
  await resolveTwice();
  expect([(await mailsWith(text)).length, await alertsWith(text)]).toEqual([1, 1]);
});
