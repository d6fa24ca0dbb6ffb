import { DAY, HOUR } from '#domain/core/time.ts';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoOperations, demoLeftCarts, demoReports, demoWishlist } from './content/queues.ts';
import { type People, sessionOf } from './fill-demo.ts';

interface Filling {
  app: App;
  clock: DemoClock;
  people: People;
  now: number;
}

const as = ({ app, people }: Filling, email: string) => demoCaller(app, allCalls(), sessionOf(people.get(email) ?? ''));

async function variantOf({ app }: Filling, title: string) {
  const { rows } = await app.db.query<{ listingId: string; variantId: string }>({
    text: `SELECT l.id AS "listingId", v.id AS "variantId" FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
           WHERE l.title = $1 AND l.state = 'active' ORDER BY v.stock > 0 DESC, v.price_cents DESC, v.id LIMIT 1`,
    values: [title],
  });
  if (!rows[0]) throw new Error(`the demo has no ${title}`);
  return rows[0];
}

/** [WISH-10] What Bo keeps: some of it in a collection. A list that is there was begun by a filling that was cut off, and goes on. */
async function fillWishlist(filling: Filling): Promise<void> {
  const bo = as(filling, 'bo@example.com');
  const collections = new Map<string, string>();
  for (const { title, daysAgo, collection } of demoWishlist) {
    filling.clock.set(new Date(filling.now - daysAgo * DAY));
    const { listingId } = await variantOf(filling, title);
    await bo.call('wishlist.changeFavorite', { productId: listingId, action: 'add' });
    if (!collection) continue;
    const list = await bo.call<{ collections: { id: string; name: string }[] }>('wishlist.getWishlist', {});
    for (const { id, name } of list.collections) collections.set(name, id);
    if (!collections.has(collection)) {
      const more = await bo.call<typeof list>('wishlist.addCollection', { name: collection });
      for (const { id, name } of more.collections) collections.set(name, id);
    }
    await bo.call('wishlist.moveWishlistItem', { id: listingId, collectionId: collections.get(collection) ?? null });
  }
}

/** [CAT-04] Reviews that readers reported: some wait, some are decided. */
async function fillReports(filling: Filling): Promise<void> {
  const { app, clock, now } = filling;
  const { rows } = await app.db.query<{ reviewId: string }>({
    text: `SELECT id AS "reviewId" FROM reviews WHERE stars >= 3 AND body <> '' ORDER BY created_at, body LIMIT $1`,
    values: [demoReports.length],
  });
  for (const [index, { by, reason, note, hoursAgo, settledBy }] of demoReports.entries()) {
    const { reviewId = '' } = rows[index] ?? {};
    const known = await app.db.query({ text: 'SELECT 1 FROM review_reports WHERE review_id = $1', values: [reviewId] });
    if (reviewId === '' || known.rowCount) continue;
    clock.set(new Date(now - hoursAgo * HOUR));
    await as(filling, by).call('reviews.reportReview', { reviewId, reason, note });
    if (!settledBy) continue;
    clock.set(new Date(now - (hoursAgo - 6) * HOUR));
    await as(filling, settledBy).call('reviews.settleReports', { reviewId });
  }
}

/** [REC-01] Carts that were left, by members who agree to reminders and by one who does not. */
async function fillLeftCarts(filling: Filling): Promise<void> {
  for (const { buyer, titles, hoursAgo } of demoLeftCarts) {
    filling.clock.set(new Date(filling.now - hoursAgo * HOUR));
    const person = as(filling, buyer);
    const cart = await person.call<{ items: { title: string }[] }>('cart.getCart', {});
    for (const title of titles) {
      if (cart.items.some((line) => line.title === title)) continue;
      await person.call('cart.addItem', { ...(await variantOf(filling, title)), quantity: 1 });
    }
    await person.call('recovery.noteActivity', { consent: true });
  }
}

/** [ADM-09] What administrators did these days, of which the audit log tells. */
async function fillAuditLog(filling: Filling): Promise<void> {
  const { app, clock, now } = filling;
  for (const [index, { by, note, hoursAgo }] of demoOperations.entries()) {
    const known = await app.db.query({ text: 'SELECT 1 FROM audit_log WHERE reason = $1', values: [note] });
    if (known.rowCount) continue;
    const { rows } = await app.db.query<{ orderId: string }>({
      text: `SELECT o.id AS "orderId" FROM orders o WHERE state IN ('delivered', 'shipped') ORDER BY placed_at DESC, (SELECT s.name FROM shops s WHERE s.seller_id = o.seller_id) OFFSET $1 LIMIT 1`,
      values: [index],
    });
    if (!rows[0]) continue;
    clock.set(new Date(now - hoursAgo * HOUR));
    await as(filling, by).call('office.noteOrder', { ...rows[0], note });
  }
}

/** [CAT-06] Queues, left carts, the audit log and a wishlist that are not empty: filled by the calls that people use. */
export async function fillQueues(app: App, clock: DemoClock, people: People): Promise<void> {
  const filling = { app, clock, people, now: Date.now() };
  await fillWishlist(filling);
  await fillReports(filling);
  await fillLeftCarts(filling);
  await fillAuditLog(filling);
  clock.set(new Date(filling.now));
}
