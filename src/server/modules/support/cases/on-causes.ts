import { afterBank } from '#domain/support/cases/move-case.ts';
import { react } from '../../../platform/events/reaction.ts';
import { lockOrderOfShop } from '../../orders/order-store.ts';
import { findReturn } from '../../returns/return-store.ts';
import { insertCase, insertCaseEntry, lockCaseOf, moveCase } from './case-store.ts';
import { caseNumber, startCase } from './start-case.ts';
import { publishCase } from './notify-parties.ts';

/** [ORD-04, SUP-04] A return whose buyer asks the marketplace to decide is a case, once. Its maker is asked first. */
export const onDisputedReturn = react({
  name: 'support.on-disputed-return',
  to: ['returns.disputed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, returnId, buyerId } = event.payload;
    const order = await lockOrderOfShop(tx, { sellerId, orderId });
    const stored = order && (await findReturn(tx, { returnId, sellerId }));
    if (!stored) return;
    const by = { userId: buyerId, name: order.buyerName };
    await startCase(app, tx, { order, source: 'return', sourceId: returnId, by, text: '' });
  },
});

/** [PAY-02, SUP-04] A bank's dispute is a case from its first word on, and decided when the bank has. */
export const onBankDispute = react({
  name: 'support.on-bank-dispute',
  to: ['payments.dispute-moved'],
  handle: async ({ event, tx, app }) => {
    const { disputeId, sellerId, orderId, status, dueAt } = event.payload;
    if (!(await lockOrderOfShop(tx, { sellerId, orderId }))) return;
    const cause = { sellerId, source: 'dispute' as const, sourceId: disputeId };
    const now = event.at;
    const { decision, ...turn } = afterBank(status, dueAt === null ? null : new Date(dueAt), now);
    const known = await lockCaseOf(tx, cause);
    const number = known?.number ?? caseNumber(app);
    const first = afterBank('needs_response', null, now);
    if (!known) await insertCase(tx, { ...cause, number, orderId, state: first.state, dueAt: first.dueAt, now });
    const entry = { body: status, authorId: null, authorName: '' };
    const kind = decision === null ? ('bank' as const) : ('decided' as const);
    await insertCaseEntry(tx, { sellerId, number, id: event.id, at: now, kind, ...entry });
    await moveCase(tx, { sellerId, number }, { ...turn, decision, now });
    await publishCase(app, tx, { sellerId, orderId, number, state: turn.state });
  },
});
