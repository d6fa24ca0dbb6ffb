import type { Transaction } from '../../platform/database/open-database.ts';
import type { SupportTicket } from './ticket-mails.ts';

/** Keeps a ticket beside its mail. */
export async function insertTicket(tx: Transaction, ticket: SupportTicket, now: Date): Promise<void> {
  const { number, email, session, article, order, message, language } = ticket;
  await tx.query({
    name: 'support-insert-ticket',
    text: `INSERT INTO support_tickets (number, at, since, email, user_id, article, order_number, message, language,
           words)
           VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8,
             to_tsvector('simple', concat_ws(' ', $1::text, $3::text, $6::text, $7::text)))`,
    values: [number, now, email, session?.userId ?? null, article ?? '', order, message, language],
  });
}
