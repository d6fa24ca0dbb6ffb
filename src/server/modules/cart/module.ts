import { cartAddresses } from '#domain/cart/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { addItem, addFromWishlist } from './add-item.ts';
import { applyPromo } from './apply-promo.ts';
import { changeQuantity, clear, removeItem, removePromo, setNote } from './change-items.ts';
import { getCart } from './get-cart.ts';
import { cartTables } from './tagged-tables.ts';

export const cart: Module = {
  name: 'cart',
  personalData: cartTables,
  calls: { getCart, addItem, addFromWishlist, changeQuantity, removeItem, setNote, applyPromo, removePromo, clear },
  // The connection that has just come back may not be there yet for the file that sends what waits.
  offlineFiles: [
    'src/web/modules/cart/cart-drawer.tsx',
    'src/web/modules/cart/refusal-text.ts',
    'src/web/modules/cart/queue/send-queued.ts',
  ],
  screens: screensAt(cartAddresses, {
    cart: {
      chunk: 'src/web/modules/cart/cart-page.tsx',
      isOffline: true,
      load: async () => ({ title: { en: 'Your cart', de: 'Dein Warenkorb' } }),
    },
  }),
};
