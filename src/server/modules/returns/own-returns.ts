import { fail, ok } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { write } from '../../platform/calls/call.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { lockOwnOrder } from '../orders/access/own-order.ts';
import { moveReturn } from './move-return.ts';
import { findReturn, type StoredReturn } from './return-store.ts';

interface Named {
  orderId: string;
  returnId: string;
  accessKey?: string | undefined;
}

/** A return of one's own order, held with it. */
export async function lockOwn(
  { app, caller, tx }: { app: App; caller: Caller; tx: Transaction },
  input: Named,
): Promise<{ order: Order | null; stored: StoredReturn | null }> {
  const order = await lockOwnOrder({ app, caller, tx }, input);
  const stored = order && (await findReturn(tx, { returnId: input.returnId, sellerId: order.sellerId }));
  return { order, stored: stored?.orderId === order?.orderId ? stored : null };
}

/** [ORD-04, UX-65] The buyer keeps the pieces after all, before they are sent. */
export const stopReturn = write(returnsContract.stopReturn, { policy: anyone }, async ({ input, app, tx, caller }) => {
  const { order, stored } = await lockOwn({ app, caller, tx }, input);
  if (!order) return fail({ code: 'orders/not-found' });
  if (!stored) return fail({ code: 'returns/not-found' });
  const { returnId } = stored;
  if (stored.state === 'stopped') return ok({ returnId, state: stored.state });
  const moved = await moveReturn(app, tx, { order, stored, to: 'stopped', by: 'buyer' });
  return moved.ok ? ok({ returnId, state: 'stopped' as const }) : moved;
});

/** [ORD-04] The buyer has sent the pieces. With a number they can be followed, and come to be received by themselves in time. */
export const sendReturn = write(returnsContract.sendReturn, { policy: anyone }, async ({ input, app, tx, caller }) => {
  const { order, stored } = await lockOwn({ app, caller, tx }, input);
  if (!order) return fail({ code: 'orders/not-found' });
  if (!stored) return fail({ code: 'returns/not-found' });
  const { returnId } = stored;
  const { label } = stored;
  const isLabelled = input.tracking === '' && label?.state === 'bought';
  const { carrier, tracking } = isLabelled ? label : input;
  const isSent = stored.state === 'shipped';
  if (!isSent) {
    const shipped = await moveReturn(app, tx, {
      order,
      stored,
      to: 'shipped',
      by: 'buyer',
      facts: { carrier, tracking },
    });
    if (!shipped.ok) return shipped;
  }
  if (tracking === '') return ok({ returnId, state: 'shipped' as const });
  const sent = { ...stored, state: 'shipped' as const };
  const moved = await moveReturn(app, tx, {
    order,
    stored: sent,
    to: 'processing',
    by: 'buyer',
    facts: { carrier, tracking },
  });
  return moved.ok ? ok({ returnId, state: 'processing' as const }) : moved;
});
