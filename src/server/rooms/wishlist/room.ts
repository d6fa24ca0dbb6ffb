import { wishlistAddresses } from '#domain/wishlist/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { react } from '../../platform/events/reaction.ts';
import * as calls from './calls.ts';
import { deleteWishlist, shareTokenColumn } from './wishlist-store.ts';

/** [SUP-02] A deleted account takes its wishlist along. */
const forgetPerson = react({
  name: 'wishlist.forget-person',
  to: ['accounts.deleted'],
  handle: ({ event, tx }) => deleteWishlist(tx, event.payload.userId),
});

const ownList = {
  chunk: 'src/web/app/screens/wishlist-screen.ts',
  isOffline: true,
  load: async () => ({ title: 'Wishlist' }),
};

export const wishlist: Room = {
  name: 'wishlist',
  personalData: {
    wishlists: { of: 'user_id' },
    wishlist_collections: { of: 'user_id' },
    wishlist_items: { of: 'user_id' },
  },
  secrets: [shareTokenColumn],
  calls,
  reactions: [forgetPerson],
  screens: screensAt(wishlistAddresses, {
    wishlist: ownList,
    favorites: ownList,
    shared: {
      chunk: 'src/web/rooms/wishlist/wishlist-by-link-page.tsx',
      load: async () => ({ title: 'A wishlist' }),
    },
  }),
};
