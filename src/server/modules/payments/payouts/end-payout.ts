import { canTransitionPayout, isLasting, retryAt } from '#domain/payments/payout.ts';
import { arrivePayout, returnPayout } from '#domain/payments/payout-ledger.ts';
import type { PayoutState } from '#domain/payments/payout-model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { lockAccount, setAccountState, setNextPayout } from './payout-account-store.ts';
import { markPayoutEnded, type OpenPayout } from './payout-steps-store.ts';
import { post } from '../post-to-ledger.ts';

const states: readonly PayoutState[] = ['asked', 'sent', 'paid'];

/**
 * [PAY-04, INV-04] What is written of a payout that arrived or failed: booked once, in the transaction that notes it. The money of one that failed is the balance
 * again, and is tried again later; where no later try can help, the account is to be changed.
 */
export const endPayout =
  (app: App, payout: OpenPayout, { state, failure }: { state: 'paid' | 'failed'; failure: string }) =>
  async (tx: Transaction): Promise<void> => {
    const { sellerId, payoutId, accountVersion: version } = payout;
    const now = app.clock.now();
    const account = await lockAccount(tx, sellerId);
    const from = states.filter((each) => canTransitionPayout(each, state));
    const was = await markPayoutEnded(tx, { sellerId, payoutId, from, to: state, failure, now });
    if (was === null) return;
    const isOfAccount = account?.version === version;
    if (state === 'paid') {
      post(app, tx, [arrivePayout(payout)]);
      if (isOfAccount) await setAccountState(tx, { sellerId, version, state: 'verified', failure: '', failedInRow: 0 });
      return payoutMoved(app, tx, { payout, state });
    }
    post(app, tx, [returnPayout(payout, was === 'paid')]);
    if (!account || !isOfAccount) return payoutMoved(app, tx, { payout, state });
    const isOver = payout.kind === 'test' || isLasting(failure);
    const failedInRow = account.failedInRow + 1;
    await setAccountState(tx, {
      ...{ sellerId, version, failedInRow },
      state: isOver ? 'failed' : account.state,
      failure: isOver ? failure : '',
    });
    const nextTryAt = isOver ? null : retryAt(failedInRow, now);
    if (nextTryAt) await setNextPayout(tx, sellerId, nextTryAt);
    await payoutMoved(app, tx, { payout, state, nextTryAt, failure });
    if (isOver)
      await publish(app, tx, {
        name: 'payments.account-needs',
        subject: sellerId,
        payload: { sellerId, failure },
        live: [`shop:${sellerId}`],
      });
  };

interface Moved {
  payout: OpenPayout;
  state: PayoutState;
  nextTryAt?: Date | null;
  failure?: string;
}

export const payoutMoved = async (
  app: App,
  tx: Transaction,
  { payout: { sellerId, payoutId, kind, amountCents, last4 }, state, nextTryAt = null, failure = '' }: Moved,
): Promise<void> => {
  await publish(app, tx, {
    name: 'payments.payout-moved',
    subject: payoutId,
    payload: {
      sellerId,
      payoutId,
      kind,
      amountCents,
      last4,
      state,
      nextTryAt: nextTryAt?.toISOString() ?? null,
      failure,
    },
    live: [`shop:${sellerId}`],
  });
};
