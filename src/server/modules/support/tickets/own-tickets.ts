import { fail, ok } from '#domain/core/result.ts';
import { ticketsContract } from '#domain/support/tickets/contract.ts';
import { afterReply } from '#domain/support/tickets/move-ticket.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import { isSwitchedOff } from '../../../platform/config/flags.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { HOUSE_LANGUAGE } from '../ticket-mails.ts';
import { replyMail } from './answer-mails.ts';
import { listAttachments } from './attachment-store.ts';
import { addAttachments, areAttachments } from './attachments.ts';
import { insertEntry, lockTicket, setState } from './entry-store.ts';
import { findOwn, listOwn } from './read-ticket-store.ts';
import { maySeeTicket, ticketKey } from './ticket-key.ts';

/** [SUP-01] */
export const listOwnTickets = read(
  ticketsContract.listOwnTickets,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const { cursor, limit } = input;
    const userId = caller.session?.userId ?? '';
    const rows = await listOwn(app.db, { userId, after: timeCursor(cursor), limit: limit + 1 });
    return ok(pageOf(rows, limit, (last) => [last.at, last.number]));
  },
);

/** [SUP-01, SUP-04] One that is not theirs answers as one that is not there. */
export const getOwnTicket = read(
  ticketsContract.getOwnTicket,
  { policy: anyone, limit: { times: 300, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller }) => {
    const match = await findOwn(app.db, input.number);
    if (!match || !maySeeTicket(app, caller, { ...input, userId: match.userId, key: input.key }))
      return fail({ code: 'support/no-such-ticket' });
    const { mergedInto } = match.ticket;
    // Only tickets of one person become one: whose link opens this one may open that.
    const mergedKey = mergedInto && !match.userId ? ticketKey(app, mergedInto) : null;
    return ok({ ...match.ticket, mergedKey, attachments: await listAttachments(app.db, input.number) });
  },
);

/** [SUP-04] The person writes back; it is the turn of the house again. */
export const replyToTicket = write(
  ticketsContract.replyToTicket,
  { policy: anyone, limit: { times: 30, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller, tx }) => {
    const { number, key, message } = input;
    const ticket = await lockTicket(tx, number);
    if (!ticket || !maySeeTicket(app, caller, { number, userId: ticket.userId, key }))
      return fail({ code: 'support/no-such-ticket' });
    const state = afterReply(ticket);
    if (!state.ok) return state;
    if (input.attachments.length > 0 && isSwitchedOff(app, 'ticket-files', caller))
      return fail({ code: 'request/switched-off' });
    if (!areAttachments(input.attachments)) return fail({ code: 'support/bad-attachment' });
    const id = app.ids.uuid();
    const now = app.clock.now();
    await insertEntry(tx, {
      ...{ number, id, at: now, kind: 'reply', body: message },
      ...{ authorId: ticket.userId, authorName: caller.session?.displayName ?? ticket.email },
    });
    await addAttachments(app, tx, { number, entryId: id, files: input.attachments });
    await setState(tx, { number, state: state.value, now });
    await sendMail(app, tx, replyMail(app, { ticket, id, message }, HOUSE_LANGUAGE));
    return ok({ number, state: state.value });
  },
);
