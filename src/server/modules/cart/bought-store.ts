import type { Transaction } from '../../platform/database/open-database.ts';

export interface BoughtLine {
  id: string;
  variantId: string;
  personalisation: string;
  quantity: number;
}

/** Takes the bought lines out of the cart; what was added since stays. Where its guest has signed in meanwhile, they are in the member's cart now. */
export async function removeBought(
  tx: Transaction,
  { cartId, lines, now }: { cartId: string; lines: readonly BoughtLine[]; now: Date },
): Promise<void> {
  // The cart before its lines, as those do who merge it.
  const locked = tx.query<{ merged_into: string | null }>({
    name: 'cart-lock-bought',
    text: 'SELECT merged_into FROM carts WHERE id = $1 FOR UPDATE',
    values: [cartId],
  });
  tx.send({
    name: 'cart-remove-bought',
    // The subselect hides how many lines there are, for which the database would make a new plan at every call.
    text: `WITH gone AS (DELETE FROM cart_lines WHERE cart_id = $1 AND id = ANY((SELECT $2::text[])::text[])
           RETURNING seller_id)
           UPDATE carts SET applied_promo = NULL, notes = notes - ARRAY(SELECT seller_id FROM gone), recovered = false,
             last_activity_at = $3 WHERE id = $1`,
    values: [cartId, lines.map((line) => line.id), now],
  });
  const { merged_into: mergedInto = null } = (await locked).rows[0] ?? {};
  if (mergedInto) await removeMerged(tx, mergedInto, lines);
}

/** There the same piece may have been before: so many as were bought go. */
async function removeMerged(tx: Transaction, cartId: string, lines: readonly BoughtLine[]): Promise<void> {
  await tx.query({
    name: 'cart-lock-merged',
    text: 'SELECT 1 FROM carts WHERE id = $1 FOR UPDATE',
    values: [cartId],
  });
  await tx.query({
    name: 'cart-remove-merged',
    text: `WITH bought AS (SELECT "variantId" AS variant_id, personalisation, sum(quantity)::int AS quantity
           FROM jsonb_to_recordset($2) AS b ("variantId" text, personalisation text, quantity int) GROUP BY 1, 2),
             gone AS (DELETE FROM cart_lines l USING bought b WHERE l.cart_id = $1 AND l.variant_id = b.variant_id
               AND l.personalisation = b.personalisation AND l.quantity <= b.quantity RETURNING l.seller_id),
             said AS (UPDATE carts SET notes = notes - ARRAY(SELECT seller_id FROM gone) WHERE id = $1)
           UPDATE cart_lines l SET quantity = l.quantity - b.quantity FROM bought b
           WHERE l.cart_id = $1 AND l.variant_id = b.variant_id AND l.personalisation = b.personalisation
             AND l.quantity > b.quantity`,
    values: [
      cartId,
      JSON.stringify(
        lines.map(({ variantId, personalisation, quantity }) => ({ variantId, personalisation, quantity })),
      ),
    ],
  });
}
