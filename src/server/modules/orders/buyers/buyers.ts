import { fail, ok } from '#domain/core/result.ts';
import type { ShopBuyer } from '#domain/orders/buyers/buyer-contract.ts';
import type { BuyerSort } from '#domain/orders/buyers/sorts.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { listShopBuyers, saveBuyerNote } from './shop-buyer-store.ts';

/** Where a page ended: the key must be of the kind that the column is sorted by. */
function afterOf(cursor: string | undefined, sort: BuyerSort): { key: string | number; id: string } | null {
  const [key, id] = parsedCursor(cursor, 2) ?? [];
  if (key === undefined || typeof id !== 'string') return null;
  if (sort === 'last') {
    const time = timeCursorOf([key, id]);
    return time && { key: time.at, id };
  }
  const fits = sort === 'name' ? typeof key === 'string' : Number.isSafeInteger(key);
  return fits ? { key, id } : null;
}

const withoutKey = ({ key: _key, ...buyer }: ShopBuyer & { key: string | number }): ShopBuyer => buyer;

/** [UX-86] Who bought from the maker's shop. */
export const listBuyers = read(ordersContract.listBuyers, { policy: signedIn }, async ({ input, app, caller }) => {
  const { cursor, limit, sort, direction, view, q, buyerKey } = input;
  const rows = await listShopBuyers(app.db, caller.session?.userId ?? '', {
    ...{ sort, direction, view, buyerKey },
    q: q?.trim() || undefined,
    after: afterOf(cursor, sort),
    limit: limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.buyerKey]);
  return ok({ items: items.map(withoutKey), nextCursor });
});

/** [UX-86] The maker's own note of a buyer. */
export const setBuyerNote = write(ordersContract.setBuyerNote, { policy: signedIn }, async ({ input, tx, caller }) => {
  const isKnown = await saveBuyerNote(tx, { ...input, sellerId: caller.session?.userId ?? '' });
  return isKnown ? ok({ note: input.note }) : fail({ code: 'orders/buyer-not-found' });
});
