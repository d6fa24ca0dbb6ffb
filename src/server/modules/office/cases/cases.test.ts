import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import type { AdminRole } from '#domain/core/permissions/permissions.ts';
import { variantOf } from '#test/builders/buying.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let jo: Browser;
const sql = (text: string) => sale.app.db.query({ text });

const admin = adminOf(() => sale);

beforeAll(async () => {
  sale = await openSale({ REVIEW_MODERATION: 'on' });
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 9 });
  const bought = { sellerId: ana.userId, variants: [mug] };
  const bo = await buyerOf(sale, { name: 'Bo Lindgren', ...bought });
  const review = await bo.call('POST', `/api/orders/${bo.orderId}/lines/${bo.lineIds[0]}/review`, {
    stars: 4,
    body: 'Cheaper at www.mugs.example',
  });
  await sql(`INSERT INTO questions (seller_id, id, listing_id, asker_id, asker_name, body, state, created_at)
             VALUES ('${ana.userId}', 'q1', '${mug.listingId}', '${bo.userId}', 'Bo L.', 'Does it hold 350 ml?', 'pending', now())`);
  await buyerOf(sale, { name: 'Eve Late', ...bought, way: [] });
  jo = await admin('Jo Ward', 'trust_and_safety');
  await sql(`INSERT INTO review_reports (seller_id, review_id, user_id, reason, note, at)
             SELECT seller_id, id, '${jo.userId}', 'advertising', '', now() - interval '3 hours' FROM reviews`);
  await sql('UPDATE reviews SET reports = 1');
  await sql(
    `UPDATE orders SET leaves_by = (now() AT TIME ZONE 'UTC')::date - 5 WHERE buyer_name = 'Eve Late' OR state = 'confirmed'`,
  );
  expect(review.status).toBeLessThan(300);
});
afterAll(() => sale.stop());

test('[OFFICE-01] a report, a late parcel and money that should have gone back are cases', async () => {
  await sql(`INSERT INTO payments (checkout_id, intent_id, amount_cents, status, captured_cents, created_at, updated_at)
             VALUES ('late-one', 'pi_late', 1700, 'to_refund', 1700, now(), now() - interval '16 minutes')`);
  const { items } = await ask(jo, contract.office.listCases);
  expect(items.map((each) => each.kind)).toEqual(['late', 'report', 'refund']);
  expect(items[0]).toMatchObject({
    facts: { orders: [expect.stringMatching(/^AM-/)], shop: 'Ana Potter', leavesBy: expect.any(String) },
  });
  expect(items[1]).toMatchObject({
    facts: { reasons: ['advertising'] },
    quote: 'Cheaper at www.mugs.example',
    person: 'Bo L.',
  });
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const page = await ask(jo, contract.office.listCases, { limit: 1, cursor: cursor || undefined });
    seen.push(...page.items.map((each) => each.id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(items.map((each) => each.id));
  for (const kind of ['late', 'report', 'refund'] as const)
    expect((await ask(jo, contract.office.listCases, { view: kind })).items.map((each) => each.kind)).toEqual([kind]);
});

test('[OFFICE-01] what is counted as spam and as reported is what each list opens', async () => {
  const ola = await admin('Ola Holm', 'content_moderator');
  const { reviews: phrase, messages } = contract;
  expect(await ask(ola, contract.office.getModerationCounts)).toEqual({
    spam: {
      messages: (await ask(ola, messages.listFlaggedMessages, { which: 'flagged' })).items.length,
      reviews: (await ask(ola, phrase.listForModeration, { as: 'spam' })).items.length,
      questions: (await ask(ola, phrase.listQuestionsForModeration)).items.length,
      listings: (await ask(ola, contract.listings.listForReview)).items.length,
    },
    reports: {
      reviews: (await ask(ola, phrase.listReported)).items.length,
      messages: (await ask(ola, messages.listFlaggedMessages, { which: 'reported' })).items.length,
    },
  });
});

test('[ADM-03] nothing is counted for whoever may not read its list', async () => {
  expect((await ask(jo, contract.office.getModerationCounts)).spam).toMatchObject({ reviews: 1, questions: null });
  const per = await admin('Per Holm', 'analytics_admin');
  expect(await ask(per, contract.office.getModerationCounts)).toEqual({
    spam: { messages: null, reviews: null, questions: null, listings: null },
    reports: { reviews: 1, messages: null },
  });
});

test('[ADM-13, ADM-03] cases are for those who work on them', async () => {
  const statusOf = async (name: string, role: AdminRole): Promise<number> =>
    (await (await admin(name, role)).call('GET', '/api/admin/cases')).status;
  expect(await statusOf('Lo Service', 'customer_service')).toBe(200);
  expect(await statusOf('Ola Nord', 'content_moderator')).toBe(403);
});
