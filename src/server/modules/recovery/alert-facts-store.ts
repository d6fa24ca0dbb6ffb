import type { Queryable } from '../../platform/database/open-database.ts';
import type { ReminderLine } from './track-store.ts';

/** What an abandoned cart held; nothing about whose it is. */
export async function findAbandonedCart(
  db: Queryable,
  { cartId, life }: { cartId: string; life: number },
): Promise<ReminderLine[]> {
  const { rows } = await db.query<{ items: ReminderLine[] }>({
    name: 'recovery-abandoned-cart',
    text: 'SELECT items FROM abandoned_carts WHERE cart_id = $1 AND life = $2',
    values: [cartId, life],
  });
  return rows[0]?.items ?? [];
}
