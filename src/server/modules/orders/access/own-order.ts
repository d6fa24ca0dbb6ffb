import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { accessKeyFits } from './access-key-fits.ts';
import { isMailKey } from './order-link.ts';
import { findOrderOfBuyer, findOrderWithKey, lockOrderOfShop } from '../order-store.ts';

interface OwnOrder {
  orderId: string;
  accessKey?: string | undefined;
}

/** [INV-22] An order for its buyer, or for who holds the key of its checkout or of a mail about it; for everybody else it is not there. */
export async function findOwnOrder(
  { app, caller, db = app.db }: { app: App; caller: Pick<Caller, 'session'>; db?: Queryable },
  { orderId, accessKey }: OwnOrder,
): Promise<Order | null> {
  const own = caller.session && (await findOrderOfBuyer(db, orderId, caller.session.userId));
  if (own) return own;
  const match = accessKey ? await findOrderWithKey(db, orderId) : null;
  if (!match || !accessKey) return null;
  const isOpen =
    accessKeyFits(accessKey, match.keyHash) || isMailKey(app, { purpose: 'order', orderId, key: accessKey });
  return isOpen ? match.order : null;
}

/** The same, held until the transaction ends. */
export async function lockOwnOrder(
  { app, caller, tx }: { app: App; caller: Pick<Caller, 'session'>; tx: Transaction },
  input: OwnOrder,
): Promise<Order | null> {
  const match = await findOwnOrder({ app, caller, db: tx }, input);
  return match && lockOrderOfShop(tx, match);
}
