import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok } from '#domain/core/result.ts';
import { casesContract } from '#domain/support/cases/contract.ts';
import type { CaseEntryKind } from '#domain/support/cases/model.ts';
import { canChange, canDecide, houseTurn, partyTurn } from '#domain/support/cases/move-case.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { listAdminsWith } from '../../admin/admin-store.ts';
import { appendAuditLog, type AuditEntry } from '../../admin/audit-store.ts';
import { findOrderById, lockOrderOfShop } from '../../orders/order-store.ts';
import { lockTicket } from '../tickets/entry-store.ts';
import { HOUSE_LANGUAGE } from '../ticket-mails.ts';
import { caseHouseMail } from './case-mails.ts';
import {
  escalate,
  findCaseOrder,
  findOpenCase,
  insertCaseEntry,
  type LockedCase,
  lockCase,
  lockCaseOf,
  moveCase,
  setCaseOwner,
} from './case-store.ts';
import { startCase } from './start-case.ts';
import { mailParties, publishCase } from './notify-parties.ts';

interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}

export const auditCase = (work: Work, number: string, entry: Omit<AuditEntry, 'subject'>): Promise<void> =>
  appendAuditLog(work, { ...entry, subject: { kind: 'case', id: number, name: number } });

/** Adds what the house wrote or did; the id of the entry. */
export async function addCaseEntry(
  { app, tx, caller }: Work,
  { sellerId, number }: Pick<LockedCase, 'sellerId' | 'number'>,
  { kind, body }: { kind: CaseEntryKind; body: string },
): Promise<string> {
  const id = app.ids.uuid();
  await insertCaseEntry(tx, {
    ...{ sellerId, number, id, at: app.clock.now(), kind, body },
    ...{ authorId: caller.session?.userId ?? null, authorName: caller.session?.displayName ?? '' },
  });
  return id;
}

/** A case with its order, held: the order first, as everybody does. */
export async function lockWhole(tx: Transaction, number: string) {
  const which = await findCaseOrder(tx, number);
  const order = which && (await lockOrderOfShop(tx, which));
  const one = order && (await lockCase(tx, { number, sellerId: order.sellerId }));
  return one ? { order, one } : null;
}

const manages = { policy: admin('cases.manage') };

/** [SUP-04] A ticket that turns out to be a dispute becomes a case; so does an order that somebody looks at. */
export const openCase = write(casesContract.openCase, manages, async ({ input, app, tx, caller }) => {
  const { orderId, ticket, words } = input;
  const stored = await findOrderById(tx, orderId);
  const order = stored && (await lockOrderOfShop(tx, stored));
  if (!order) return fail({ code: 'orders/not-found' });
  if (ticket && (await lockTicket(tx, ticket)) === null) return fail({ code: 'support/no-such-ticket' });
  const open = await findOpenCase(tx, order);
  if (open) return fail({ code: 'support/case-open', number: open });
  const by = { userId: caller.session?.userId ?? null, name: caller.session?.displayName ?? '' };
  const cause = ticket ? { source: 'ticket' as const, sourceId: ticket } : { source: 'order' as const, sourceId: '' };
  const number = await startCase(app, tx, { order, ...cause, by, text: words });
  if (!number) {
    // The ticket became a case before, which is decided.
    const before = await lockCaseOf(tx, { sellerId: order.sellerId, ...cause });
    return fail({ code: 'support/case-open', number: before?.number ?? '' });
  }
  await auditCase({ app, tx, caller }, number, {
    action: 'support.openCase',
    after: { order: order.number },
    reason: words,
  });
  return ok({ number, state: 'house' as const });
});

/** [SUP-04] One party is asked; both read it. */
export const askInCase = write(casesContract.askInCase, manages, async ({ input, app, tx, caller }) => {
  const { number, party, words, days } = input;
  const whole = await lockWhole(tx, number);
  if (!whole) return fail({ code: 'support/no-such-case' });
  const { order, one } = whole;
  const open = canChange(one);
  if (!open.ok) return open;
  const now = app.clock.now();
  const turn = partyTurn(party, now, days);
  const entryId = await addCaseEntry({ app, tx, caller }, one, { kind: 'house', body: words });
  await moveCase(tx, one, { ...turn, now });
  if (!one.ownerId) await setCaseOwner(tx, one, caller.session?.userId ?? null);
  const news = { number, entryId, kind: 'asked' as const, text: words, dueAt: turn.dueAt ?? now };
  await mailParties(app, tx, { order, news, to: [party] });
  await publishCase(app, tx, { ...one, state: party });
  await auditCase({ app, tx, caller }, number, { action: 'support.askInCase', after: { party, days } });
  return ok({ number, state: party });
});

/** [SUP-04] */
export const addCaseNote = write(casesContract.noteCase, manages, async ({ input, app, tx, caller }) => {
  const one = await lockCase(tx, input);
  if (!one) return fail({ code: 'support/no-such-case' });
  await addCaseEntry({ app, tx, caller }, one, { kind: 'note', body: input.words });
  await auditCase({ app, tx, caller }, one.number, { action: 'support.noteCase' });
  return ok({ number: one.number, state: one.state });
});

/** [SUP-04] */
export const assignCase = write(casesContract.assignCase, manages, async ({ input, app, tx, caller }) => {
  const { number, ownerId } = input;
  const one = await lockCase(tx, { number });
  if (!one) return fail({ code: 'support/no-such-case' });
  const owner = ownerId && (await listAdminsWith(tx, 'cases.manage')).find(({ userId }) => userId === ownerId);
  if (ownerId && !owner) return fail({ code: 'support/not-a-case-owner' });
  if (one.ownerId === ownerId) return ok({ number, state: one.state });
  await setCaseOwner(tx, one, ownerId);
  await addCaseEntry({ app, tx, caller }, one, { kind: 'owner', body: owner ? owner.name : '' });
  const [before, after] = [{ ownerId: one.ownerId }, { ownerId }];
  await auditCase({ app, tx, caller }, number, { action: 'support.assignCase', before, after });
  return ok({ number, state: one.state });
});

/** [SUP-04, MSG-17] Somebody else decides: whoever escalates is out of it, and the case waits for an owner. */
export const escalateCase = write(casesContract.escalateCase, manages, async ({ input, app, tx, caller }) => {
  const { number, words } = input;
  const whole = await lockWhole(tx, number);
  if (!whole) return fail({ code: 'support/no-such-case' });
  const { order, one } = whole;
  const by = caller.session?.userId ?? '';
  const may = canDecide(one, by);
  if (!may.ok) return may;
  const escalationId = prefixedId('escalation', app.ids.uuid());
  if (!(await escalate(tx, one, { escalationId, by }))) return fail({ code: 'support/case-escalated' });
  await addCaseEntry({ app, tx, caller }, one, { kind: 'escalated', body: words });
  const now = app.clock.now();
  await moveCase(tx, one, { ...houseTurn(now), now });
  const mail = caseHouseMail(
    app,
    { number, orderNumber: order.number, kind: 'escalated', text: words },
    HOUSE_LANGUAGE,
  );
  await sendMail(app, tx, mail);
  await publishCase(app, tx, { ...one, state: 'house' });
  await auditCase({ app, tx, caller }, number, {
    action: 'support.escalateCase',
    after: { escalationId },
    reason: words,
  });
  return ok({ number, state: 'house' as const });
});
