import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { SECOND } from '#domain/core/time.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let ola: Browser;
const sql = sqlOf(() => sale);
const mailsAbout = async (title: string): Promise<{ next_at: Date }[]> =>
  (
    await sql<{ next_at: Date }>('SELECT key, next_at, created_at FROM mails WHERE subject = $1', [
      `${title} needs you`,
    ])
  ).rows;

async function reject(title: string): Promise<string> {
  const { items } = await ask(ola, contract.listings.listForReview);
  const waiting = items.find((item) => item.title === title);
  const listings = [{ listingId: waiting?.listingId, seenAt: waiting?.updatedAt }];
  const decided = { listings, decision: 'reject', reason: 'Too dark.' };
  return (await ola.call('POST', '/api/admin/listings/review', decided)).body.undoId;
}
async function sendBack(title: string): Promise<string> {
  const listing = listingInput(ana.pictureId, { title });
  await ana.call('POST', '/api/seller/listings', { listing, publish: true });
  return reject(title);
}
const undo = async (undoId: string) => (await ask(ola, contract.listings.undoReviews, { undoId })).items[0];
const mailed = (title: string): Promise<void> =>
  until(async () => {
    await sale.settle();
    return (await mailsAbout(title)).length === 1;
  }, `a mail about ${title} is written`);

beforeAll(async () => {
  sale = await openSale({ LISTING_REVIEW: 'all', CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  ola = await signUp(browser(sale.address), 'Ola Nord');
  const now = sale.app.clock.now();
  await insertAdmin(sale.app.db, { userId: ola.userId, role: 'content_moderator', createdBy: null, now });
  await sql(
    `INSERT INTO notification_choices (user_id, kind, channel, wanted, since)
     SELECT id, kind, 'email', true, now() FROM users, unnest('{account,system,order,product,shop}'::text[]) AS kind WHERE email = 'ana.potter@example.com'`,
  );
});
afterAll(() => sale.stop());

test('[UX-98, UX-70] a mail about a decision waits until that can be taken back no more', async () => {
  const before = sale.app.clock.now().getTime();
  const undoId = await sendBack('Mug');
  await mailed('Mug');
  const [mail] = await mailsAbout('Mug');
  expect(Number(mail?.next_at) - before).toBeGreaterThanOrEqual(65 * SECOND);
  expect(await undo(undoId)).toMatchObject({ done: true, problem: '' });
  // In the transaction of the undo: no event was handled since.
  expect(await mailsAbout('Mug')).toEqual([]);
  await sale.settle();
  await sale.settle();
  expect(await mailsAbout('Mug')).toEqual([]);
});

test('[UX-98, UX-70] taken back before anything was written, nothing is written later', async () => {
  const undoId = await sendBack('Bowl');
  expect((await undo(undoId))?.done).toBe(true);
  await sale.settle();
  await sale.settle();
  expect(await mailsAbout('Bowl')).toEqual([]);
});

test('[UX-98, UX-70] a mail that has left stays, and who takes the decision back is told so', async () => {
  const undoId = await sendBack('Vase');
  await mailed('Vase');
  await sql('UPDATE mails SET sent_at = now() WHERE subject = $1', ['Vase needs you']);
  expect(await undo(undoId)).toMatchObject({ done: true, note: 'The mail about the decision has left already.' });
  expect(await mailsAbout('Vase')).toHaveLength(1);
  // Decided once more, and taken back before anything was written: the mail that left spoke of the decision before.
  await passTime(sale, 90 * SECOND);
  expect(await undo(await reject('Vase'))).toEqual({ id: expect.any(String), done: true, problem: '' });
});

test('[UX-98, UX-70] taken back while the alert and its mail are being written: neither is left', async () => {
  for (let round = 0; round < 6; round += 1) {
    const title = `Jug ${round}`;
    const undoId = await sendBack(title);
    await Promise.all([sale.settle(), undo(undoId)]);
    await sale.settle();
    await sale.settle();
    expect([title, await mailsAbout(title)]).toEqual([title, []]);
    expect((await sql('SELECT 1 FROM alerts WHERE title = $1', [`${title} needs you`])).rows).toEqual([]);
  }
});

test('[UX-98] a decision that stands is mailed once its minute is over', async () => {
  await sendBack('Dish');
  await mailed('Dish');
  const due = async (): Promise<number> =>
    (await sql('SELECT 1 FROM mails WHERE subject = $1 AND next_at <= $2', ['Dish needs you', sale.app.clock.now()]))
      .rows.length;
  expect(await due()).toBe(0);
  await passTime(sale, 66 * SECOND);
  expect(await due()).toBe(1);
});
