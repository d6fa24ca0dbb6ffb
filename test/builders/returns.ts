import type { AdminRole } from '#domain/core/permissions/permissions.ts';
import type { OrderState } from '#domain/orders/model.ts';
import { adminOf } from './admin-of.ts';
import { buy, type SoldVariant, withCart } from './buying.ts';
import { carry } from './delivered.ts';
import type { TestCaller } from './caller.ts';
import { browser, type Sale, signUp } from './sale.ts';
import { sqlOf } from './sql-of.ts';
import { sendRefunds } from './work-off.ts';

export interface Bought {
  rio: Awaited<ReturnType<typeof signUp>>;
  orderId: string;
  accessKey: string;
  checkoutId: string;
  lineId: string;
}

let people = 0;
export const nextPerson = (): number => (people += 1);

interface Scene {
  sale: () => Sale;
  ana: () => TestCaller;
  mug: () => SoldVariant;
}

/** What people do with a return of a maker's mugs, and how it stands. */
export function returnOperations({ sale, ana, mug }: Scene) {
  const sql = sqlOf(sale);
  /** Mugs at €28.00 and postage, bought by somebody new and carried on as far as said. */
  async function bought(
    quantity = 2,
    way: readonly OrderState[] = ['processing', 'shipped', 'delivered'],
    chosen = {},
  ): Promise<Bought> {
    const rio = await signUp(await withCart(sale(), { ...mug(), quantity, ...chosen }), `Rio Buyer ${nextPerson()}`);
    const { body } = await buy(rio);
    const { orderId } = body.orders[0] as { orderId: string };
    await carry(sale(), { orderId, sellerId: ana().userId }, way);
    const order = (await rio.call('GET', `/api/orders/${orderId}`)).body;
    return { rio, orderId, accessKey: body.accessKey, checkoutId: body.checkoutId, lineId: order.lines[0].id };
  }
  const orderOf = async ({ orderId, accessKey }: Bought) =>
    (await browser(sale().address).call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
  const asking = ({ lineId }: Pick<Bought, 'lineId'>, quantity = 1, changes = {}) => ({
    lines: [{ lineId, quantity }],
    reason: 'not_right',
    words: 'It is too small for my tea.',
    ...changes,
  });
  const ask = (order: Bought, quantity = 1, changes = {}) =>
    order.rio.call('POST', `/api/orders/${order.orderId}/returns`, asking(order, quantity, changes));
  async function requestReturn(order: Bought, quantity = 1): Promise<string> {
    const { status, body } = await ask(order, quantity);
    if (status !== 200) throw new Error(`requestReturn answered ${status} ${JSON.stringify(body)}`);
    return body.returnId;
  }
  const sent = (order: Bought, id: string, tracking = 'RR123456785PT') =>
    order.rio.call('POST', `/api/orders/${order.orderId}/returns/${id}/sent`, { carrier: 'CTT', tracking });
  const stop = (order: Bought, id: string) =>
    order.rio.call('POST', `/api/orders/${order.orderId}/returns/${id}/stop`, {});
  const step = (id: string, state: string, who?: TestCaller) =>
    (who ?? ana()).call('POST', `/api/seller/returns/${id}/state`, { state });
  const reject = (id: string, reason = 'The glaze is scratched.', who?: TestCaller) =>
    (who ?? ana()).call('POST', `/api/seller/returns/${id}/rejection`, { reason });
  const refund = (id: string, isRestocked = false, who?: TestCaller) =>
    (who ?? ana()).call('POST', `/api/seller/returns/${id}/refund`, { isRestocked });
  const stand = async (id: string) => (await ana().call('GET', `/api/seller/returns/${id}`)).body;
  const stepsOf = async (id: string): Promise<string[]> =>
    (await stand(id)).timeline.map(({ state, by }: { state: string; by: string }) => `${state} ${by}`);
  const send = async (): Promise<void> => {
    await sendRefunds(sale().app);
    await sale().settle();
  };
  const admin = (name: string, role: AdminRole) => adminOf(sale)(`${name} ${nextPerson()}`, role);
  async function underReview(order: Bought, quantity = 1): Promise<string> {
    const id = await requestReturn(order, quantity);
    for (const state of ['approved', 'received', 'under_review']) await step(id, state);
    return id;
  }
  const alertsOf = async (userId: string, orderId: string): Promise<string[]> => {
    await sale().settle();
    const { rows } = await sql<{ type: string }>(
      `SELECT type FROM alerts WHERE seller_id = $1 AND metadata->>'orderId' = $2 AND category = 'return'
       UNION ALL SELECT alert->>'type' FROM queued_alerts WHERE seller_id = $1 AND alert->'metadata'->>'orderId' = $2 AND category = 'return'
       UNION ALL SELECT type FROM buyer_notices WHERE user_id = $1 AND kind = 'own_returns' AND action_url LIKE '%' || $2`,
      [userId, orderId],
    );
    return rows.map(({ type }) => type);
  };
  const mailsOf = async (id: string): Promise<string[]> => {
    const { rows } = await sql<{ key: string }>(`SELECT key FROM mails WHERE key LIKE $1 ORDER BY created_at, key`, [
      `return ${id} %`,
    ]);
    return rows.map(({ key }) => key.split(' ')[2] ?? '');
  };
  return {
    bought,
    orderOf,
    asking,
    ask,
    asked: requestReturn,
    sent,
    stop,
    step,
    reject,
    refund,
    stand,
    stepsOf,
    send,
    admin,
    underReview,
    alertsOf,
    mailsOf,
  };
}
