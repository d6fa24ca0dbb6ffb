import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/core/mailbox.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** So long the reminders that an unproven address gets are those of one cart. */
export const TURN_DAYS = 7;

const mailboxHash = (email: string): Buffer => createHash('sha256').update(mailboxOf(email)).digest();

interface Asking {
  cartId: string;
  life: number;
  email: string;
}

/**
 * [INV-21, REC-14] Of carts whose reminders would go to addresses that nobody proved, those that may be reminded of: one at each mailbox in a
 * week, whatever sweeps at once. The primary key puts the askers in line; the first keeps its turn for all its reminders.
 */
export async function claimTurns(tx: Transaction, asking: readonly Asking[], now: Date): Promise<Set<string>> {
  if (asking.length === 0) return new Set();
  const { rows } = await tx.query<{ cart_id: string; life: number }>({
    name: 'reminder-take-turns',
    text: `WITH asked AS (SELECT DISTINCT ON (hash) hash, cart_id, life
           FROM unnest($1::bytea[], $2::text[], $3::int[]) AS a (hash, cart_id, life) ORDER BY hash, cart_id)
           INSERT INTO reminder_turns AS t (mailbox_hash, cart_id, life, since) SELECT hash, cart_id, life, $4
             FROM asked ORDER BY hash
           ON CONFLICT (mailbox_hash) DO UPDATE SET cart_id = CASE WHEN t.since <= $5 THEN excluded.cart_id
             ELSE t.cart_id END,
             life = CASE WHEN t.since <= $5 THEN excluded.life ELSE t.life END, since = CASE WHEN t.since <= $5
               THEN excluded.since ELSE t.since END
           RETURNING cart_id, life`,
    values: [
      asking.map(({ email }) => mailboxHash(email)),
      asking.map(({ cartId }) => cartId),
      asking.map(({ life }) => life),
      now,
      addMilliseconds(now, -TURN_DAYS * DAY),
    ],
  });
  const turns = new Set(rows.map((row) => `${row.cart_id}:${row.life}`));
  return new Set(asking.filter(({ cartId, life }) => turns.has(`${cartId}:${life}`)).map(({ cartId }) => cartId));
}

/** A cart that was passed over forgets its address until somebody is busy with it again: no reminder comes days too late. */
export async function dropAddresses(tx: Transaction, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return;
  await tx.query({
    name: 'reminder-drop-addresses',
    text: 'UPDATE abandoned_carts SET user_email = NULL WHERE cart_id = ANY($1) AND next_at IS NOT NULL',
    values: [cartIds],
  });
}
