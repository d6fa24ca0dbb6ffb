import type { ReactNode } from 'react';
import type { Listener } from '#web/platform/live.ts';
import type { DeskIconName } from './desk-icon.tsx';

/** How a section stands in the menu of the desk. */
interface DeskMenu {
  name: string;
  icon: DeskIconName;
  group: 'today' | 'shop';
  /** Which count stands at the right. */
  count?: 'toShip' | 'unread';
}

interface DeskScreen {
  /** What follows `/seller-dashboard/`; `:name` is handed over. */
  path: string;
  /** [SHELL-09] The other screens are found by their address and from where they matter: `under` says which section is theirs. */
  menu?: DeskMenu;
  under?: string;
  render: (params: Record<string, string>) => ReactNode;
}

/** What a room brings to the seller dashboard. */
export interface DeskRoom {
  screens: readonly DeskScreen[];
  /** What it does, wherever on the desk one is, when something happens. */
  live?: Listener;
}
