import { maskedEmail } from '#domain/core/reading/masked.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import { priorities } from '#domain/support/tickets/model.ts';
import { listAdminsWith } from '../../admin/admin-store.ts';
import { HOURLY_LIMIT, recordLook } from '../../admin/record-look.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { listAttachments } from './attachment-store.ts';
import { findFigures, findTicket, listTicketRows, type StoredTicket } from './read-ticket-store.ts';

/** Where the page before ended: priority, moment and number. */
function ticketCursor(cursor: string | undefined): { priority: number; at: string; id: string } | null {
  const [priority, ...rest] = parsedCursor(cursor, 3) ?? [];
  const moment = timeCursorOf(rest);
  return moment && Number.isInteger(priority) ? { ...moment, priority: Number(priority) } : null;
}

/** [SUP-04, OFFICE-02] */
export const listTickets = read(
  ticketsContract.listTickets,
  { policy: admin('tickets.view') },
  async ({ input, app, caller }) => {
    const { view, q = '', priority, sort, dir, cursor, limit } = input;
    const rows = await listTicketRows(app.db, {
      ...{
        view,
        q,
        sort,
        direction: dir,
        now: app.clock.now(),
        userId: caller.session?.userId ?? '',
        after: ticketCursor(cursor),
        limit: limit + 1,
      },
      priority: priority ? priorities.indexOf(priority) : null,
    });
    const page = pageOf(rows, limit, (last) => [priorities.indexOf(last.priority), last.cursor, last.number]);
    return ok({
      ...page,
      items: page.items.map(({ cursor: _cursor, ...item }) => ({ ...item, email: maskedEmail(item.email) })),
    });
  },
);

/** [SUP-04] */
export const getTicketFigures = read(
  ticketsContract.getTicketFigures,
  { policy: admin('tickets.view') },
  async ({ app }) => ok(await findFigures(app.db, app.clock.now())),
);

/** [OFFICE-01] Who wrote back by mail is called by their name here, or else by the address that it came from, masked. */
function authorIn({ email, person }: StoredTicket, authorName: string): string {
  if (!authorName.includes('@')) return authorName;
  return person && authorName.toLowerCase() === email ? person.name : maskedEmail(authorName);
}

const masked = (ticket: StoredTicket): StoredTicket => ({
  ...ticket,
  email: maskedEmail(ticket.email),
  entries: ticket.entries.map((entry) => ({ ...entry, authorName: authorIn(ticket, entry.authorName) })),
});

/** [OFFICE-01] For who works on tickets, one at a time and with a reason. */
export const showTicketEmail = write(
  ticketsContract.showTicketEmail,
  { policy: admin('tickets.manage'), idempotency: 'none', limit: HOURLY_LIMIT },
  async ({ input: { number, reason }, app, tx, caller }) => {
    const ticket = await findTicket(tx, number);
    if (!ticket) return fail({ code: 'support/no-such-ticket' });
    const subject = { kind: 'ticket', id: number, name: number };
    await recordLook({ app, tx, caller }, { action: 'support.showTicketEmail', subject, field: 'email', reason });
    return ok({ value: ticket.email });
  },
);

/** [SUP-04, UX-96] */
export const getTicket = read(ticketsContract.getTicket, { policy: admin('tickets.view') }, async ({ input, app }) => {
  const [ticket, attachments, owners] = await Promise.all([
    findTicket(app.db, input.number),
    listAttachments(app.db, input.number),
    listAdminsWith(app.db, 'tickets.manage'),
  ]);
  return ticket ? ok({ ...masked(ticket), attachments, owners }) : fail({ code: 'support/no-such-ticket' });
});
