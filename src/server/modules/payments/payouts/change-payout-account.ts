import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import { checkIban } from '#domain/payments/iban.ts';
import { blocksPayouts, CHANGED_ACCOUNT_WAITS_DAYS, nextPayoutAt } from '#domain/payments/payout.ts';
import { failureText } from '#domain/payments/failure-texts.ts';
import type { PayoutAccount } from '#domain/payments/payout-model.ts';
import { lockOwner, signedOutMeanwhile } from '../../accounts/safety/owner-store.ts';
import { mailSafetyChange } from '../../accounts/mails/safety-mail.ts';
import { safetyDetails } from '../../accounts/mails/safety-mail-texts.ts';
import { findProvenAddress } from '../../accounts/stores/profile-store.ts';
import { proofWayOf, proveAgain } from '../../accounts/safety/prove-again.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, steps, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import {
  findAccount,
  ibanOf,
  lockAccount,
  lockSellersOfIban,
  saveAccount,
  saveSchedule,
  type StoredAccount,
} from './payout-account-store.ts';
import { countCameBack, isBeingSent } from './payout-store.ts';

const shown = (account: StoredAccount, language: Language): PayoutAccount => ({
  holder: account.holder,
  last4: account.last4,
  country: account.country,
  state: account.state,
  failure: account.failure && failureText(account.failure, language),
  needsMore: account.needs.length > 0,
  holdReason: account.holdReason,
  payFrom: account.payFrom.toISOString(),
  interval: account.interval,
  minimumCents: account.minimumCents,
  nextPayoutAt: account.nextPayoutAt.toISOString(),
});

/** [PAY-06] Where the maker is paid to, and why not now. */
export const getPayoutAccount = read(
  paymentsContract.getPayoutAccount,
  { policy: signedIn },
  async ({ app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const [account, proof, address, cameBack] = await Promise.all([
      findAccount(app.db, userId),
      proofWayOf(app.db, userId),
      findProvenAddress(app.db, userId),
      countCameBack(app.db, userId),
    ]);
    return ok({
      cameBack,
      account: account && shown(account, caller.language),
      blocked: account && blocksPayouts(account, app.clock.now()),
      proof,
      isMailed: address !== null,
    });
  },
);

/**
 * [PAY-06, ACC-16] Sets the account that payouts go to. Whoever holds an open session of somebody else could send their money away by it,
 * so it asks for a fresh proof, the owner gets a mail, and an account that takes another's place is paid to some days later.
 */
export const savePayoutAccount = steps(
  paymentsContract.savePayoutAccount,
  { policy: signedIn, limit: { times: 20, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const iban = checkIban(input.iban);
    if (!iban.ok) return iban;
    const notProven = await proveAgain(app, caller, input);
    if (notProven) return fail(notProven);
    return inTransaction(app.db, async (tx) => {
      if (!(await lockOwner(tx, caller.session, app.clock.now()))) return fail(signedOutMeanwhile);
      const sellerId = caller.session?.userId ?? '';
      const wanted = { sellerId, holder: input.holder, iban: iban.value };
      const before = await lockAccount(tx, sellerId);
      if (before && isSame(app, before, wanted)) return ok({ account: shown(before, caller.language) });
      if (await isBeingSent(tx, sellerId)) return fail({ code: 'payments/payout-under-way' });
      const others = (await lockSellersOfIban({ config: app.config, tx }, iban.value)).filter((id) => id !== sellerId);
      if (others.length >= app.config.SHOPS_PER_IBAN) return fail({ code: 'payments/iban-of-others' });
      return ok({ account: shown(await change(app, tx, { before, wanted }), caller.language) });
    });
  },
);

/** Typed in again as it is, an account that works stays as it is; one that failed is tried once more. */
const isSame = ({ config }: App, before: StoredAccount, { holder, iban }: { holder: string; iban: string }): boolean =>
  before.state !== 'failed' && before.holder === holder && ibanOf(config, before) === iban;

interface Wanted {
  sellerId: string;
  holder: string;
  iban: string;
}

async function change(
  app: App,
  tx: Transaction,
  { before, wanted }: { before: StoredAccount | null; wanted: Wanted },
): Promise<StoredAccount> {
  const now = app.clock.now();
  const payFrom = before ? addMilliseconds(now, CHANGED_ACCOUNT_WAITS_DAYS * DAY) : now;
  const last4 = wanted.iban.slice(-4);
  const next = nextPayoutAt(before?.interval ?? 'weekly', now);
  await saveAccount({ config: app.config, tx }, { ...wanted, payFrom, nextPayoutAt: next, now });
  await mailSafetyChange(app, tx, {
    userId: wanted.sellerId,
    change: before ? 'payout-account-changed' : 'payout-account-added',
    detail: before ? safetyDetails.laterBank(last4, payFrom, app.config.TIME_ZONE) : safetyDetails.bank(last4),
  });
  const after = await findAccount(tx, wanted.sellerId);
  if (!after) throw new Error('the payout account that was saved is not there');
  return after;
}

/** [PAY-04] How often the maker is paid, and from which sum on. */
export const savePayoutSchedule = write(
  paymentsContract.savePayoutSchedule,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const next = nextPayoutAt(input.interval, app.clock.now());
    if (!(await saveSchedule(tx, { sellerId, ...input, nextPayoutAt: next })))
      return fail({ code: 'payments/no-account' });
    const account = await findAccount(tx, sellerId);
    return account ? ok({ account: shown(account, caller.language) }) : fail({ code: 'payments/no-account' });
  },
);
