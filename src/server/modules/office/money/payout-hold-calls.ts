import { fail, ok } from '#domain/core/result.ts';
import { payoutHoldContract } from '#domain/office/payout-hold-contract.ts';
import { failureText } from '#domain/payments/failure-texts.ts';
import { type ApprovableContext, read, write } from '../../../platform/calls/call.ts';
import { keyCursor, pageOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { secondLookNeeded } from '../../admin/second-looks/second-look-needed.ts';
import {
  listSellerPayouts as listStored,
  payoutSorts,
  setPayoutHold,
} from '../../payments/payouts/payout-hold-store.ts';

/** [OFFICE-01] */
export const listSellerPayouts = read(
  payoutHoldContract.listSellerPayouts,
  { policy: admin('payouts.view') },
  async ({ input: { show, q, sort, dir, cursor, limit }, app, caller }) => {
    const after = keyCursor(cursor, payoutSorts[sort].type);
    const wanted = { ...{ show, q: q || null, sort, dir }, after, limit: limit + 1 };
    const stored = await listStored(app.db, wanted);
    const { items, nextCursor } = pageOf(stored, limit, (last) => [last.key, last.sellerId]);
    const shown = items.map(({ key: _key, ...item }) => ({
      ...item,
      failure: item.failure && failureText(item.failure, caller.language),
    }));
    return ok({ items: shown, nextCursor });
  },
);

/** [OFFICE-01, ADM-12] Money that is under way already is not called back. */
export const withholdPayouts = write(
  payoutHoldContract.withholdPayouts,
  { policy: admin('payouts.process') },
  async ({ input: { sellerId, reason }, app, tx, caller }) => {
    const account = await setPayoutHold(tx, { sellerId, holdReason: reason });
    if (!account) return fail({ code: 'office/no-payout-account' });
    if (account.before !== '') return fail({ code: 'office/payouts-withheld' });
    const subject = { kind: 'person', id: sellerId, name: account.shopName };
    await appendAuditLog({ app, tx, caller }, { action: 'office.withholdPayouts', subject, reason });
    return ok({ sellerId, holdReason: reason });
  },
);

/** [OFFICE-01, ADM-12] Money that somebody held leaves when two let it go. */
export async function releasePayoutsNow(context: ApprovableContext<typeof payoutHoldContract.releasePayouts>) {
  const { app, tx, caller } = context;
  const { sellerId, reason } = context.input;
  const account = await setPayoutHold(tx, { sellerId, holdReason: '' });
  if (!account) return fail({ code: 'office/no-payout-account' });
  if (account.before === '') return fail({ code: 'office/payouts-not-withheld' });
  // What was written above is undone with the refusal.
  const needed = secondLookNeeded(context, 'office.releasePayouts');
  if (needed) return needed;
  const subject = { kind: 'person', id: sellerId, name: account.shopName };
  await appendAuditLog(
    { app, tx, caller },
    { action: 'office.releasePayouts', subject, reason, before: { holdReason: account.before } },
  );
  return ok({ sellerId, holdReason: '' });
}
export const releasePayouts = write(
  payoutHoldContract.releasePayouts,
  { policy: admin('payouts.process') },
  releasePayoutsNow,
);
