import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import { priorities } from '#domain/support/tickets/model.ts';
import { listAdminsWith } from '../../admin/admin-store.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { listAttachments } from './attachment-store.ts';
import { findFigures, findTicket, listTicketRows } from './read-ticket-store.ts';

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
    return ok({ ...page, items: page.items.map(({ cursor: _cursor, ...item }) => item) });
  },
);

/** [SUP-04] */
export const getTicketFigures = read(
  ticketsContract.getTicketFigures,
  { policy: admin('tickets.view') },
  async ({ app }) => ok(await findFigures(app.db, app.clock.now())),
);

/** [SUP-04, UX-96] */
export const getTicket = read(ticketsContract.getTicket, { policy: admin('tickets.view') }, async ({ input, app }) => {
  const [ticket, attachments, owners] = await Promise.all([
    findTicket(app.db, input.number),
    listAttachments(app.db, input.number),
    listAdminsWith(app.db, 'tickets.manage'),
  ]);
  return ticket ? ok({ ...ticket, attachments, owners }) : fail({ code: 'support/no-such-ticket' });
});
