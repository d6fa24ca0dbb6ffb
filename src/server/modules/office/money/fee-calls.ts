import { fail, ok } from '#domain/core/result.ts';
import { feeContract } from '#domain/office/fee-contract.ts';
import { feeHoldsFrom, type FeeRule } from '#domain/payments/fee-rule.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { listReusedAccounts as listReused } from '../../payments/payouts/payout-account-store.ts';
import { findFeePercent, listFeeRules as listStored, saveFeeRule } from '../../payments/fee-rule-store.ts';

async function listRules({ clock }: App, db: Queryable): Promise<FeeRule[]> {
  const now = clock.now();
  const stored = await listStored(db);
  const holding = stored.findIndex(({ holdsFrom }) => holdsFrom === null || new Date(holdsFrom) <= now);
  const stateOf = (index: number): FeeRule['state'] => {
    if (index < holding) return 'planned';
    return index === holding ? 'holds' : 'past';
  };
  return stored.map((rule, index) => ({ ...rule, state: stateOf(index) }));
}

/** [PAY-04, OFFICE-01] */
export const listFeeRules = read(feeContract.listFeeRules, { policy: admin('finance.reports') }, async ({ app }) =>
  ok({ items: await listRules(app, app.db) }),
);

/** [PAY-06] */
export const listReusedAccounts = read(
  feeContract.listReusedAccounts,
  { policy: admin('payouts.view') },
  async ({ app }) => ok({ items: await listReused(app.config, app.db) }),
);

/** [PAY-04, ADM-12] Another fee from a moment on, with who and why in the log. The rules of the past stay as they are. */
export const setFee = write(
  feeContract.setFee,
  { policy: admin('settings.edit') },
  async ({ input: { percent, holdsFrom, reason }, app, tx, caller }) => {
    const now = app.clock.now();
    const from = feeHoldsFrom(holdsFrom === null ? null : new Date(holdsFrom), now);
    if (!from.ok) return fail(from.problem);
    const before = { percent: await findFeePercent(tx, from.value) };
    const setBy = caller.session?.displayName ?? '';
    await saveFeeRule(tx, { percent, holdsFrom: from.value, setBy });
    const at = from.value.toISOString();
    const subject = { kind: 'fee', id: at, name: `${percent} %` };
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.setFee', subject, reason, before, after: { percent, holdsFrom: at } },
    );
    return ok({ percent, holdsFrom: at, setBy, state: 'planned' as const });
  },
);
