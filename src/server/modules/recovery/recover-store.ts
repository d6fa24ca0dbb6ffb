import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { recallRemindersTo } from './reminder-mails-store.ts';
import type { ReminderLine } from './track-store.ts';

export interface Link {
  cartId: string;
  life: number;
  attempt: number;
  promoCode: string | null;
  expiresAt: Date;
  items: ReminderLine[];
}

/** Uses a link up. Of any number of parallel calls one gets it: the row is locked by the update, and the others find it used. */
export async function useLink(
  tx: Transaction,
  { cartId, tokenHash, now }: { cartId: string | null; tokenHash: Buffer; now: Date },
): Promise<Link | null> {
  const { rows } = await tx.query<Link>({
    name: 'recovery-use-link',
    text: `UPDATE recovery_attempts t SET used_at = $3 FROM abandoned_carts a
           WHERE ($1::text IS NULL OR t.cart_id = $1) AND t.token_hash = $2 AND t.used_at IS NULL AND t.expires_at > $3
             AND a.cart_id = t.cart_id AND a.life = t.life
           RETURNING t.cart_id AS "cartId", t.life, t.attempt_number AS attempt, t.promo_code AS "promoCode",
             t.expires_at AS "expiresAt", a.items`,
    values: [cartId, tokenHash, now],
  });
  return rows[0] ?? null;
}

/** [REC-14] The address that a reminder went to wants no more of them; false where the link is none. Its open carts are left alone from now on. */
export async function optOut(
  app: App,
  tx: Transaction,
  { cartId, unsubscribeHash, now }: { cartId: string; unsubscribeHash: Buffer; now: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ email: string | null }>({
    name: 'recovery-opt-out',
    text: `WITH link AS (
             SELECT a.user_email AS email FROM recovery_attempts t JOIN abandoned_carts a ON a.cart_id = t.cart_id
               AND a.life = t.life WHERE t.cart_id = $1 AND t.unsubscribe_hash = $2
           ), noted AS (
             INSERT INTO cart_mail_optouts (email_hash, created_at) SELECT sha256(convert_to(email, 'UTF8')), $3
               FROM link WHERE email IS NOT NULL ON CONFLICT DO NOTHING
           ), closed AS (
             UPDATE abandoned_carts a SET next_at = NULL, closed_by = 'unsubscribe' FROM link
               WHERE a.user_email = link.email AND a.next_at IS NOT NULL
           ) SELECT email FROM link`,
    values: [cartId, unsubscribeHash, now],
  });
  if (rows[0]?.email) await recallRemindersTo(app, tx, rows[0].email);
  return rows.length > 0;
}

/** [REC-03] The trip that a link belongs to was won back. One that ended in a purchase stays that. */
export async function markRecovered(tx: Transaction, cartId: string, life: number): Promise<void> {
  await tx.query({
    name: 'recovery-mark-recovered',
    text: `UPDATE abandoned_carts SET status = 'recovered', closed_by = 'recovery', next_at = NULL
           WHERE cart_id = $1 AND life = $2 AND closed_by IS DISTINCT FROM 'purchase'`,
    values: [cartId, life],
  });
}
