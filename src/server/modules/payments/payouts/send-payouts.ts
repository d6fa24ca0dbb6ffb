import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { addMilliseconds, HOUR, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import { endPayout, payoutMoved } from './end-payout.ts';
import { findAccount, ibanOf, type StoredAccount } from './payout-account-store.ts';
import { recordAccount } from './sync-account.ts';
import { findOpenPayout, markPayoutSent, type OpenPayout, PAYOUT_QUEUE, payoutOfKey } from './payout-steps-store.ts';
import { PayoutRefused } from './payout-provider.ts';

/** The provider says by an event what became of a payout; should that be lost, it is looked for. */
const FIRST_CHECK_MS = 10 * SECOND;
const CHECK_INTERVAL_MS = HOUR;

type Handled = ReturnType<Queue['handle']>;

/**
 * [PAY-04, INV-04] Sends the payouts that were asked for, and looks what became of those that were sent. A payout's id is the provider's
 * key: a try that was cut off after the provider had acted finds the same payout again and sends no more money.
 */
export const payoutQueue: Queue = {
  name: PAYOUT_QUEUE,
  // Every six hours for ten days: money of a card payment is at the provider some days after it.
  tries: 48,
  firstDelay: 60,
  longestDelay: 6 * 3600,
  isReady: ({ circuits }) => !circuits.isResting('card provider'),
  handle: async (app, { key, tries }) => {
    const payout = await findOpenPayout(app.db, payoutOfKey(key));
    if (!payout) return;
    if (payout.state === 'asked') return send(app, payout, tries);
    return (await findEnd(app, payout)) ?? { againAt: addMilliseconds(app.clock.now(), CHECK_INTERVAL_MS) };
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
};

/** The provider's account of a seller, with the bank account that was entered last. */
async function accountIdOf(
  app: App,
  account: StoredAccount,
  request: { askedAt: Date; mayExist: boolean },
): Promise<string> {
  const { sellerId, providerId, providerVersion, version, holder } = account;
  if (providerId !== null && providerVersion === version) return providerId;
  const email = (await findAddress(app.db, sellerId))?.email ?? '';
  const bank = { sellerId, providerId, version, holder, iban: ibanOf(app.config, account), email, ...request };
  const saved = await app.outside.payouts.saveBankAccount(bank);
  await recordAccount(app, { sellerId, version, saved });
  return saved.id;
}

async function send(app: App, payout: OpenPayout, tries: number): Handled {
  const { sellerId, payoutId, amountCents, currency, askedAt } = payout;
  const account = await findAccount(app.db, sellerId);
  if (!account) throw new Error(`the account of payout ${payoutId} is gone`);
  const request = { askedAt, mayExist: tries > 0 || askedAt < addMilliseconds(app.clock.now(), -HOUR) };
  try {
    const accountId = await accountIdOf(app, account, request);
    const sent = await app.outside.payouts.send({ payoutId, sellerId, accountId, amountCents, currency, ...request });
    const now = app.clock.now();
    return {
      againAt: addMilliseconds(now, FIRST_CHECK_MS),
      write: async (tx) => {
        const isNew = await markPayoutSent(tx, { sellerId, payoutId, accountId, providerId: sent.id, now });
        if (isNew) await payoutMoved(app, tx, { payout, state: 'sent' });
      },
    };
  } catch (error) {
    if (!(error instanceof PayoutRefused)) throw error;
    app.log.warn('the provider refused a payout', { payoutId, why: error.message });
    await app.outside.payouts.cancel({ payoutId });
    return endPayout(app, payout, { state: 'failed', failure: 'refused' });
  }
}

/** Asks the provider what became of a payout, and answers what is to be written of it; null while it is on its way. */
async function findEnd(app: App, payout: OpenPayout): Promise<ReturnType<typeof endPayout> | null> {
  const { accountId, providerId, payoutId } = payout;
  if (!accountId || !providerId) return null;
  const { state, failure } = await app.outside.payouts.find({ accountId, providerId });
  if (state === 'sent') return null;
  // Its money must be the marketplace's again before it is the seller's balance again.
  if (state === 'failed') await app.outside.payouts.cancel({ payoutId });
  return endPayout(app, payout, { state, failure });
}

/** The provider has something to say of a payout: what became of it is asked and booked. */
export async function syncPayout(app: App, payout: OpenPayout): Promise<void> {
  const end = await findEnd(app, payout);
  if (end) await inTransaction(app.db, end);
}
