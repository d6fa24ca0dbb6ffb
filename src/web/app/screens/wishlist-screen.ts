import { moveToCart } from '#web/rooms/cart/move-to-cart.ts';
import { QueuedChanges } from '#web/rooms/cart/queue/queued-changes.tsx';
import { fillSlots } from '#web/platform/slots.ts';
import { wishlistSlots } from '#web/rooms/wishlist/slots.ts';

// The code comes with the screen, so that it works without a connection as the screen does.
fillSlots(wishlistSlots, { moveToCart, QueuedChanges });

export { WishlistPage as WishlistScreen } from '#web/rooms/wishlist/wishlist-page.tsx';
