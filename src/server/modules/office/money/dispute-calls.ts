import { fail, ok } from '#domain/core/result.ts';
import { disputeContract } from '#domain/office/dispute-contract.ts';
import { draftEvidence } from '#domain/office/dispute-evidence.ts';
import { explainTransaction } from '#domain/payments/explain-transaction.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { saveEvidence, submitEvidence } from '../../payments/disputes/answer-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { findDispute, findDisputes } from './dispute-store.ts';

/** [OFFICE-01] */
export const listDisputes = read(
  disputeContract.listDisputes,
  { policy: admin('cases.view') },
  async ({ input, app }) => {
    const { view, cursor, limit } = input;
    const rows = await findDisputes(app.db, { view, after: timeCursor(cursor), limit: limit + 1 });
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.cursor, last.disputeId]);
    return ok({ items: items.map(({ cursor: _cursor, ...dispute }) => dispute), nextCursor });
  },
);

/** [OFFICE-01, UX-96] Its evidence is assembled from the orders until somebody has written it. */
export const getDispute = read(
  disputeContract.getDispute,
  { policy: admin('cases.view') },
  async ({ input, app, caller }) => {
    const match = await findDispute(app.db, input.disputeId);
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const isDraft = Object.keys(match.evidence).length === 0;
    const whole = isDraft
      ? await Promise.all(match.orders.map(({ orderId, sellerId }) => findOrderOfShop(app.db, orderId, sellerId)))
      : [];
    return ok({
      ...match,
      orders: match.orders.map(({ sellerId: _sellerId, facts, ...order }) => ({
        ...order,
        explanation: order.withheldCents === 0 ? '' : explainTransaction(facts, 'administrator', caller.language),
      })),
      evidence: isDraft
        ? draftEvidence(
            whole.filter((order) => order !== null),
            { siteName: app.config.MARKETPLACE_NAME, timeZone: app.config.TIME_ZONE },
          )
        : match.evidence,
      isDraft,
    });
  },
);

const asDispute = (id: string, { orderNumbers }: { orderNumbers: readonly string[] }) => ({
  kind: 'dispute',
  id,
  name: orderNumbers.join(', '),
});

/** [ADM-12] Others go on with what was kept. */
export const saveDisputeEvidence = write(
  disputeContract.saveDisputeEvidence,
  { policy: admin('cases.manage') },
  async ({ input, app, tx, caller }) => {
    const match = await findDispute(tx, input.disputeId);
    if (!match) return fail({ code: 'office/no-such-dispute' });
    if (!(await saveEvidence(tx, input))) return fail({ code: 'office/evidence-final' });
    const subject = asDispute(input.disputeId, match);
    await appendAuditLog({ app, tx, caller }, { act: 'office.saveDisputeEvidence', subject });
    return ok({ saved: true as const });
  },
);

/** [PAY-02, ADM-12] The bank reads it once: of two who send it the second is told. */
export const submitDisputeEvidence = write(
  disputeContract.submitDisputeEvidence,
  { policy: admin('cases.manage') },
  async ({ input, app, tx, caller }) => {
    const { disputeId, evidence } = input;
    const match = await findDispute(tx, disputeId);
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const now = app.clock.now();
    const by = caller.session?.userId ?? '';
    if (!(await submitEvidence(tx, { disputeId, evidence, by, now }))) return fail({ code: 'office/evidence-final' });
    const subject = asDispute(disputeId, match);
    await appendAuditLog({ app, tx, caller }, { act: 'office.submitDisputeEvidence', subject });
    return ok({ submittedAt: now.toISOString() });
  },
);
