import type { TicketState } from '#domain/support/tickets/model.ts';
import type { TicketStatus } from '#domain/support/tickets/move-ticket.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

export interface LockedTicket extends TicketStatus {
  language: Language;
  message: string;
  ownerId: string | null;
  priority: number;
}

/** The ticket, locked until the transaction ends. */
export async function lockTicket(tx: Transaction, number: string): Promise<LockedTicket | null> {
  const { rows } = await tx.query<LockedTicket>({
    name: 'support-lock-ticket',
    text: `SELECT number, state, merged_into AS "mergedInto", user_id AS "userId", email, language, message,
           owner_id AS "ownerId", priority
           FROM support_tickets WHERE number = $1 FOR UPDATE`,
    values: [number],
  });
  return rows[0] ?? null;
}

/** Several at once, in the order of their numbers. */
export async function lockTickets(tx: Transaction, numbers: readonly string[]): Promise<Map<string, LockedTicket>> {
  const byId = new Map<string, LockedTicket>();
  for (const number of numbers.toSorted()) {
    const ticket = await lockTicket(tx, number);
    if (ticket) byId.set(number, ticket);
  }
  return byId;
}

export interface NewEntry {
  number: string;
  id: string;
  at: Date;
  kind: 'answer' | 'reply' | 'note';
  authorId: string | null;
  authorName: string;
  body: string;
}

/** Whether a ticket has an entry already; asked while it is locked. */
export async function hasEntry(tx: Transaction, { number, id }: Pick<NewEntry, 'number' | 'id'>): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'support-has-entry',
    text: 'SELECT 1 FROM support_ticket_entries WHERE number = $1 AND id = $2',
    values: [number, id],
  });
  return rowCount === 1;
}

/** Adds to a ticket, whose search then finds the words too; the first answer is stamped. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  const { number, id, at, kind, authorId, authorName, body } = entry;
  await tx.query({
    name: 'support-insert-entry',
    text: `INSERT INTO support_ticket_entries (number, id, at, kind, author_id, author_name, body)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [number, id, at, kind, authorId, authorName, body],
  });
  await tx.query({
    name: 'support-touch-ticket',
    text: `UPDATE support_tickets SET words = words || to_tsvector('simple', $2),
             first_answered_at = CASE WHEN $3 = 'answer' THEN coalesce(first_answered_at, $4) ELSE first_answered_at END
               WHERE number = $1`,
    values: [number, body, kind, at],
  });
}

/** In a state since now; the same state again keeps its moment. */
export async function setState(
  tx: Transaction,
  { number, state, now }: { number: string; state: TicketState; now: Date },
): Promise<void> {
  await tx.query({
    name: 'support-set-state',
    text: `UPDATE support_tickets SET since = CASE WHEN state = $2 THEN since ELSE $3::timestamptz END, state = $2,
             closed_at = CASE WHEN $2 = 'closed' THEN coalesce(closed_at, $3::timestamptz) END WHERE number = $1`,
    values: [number, state, now],
  });
}

/** Its owner and its priority. */
export async function setCare(
  tx: Transaction,
  { number, ownerId, priority }: { number: string; ownerId: string | null; priority: number },
): Promise<void> {
  await tx.query({
    name: 'support-set-care',
    text: 'UPDATE support_tickets SET owner_id = $2, priority = $3 WHERE number = $1',
    values: [number, ownerId, priority],
  });
}

/** [SUP-04] Everything of one ticket goes on in another: its letter becomes a reply there, and what pointed to it points on. */
export async function mergeInto(
  tx: Transaction,
  { from, into, id, now }: { from: string; into: string; id: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'support-merge-letter',
    text: `INSERT INTO support_ticket_entries (number, id, at, kind, author_id, author_name, body)
           SELECT $2, $3, t.at, 'reply', t.user_id, coalesce(u.display_name, t.email), t.message
           FROM support_tickets t LEFT JOIN users u ON u.id = t.user_id WHERE t.number = $1`,
    values: [from, into, id],
  });
  await tx.query({
    name: 'support-merge-entries',
    text: 'UPDATE support_ticket_entries SET number = $2 WHERE number = $1',
    values: [from, into],
  });
  await tx.query({
    name: 'support-merge-words',
    text: `UPDATE support_tickets t SET words = t.words || f.words, priority = least(t.priority, f.priority)
           FROM support_tickets f WHERE f.number = $1 AND t.number = $2`,
    values: [from, into],
  });
  await tx.query({
    name: 'support-merge-pointers',
    text: `UPDATE support_tickets SET merged_into = $2, state = 'closed', since = $3,
           closed_at = coalesce(closed_at, $3) WHERE number = $1 OR merged_into = $1`,
    values: [from, into, now],
  });
}
