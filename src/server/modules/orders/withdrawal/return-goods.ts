import { sellerAddress } from '#domain/shops/tax/seller-line.ts';
import { countryName } from '#domain/core/countries.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { refundDueAt, WITHDRAWAL_ANSWER_DAYS } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { findOrderOfShop, lockOrderOfShop } from '../order-store.ts';
import { publishWithdrawal } from './publish-withdrawal.ts';
import { refundWithdrawal } from './refund-withdrawal.ts';
import { findWithdrawal, markReturning } from './withdrawal-store.ts';

/** [LAW-01] How a withdrawal stands; its id is the key to it, and stands in the mail that acknowledged it. */
export const getWithdrawal = read(ordersContract.getWithdrawal, { policy: anyone }, async ({ input, app, caller }) => {
  const stored = await findWithdrawal(app.db, input.withdrawalId);
  if (!stored) return fail({ code: 'orders/withdrawal-not-found' });
  const order = stored.orderId === '' ? null : await findOrderOfShop(app.db, stored.orderId, stored.sellerId);
  const withdrawal = order?.withdrawals.find(({ withdrawalId }) => withdrawalId === input.withdrawalId);
  return ok({
    withdrawalId: stored.withdrawalId,
    state: stored.state,
    refusal: withdrawal?.refusal ?? null,
    number: stored.number,
    shopName: order?.shopName ?? '',
    lines: (withdrawal?.lines ?? []).flatMap(({ lineId, quantity }) => {
      const line = order?.lines.find(({ id }) => id === lineId);
      return line ? [{ title: line.title, values: line.values, quantity }] : [];
    }),
    isWithheld: withdrawal?.state === 'declared' && withdrawal.isBeforeLeaving,
    declaredAt: stored.declaredAt.toISOString(),
    sendBy: addMilliseconds(stored.declaredAt, WITHDRAWAL_ANSWER_DAYS * DAY).toISOString(),
    sendTo: sellerAddress(order?.seller ?? null, (code) => countryName(code, caller.language)),
    tracking: withdrawal?.tracking ?? '',
    sentAt: withdrawal?.sentAt ?? null,
    refundDueAt: (withdrawal && refundDueAt(withdrawal)?.toISOString()) ?? null,
    refundedAt: withdrawal?.refundedAt ?? null,
    refundCents: withdrawal?.refundCents ?? 0,
    labelCents: withdrawal?.labelCents ?? 0,
  });
});

/** [LAW-01] The buyer has sent the pieces: with a proof of that the maker can wait no longer than the law says. */
export const sendWithdrawn = write(
  ordersContract.sendWithdrawn,
  { policy: anyone, limit: { times: 20, seconds: 600, by: 'ip' } },
  async ({ input: { withdrawalId, tracking }, app, tx }) => {
    const stored = await findWithdrawal(tx, withdrawalId);
    const order = stored && (await lockOrderOfShop(tx, stored));
    const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    if (!order || !withdrawal || withdrawal.state === 'refused') return fail({ code: 'orders/withdrawal-not-found' });
    // Nothing more follows from it: the money went back meanwhile.
    if (withdrawal.state === 'refunded') return ok({ withdrawalId, state: withdrawal.state });
    await markReturning(tx, { sellerId: order.sellerId, withdrawalId, tracking, now: app.clock.now() });
    if (withdrawal.state === 'declared')
      await publishWithdrawal(app, tx, { order, withdrawalId, state: 'returning', isBeforeLeaving: false });
    return ok({ withdrawalId, state: 'returning' as const });
  },
);

/** [LAW-01] The maker has the pieces, or does without them. */
export const receiveWithdrawn = write(
  ordersContract.receiveWithdrawn,
  { policy: signedIn },
  async ({ input: { withdrawalId }, app, tx, caller }) => {
    const stored = await findWithdrawal(tx, withdrawalId);
    const isOwn = stored && stored.sellerId === caller.session?.userId;
    const order = isOwn ? await lockOrderOfShop(tx, stored) : null;
    const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
    if (!order || !withdrawal || withdrawal.state === 'refused') return fail({ code: 'orders/withdrawal-not-found' });
    if (withdrawal.state === 'refunded')
      return ok({ withdrawalId, state: withdrawal.state, refundCents: withdrawal.refundCents });
    const refundCents = await refundWithdrawal(app, tx, { order, withdrawal, isReceived: true, by: 'maker' });
    if (refundCents === null) return fail({ code: 'orders/refund-disputed' });
    await publishWithdrawal(app, tx, { order, withdrawalId, state: 'refunded', isBeforeLeaving: false });
    return ok({ withdrawalId, state: 'refunded' as const, refundCents });
  },
);
