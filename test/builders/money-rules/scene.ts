import type { OrderState } from '#domain/orders/model.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import type { Answer } from '../checked-answer.ts';
import { buy, type SoldVariant, variantOf, withCart } from '../buying.ts';
import { carry } from '../delivered.ts';
import { maker } from '../market.ts';
import { type Browser, browser, type Sale, signUp } from '../sale.ts';
import { sqlOf } from '../sql-of.ts';

/** One process of the shop. */
export type RunningSale = Pick<Sale, 'app' | 'address'>;
/** Whoever asks, at any process: their cookies are theirs everywhere. */
export type Asks = (at: RunningSale) => Browser;

export interface RuleScene {
  sale: Sale;
  sql: ReturnType<typeof sqlOf>;
  ana: Awaited<ReturnType<typeof maker>>;
  mug: SoldVariant;
  /** Ana, an administrator who may refund, and people who have no business here. */
  asAna: Asks;
  asOffice: Asks;
  strangers: Asks[];
  visitor: Asks;
}

export interface BoughtOrder {
  orderId: string;
  number: string;
  accessKey: string;
  checkoutId: string;
  intentId: string;
  lineId: string;
  totalCents: number;
}

let scenes = 0;

export async function openRuleScene(sale: Sale): Promise<RuleScene> {
  const name = `Rule ${(scenes += 1)}`;
  const sql = sqlOf(() => sale);
  const [ana, bea] = [await maker(sale.address, `Ana ${name}`), await maker(sale.address, `Bea ${name}`)];
  const withCookies =
    (cookies: Browser['cookies']): Asks =>
    ({ address }) =>
      browser(address, cookies);
  const asMaker = ({ cookie = '' }: { cookie?: string }): Asks => {
    const [cookieName = '', value = ''] = cookie.split('=');
    return withCookies(new Map([[cookieName, value]]));
  };
  async function admin(role: 'master_admin' | 'content_moderator'): Promise<Asks> {
    const who = await signUp(browser(sale.address), `${role} ${name}`);
    await insertAdmin(sale.app.db, { userId: who.userId, role, createdBy: null, now: new Date() });
    return withCookies(who.cookies);
  }
  const visitor: Asks = ({ address }) => browser(address);
  return {
    ...{ sale, sql, ana, visitor },
    mug: await variantOf(sale, ana, { priceCents: 5000, quantity: 50 }),
    asAna: asMaker(ana),
    asOffice: await admin('master_admin'),
    strangers: [visitor, asMaker(bea), await admin('content_moderator')],
  };
}

/** Two mugs that a guest bought, carried on as far as said. */
export async function boughtBy(
  { sale, sql, ana, mug }: RuleScene,
  way: readonly OrderState[] = [],
  quantity = 2,
): Promise<BoughtOrder> {
  const { body } = await buy(await withCart(sale, { ...mug, quantity }));
  const { rows } = await sql<Omit<BoughtOrder, 'accessKey'>>(
    `SELECT o.id AS "orderId", o.number, o.checkout_id AS "checkoutId", o.total_cents::int AS "totalCents", p.intent_id AS "intentId", l.id AS "lineId"
     FROM orders o JOIN payments p USING (checkout_id) JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id WHERE o.checkout_id = $1`,
    [body.checkoutId],
  );
  const order = { ...(rows[0] as BoughtOrder), accessKey: body.accessKey as string };
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, way);
  return order;
}

/** All that money, orders and pieces are in the books, without what only says when something is tried again. */
export async function everythingOf({ sql }: RuleScene): Promise<unknown> {
  const { rows } = await sql(
    `SELECT (SELECT json_agg(t ORDER BY t) FROM (SELECT concat_ws(' ', kind, cause_id) AS t FROM ledger_transactions) l) AS ledger,
       (SELECT json_agg(json_build_array(id, state, refunded_cents) ORDER BY id) FROM orders) AS orders,
       (SELECT json_agg(json_build_array(order_id, id, restocked, withdrawn, refunded, returned) ORDER BY order_id, id) FROM order_lines) AS lines,
       (SELECT json_agg(json_build_array(checkout_id, status, captured_cents, refunded_cents, refund_asked_cents, disputed_cents) ORDER BY checkout_id) FROM payments) AS payments,
       (SELECT json_agg(json_build_array(id, status, amount_cents) ORDER BY id) FROM refunds) AS refunds,
       (SELECT json_agg(json_build_array(id, state, amount_cents) ORDER BY id) FROM payouts) AS payouts,
       (SELECT json_agg(json_build_array(id, booked, taken_cents, given_cents) ORDER BY id) FROM disputes) AS disputes,
       (SELECT json_agg(json_build_array(id, state) ORDER BY id) FROM returns) AS returns,
       (SELECT json_agg(json_build_array(id, state) ORDER BY id) FROM withdrawals) AS withdrawals,
       (SELECT json_agg(json_build_array(id, stock, reserved, sold) ORDER BY id) FROM variants) AS variants,
       (SELECT count(*) FROM invoices) AS papers, (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM events) AS events,
       (SELECT json_agg(json_build_array(seller_id, code, uses) ORDER BY seller_id, code) FROM promo_codes) AS codes`,
  );
  return rows[0];
}

/** How many transactions of each kind the ledger has of the scene's maker, and of money that is no maker's. */
export async function ledgerOf({ sql, ana }: RuleScene): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: string; times: number }>(
    `SELECT kind, count(*)::int AS times FROM ledger_transactions WHERE seller_id IN ($1, '') GROUP BY kind`,
    [ana.userId],
  );
  return new Map(rows.map(({ kind, times }) => [kind, times]));
}

/** What a test prepared for a rule: the act itself, at any process, and the same asked by those who may not. */
export interface Prepared {
  run: (at: RunningSale) => Promise<unknown>;
  /** With what each of them asks, where the act is a call; a forged event otherwise. */
  thefts: (() => Promise<Pick<Answer, 'status'>>)[];
}
