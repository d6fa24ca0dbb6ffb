import { moveToCart } from '#web/modules/cart/move-to-cart.ts';
import { QueuedChanges } from '#web/modules/cart/queue/queued-changes.tsx';
import { fillSlots } from '#web/platform/slots.ts';
import { wishlistSlots } from '#web/modules/wishlist/slots.ts';

// The code comes with the screen, so that it works without a connection as the screen does.
fillSlots(wishlistSlots, { moveToCart, QueuedChanges });

export { WishlistPage as WishlistScreen } from '#web/modules/wishlist/wishlist-page.tsx';
