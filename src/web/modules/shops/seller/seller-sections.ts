import type { ReactNode } from 'react';
import type { Listener } from '#web/platform/live.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';

/** How a section stands in the menu of the seller dashboard. */
interface MenuEntry {
  name: string;
  icon: DeskIconName;
  group: 'today' | 'shop';
  /** Which count stands at the right. */
  count?: 'toShip' | 'unread' | 'messages';
}

interface SellerScreen {
  /** What follows `/seller-dashboard/`; `:name` is handed over. */
  path: string;
  /** [SHELL-09] The other screens are found by their address and from where they matter: `under` says which section is theirs. */
  menu?: MenuEntry;
  under?: string;
  render: (params: Record<string, string>) => ReactNode;
}

/** What a module brings to the seller dashboard. */
export interface SellerSections {
  screens: readonly SellerScreen[];
  /** What it does, wherever in the dashboard one is, when something happens. */
  live?: Listener;
}
