import { fail, ok, type Result } from '#domain/core/result.ts';
import type { BulkChange, BulkRefusal } from '#domain/listings/bulk/bulk-contract.ts';
import { changePrice } from '#domain/listings/bulk/change-price.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import type { ListingState } from '#domain/listings/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { listOwn, lockListing } from '../listing-store.ts';
import { recordPrices } from '../prices/price-history-store.ts';
import { applySales } from '../prices/sale-price-store.ts';
import { moveListing } from '../set-listing-state.ts';
import { listingChanged } from '../write-listing.ts';
import { listTitles, lockRegularPrices, type RegularPrice, saveRegularPrices } from './bulk-store.ts';

interface OneListing {
  sellerId: string;
  listingId: string;
}
interface Before {
  stateBefore: ListingState;
  pricesBefore: RegularPrice[];
}
type Changed = Result<Before, { code: BulkRefusal }>;

/** What a change makes of the regular prices of a listing; null where one of them leaves what is dealt in. */
function pricesAfter(before: readonly RegularPrice[], change: BulkChange): RegularPrice[] | null {
  if (change.kind === 'state') return [];
  const restored = change.kind === 'prices' ? new Map(change.prices.map((each) => [each.variantId, each])) : null;
  const after = before.map(({ variantId, priceCents }) => ({
    variantId,
    priceCents:
      change.kind === 'percent'
        ? changePrice(priceCents, change.percent)
        : (restored?.get(variantId)?.priceCents ?? priceCents),
  }));
  return after.every((each): each is RegularPrice => each.priceCents !== null) ? after : null;
}

async function reprice(app: App, tx: Transaction, listing: OneListing, change: BulkChange): Promise<Changed> {
  const { sellerId, listingId } = listing;
  const locked = await lockListing(tx, sellerId, listingId);
  if (!locked || locked.state === 'removed') return fail({ code: 'listings/not-found' });
  const pricesBefore = await lockRegularPrices(tx, listing);
  const prices = pricesAfter(pricesBefore, change);
  if (prices === null) return fail({ code: 'listings/price-out-of-range' });
  const now = app.clock.now();
  await saveRegularPrices(tx, { ...listing, prices, now });
  await applySales(tx, { sellerId, listingIds: [listingId], now });
  await recordPrices(tx, { sellerId, listingIds: [listingId], now });
  await listingChanged(app, tx, listing);
  return ok({ stateBefore: locked.state, pricesBefore });
}

async function changeOne(app: App, tx: Transaction, listing: OneListing, change: BulkChange): Promise<Changed> {
  if (change.kind !== 'state') return reprice(app, tx, listing, change);
  const moved = await moveListing(app, tx, { ...listing, state: change.state });
  return moved.ok ? ok({ stateBefore: moved.value.before, pricesBefore: [] }) : moved;
}

/** [DASH-02] Changes many listings in one transaction; what cannot be changed is left as it is and named. */
export const changeMany = write(
  listingsContract.changeMany,
  { policy: signedIn, limit: { times: 2000, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const titles = await listTitles(tx, sellerId, input.listingIds);
    const changed: ({ listingId: string } & Before)[] = [];
    const refused: { listingId: string; title: string; code: BulkRefusal }[] = [];
    // Locked in the order of their ids, as everywhere.
    for (const listingId of input.listingIds.toSorted()) {
      const result = await changeOne(app, tx, { sellerId, listingId }, input.change);
      if (result.ok) changed.push({ listingId, ...result.value });
      else refused.push({ listingId, title: titles.get(listingId) ?? '', code: result.problem.code });
    }
    return ok({ changed, refused });
  },
);

/** [DASH-02] What "select all" stands for. */
export const listMyIds = read(listingsContract.listMyIds, { policy: signedIn }, async ({ input, app, caller }) => {
  const rows = await listOwn(app.db, caller.session?.userId ?? '', {
    state: input.state ?? null,
    q: input.q?.trim() || null,
    before: timeCursor(input.cursor),
    limit: input.limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.at, last.listingId]);
  return ok({ ids: items.map(({ listingId }) => listingId), nextCursor });
});
