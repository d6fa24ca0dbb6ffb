import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { disputeChecks, disputeProviderChecks } from './dispute-checks.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { payoutChecks, payoutProviderChecks } from './payout-checks.ts';
import { offerChecks } from './offer-checks.ts';
import { promoChecks } from './promo-checks.ts';
import { saleChecks } from './sale-checks.ts';
import { auditChecks, auditLines, type Finding, runChecks } from './run-audit.ts';

let sale: Sale;
/** What the audit says once the books were changed by hand; the change is undone. */
async function afterBreaking(sql: string): Promise<Finding[]> {
  const client: PoolClient = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    return await runChecks(client, { now: sale.app.clock.now(), checks: auditChecks(sale.app.config) });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const aConversation = (lastMessage: string, count: number): string =>
  `INSERT INTO conversations (seller_id, id, buyer_id, product_id, last_message, last_message_at, last_sender_id, message_count, words, created_at, updated_at)
   VALUES ('s', 'thread_1', 'b', 'p', '${lastMessage}', now(), 'b', ${count}, '', now(), now())`;
const seenBroken = new Set<string>();
const first = (table: string): string => `ctid = (SELECT min(ctid) FROM ${table})`;
const captured = `checkout_id = (SELECT min(checkout_id) FROM payments WHERE status = 'captured')`;
const later = `now() - interval '1 hour'`;
/** A return of the first order; `refund` is its id and sum. */
const aReturn = (state: string, refund: string): string =>
  `INSERT INTO returns (seller_id, id, order_id, state, lines, reason, words, refund_id, refund_cents, requested_at, updated_at)
   SELECT seller_id, 'return_1', order_id, '${state}', jsonb_build_array(jsonb_build_object('lineId', id, 'quantity', 1)), 'other', '', ${refund}, now(), now()
   FROM order_lines WHERE ${first('order_lines')}`;
/** A cart that was left and reminded of once, in January. */
const aReminder = `INSERT INTO abandoned_carts (cart_id, life, items, subtotal_cents, discount_cents, total_cents, metadata, created_at, last_activity_at, status, attempts, closed_by)
    VALUES ('c', 1, '[]', 0, 0, 0, '{}', now(), now(), 'email_sent', 1, 'age');
  INSERT INTO recovery_attempts (cart_id, life, attempt_number, sent_at, discount_cents, expires_at, token_hash, unsubscribe_hash)
    VALUES ('c', 1, 1, '2026-01-01', 0, now(), '', '')`;
/** Those that have a test of their own. */
const others = [
  ...invoiceChecks,
  ...disputeChecks,
  ...disputeProviderChecks,
  ...ledgerChecks,
  ...payoutChecks,
  ...payoutProviderChecks,
];
beforeAll(async () => {
  sale = await openSale();
  const [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  const [mug, scarf] = [await variantOf(sale, ana), await variantOf(sale, bea)];
  await buy(await withCart(sale, { ...mug, quantity: 2 }, scarf));
  await buy(await withCart(sale, mug), { paymentMethodId: 'pm_card_chargeDeclined' });
  const cara = await signUp(await withCart(sale, scarf), 'Cara Buyer');
  await buy(cara);
  await cara.call('POST', '/api/accounts/password-reset', { email: 'cara.buyer@example.com' });
  await sale.settle();
});
afterAll(() => sale.stop());

test.each([
  [
    'INV-24',
    'bytes of a file are missing',
    `INSERT INTO stored_files (owner_id, id, state, name, content_type, details, size, received, generation, created_at, updated_at)
     VALUES ('ana', 'f', 'open', 'users/ana/x', 'text/plain', '{}', 10, 5, 1, now(), now())`,
  ],
  ['INV-02', 'a captured payment is missing', `DELETE FROM payments WHERE ${captured}`],
  [
    'INV-02',
    'less was captured than the total',
    `UPDATE payments SET captured_cents = captured_cents - 1 WHERE ${captured}`,
  ],
  ['INV-02', 'an order of a paid checkout is missing', `DELETE FROM orders WHERE ${first('orders')}`],
  ['INV-02', 'a paid checkout is marked as expired', `UPDATE checkouts SET status = 'expired' WHERE status = 'paid'`],
  [
    'INV-02',
    'money that should go back lies for an hour',
    `UPDATE payments SET status = 'to_refund', updated_at = ${later} WHERE ${captured}`,
  ],
  [
    'INV-02',
    'money that is to go back is forgotten',
    `UPDATE payments SET status = 'to_refund', updated_at = now() WHERE ${captured}`,
  ],
  [
    'INV-02',
    'the provider captured another sum',
    `UPDATE stripe_sandbox.charges SET amount = amount + 5, amount_captured = amount_captured + 5 WHERE status = 'succeeded'`,
  ],
  [
    'INV-02',
    'a charge that our books do not know',
    `UPDATE stripe_sandbox.charges SET created = created - 3600; UPDATE payments SET intent_id = 'pi_other', status = 'failed', captured_cents = 0 WHERE ${captured}`,
  ],
  [
    'INV-03',
    'more is marked as given back at the provider than was',
    `UPDATE stripe_sandbox.charges SET amount_refunded = 10 WHERE status = 'succeeded'`,
  ],
  [
    'INV-03',
    'our books say that it went back and the provider does not',
    `UPDATE payments SET status = 'refunded', refunded_cents = captured_cents, refund_asked_cents = captured_cents WHERE ${captured}`,
  ],
  [
    'INV-05',
    'a total does not add up',
    `ALTER TABLE orders DROP CONSTRAINT orders_total_adds_up; UPDATE orders SET total_cents = total_cents + 1 WHERE ${first('orders')}`,
  ],
  [
    'INV-05',
    'a line became cheaper after the payment',
    `UPDATE order_lines SET unit_price_cents = 1 WHERE ${first('order_lines')}`,
  ],
  [
    'INV-05',
    'a line has a share that its order does not know',
    `UPDATE order_lines SET discount_cents = 1 WHERE ${first('order_lines')}`,
  ],
  [
    'INV-05',
    'a line was added that nobody accepted',
    `UPDATE order_lines SET quantity = quantity + 1 WHERE ${first('order_lines')}`,
  ],
  [
    'INV-02',
    'a shop has two orders of one checkout',
    `UPDATE orders o SET checkout_id = (SELECT p.checkout_id FROM orders p WHERE p.seller_id = o.seller_id AND p.id > o.id) WHERE EXISTS (SELECT 1 FROM orders p WHERE p.seller_id = o.seller_id AND p.id > o.id)`,
  ],
  [
    'INV-03',
    'more went back than was captured',
    `ALTER TABLE payments DROP CONSTRAINT payments_check1, DROP CONSTRAINT payments_check2; UPDATE payments SET refunded_cents = captured_cents + 1`,
  ],
  [
    'INV-03',
    'an order was promised back more than its refunds say',
    `UPDATE orders SET refunded_cents = 1 WHERE ${first('orders')}`,
  ],
  [
    'INV-03',
    'an order was cancelled and its money stayed',
    `UPDATE orders SET state = 'cancelled' WHERE ${first('orders')}`,
  ],
  [
    'INV-10',
    'a discount above the subtotal',
    `ALTER TABLE orders DROP CONSTRAINT orders_total_adds_up; UPDATE orders SET discount_cents = subtotal_cents + 1`,
  ],
  [
    'INV-12',
    'a key of an authenticator app lies there plainly',
    `INSERT INTO second_factors (user_id, id, kind, secret, created_at) VALUES ('x', 'y', 'totp', 'JBSWY3DPEHPK3PXP', now())`,
  ],
  [
    'INV-12',
    'the number of a bank account is stored plainly',
    `INSERT INTO payout_accounts (seller_id, holder, iban, last4, country, state, pay_from, next_payout_at, changed_at)
     VALUES ('x', 'Ana', 'DE89370400440532013000', '3000', 'DE', 'unverified', now(), now(), now())`,
  ],
  [
    'INV-12',
    'the link of a wishlist lies there plainly',
    `INSERT INTO wishlists (user_id, created_at, updated_at, share_hash, share_token) VALUES ('x', now(), now(), sha256('a'), 'a link in clear')`,
  ],
  [
    'INV-12',
    'a key of identity tokens lies there plainly',
    `INSERT INTO identity_keys (id, private_key, public_key, created_at, retires_at) VALUES ('k', '-----BEGIN PRIVATE KEY-----', '{}', now(), now())`,
  ],
  [
    'INV-12',
    'the key that signs archives of shops is stored plainly',
    `INSERT INTO archive_keys (id, x, private_key, created_at) VALUES ('k', repeat('a', 43), '-----BEGIN PRIVATE KEY-----', now())`,
  ],
  [
    'INV-14',
    'a key of a person that is over and still there',
    `INSERT INTO vault_keys (user_id, id, purpose, wrapped, created_at, expires_at)
     VALUES ('x', 'k', 'storage', 'sealed:00000000:x', now() - interval '31 days', now() - interval '2 hours')`,
  ],
  ['INV-12', 'a cart token in clear', `UPDATE carts SET token_hash = 'a token in clear'`],
  ['INV-12', 'a checkout key in clear', `UPDATE checkouts SET access_key_hash = 'a key in clear'`],
  ['INV-12', 'a link in clear', `UPDATE one_use_tokens SET token_hash = 'a link in clear'`],
  [
    'INV-12',
    'the activation code in clear',
    `INSERT INTO admin_activation (id, code_hash, created_at) VALUES (1, 'ABCD-EFGH', now()) ON CONFLICT (id) DO UPDATE SET code_hash = excluded.code_hash`,
  ],
  [
    'INV-21',
    'a cart line above the limit',
    `ALTER TABLE cart_lines DROP CONSTRAINT cart_lines_quantity_check; UPDATE cart_lines SET quantity = 1000`,
  ],
  [
    'INV-06',
    'a move that is not declared',
    `INSERT INTO order_transitions SELECT seller_id, order_id, 'delivered', at + interval '1 minute', 'x' FROM order_transitions`,
  ],
  [
    'INV-06',
    'an order that is not where its timeline ends',
    `UPDATE orders SET state = 'shipped' WHERE ${first('orders')}`,
  ],
  ['INV-06', 'an order without a timeline', `DELETE FROM order_transitions WHERE ${first('order_transitions')}`],
  [
    'INV-07',
    'a unit vanished',
    `ALTER TABLE variants DROP CONSTRAINT variants_units_balance; UPDATE variants SET stock = stock - 1 WHERE ${first('variants')}`,
  ],
  [
    'INV-07',
    'a unit is held by nobody',
    `UPDATE variants SET reserved = reserved + 1, stock = stock - 1 WHERE ${first('variants')}`,
  ],
  ['INV-07', 'a unit is sold and in no order', `UPDATE variants SET sold = sold + 1, stock = stock - 1 WHERE sold > 0`],
  ['INV-08', 'a paid checkout still holds', `UPDATE stock_reservations SET status = 'active' WHERE status = 'taken'`],
  [
    'INV-08',
    'an open checkout’s hold was released',
    `UPDATE stock_reservations SET status = 'released' WHERE status = 'active'`,
  ],
  [
    'INV-11',
    'a link outlived a new password',
    `UPDATE one_use_tokens SET created_at = ${later}; INSERT INTO one_use_tokens SELECT user_id, sha256('x'), purpose, ${later}, expires_at, now() FROM one_use_tokens`,
  ],
  [
    'INV-12',
    'a session token in clear',
    `UPDATE sessions SET token_hash = 'a token in clear' WHERE ${first('sessions')}`,
  ],
  ['INV-12', 'a password in clear', `UPDATE users SET password_hash = 'correct horse' WHERE ${first('users')}`],
  ['INV-13', 'somebody banned is signed in', `UPDATE users SET account_status = 'banned'`],
  ['INV-13', 'a session of nobody', `UPDATE sessions SET user_id = 'nobody' WHERE ${first('sessions')}`],
  ['INV-13', 'a session outlived a new password', `UPDATE one_use_tokens SET used_at = now() + interval '1 hour'`],
  [
    'INV-15',
    'only an inactive master_admin',
    `INSERT INTO admin_users (id, email, display_name, role, status, created_at, updated_at) VALUES ('u', 'u@example.com', 'U', 'master_admin', 'inactive', now(), now())`,
  ],
  [
    'INV-22',
    'an act of the log is not what its hash says, follows nothing and ends nothing',
    `INSERT INTO audit_log (seq, at, actor_id, actor_name, actor_role, act, subject_kind, subject_id, previous_hash, hash) VALUES (2, now(), 'a', 'A', 'master_admin', 'x', 'user', 'u', sha256('x'), sha256('y'))`,
  ],
  [
    'INV-03',
    'a line counts a return that nobody asked for',
    `UPDATE order_lines SET returned = 1 WHERE ${first('order_lines')}`,
  ],
  ['INV-03', 'the money of a return is no refund', aReturn('refund_issued', `'refund_gone', 100`)],
  [
    'INV-06',
    'a return that was approved without a request',
    `${aReturn('approved', 'NULL, NULL')}; INSERT INTO return_transitions SELECT seller_id, id, state, now(), 'maker' FROM returns`,
  ],
  ['INV-06', 'a return without steps', aReturn('requested', 'NULL, NULL')],
  [
    'INV-16',
    'a message between strangers, and two that are missing',
    `${aConversation('Hello', 3)}; INSERT INTO messages (seller_id, conversation_id, number, id, sender_id, receiver_id, body, at) VALUES ('s', 'thread_1', 1, 'msg1', 'x', 'y', 'Hello', now())`,
  ],
  [
    'INV-17',
    'unread messages, the newest words, a folder and a label that are counted or shown wrong',
    `${aConversation('Other words', 1)}; INSERT INTO messages (seller_id, conversation_id, number, id, sender_id, receiver_id, body, at) VALUES ('s', 'thread_1', 1, 'msg1', 'b', 's', 'Hello', now());
     INSERT INTO conversation_sides (user_id, conversation_id, seller_id, role, unread_count, updated_at) VALUES ('s', 'thread_1', 's', 'seller', 5, now());
     UPDATE inbox_counts SET count = 9; INSERT INTO message_labels VALUES ('s', 'label1', 'Later', 'red', 4, now(), now())`,
  ],
  ['INV-24', 'an order that nobody was told of', `DELETE FROM events WHERE name = 'orders.placed'`],
  [
    'INV-24',
    'an event without its order',
    `UPDATE events SET subject = 'order-gone' WHERE id = (SELECT min(id) FROM events WHERE name = 'orders.placed')`,
  ],
  ['INV-19', 'more reminders are counted than were sent', `${aReminder}; UPDATE abandoned_carts SET attempts = 3`],
  [
    'INV-19',
    'a cart was won back before its reminder',
    `${aReminder}; UPDATE recovery_attempts SET used_at = '2025-12-31'`,
  ],
  [
    'INV-19',
    'a reminder that is no attempt',
    `UPDATE mails SET key = 'cart-reminder:c:1:1' WHERE key LIKE 'password-reset:%'`,
  ],
  [
    'INV-20',
    'a piece is on the wishlist of nobody',
    `ALTER TABLE wishlist_items DROP CONSTRAINT wishlist_items_user_id_fkey; INSERT INTO wishlist_items (user_id, listing_id, added_at) VALUES ('nobody', 'mug', now())`,
  ],
  [
    'INV-24',
    'no confirmation mail',
    `DELETE FROM mails WHERE key = (SELECT min(key) FROM mails WHERE key LIKE 'order-confirmation:%')`,
  ],
  [
    'INV-24',
    'a confirmation of an unpaid checkout',
    `UPDATE mails SET key = 'order-confirmation:' || (SELECT id FROM checkouts WHERE status = 'failed') WHERE key LIKE 'password-reset:%'`,
  ],
  [
    'INV-24',
    'a mail that waits for nobody',
    `UPDATE mails SET item_id = gen_random_uuid() WHERE key LIKE 'order-confirmation:%'`,
  ],
  [
    'INV-18',
    'a low-priority alert is in no summary',
    `INSERT INTO queued_alerts (seller_id, id, category, queued_at, flushed_at, flushed_into) VALUES ('s', 'q', 'order', now(), now(), 'gone')`,
  ],
  [
    'INV-18',
    'an alert is stored in both schemas',
    `INSERT INTO unified_alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at, context, schema_version)
     SELECT seller_id, id, category, type, priority, title, message, created_at, updated_at, '{}', 1 FROM alerts`,
  ],
  [
    'INV-20',
    'a snoozed alert sleeps on',
    `UPDATE alerts SET snoozed = true, snooze_until = ${later}, snoozed_at = ${later}, snoozed_by = 's', snooze_duration_hours = 1`,
  ],
  ['INV-24', 'a shop that was not alerted', `DELETE FROM alerts WHERE ${first('alerts')}`],
  [
    'INV-24',
    'a number that leads nowhere',
    `UPDATE order_numbers SET number = 'AM-2026-000000' WHERE ${first('order_numbers')}`,
  ],
])('[RUN-08, %s] the audit sees it when %s', async (id, _what, sql) => {
  const findings = await afterBreaking(sql);
  findings.forEach((finding) => finding.breaches.forEach(({ says }) => seenBroken.add(says)));
  expect(findings.filter((finding) => finding.state === 'breach').map((finding) => finding.id)).toContain(id);
  expect(auditLines(findings).find((line) => line.startsWith(id))).toMatch(/^INV-\d\d BREACH [1-9]/);
});

test('[RUN-08] every check of the audit was seen to find something above', () => {
  expect(
    auditChecks({ usesPaymentSandbox: true })
      .filter((check) => ![...promoChecks, ...saleChecks, ...offerChecks, ...others].includes(check))
      .map((check) => check.says)
      .filter((says) => !seenBroken.has(says)),
  ).toEqual([]);
});
