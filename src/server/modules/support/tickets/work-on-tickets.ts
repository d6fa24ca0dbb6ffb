import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import { priorities } from '#domain/support/tickets/model.ts';
import { afterAnswer, mayMerge, setOpen } from '#domain/support/tickets/move-ticket.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { listAdminsWith } from '../../admin/admin-store.ts';
import { appendAuditLog, type AuditEntry } from '../../admin/audit-store.ts';
import { answerMail } from './answer-mails.ts';
import { mergeAttachments } from './attachment-store.ts';
import { addAttachments, areAttachments } from './attachments.ts';
import {
  insertEntry,
  type LockedTicket,
  lockTicket,
  lockTickets,
  mergeInto,
  setCare,
  setState,
} from './entry-store.ts';

interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}

const audit = (work: Work, number: string, entry: Omit<AuditEntry, 'subject'>): Promise<void> =>
  appendAuditLog(work, { ...entry, subject: { kind: 'ticket', id: number, name: number } });

async function addEntry({ app, tx, caller }: Work, number: string, entry: { kind: 'answer' | 'note'; body: string }) {
  const id = app.ids.uuid();
  await insertEntry(tx, {
    ...{ ...entry, number, id, at: app.clock.now() },
    ...{ authorId: caller.session?.userId ?? null, authorName: caller.session?.displayName ?? '' },
  });
  return id;
}

/** [SUP-04, ADM-12] The answer goes by mail and into the profile; who answers first without an owner owns the ticket. */
export const answerTicket = write(
  ticketsContract.answerTicket,
  { policy: admin('tickets.manage') },
  async ({ input, app, tx, caller }) => {
    const { number, message, closes } = input;
    const ticket = await lockTicket(tx, number);
    if (!ticket) return fail({ code: 'support/no-such-ticket' });
    const state = afterAnswer(ticket, closes);
    if (!state.ok) return state;
    if (!areAttachments(input.attachments)) return fail({ code: 'support/bad-attachment' });
    const id = await addEntry({ app, tx, caller }, number, { kind: 'answer', body: message });
    await addAttachments(app, tx, { number, entryId: id, files: input.attachments });
    await setState(tx, { number, state: state.value, now: app.clock.now() });
    if (!ticket.ownerId) await setCare(tx, { ...ticket, ownerId: caller.session?.userId ?? null });
    const files = input.attachments.length;
    await sendMail(app, tx, answerMail(app, { ticket, id, message, closes, files }));
    await audit({ app, tx, caller }, number, { action: 'support.answerTicket', after: { state: state.value } });
    return ok({ number, state: state.value });
  },
);

/** [SUP-04, ADM-12] */
export const addTicketNote = write(
  ticketsContract.noteTicket,
  { policy: admin('tickets.manage') },
  async ({ input, app, tx, caller }) => {
    const { number, message } = input;
    const ticket = await lockTicket(tx, number);
    if (!ticket) return fail({ code: 'support/no-such-ticket' });
    await addEntry({ app, tx, caller }, number, { kind: 'note', body: message });
    await audit({ app, tx, caller }, number, { action: 'support.noteTicket' });
    return ok({ number, state: ticket.state });
  },
);

interface Care {
  ownerId: string | null;
  priority: number;
}
const careFacts = ({ ownerId, priority }: Care): object => ({ ownerId, priority: priorities[priority] });

/** What somebody else may own is what they may work on. */
async function mayOwn({ tx }: Pick<Work, 'tx'>, ownerId: string | null, ticket: LockedTicket): Promise<boolean> {
  if (ownerId === null || ownerId === ticket.ownerId) return true;
  return (await listAdminsWith(tx, 'tickets.manage')).some(({ userId }) => userId === ownerId);
}

/** [SUP-04, ADM-12] Owner, priority, closed or open: what is not said stays. */
export const changeTicket = write(
  ticketsContract.changeTicket,
  { policy: admin('tickets.manage') },
  async ({ input, app, tx, caller }) => {
    const { number, ownerId, priority, isOpen } = input;
    const ticket = await lockTicket(tx, number);
    if (!ticket) return fail({ code: 'support/no-such-ticket' });
    const state = setOpen(ticket, isOpen ?? ticket.state !== 'closed');
    if (!state.ok) return state;
    const care = {
      ownerId: ownerId === undefined ? ticket.ownerId : ownerId,
      priority: priority ? priorities.indexOf(priority) : ticket.priority,
    };
    if (!(await mayOwn({ tx }, care.ownerId, ticket))) return fail({ code: 'support/not-an-owner' });
    await setCare(tx, { number, ...care });
    await setState(tx, { number, state: state.value, now: app.clock.now() });
    await audit({ app, tx, caller }, number, {
      action: 'support.changeTicket',
      before: { state: ticket.state, ...careFacts(ticket) },
      after: { state: state.value, ...careFacts(care) },
    });
    return ok({ number, state: state.value });
  },
);

/** [SUP-04, ADM-12] Two tickets of one person become one. */
export const mergeTicket = write(
  ticketsContract.mergeTicket,
  { policy: admin('tickets.manage') },
  async ({ input, app, tx, caller }) => {
    const { number, into } = input;
    const tickets = await lockTickets(tx, [...new Set([number, into])]);
    const [from, to] = [tickets.get(number), tickets.get(into)];
    if (!from || !to) return fail({ code: 'support/no-such-ticket' });
    const merging = mayMerge(from, to);
    if (!merging.ok) return merging;
    const letterId = app.ids.uuid();
    await mergeInto(tx, { from: number, into, id: letterId, now: app.clock.now() });
    await mergeAttachments(tx, { from: number, into, letterId });
    if (from.state === 'house') await setState(tx, { number: into, state: 'house', now: app.clock.now() });
    await audit({ app, tx, caller }, number, { action: 'support.mergeTicket', after: { into } });
    return ok({ number, state: 'closed' as const });
  },
);
