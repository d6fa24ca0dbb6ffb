import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { swapSold } from '../listings/stock-store.ts';
import { lockOrderOfShop } from '../orders/order-store.ts';
import { moveReturn } from './move-return.ts';
import { refundReturn as payBack } from './refund-return.ts';
import { findReturn, type StoredReturn } from './return-store.ts';

interface Locked {
  order: Order;
  stored: StoredReturn;
}

/** A return with its order, held, so that its steps are decided one after the other. `sellerId` null: whosever it is. */
export async function lockReturn(
  tx: Transaction,
  { returnId, sellerId }: { returnId: string; sellerId: string | null },
): Promise<Result<Locked, { code: 'returns/not-found' }>> {
  const match = await findReturn(tx, { returnId, sellerId });
  const order = match && (await lockOrderOfShop(tx, match));
  const stored = order && (await findReturn(tx, { returnId, sellerId: order.sellerId }));
  return stored ? ok({ order, stored }) : fail({ code: 'returns/not-found' });
}

const own = (caller: Caller, { returnId }: { returnId: string }) => ({
  returnId,
  sellerId: caller.session?.userId ?? '',
});

/** [ORD-04] The maker agrees, has the pieces, or begins to look at them. */
export const moveShopReturn = write(
  returnsContract.moveShopReturn,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const locked = await lockReturn(tx, own(caller, input));
    if (!locked.ok) return locked;
    const { returnId, state } = input;
    if (locked.value.stored.state === state) return ok({ returnId, state });
    const moved = await moveReturn(app, tx, { ...locked.value, to: state, by: 'maker' });
    return moved.ok ? ok({ returnId, state }) : moved;
  },
);

/** [ORD-04] The maker does not take the pieces back; the buyer reads why, and the marketplace can decide over it. */
export const rejectReturn = write(
  returnsContract.rejectReturn,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const locked = await lockReturn(tx, own(caller, input));
    if (!locked.ok) return locked;
    const facts = { rejection: input.reason };
    const moved = await moveReturn(app, tx, { ...locked.value, to: 'rejected', by: 'maker', facts });
    return moved.ok ? ok({ returnId: input.returnId, state: 'rejected' as const }) : moved;
  },
);

/** [ORD-04] The maker accepts the pieces: their money goes back. */
export const refundReturn = write(
  returnsContract.refundReturn,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const locked = await lockReturn(tx, own(caller, input));
    if (!locked.ok) return locked;
    const { returnId, state, refundCents } = locked.value.stored;
    if (refundCents !== null) return ok({ returnId, state, refundCents });
    const back = await payBack(app, tx, { ...locked.value, by: 'maker', isRestocked: input.isRestocked });
    return back.ok ? ok({ returnId, state: 'refund_issued' as const, refundCents: back.value }) : back;
  },
);

/** [UX-65, INV-07] The maker sends the same again: its stock goes out, and no money moves. Whoever did not ask for it gets the money. */
export const swapReturn = write(
  returnsContract.swapReturn,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const locked = await lockReturn(tx, own(caller, input));
    if (!locked.ok) return locked;
    const { order, stored } = locked.value;
    const { returnId, isRestocked, parcel } = input;
    if (stored.state === 'swapped') return ok({ returnId, state: stored.state });
    if (stored.remedy !== 'swap' || stored.state !== 'under_review') return fail({ code: 'returns/step-not-allowed' });
    if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
    const lines = stored.lines.flatMap(({ lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line ? [{ sellerId: order.sellerId, listingId: line.listingId, variantId: line.variantId, quantity }] : [];
    });
    if (!(await swapSold(app, tx, { lines, isRestocked }))) return fail({ code: 'returns/nothing-to-swap' });
    const facts = { isRestocked, swapParcel: parcel };
    const moved = await moveReturn(app, tx, { order, stored, to: 'swapped', by: 'maker', facts });
    return moved.ok ? ok({ returnId, state: 'swapped' as const }) : moved;
  },
);
