import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';

export interface Section {
  /** What follows `/seller-dashboard/`. */
  path: string;
  name: string;
  icon: DeskIconName;
  group: 'today' | 'shop';
  /** Which count stands at the right. */
  count?: 'toShip' | 'unread';
}

/** [SHELL-09] The sections that the menu offers; the others are found by their address and from where they matter. */
export const sections: readonly Section[] = [
  { path: '', name: 'Overview', icon: 'home', group: 'today' },
  { path: 'orders', name: 'Orders', icon: 'box', group: 'today', count: 'toShip' },
  { path: 'alerts', name: 'Alerts', icon: 'bell', group: 'today', count: 'unread' },
  { path: 'listings', name: 'Listings', icon: 'tag', group: 'shop' },
  { path: 'promotions', name: 'Promotions', icon: 'percent', group: 'shop' },
  { path: 'reviews', name: 'Reviews', icon: 'star', group: 'shop' },
  { path: 'shop', name: 'Shop page', icon: 'shop', group: 'shop' },
];
