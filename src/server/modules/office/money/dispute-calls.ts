import { fail, ok } from '#domain/core/result.ts';
import { disputeContract } from '#domain/office/disputes/dispute-contract.ts';
import { draftEvidence } from '#domain/office/disputes/dispute-evidence.ts';
import {
  isDraft,
  isOwnContact,
  sentEvidence,
  shownEvidence,
  storedEvidence,
} from '#domain/office/disputes/masked-evidence.ts';
import { withMaskedContact } from '#domain/office/masked-order.ts';
import { contactFields } from '#domain/payments/evidence.ts';
import { explainTransaction } from '#domain/payments/explain-transaction.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { HOURLY_LIMIT, recordLook } from '../../admin/record-look.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { lockEvidence, saveEvidence, submitEvidence } from '../../payments/disputes/answer-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { findDispute, findDisputes, type StoredDispute } from './dispute-store.ts';

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

const draftOf = async ({ db, config }: Pick<App, 'config'> & { db: Queryable }, { orders }: StoredDispute) => {
  const stored = await Promise.all(orders.map(({ orderId, sellerId }) => findOrderOfShop(db, orderId, sellerId)));
  const whole = stored.filter((order) => order !== null);
  const house = { siteName: config.MARKETPLACE_NAME, timeZone: config.TIME_ZONE };
  return { whole: draftEvidence(whole, house), masked: draftEvidence(whole.map(withMaskedContact), house) };
};

/** [OFFICE-01, UX-96] Its evidence is assembled from the orders until somebody has written it; where the buyer can be reached is masked. */
export const getDispute = read(
  disputeContract.getDispute,
  { policy: admin('cases.view') },
  async ({ input, app, caller }) => {
    const match = await findDispute(app.db, input.disputeId);
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const draft = await draftOf(app, match);
    return ok({
      ...match,
      orders: match.orders.map(({ sellerId: _sellerId, facts, ...order }) => ({
        ...order,
        explanation: order.withheldCents === 0 ? '' : explainTransaction(facts, 'administrator', caller.language),
      })),
      evidence: shownEvidence(match.evidence, draft),
      ownContacts: contactFields.filter((field) => isOwnContact(field, match.evidence, draft)),
      isDraft: isDraft(match.evidence),
    });
  },
);

const asDispute = (id: string, { orderNumbers }: { orderNumbers: readonly string[] }) => ({
  kind: 'dispute',
  id,
  name: orderNumbers.join(', '),
});

/** [OFFICE-01, ADM-12] For who writes the evidence, one field at a time and with a reason. */
export const showDisputeContact = write(
  disputeContract.showDisputeContact,
  { policy: admin('cases.manage'), idempotency: 'none', limit: HOURLY_LIMIT },
  async ({ input: { disputeId, field, reason }, app, tx, caller }) => {
    const match = await findDispute(tx, disputeId);
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const { whole } = await draftOf({ db: tx, config: app.config }, match);
    const subject = asDispute(disputeId, match);
    await recordLook({ app, tx, caller }, { action: 'office.showDisputeContact', subject, field, reason });
    return ok({ value: match.evidence[field] ?? whole[field] ?? '' });
  },
);

/** [ADM-12] Others go on with what was kept. */
export const saveDisputeEvidence = write(
  disputeContract.saveDisputeEvidence,
  { policy: admin('cases.manage') },
  async ({ input: { disputeId, evidence: written }, app, tx, caller }) => {
    const before = await lockEvidence(tx, disputeId);
    const match = before && (await findDispute(tx, disputeId));
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const evidence = storedEvidence(written, before);
    if (!evidence.ok) return evidence;
    if (!(await saveEvidence(tx, { disputeId, evidence: evidence.value })))
      return fail({ code: 'office/evidence-final' });
    const subject = asDispute(disputeId, match);
    await appendAuditLog({ app, tx, caller }, { action: 'office.saveDisputeEvidence', subject });
    return ok({ saved: true as const });
  },
);

/** [PAY-02, ADM-12] The bank reads it once: of two who send it the second is told. Whoever sends it has not seen the buyer's address. */
export const submitDisputeEvidence = write(
  disputeContract.submitDisputeEvidence,
  { policy: admin('cases.manage') },
  async ({ input: { disputeId, evidence: written }, app, tx, caller }) => {
    const before = await lockEvidence(tx, disputeId);
    const match = before && (await findDispute(tx, disputeId));
    if (!match) return fail({ code: 'office/no-such-dispute' });
    const stored = storedEvidence(written, before);
    if (!stored.ok) return stored;
    const evidence = sentEvidence(stored.value, await draftOf({ db: tx, config: app.config }, match));
    const now = app.clock.now();
    const by = caller.session?.userId ?? '';
    if (!(await submitEvidence(tx, { disputeId, evidence, by, now }))) return fail({ code: 'office/evidence-final' });
    const subject = asDispute(disputeId, match);
    await appendAuditLog({ app, tx, caller }, { action: 'office.submitDisputeEvidence', subject });
    return ok({ submittedAt: now.toISOString() });
  },
);
