import type { Transaction } from '../../platform/database/open-database.ts';

interface Counted {
  as: 'withdrawn' | 'refunded' | 'returned' | 'paid_back';
  lines: readonly { lineId: string; quantity: number }[];
  /** -1 where they are not taken back after all. */
  times?: 1 | -1;
}

/** [INV-03] Counts pieces that are taken back or paid back. The constraints of the lines refuse more than were bought, whatever runs at once. */
export async function countOnLines(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  { as, lines, times = 1 }: Counted,
): Promise<void> {
  await tx.query({
    name: `order-lines-${as}`,
    text: `UPDATE order_lines l SET ${as} = l.${as} + $4::int * b.quantity
           FROM jsonb_to_recordset($3::jsonb) AS b ("lineId" text, quantity int)
           WHERE l.seller_id = $1 AND l.order_id = $2 AND l.id = b."lineId"`,
    values: [sellerId, orderId, JSON.stringify(lines), times],
  });
}

/** [ORD-04, PAY-04] What a label for the way back took off a refund stays off: it does not come back with the last pieces. */
export async function recordLabelCents(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  cents: number,
): Promise<void> {
  if (cents === 0) return;
  await tx.query({
    name: 'orders-keep-label',
    text: 'UPDATE orders SET kept_label_cents = kept_label_cents + $3 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, orderId, cents],
  });
}
