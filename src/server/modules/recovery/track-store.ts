import type { Cart } from '#domain/cart/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { TrackMetadata } from '#domain/recovery/workflow.ts';
import type { App } from '../../platform/calls/app.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { recallReminders } from './reminder-mails-store.ts';

/** A piece of a cart as a reminder shows it. */
export interface ReminderLine {
  sellerId: string;
  shopName: string;
  place: string;
  listingId: string;
  variantId: string;
  title: string;
  values: string[];
  personalisation: string;
  quantity: number;
  priceCents: number;
  picture: { id: string; alt: string } | null;
}

const reminderLines = (cart: Cart): ReminderLine[] =>
  cart.items
    .filter((line) => line.available)
    .map(
      ({
        sellerId,
        shopName,
        place,
        listingId,
        variantId,
        title,
        values,
        personalisation,
        quantity,
        priceCents,
        picture,
      }) => ({
        sellerId,
        shopName,
        place,
        listingId,
        variantId,
        title,
        values,
        personalisation,
        quantity,
        priceCents,
        picture: picture && { id: picture.id, alt: picture.alt },
      }),
    );

interface Activity {
  cart: Cart;
  userId: string | null;
  email: string | null;
  language: Language;
  sessionId: string;
  metadata: TrackMetadata;
  now: Date;
  /** When the workflow shall look first. */
  nextAt: Date;
}

/**
 * [REC-01, REC-03] Notes activity: the open life of the cart becomes pending again, or a new one begins. The caller holds the
 * cart's lock. An address that was given once stays until the life is over.
 */
export async function saveActivity(tx: Transaction, { cart, ...activity }: Activity): Promise<void> {
  await tx.query({
    name: 'recovery-activity',
    text: `WITH n AS (
             SELECT * FROM jsonb_to_record($1::jsonb) AS n ("cartId" text, "userId" text, email text,
               "sessionId" text, items jsonb, subtotal bigint, discount bigint, total bigint, metadata jsonb,
               now timestamptz, "nextAt" timestamptz, language text)
           ), open AS (
             UPDATE abandoned_carts a SET user_id = n."userId", user_email = coalesce(n.email, a.user_email),
               session_id = n."sessionId", items = n.items, subtotal_cents = n.subtotal, discount_cents = n.discount,
               total_cents = n.total, metadata = n.metadata, language = n.language, last_activity_at = n.now,
               abandoned_at = NULL, status = 'pending', next_at = n."nextAt"
             FROM n WHERE a.cart_id = n."cartId" AND a.next_at IS NOT NULL RETURNING 1
           )
           INSERT INTO abandoned_carts (cart_id, life, user_id, user_email, session_id, items, subtotal_cents,
             discount_cents, total_cents, metadata, created_at, last_activity_at, status, next_at, language)
           SELECT n."cartId", coalesce((SELECT max(o.life) FROM abandoned_carts o WHERE o.cart_id = n."cartId"), 0) + 1,
             n."userId", n.email, n."sessionId", n.items, n.subtotal, n.discount, n.total, n.metadata, n.now, n.now,
             'pending', n."nextAt", n.language
           FROM n WHERE NOT EXISTS (SELECT 1 FROM open)`,
    values: [
      jsonRecord({
        ...activity,
        cartId: cart.cartId,
        items: reminderLines(cart),
        subtotal: cart.subtotal,
        discount: cart.discount,
        total: cart.total,
      }),
    ],
  });
}

export type ClosedBy = 'purchase' | 'age' | 'withdrawal' | 'unsubscribe' | 'emptied';

/** Ends the open life of a cart. Who withdraws is forgotten. */
export async function closeLife(
  app: App,
  tx: Transaction,
  { cartId, closedBy }: { cartId: string; closedBy: ClosedBy },
): Promise<void> {
  await tx.query({
    name: 'recovery-close',
    text: `UPDATE abandoned_carts SET next_at = NULL, closed_by = $2, user_email = CASE WHEN $2 = 'withdrawal' THEN NULL
           ELSE user_email END,
             status = CASE WHEN $2 = 'withdrawal' THEN 'expired' ELSE status END
               WHERE cart_id = $1 AND next_at IS NOT NULL`,
    values: [cartId, closedBy],
  });
  await recallReminders(app, tx, [cartId]);
}

/** A guest who does not agree, or no longer, is not written to: the address of the open life goes. */
export async function forgetGuest(app: App, tx: Transaction, cartId: string): Promise<void> {
  await tx.query({
    name: 'recovery-forget-guest',
    text: `UPDATE abandoned_carts SET user_email = NULL WHERE cart_id = $1 AND next_at IS NOT NULL
           AND user_email IS NOT NULL`,
    values: [cartId],
  });
  await recallReminders(app, tx, [cartId]);
}

/** Whether the open cart has this address already. */
export async function hasAddress(tx: Transaction, cartId: string, email: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'recovery-address-known',
    text: 'SELECT 1 FROM abandoned_carts WHERE cart_id = $1 AND next_at IS NOT NULL AND user_email = $2',
    values: [cartId, email],
  });
  return rows.length > 0;
}
