import { returnStateTexts } from '#domain/returns/return-texts.ts';
import { react } from '../../platform/events/reaction.ts';
import { sendMails } from '../../platform/mail/send-mail.ts';
import { findMailRecipient, lockOrderOfShop } from '../orders/order-store.ts';
import { findReturn } from '../returns/return-store.ts';
import { TICKET_NUMBER_LENGTH, ticketNumber } from './ask-for-help.ts';
import { copyMail, HOUSE_LANGUAGE, ticketMail } from './ticket-mails.ts';
import { insertTicket } from './ticket-store.ts';

/** [ORD-04, OFFICE-01] A return whose buyer asks the marketplace to decide is a case, and its buyer has a copy with its number. */
export const onDisputedReturn = react({
  name: 'support.on-disputed-return',
  to: ['returns.disputed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, returnId } = event.payload;
    const stored = await findReturn(tx, { returnId, sellerId });
    const order = await lockOrderOfShop(tx, { sellerId, orderId });
    if (!stored || !order || order.email === '') return;
    const { language } = await findMailRecipient(tx, order);
    const messageIn = (of: typeof language) => disputeTexts[of](order.number, returnStateTexts[stored.state][of]);
    const ticket = {
      number: ticketNumber(app.random.bytes(TICKET_NUMBER_LENGTH)),
      email: order.email,
      message: messageIn(HOUSE_LANGUAGE),
      order: order.number,
      article: null,
      session: null,
      language,
    };
    await insertTicket(tx, ticket, event.at);
    await sendMails(app, tx, [
      ticketMail(app, ticket, HOUSE_LANGUAGE),
      copyMail(app, { ...ticket, message: messageIn(language) }, language),
    ]);
  },
});

const disputeTexts = {
  en: (number: string, state: string) =>
    `A return of order ${number} is in state “${state}”, and its buyer asks the marketplace to decide. The reasons and pictures are on the page of the order.`,
  de: (number: string, state: string) =>
    `Eine Rücksendung zur Bestellung ${number} hat den Stand „${state}“, und der Marktplatz soll entscheiden. Gründe und Bilder stehen auf der Seite der Bestellung.`,
};
