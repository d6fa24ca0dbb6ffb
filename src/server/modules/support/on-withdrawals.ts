import { react } from '../../platform/events/reaction.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findWithdrawal } from '../orders/withdrawal/withdrawal-store.ts';
import { TICKET_NUMBER_LENGTH, ticketNumber } from './ask-for-help.ts';
import { HOUSE_LANGUAGE, ticketMail } from './ticket-mails.ts';
import { insertTicket } from './ticket-store.ts';

/** [LAW-01, OFFICE-01] A withdrawal that fits no order is a case: a person finds the order, or answers. */
export const onUnmatchedWithdrawal = react({
  name: 'support.on-withdrawal',
  to: ['orders.withdrawal-moved'],
  handle: async ({ event, tx, app }) => {
    if (event.payload.state !== 'unmatched') return;
    const withdrawal = await findWithdrawal(tx, event.payload.withdrawalId);
    if (!withdrawal) return;
    const { name, said, declaredAt, email, number: order } = withdrawal;
    const ticket = {
      number: ticketNumber(app.random.bytes(TICKET_NUMBER_LENGTH)),
      email,
      message: `A withdrawal that fits no order, declared by ${name} at ${declaredAt.toISOString()}. It was acknowledged and counts from then.\n\nPieces: ${said || 'all of the order'}`,
      order,
      article: null,
      session: null,
      language: HOUSE_LANGUAGE,
    };
    await insertTicket(tx, ticket, event.at);
    await sendMail(app, tx, ticketMail(app, ticket, HOUSE_LANGUAGE));
  },
});
