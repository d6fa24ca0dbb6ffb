import { wishlistAddresses } from '#domain/wishlist/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import * as calls from './calls.ts';
import { shareTokenColumn } from './wishlist-store.ts';
import { wishlistTables } from './tagged-tables.ts';

const ownList = {
  chunk: 'src/web/app/screens/wishlist-screen.ts',
  isOffline: true,
  load: async () => ({ title: 'Wishlist' }),
};

export const wishlist: Module = {
  name: 'wishlist',
  personalData: wishlistTables,
  secrets: [shareTokenColumn],
  calls,
  screens: screensAt(wishlistAddresses, {
    wishlist: ownList,
    favorites: ownList,
    shared: {
      chunk: 'src/web/modules/wishlist/wishlist-by-link-page.tsx',
      load: async () => ({ title: 'A wishlist' }),
    },
  }),
};
