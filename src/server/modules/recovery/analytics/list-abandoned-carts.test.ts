import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bodyOf, type Output } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let eva: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  eva = await maker(sale.address, 'Eva Analyst');
  await sale.app.db.query({
    text: `INSERT INTO admin_users (id, email, display_name, role, created_at, updated_at) VALUES ($1, 'eva@example.com', 'Eva', 'analytics_admin', now(), now())`,
    values: [eva.userId],
  });
  const variant = [{ listingId: 'mug', title: 'Mug', quantity: 2 }];
  await sale.app.db.query({
    text: `INSERT INTO abandoned_carts (cart_id, life, user_email, session_id, items, subtotal_cents, discount_cents, total_cents, metadata, created_at, last_activity_at, abandoned_at, status, attempts, closed_by)
           SELECT 'c' || lpad(n::text, 3, '0'), 1, 'rio@example.com', '', $1, 2000, 0, 2000, '{}', $2::timestamptz - (n - n % 2) * interval '3 hours', $2, CASE WHEN n % 7 > 0 THEN $2::timestamptz END,
             CASE WHEN n % 5 = 0 THEN 'recovered' ELSE 'expired' END, n % 4, (ARRAY['age', 'purchase', 'emptied', 'unsubscribe', 'withdrawal'])[1 + n % 5] FROM generate_series(1, 300) n`,
    values: [JSON.stringify(variant), sale.app.clock.now()],
  });
});
afterAll(() => sale.stop());

type AbandonedCarts = Output<typeof contract.recovery.listAbandonedCarts>['items'];
const path = '/api/admin/cart-recovery/carts';
async function all(query: string): Promise<AbandonedCarts> {
  const items: AbandonedCarts = [];
  for (let cursor = ''; ;) {
    const answer = await eva.call('GET', `${path}?${query}&limit=20${cursor && `&cursor=${cursor}`}`);
    const body = bodyOf(contract.recovery.listAbandonedCarts, answer.body);
    items.push(...body.items);
    if (!body.nextCursor) return items;
    cursor = body.nextCursor;
  }
}

test('[REC-12] every figure has its carts: as many as it counts', async () => {
  const figures = await ask(eva, contract.recovery.getAnalytics, { days: 30 });
  const abandoned = await all('days=30');
  expect([abandoned.length, new Set(abandoned.map(({ id }) => id)).size]).toEqual([figures.carts, figures.carts]);
  const sum = (carts: AbandonedCarts, key: 'mails' | 'totalCents'): number =>
    carts.reduce((total, cart) => total + cart[key], 0);
  expect(sum(await all('days=30&show=mailed'), 'mails')).toBe(figures.emails);
  const back = await all('days=30&show=back');
  expect([back.length, sum(back, 'totalCents')]).toEqual([figures.recovered, figures.recoveredCents]);
  expect(new Set(back.map(({ outcome }) => outcome))).toEqual(new Set(['back']));
  for (const day of figures.days.slice(5, 9))
    expect([day.day, (await all(`days=30&day=${day.day}`)).length]).toEqual([day.day, day.carts]);
  expect(new Set(abandoned.map(({ outcome }) => outcome))).toEqual(
    new Set(['back', 'bought', 'emptied', 'wants no mail']),
  );
});

test('[REC-12, ADM-03] it names nobody, and is for those who see figures', async () => {
  const { body } = await eva.call('GET', path);
  expect(JSON.stringify(body)).not.toContain('rio@example.com');
  expect((await browser(sale.address).call('GET', path)).status).toBe(401);
  expect((await (await maker(sale.address, 'Bea Weaver')).call('GET', path)).status).toBe(403);
  expect((await eva.call('GET', `${path}?day=2026-13-45`)).status).toBe(400);
  expect((await eva.call('GET', `${path}?cursor=broken`)).body.items).toHaveLength(50);
});
