import type { Transaction } from '../../platform/database/open-database.ts';
import { type SupportTicket, titleOf } from './ticket-mails.ts';

/** Keeps a ticket as a case beside its mail. */
export async function insertTicket(tx: Transaction, ticket: SupportTicket, now: Date): Promise<void> {
  await tx.query({
    name: 'support-insert-ticket',
    text: `INSERT INTO support_tickets (number, at, email, user_id, article, order_number, message) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      ticket.number,
      now,
      ticket.email,
      ticket.session?.userId ?? null,
      titleOf(ticket),
      ticket.order,
      ticket.message,
    ],
  });
}

/** Closes a ticket or opens it again; answers how it stood, null where there is none. */
export async function moveTicket(
  tx: Transaction,
  { number, isOpen, now }: { number: string; isOpen: boolean; now: Date },
): Promise<{ wasOpen: boolean } | null> {
  const { rows } = await tx.query<{ wasOpen: boolean }>({
    name: 'support-move-ticket',
    text: `WITH before AS (SELECT number, closed_at FROM support_tickets WHERE number = $1 FOR UPDATE)
           UPDATE support_tickets t SET closed_at = CASE WHEN $2 THEN NULL ELSE coalesce(before.closed_at, $3::timestamptz) END
           FROM before WHERE t.number = before.number RETURNING before.closed_at IS NULL AS "wasOpen"`,
    values: [number, isOpen, now],
  });
  return rows[0] ?? null;
}
