import { addMilliseconds, HOUR, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { findAddress } from '../../accounts/stores/profile-store.ts';
import { endPayout, payoutMoved } from './end-payout.ts';
import { findAccount, ibanOf, type StoredAccount } from './payout-account-store.ts';
import { noteAccount } from './look-at-account.ts';
import { listDuePayouts, markPayoutSent, type OpenPayout, postponePayout } from './payout-steps-store.ts';
import { PayoutRefused } from './payout-provider.ts';

const BATCH_SIZE = 20;
/** After a try that failed: a minute, then twice as long each time. */
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 6 * HOUR;
/** The provider says by an event what became of a payout; should that be lost, it is looked for. */
const CHECK_INTERVAL_MS = HOUR;
const FIRST_CHECK_MS = 10 * SECOND;

/**
 * [PAY-04, INV-04] Sends the payouts that were asked for, and looks what became of those that were sent. A payout's id is the provider's
 * key: a try that was cut off after the provider had acted finds the same payout again and sends no more money.
 */
export const sendPayouts: Job = {
  name: 'payments.send-payouts',
  every: 5 * SECOND,
  run: async (app) => {
    const due = await listDuePayouts(app.db, app.clock.now(), BATCH_SIZE);
    for (const payout of due) await moveOn(app, payout);
    return due.length === BATCH_SIZE;
  },
};

async function moveOn(app: App, payout: OpenPayout): Promise<void> {
  const { payoutId, tries } = payout;
  const postpone = (wait: number): Promise<void> =>
    postponePayout(app.db, payout, addMilliseconds(app.clock.now(), wait));
  try {
    if (payout.state === 'asked') await send(app, payout);
    else if (!(await lookAtPayout(app, payout))) await postpone(CHECK_INTERVAL_MS);
  } catch (error) {
    app.log.error('a payout could not be moved on yet', { error, payoutId, tries: tries + 1 });
    await postpone(Math.min(FIRST_WAIT * 2 ** Math.min(tries, 20), LONGEST_WAIT));
  }
}

/** The provider's account of a seller, with the bank account that was entered last. */
async function accountIdOf(
  app: App,
  account: StoredAccount,
  asked: { askedAt: Date; mayExist: boolean },
): Promise<string> {
  const { sellerId, providerId, providerVersion, version, holder } = account;
  if (providerId !== null && providerVersion === version) return providerId;
  const email = (await findAddress(app.db, sellerId))?.email ?? '';
  const bank = { sellerId, providerId, version, holder, iban: ibanOf(app.config, account), email, ...asked };
  const saved = await app.outside.payouts.saveBankAccount(bank);
  await noteAccount(app, { sellerId, version, saved });
  return saved.id;
}

async function send(app: App, payout: OpenPayout): Promise<void> {
  const { sellerId, payoutId, amountCents, currency, askedAt, tries } = payout;
  const account = await findAccount(app.db, sellerId);
  if (!account) throw new Error(`the account of payout ${payoutId} is gone`);
  const asked = { askedAt, mayExist: tries > 0 || askedAt < addMilliseconds(app.clock.now(), -HOUR) };
  try {
    const accountId = await accountIdOf(app, account, asked);
    const sent = await app.outside.payouts.send({ payoutId, sellerId, accountId, amountCents, currency, ...asked });
    await inTransaction(app.db, async (tx) => {
      const lookAt = addMilliseconds(app.clock.now(), FIRST_CHECK_MS);
      const isNew = await markPayoutSent(tx, {
        ...{ sellerId, payoutId, accountId, providerId: sent.id, lookAt, now: app.clock.now() },
      });
      if (isNew) await payoutMoved(app, tx, { payout, state: 'sent' });
    });
  } catch (error) {
    if (!(error instanceof PayoutRefused)) throw error;
    app.log.warn('the provider refused a payout', { payoutId, why: error.message });
    await app.outside.payouts.takeBack({ payoutId });
    await endPayout(app, payout, { state: 'failed', failure: 'refused' });
  }
}

/** Asks the provider what became of a payout and books it; false while it is on its way. */
export async function lookAtPayout(app: App, payout: OpenPayout): Promise<boolean> {
  const { accountId, providerId, payoutId } = payout;
  if (!accountId || !providerId) return false;
  const found = await app.outside.payouts.find({ accountId, providerId });
  if (found.state === 'sent') return false;
  // Its money must be the marketplace's again before it is the seller's balance again.
  if (found.state === 'failed') await app.outside.payouts.takeBack({ payoutId });
  await endPayout(app, payout, { state: found.state, failure: found.failure });
  return true;
}
