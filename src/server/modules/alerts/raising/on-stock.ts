import type { Transaction } from '../../../platform/database/open-database.ts';
import { type Happened, react } from '../../../platform/events/reaction.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { changeFact, listUnsold, type UnsoldListing } from './alert-facts-store.ts';
import { raiseAlert } from '../raise-alert.ts';

type StockEvent = Extract<
  Happened,
  { name: 'orders.placed' | 'listings.stock-changed' | 'listings.changed' | 'listings.loaded' }
>;
type Level = 'plenty' | 'low' | 'out';

function levelOf({ unsold, lowStock }: UnsoldListing): Level {
  if (unsold === 0) return 'out';
  return unsold <= lowStock ? 'low' : 'plenty';
}

/** What is said where a level follows another. */
function typeOf(before: string, level: Level): string | null {
  if (before === 'out') return 'back_in_stock';
  if (level === 'plenty') return null;
  return level === 'out' ? 'out_of_stock' : 'low_stock';
}

async function listingsOf(tx: Transaction, { payload }: StockEvent): Promise<string[]> {
  if ('listingIds' in payload) return payload.listingIds;
  if ('listingId' in payload) return [payload.listingId];
  return ((await findOrderOfShop(tx, payload.orderId, payload.sellerId))?.lines ?? []).map((line) => line.listingId);
}

/**
 * [ALERT-02, ALERT-26] A maker hears once that few are left, that none is, and that there are some again. What a checkout reserves is not sold;
 * the level that was told last is written along, so that events that come late, twice or in another order say nothing twice.
 */
export const onStock = react({
  name: 'alerts.on-stock',
  to: ['orders.placed', 'listings.stock-changed', 'listings.changed', 'listings.loaded'],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    const isByHand = event.name === 'listings.changed' || event.name === 'listings.loaded';
    const listingIds = await listingsOf(tx, event);
    for (const listing of await listUnsold(tx, { sellerId, listingIds })) {
      const level = levelOf(listing);
      const before = await changeFact(tx, {
        ...{ sellerId, fact: `stock ${listing.listingId}`, value: level, initial: 'plenty', now: event.at },
        // What its maker took away by hand is not told, and is low to the next sale.
        from: isByHand && level !== 'plenty' ? 'out' : null,
      });
      const type = before === null ? null : typeOf(before, level);
      if (type)
        await raiseAlert(app, tx, {
          ...{ type, event, to: sellerId, part: `${level}_${listing.listingId}`, quoted: null },
          values: (_language, texts) => ({
            ...{ productId: listing.listingId, productName: listing.title },
            left: texts.units(listing.unsold),
          }),
          metadata: { productId: listing.listingId, currentQuantity: listing.unsold },
        });
    }
  },
});

/** [ALERT-02] Sold units came back into stock. */
export const onStockReturned = react({
  name: 'alerts.on-stock-returned',
  to: ['listings.stock-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, returned = [] } = event.payload;
    if (returned.length === 0) return;
    const listings = await listUnsold(tx, { sellerId, listingIds: returned.map(({ listingId }) => listingId) });
    for (const { listingId, title, unsold } of listings) {
      const quantity = returned.reduce((sum, line) => (line.listingId === listingId ? sum + line.quantity : sum), 0);
      await raiseAlert(app, tx, {
        ...{ type: 'stock_adjusted', event, to: sellerId, part: `back_${listingId}`, quoted: null },
        values: (_language, texts) => ({
          ...{ productId: listingId, productName: title },
          ...{ quantity: texts.units(quantity), left: texts.units(unsold) },
        }),
        metadata: { productId: listingId, currentQuantity: unsold - quantity, newQuantity: unsold },
      });
    }
  },
});
