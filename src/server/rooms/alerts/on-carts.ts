import { formatMoney } from '#domain/core/money.ts';
import { react } from '../../platform/events/reaction.ts';
import { findAbandonedCart } from '../recovery/alert-facts-store.ts';
import { raiseAlert } from './raise-alert.ts';

/** [REC-09] Every seller in a cart hears that it was left, or that it came back: of their own pieces only. */
export const onCart = react({
  name: 'alerts.on-cart',
  to: ['recovery.abandoned', 'recovery.recovered'],
  handle: async ({ event, tx, app }) => {
    const { cartId, life, sellerIds } = event.payload;
    const lines = await findAbandonedCart(tx, { cartId, life });
    for (const sellerId of sellerIds) {
      const own = lines.filter((line) => line.sellerId === sellerId);
      const count = own.reduce((sum, line) => sum + line.quantity, 0);
      const worthCents = own.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
      const type = event.name === 'recovery.abandoned' ? 'abandoned_cart' : 'cart_recovered';
      await raiseAlert(app, tx, {
        type,
        event,
        to: sellerId,
        values: (language, words) => ({ pieces: words.pieces(count), amount: formatMoney(worthCents, language) }),
        metadata: {},
        part: sellerId,
      });
    }
  },
});
