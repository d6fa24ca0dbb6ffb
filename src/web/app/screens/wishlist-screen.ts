import { moveToCart } from '../../cart/move-to-cart.ts';
import { WaitingChanges } from '../../cart/waiting-changes.tsx';
import { fillSlots } from '../../platform/slots.ts';
import { wishlistSlots } from '../../wishlist/slots.ts';

// The code comes with the screen, so that it works without a connection as the screen does.
fillSlots(wishlistSlots, { moveToCart, WaitingChanges });

export { WishlistPage as WishlistScreen } from '../../wishlist/wishlist-page.tsx';
