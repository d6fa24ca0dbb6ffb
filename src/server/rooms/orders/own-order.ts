import type { Order } from '#domain/orders/model.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { accessKeyFits } from './access-key-fits.ts';
import { findOrderOfBuyer, findOrderWithKey, lockOrderOfShop } from './order-store.ts';

/** [INV-22] An order for its buyer, or for who holds its checkout's key; for everybody else it is not there. */
export async function findOwnOrder(
  db: Queryable,
  caller: Caller,
  { orderId, accessKey }: { orderId: string; accessKey?: string | undefined },
): Promise<Order | null> {
  const own = caller.session && (await findOrderOfBuyer(db, orderId, caller.session.userId));
  if (own) return own;
  const found = accessKey ? await findOrderWithKey(db, orderId) : null;
  return found && accessKeyFits(accessKey, found.keyHash) ? found.order : null;
}

/** The same, held until the transaction ends. */
export async function lockOwnOrder(
  tx: Transaction,
  caller: Caller,
  input: { orderId: string; accessKey?: string | undefined },
): Promise<Order | null> {
  const found = await findOwnOrder(tx, caller, input);
  return found && lockOrderOfShop(tx, found);
}
