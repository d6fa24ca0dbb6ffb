import { prefixedId } from '#domain/core/ids.ts';
import { MIN_PAYOUT_CENTS } from '#domain/core/money.ts';
import { addMilliseconds, HOUR, MINUTE } from '#domain/core/time.ts';
import { balanceOf } from '#domain/payments/ledger.ts';
import { blocksPayouts, nextPayoutAt, payoutOf } from '#domain/payments/payout.ts';
import { requestPayout } from '#domain/payments/payout-ledger.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { listSums } from '../ledger-store.ts';
import { lockAccount, setAccountState, setNextPayout, type StoredAccount } from './payout-account-store.ts';
import { insertBalancePayout, insertTestPayout, listDueSellers, listUntested } from './payout-steps-store.ts';
import { post } from '../post-to-ledger.ts';

const askWith =
  (request: typeof askTest) =>
  async (app: App, tx: Transaction, { key }: { key: string }) => {
    const account = await lockAccount(tx, key);
    if (account) await request(app, tx, account);
    return true;
  };
const testPayouts = rowJob({
  ...{ name: 'payments.ask-test-payouts', every: MINUTE, batchSize: 50, work: askWith(askTest) },
  list: (app, turn) => listUntested(app.db, MIN_PAYOUT_CENTS, turn),
});
const balancePayouts = rowJob({
  ...{ name: 'payments.ask-balance-payouts', every: MINUTE, batchSize: 50, work: askWith(askBalance) },
  list: (app, turn) => listDueSellers(app.db, app.clock.now(), turn),
});

/**
 * [PAY-04, INV-04] Asks for the payouts that are due, each in a transaction that takes its money off the balance; its item sends it.
 * A seller's account is locked meanwhile and has one payout under way at most, so processes that come at once ask once.
 */
export const requestPayouts: Job = {
  name: 'payments.ask-payouts',
  every: MINUTE,
  run: async (app) => {
    const isMore = [await testPayouts.run(app), await balancePayouts.run(app)];
    return isMore.includes(true);
  },
};

const newPayout = (app: App, account: StoredAccount) => ({
  sellerId: account.sellerId,
  payoutId: prefixedId('payout', app.ids.uuid()),
  last4: account.last4,
  version: account.version,
  now: app.clock.now(),
});

/** [PAY-06] A small payout in advance shows that the account takes money. It is counted as paid, so the first payout is less by it. */
async function askTest(app: App, tx: Transaction, account: StoredAccount): Promise<void> {
  if (account.state !== 'unverified' || account.holdReason !== '') return;
  const { balanceCents } = balanceOf(await listSums(tx, { sellerId: account.sellerId, currency: 'EUR' }));
  if (balanceCents < MIN_PAYOUT_CENTS) return;
  const payout = { ...newPayout(app, account), minimumCents: MIN_PAYOUT_CENTS };
  if (!(await insertTestPayout(tx, payout))) return;
  const { sellerId, version, failedInRow } = account;
  await setAccountState(tx, { sellerId, version, state: 'testing', failure: '', failedInRow });
  post(app, tx, [requestPayout({ ...payout, kind: 'test', amountCents: MIN_PAYOUT_CENTS, currency: 'EUR' })]);
}

async function askBalance(app: App, tx: Transaction, account: StoredAccount): Promise<void> {
  const now = app.clock.now();
  const { sellerId } = account;
  if (account.nextPayoutAt > now) return;
  const next = nextPayoutAt(account.interval, now);
  const blocked = blocksPayouts(account, now);
  // What only takes its time does not cost a whole week.
  if (blocked === 'waits') return setNextPayout(tx, sellerId, account.payFrom);
  if (blocked === 'testing') return setNextPayout(tx, sellerId, addMilliseconds(now, HOUR));
  const { balanceCents } = balanceOf(await listSums(tx, { sellerId, currency: 'EUR' }));
  await setNextPayout(tx, sellerId, next);
  if (blocked !== null || payoutOf(balanceCents, account.minimumCents) === 0) return;
  const payout = { ...newPayout(app, account), minimumCents: account.minimumCents };
  const amountCents = await insertBalancePayout(tx, payout);
  // One is under way still: what there is now goes with the next one.
  if (amountCents === null) return;
  post(app, tx, [requestPayout({ ...payout, kind: 'balance', amountCents, currency: 'EUR' })]);
}
