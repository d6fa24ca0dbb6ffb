import { stateTextsOf } from '#web/modules/orders/texts/state-texts.ts';
import { states as listingStates } from '#web/modules/listings/seller/texts/list-texts.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import type { JumpRow } from '#web/ui/desk/jump/jump-dialog.tsx';
import { sellerMenu } from '../seller-modules.ts';
import * as texts from './search-texts.ts';

const PAUSE_MILLISECONDS = 120;
const SHOWN = 5;

const fits = (part: string, text: string): boolean => text.toLowerCase().includes(part.toLowerCase());

const pages = Object.entries(texts.pages).map(([path, name]) => ({ path, name, icon: 'right' as const }));

/** Those of the menu at first, all once something is typed. */
const placesOf = (part: string): JumpRow[] =>
  (part === '' ? sellerMenu : [...sellerMenu, ...pages])
    .filter(({ name }) => fits(part, name))
    .map(({ name, icon, path }) => ({
      ...{ group: texts.groups.goTo, icon, title: name, detail: '' },
      href: sellerHref(path),
    }));

/** What of the shop fits some words, asked for while they are typed. */
function useSearchResults(q: string) {
  const on = { enabled: q !== '', keepPrevious: true, staleTime: 15_000 };
  const orders = useCall('orders.listShopOrders', { q, limit: SHOWN }, on);
  const buyers = useCall('orders.listBuyers', { q, limit: SHOWN }, on);
  const listings = useCall('listings.listMine', { q, limit: SHOWN }, on);
  const sections = useCall('listings.listSections', undefined, { enabled: q !== '', staleTime: 15_000 });
  const calls = [orders, buyers, listings, sections];
  const rows: JumpRow[] = [
    ...(orders.data?.items ?? []).map((order) => ({
      ...{ group: texts.groups.order, icon: 'box' as const, title: texts.order(order.number) },
      detail: `${order.buyerName}, ${stateTextsOf(order)[order.state]}, ${formatMoney(order.totalCents)}`,
      href: sellerHref(`orders/${order.orderId}`),
    })),
    ...(buyers.data?.items ?? []).map(({ buyerKey, name, orders: count }) => ({
      ...{ group: texts.groups.buyer, icon: 'people' as const, title: name, detail: texts.orders(count) },
      href: sellerHref(`buyers/${buyerKey}`),
    })),
    ...(listings.data?.items ?? []).map(({ listingId, title, state, priceCents }) => ({
      ...{ group: texts.groups.listing, icon: 'tag' as const, title },
      detail: `${listingStates[state]}, ${formatMoney(priceCents)}`,
      href: `${sellerHref('add-listing')}?edit=${listingId}`,
    })),
    ...(sections.data?.sections ?? [])
      .filter(({ name }) => fits(q, name))
      .map(({ sectionId, name }) => ({
        ...{ group: texts.groups.section, icon: 'shop' as const, title: name, detail: '' },
        href: `${sellerHref('listings')}?section=${sectionId}`,
      })),
  ];
  return {
    rows,
    isRead: calls.every(({ data, error, isPlaceholderData }) => error !== null || (data && !isPlaceholderData)),
    problem: calls.find(({ error }) => error)?.error ?? null,
    retry: () => calls.forEach(({ error, refetch }) => error && void refetch()),
  };
}

/** [UX-97] Sections of the dashboard at once, orders, buyers, listings and sections of the shop a moment later. */
export function useShopSearch(part: string) {
  const query = useDebounced(part, PAUSE_MILLISECONDS);
  const { rows, isRead, problem, retry } = useSearchResults(query);
  const isCurrent = query === part;
  const places = placesOf(part);
  return {
    rows: part === '' ? places : [...rows, ...places],
    isAnswered: part === '' || (isCurrent && isRead),
    problem: part !== '' && isCurrent ? problem : null,
    retry,
  };
}
