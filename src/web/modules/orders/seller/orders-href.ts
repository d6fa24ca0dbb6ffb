import type { SoldPeriod } from '#domain/orders/table/shop-order-filter.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';

/** The list of the shop's orders: of a view, of what was sold in a time, with words. */
export function ordersHref(filter: { state?: string; sold?: SoldPeriod | ''; q?: string } = {}): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return `${sellerHref('orders')}${query ? `?${query}` : ''}`;
}
