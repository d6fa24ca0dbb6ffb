import { formatMoney } from '#domain/core/money.ts';
import { MINUTE } from '#domain/core/time.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { react } from '../../../platform/events/reaction.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { findAbandonedCart } from '../../recovery/alert-facts-store.ts';
import { addLeftCart, claimLeftCarts, hasLeftCarts } from './abandoned-carts-store.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [REC-09] Every seller in a cart hears that it was left, or that it came back: of their own pieces only. Left ones are told together. */
export const onCart = react({
  name: 'alerts.on-cart',
  to: ['recovery.abandoned', 'recovery.recovered'],
  handle: async ({ event, tx, app }) => {
    const { cartId, life, sellerIds } = event.payload;
    const lines = await findAbandonedCart(tx, { cartId, life });
    for (const sellerId of sellerIds) {
      const own = lines.filter((line) => line.sellerId === sellerId);
      const units = own.reduce((sum, line) => sum + line.quantity, 0);
      const cents = own.reduce((sum, line) => sum + line.quantity * line.priceCents, 0);
      if (event.name === 'recovery.abandoned') await addLeftCart(tx, { sellerId, units, cents, now: event.at });
      else
        await raiseAlert(app, tx, {
          ...{ type: 'cart_recovered', event, to: sellerId, quoted: null },
          values: (language, texts) => ({ units: texts.units(units), amount: formatMoney(cents, language) }),
          // Whose cart it is, the maker does not learn.
          metadata: { units, amount: cents },
        });
    }
  },
});

const BATCH_SIZE = 100;

/** [REC-09, ALERT-26] However many carts are left in a moment, a maker is told once, and at most once an hour. */
export const raiseLeftCarts: Job = {
  name: 'alerts.left-carts',
  every: MINUTE / 2,
  run: async (app) => {
    const now = app.clock.now();
    if (!(await hasLeftCarts(app.db, now))) return false;
    return inTransaction(app.db, async (tx) => {
      const due = await claimLeftCarts(tx, now, BATCH_SIZE);
      for (const { sellerId, since, carts, units, cents } of due)
        await raiseAlert(app, tx, {
          type: 'abandoned_cart',
          event: { id: `carts_${since.getTime()}`, at: now },
          part: sellerId,
          to: sellerId,
          quoted: null,
          values: (language, texts) => ({
            carts: texts.carts(carts),
            units: texts.units(units),
            amount: formatMoney(cents, language),
          }),
          metadata: { carts, units, amount: cents },
        });
      return due.length === BATCH_SIZE;
    });
  },
};
