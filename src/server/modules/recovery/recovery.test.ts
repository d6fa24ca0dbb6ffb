import { afterAll, beforeAll, expect, test } from 'vitest';
import { flushAlerts } from '#test/builders/flush-alerts.ts';
import { ask, bodyOf } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { MAX_LINES } from '#domain/cart/limits.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { buy, count, variantOf, type SoldVariant, put } from '#test/builders/buying.ts';
import { fullOffers } from '#test/builders/reminders.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { reportLeftCarts } from '#test/builders/report-left-carts.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { processCarts } from './process-carts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let guests = 0;
beforeAll(async () => {
  sale = await openSale({ ...fullOffers, CLOCK: 'simulated', DEMO: 'on' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { title: 'Mug <b>"ink"</b>', quantity: 500 });
});
afterAll(() => sale.stop());

async function pass(milliseconds: number): Promise<void> {
  await passTime(sale, milliseconds);
  while (await processCarts.run(sale.app)) {
    /* more */
  }
  await sale.settle();
}
const note = (who: Browser, said: object = {}) => who.call('POST', '/api/cart/activity', { consent: true, ...said });
const recover = (who: Browser, link: object, headers = {}) => who.call('POST', '/api/cart/recover', link, headers);

/** A guest who leaves a cart with an address. */
async function leaver(said: object = {}): Promise<{ who: Browser; email: string; cartId: string }> {
  const who = browser(sale.address);
  guests += 1;
  const email = `guest${guests}@example.com`;
  await put(who, { ...mug, quantity: 2 });
  await note(who, { email, ...said });
  return { who, email, cartId: (who.cookies.get('cart') ?? '').split('.')[0] ?? '' };
}

async function mailsTo(email: string) {
  const { rows } = await sale.app.db.query<{
    subject: string;
    body_text: string;
    body_html: string;
    headers: Record<string, string>;
  }>({
    text: `SELECT subject, body_text, body_html, headers FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%' ORDER BY created_at`,
    values: [email],
  });
  return rows.map((mail) => {
    const [, cart = '', token = ''] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(mail.body_text) ?? [];
    const [, leave = ''] = /unsubscribe\?cart=[^&\s]+&token=(\w+)/.exec(mail.body_text) ?? [];
    return { ...mail, link: { cart, token }, leave: { cart, token: leave } };
  });
}
const recordOf = async (cartId: string) =>
  onlyRow(
    await sale.app.db.query<Record<string, unknown> & { metadata: Record<string, string> }>({
      text: 'SELECT * FROM abandoned_carts WHERE cart_id = $1 ORDER BY life DESC LIMIT 1',
      values: [cartId],
    }),
  );

test('[REC-01, REC-02] the record says what was left and where the visit came from, cut to length', async () => {
  const { cartId } = await leaver({
    sessionId: 's1',
    referrer: 'r'.repeat(1500),
    utmSource: 'mail',
    utmCampaign: 'c'.repeat(300),
  });
  const record = await recordOf(cartId);
  expect(record).toMatchObject({
    user_email: `guest${guests}@example.com`,
    session_id: 's1',
    status: 'pending',
    attempts: 0,
    subtotal_cents: 5600,
    discount_cents: 0,
    total_cents: 5600,
    life: 1,
  });
  expect([record.metadata.referrer?.length, record.metadata.utmSource, record.metadata.utmCampaign?.length]).toEqual([
    200,
    'mail',
    100,
  ]);
  expect(record.items).toMatchObject([{ sellerId: ana.userId, quantity: 2, priceCents: 2800 }]);
});

test('[REC-02] nothing is kept of an empty or a small cart, of a member who does not agree', async () => {
  const small = browser(sale.address);
  await put(small, await variantOf(sale, ana, { priceCents: 999 }));
  await note(small);
  const member = await signUp(browser(sale.address), 'Mia Member');
  await put(member, mug);
  await note(member, { consent: false });
  expect(
    await count(sale, `abandoned_carts WHERE user_id = $1 OR cart_id = $2`, [
      member.userId,
      (small.cookies.get('cart') ?? '').split('.')[0],
    ]),
  ).toBe(0);
  const { cartId } = await leaver({ consent: false });
  expect(await recordOf(cartId)).toMatchObject({ user_email: null });
});

test('[REC-05, REC-06, REC-07] a reminder shows the pieces, their maker, one link of 64 letters for 48 hours', async () => {
  const { email, cartId } = await leaver();
  await pass(HOUR);
  expect(await mailsTo(email)).toEqual([]);
  await pass(2 * HOUR);
  const [mail] = await mailsTo(email);
  expect(mail?.link).toEqual({ cart: cartId, token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(mail?.body_text).toContain('2 × Mug <b>"ink"</b>, by Ana Potter');
  expect(mail?.body_html).toContain('Mug &#60;b&#62;');
  expect(mail?.body_html).not.toContain('<b>"ink"');
  expect(mail?.body_html.match(/Back to your cart/g)).toHaveLength(1);
  const attempts = await sale.app.db.query<Record<string, unknown> & Record<'sent_at' | 'expires_at', Date>>({
    text: 'SELECT * FROM recovery_attempts WHERE cart_id = $1',
    values: [cartId],
  });
  const attempt = onlyRow(attempts);
  expect(attempt).toMatchObject({ attempt_number: 1, type: 'email', status: 'sent', discount_cents: 0 });
  expect(attempt.expires_at.getTime() - attempt.sent_at.getTime()).toBe(48 * HOUR);
  const { rows } = await sale.app.db.query<{ whole: string }>({
    text: 'SELECT row_to_json(t)::text AS whole FROM recovery_attempts t WHERE cart_id = $1',
    values: [cartId],
  });
  expect(rows[0]?.whole).not.toContain(mail?.link.token);
});

test('[REC-06, CART-05, UX-48] the second reminder’s 10 percent come off the cart', async () => {
  const { email, who } = await leaver();
  await pass(HOUR);
  await pass(25 * HOUR);
  await pass(2 * HOUR);
  const second = (await mailsTo(email))[1];
  const { status, body } = await recover(who, second?.link ?? {});
  expect([
    status,
    body.cart.discount,
    body.cart.total,
    body.cart.abandonedCartRecovered,
    body.offer.amountCents,
  ]).toEqual([200, 560, 5040, true, 560]);
  expect(Date.parse(body.offer.until)).toBeGreaterThan(sale.app.clock.now().getTime());
  const quote = await ask(who, contract.checkout.getQuote, { country: 'PT' });
  expect([quote.discountCents, quote.totalCents]).toEqual([560, 5040 + quote.shippingCents]);
  const paid = await buy(who);
  expect([paid.body.status, paid.body.totalCents]).toEqual(['paid', quote.totalCents]);
  // What was won back is bought: the cart is as any other again.
  expect((await ask(who, contract.cart.getCart)).abandonedCartRecovered).toBe(false);
  const late = await leaver();
  await pass(HOUR);
  await pass(25 * HOUR);
  await pass(2 * HOUR);
  await recover(late.who, (await mailsTo(late.email))[1]?.link ?? {});
  await pass(3 * DAY);
  expect((await ask(late.who, contract.checkout.getQuote, { country: 'PT' })).discountCents).toBe(0);
  expect(await ask(late.who, contract.cart.getCart)).toMatchObject({ discount: 0, appliedPromo: null });
});

test('[REC-07, REC-10, REC-11] a link works once, on any device, and a repeated call is answered as the first', async () => {
  const { email, cartId } = await leaver();
  await pass(HOUR);
  await pass(2 * HOUR);
  const link = (await mailsTo(email))[0]?.link ?? { cart: '', token: '' };
  for (const wrong of [
    { ...link, token: '0'.repeat(64) },
    { ...link, cart: 'guest-other' },
    { cart: "'--", token: '%' },
  ]) {
    expect([
      codeOf(await recover(browser(sale.address), wrong)),
      (await recover(browser(sale.address), wrong)).body.error.message,
    ]).toEqual([[410, 'recovery/invalid-link'], 'Invalid or expired recovery link']);
  }
  const phone = browser(sale.address);
  const other = await variantOf(sale, ana);
  await put(phone, other);
  const key = { 'idempotency-key': 'one-press' };
  const first = await recover(phone, link, key);
  expect(
    bodyOf(contract.recovery.recoverCart, first.body)
      .cart.items.map((line) => [line.variantId, line.quantity])
      .toSorted(),
  ).toEqual(
    [
      [other.variantId, 1],
      [mug.variantId, 2],
    ].toSorted(),
  );
  expect(first.body.cart).toMatchObject({ abandonedCartRecovered: true, itemCount: 3 });
  expect((await recover(phone, link, key)).body).toEqual(first.body);
  expect(codeOf(await recover(phone, link))).toEqual([410, 'recovery/invalid-link']);
  expect(await recordOf(cartId)).toMatchObject({ status: 'recovered', next_at: null });
});

test('[CART-02, REC-07] a cart without room for what was left is said to be full', async () => {
  const { email, who } = await leaver();
  await pass(HOUR);
  await pass(2 * HOUR);
  const link = (await mailsTo(email))[0]?.link ?? {};
  const phone = browser(sale.address);
  const other = await variantOf(sale, ana, { title: 'Plate' });
  await put(phone, other);
  await sale.app.db.query({
    text: `INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity, added_price_cents, added_at)
           SELECT cart_id, gen_random_uuid(), seller_id, listing_id, variant_id, 'text ' || n, 1, added_price_cents, added_at FROM cart_lines CROSS JOIN generate_series(2, $2) AS n
           WHERE cart_id = $1`,
    values: [(phone.cookies.get('cart') ?? '').split('.')[0], MAX_LINES],
  });
  expect(codeOf(await recover(phone, link))).toEqual([409, 'cart/full']);
  const { items } = await ask(phone, contract.cart.getCart);
  expect(items).toHaveLength(MAX_LINES);
  await phone.call('DELETE', `/api/cart/items/${items[3]?.id}`);
  const { status, body } = await recover(phone, link);
  expect([status, body.cart.items.length, body.missing]).toEqual([200, MAX_LINES, []]);
  expect(codeOf(await recover(who, link))).toEqual([410, 'recovery/invalid-link']);
});

test('[REC-07] a link to a cart of which nothing is left brings nothing back and makes no cart', async () => {
  const { email, cartId } = await leaver();
  await pass(HOUR);
  await pass(2 * HOUR);
  const link = (await mailsTo(email))[0]?.link ?? {};
  await sale.app.db.query({ text: `UPDATE abandoned_carts SET items = '[]' WHERE cart_id = $1`, values: [cartId] });
  const phone = browser(sale.address);
  expect(codeOf(await recover(phone, link))).toEqual([404, 'recovery/cart-not-found']);
  expect([phone.cookies.has('cart'), (await recordOf(cartId)).status]).toEqual([false, 'email_sent']);
});

test('[CART-06, REC-07] who opens the link where the cart still lies is told what of it cannot be bought', async () => {
  const { who, email } = await leaver();
  const jug = await variantOf(sale, ana, { title: 'Jug' });
  await put(who, jug);
  await note(who, { email });
  await pass(HOUR);
  await pass(2 * HOUR);
  await sale.app.db.query({
    text: 'UPDATE variants SET stock = 0, received = 0 WHERE id = $1',
    values: [jug.variantId],
  });
  const { body } = await recover(who, (await mailsTo(email))[0]?.link ?? {});
  expect(body.missing).toEqual([{ title: 'Jug', values: [] }]);
});

test('[CART-02, REC-03, REC-06] a shop’s code stays where a link brings none', async () => {
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  const made = await ana.call('POST', '/api/seller/promotions', { ...terms, maxUses: null, code: 'SHOP10' });
  expect(made.status).toBe(200);
  const { who, email, cartId } = await leaver();
  expect((await who.call('POST', '/api/cart/promo', { code: 'SHOP10' })).status).toBe(200);
  await note(who, { email });
  await pass(HOUR);
  expect((await recordOf(cartId)).abandoned_at).not.toBeNull();
  await note(who, { email });
  expect(await recordOf(cartId)).toMatchObject({ abandoned_at: null, status: 'pending', total_cents: 5040 });
  for (const hours of [1, 2, 24, 2]) await pass(hours * HOUR);
  const { rows } = await sale.app.db.query({
    text: 'SELECT discount_cents AS cents FROM recovery_attempts WHERE cart_id = $1 ORDER BY attempt_number',
    values: [cartId],
  });
  expect(rows).toEqual([{ cents: 0 }, { cents: 504 }]);
  const phone = browser(sale.address);
  await put(phone, mug);
  await phone.call('POST', '/api/cart/promo', { code: 'SHOP10' });
  const { body } = await recover(phone, (await mailsTo(email))[0]?.link ?? {});
  expect(body.cart.appliedPromo).toMatchObject({ code: 'SHOP10' });
});

test('[REC-09] each maker hears of their own pieces in a left cart alone', async () => {
  const ben = await maker(sale.address, 'Ben Weaver');
  const scarf = await variantOf(sale, ben, { priceCents: 9000, title: 'Scarf' });
  const { who, email } = await leaver();
  await put(who, { ...scarf, quantity: 2 });
  await note(who, { email });
  await pass(HOUR);
  await reportLeftCarts(sale);
  const body = await ask(ben, contract.alerts.listAlerts);
  expect(body.items.map((alert) => [alert.type, alert.message])).toEqual([
    ['abandoned_cart', expect.stringMatching(/^2 pieces worth €180\.00\./)],
  ]);
  expect(JSON.stringify(body)).not.toContain(email);
  await pass(2 * HOUR);
  await recover(who, (await mailsTo(email))[0]?.link ?? {});
  await sale.settle();
  await flushAlerts(sale.app);
  expect((await ask(ben, contract.alerts.listAlerts)).items.map((alert) => alert.type)).toEqual([
    'cart_recovered',
    'abandoned_cart',
  ]);
});

test('[REC-14] unsubscribing by link or one click ends the mails', async () => {
  const said = async (answer: Response) => [answer.status, await answer.text()];
  for (const way of ['link', 'one-click'] as const) {
    const { email, who } = await leaver();
    await pass(HOUR);
    await pass(2 * HOUR);
    const [mail] = await mailsTo(email);
    const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const path = new URL(address).pathname + new URL(address).search;
    const oneClick = () =>
      fetch(sale.address + path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    if (way === 'link')
      for (let times = 0; times < 2; times += 1)
        expect((await browser(sale.address).call('POST', '/api/cart/reminders/unsubscribe', mail?.leave)).body).toEqual(
          { done: true },
        );
    else expect(await said(await oneClick())).toEqual([200, 'You get no more mails about carts.']);
    await note(who, { email });
    for (let day = 0; day < 9; day += 1) await pass(DAY);
    expect(await mailsTo(email)).toHaveLength(1);
  }
  // Opened in a browser it leads to the page where one confirms, and changes nothing.
  const opened = await fetch(`${sale.address}/unsubscribe/one-click?cart=x&token=y`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/unsubscribe?cart=x&token=y']);
  const unknown = await fetch(`${sale.address}/unsubscribe/one-click?cart=x&token=y`, { method: 'POST' });
  expect(await said(unknown)).toEqual([410, 'This link is not valid.']);
  expect(
    codeOf(await browser(sale.address).call('POST', '/api/cart/reminders/unsubscribe', { cart: 'x', token: 'y' })),
  ).toEqual([410, 'recovery/invalid-link']);
});

test('[REC-02, REC-14] a member who withdraws their consent is forgotten and hears no more', async () => {
  const mia = await signUp(browser(sale.address), 'Mia Second');
  await put(mia, mug);
  await note(mia);
  await pass(HOUR);
  await pass(2 * HOUR);
  expect(await mailsTo('mia.second@example.com')).toHaveLength(1);
  await note(mia, { consent: false });
  for (let day = 0; day < 9; day += 1) await pass(DAY);
  expect(await mailsTo('mia.second@example.com')).toHaveLength(1);
  expect(await recordOf(`cart-${mia.userId}`)).toMatchObject({ user_email: null, status: 'expired' });
});

test('[REC-12, ADM-03] the analytics count carts, mails and what came back, for those who may see them', async () => {
  const eva = await maker(sale.address, 'Eva Analyst');
  expect((await eva.call('GET', '/api/admin/cart-recovery')).status).toBe(403);
  expect((await browser(sale.address).call('GET', '/api/admin/cart-recovery')).status).toBe(401);
  await sale.app.db.query({
    text: `INSERT INTO admin_users (id, email, display_name, role, created_at, updated_at) VALUES ($1, 'eva@example.com', 'Eva', 'analytics_admin', now(), now())`,
    values: [eva.userId],
  });
  await sale.app.db.query({ text: 'DELETE FROM abandoned_carts' });
  const [won, lost] = [await leaver(), await leaver()];
  await pass(HOUR);
  await pass(2 * HOUR);
  await recover(won.who, (await mailsTo(won.email))[0]?.link ?? {});
  const body = await ask(eva, contract.recovery.getAnalytics, { days: 7 });
  expect(body).toMatchObject({ carts: 2, emails: 2, recovered: 1, rate: 50, recoveredCents: 5600 });
  expect([body.days.length, body.days.reduce((sum, day) => sum + day.carts, 0)]).toEqual([8, 2]);
  expect(await recordOf(lost.cartId)).toMatchObject({ status: 'email_sent' });
  expect((await eva.call('GET', '/api/admin/cart-recovery?days=0')).status).toBe(400);
});

test('[CART-02, UX-46] an offer can be taken off, and taking it off again changes nothing', async () => {
  const { email, who } = await leaver();
  await pass(HOUR);
  await pass(25 * HOUR);
  await pass(2 * HOUR);
  await recover(who, (await mailsTo(email))[1]?.link ?? {});
  for (let times = 0; times < 2; times += 1) {
    expect((await who.call('DELETE', '/api/cart/promo')).body).toMatchObject({
      appliedPromo: null,
      discount: 0,
      total: 5600,
    });
  }
  expect((await ask(who, contract.cart.getCart)).total).toBe(5600);
});

test('[SUP-02, REC-14] a deleted account is not written to, and its address and wishlist are gone', async () => {
  const mia = await signUp(browser(sale.address), 'Mia Leaving');
  await put(mia, mug);
  await note(mia);
  await mia.call('POST', '/api/wishlist/items', { id: mug.listingId });
  expect((await ask(mia, contract.accounts.getProfile)).favorites).toEqual([mug.listingId]);
  await inTransaction(sale.app.db, (tx) =>
    publish(sale.app, tx, { name: 'accounts.deleted', subject: mia.userId, payload: { userId: mia.userId } }),
  );
  await sale.settle();
  for (let day = 0; day < 4; day += 1) await pass(DAY);
  expect(await mailsTo('mia.leaving@example.com')).toEqual([]);
  expect(await recordOf(`cart-${mia.userId}`)).toMatchObject({ user_email: null, closed_by: 'withdrawal' });
  expect(await count(sale, 'wishlists WHERE user_id = $1', [mia.userId])).toBe(0);
});
