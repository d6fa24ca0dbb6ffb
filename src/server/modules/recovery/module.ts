import { memberCart } from '../cart/cart-identity.ts';
import { recoveryAddresses } from '#domain/recovery/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { react } from '../../platform/events/reaction.ts';
import { getAnalytics } from './analytics/get-analytics.ts';
import { listAbandonedCarts } from './analytics/list-abandoned-carts.ts';
import { recordActivity } from './record-activity.ts';
import { oneClickRoute } from './one-click.ts';
import { recoverCart } from './recover-cart.ts';
import { processCarts } from './process-carts.ts';
import { closeLife } from './track-store.ts';
import { unsubscribe } from './unsubscribe.ts';
import { recoveryTables } from './tagged-tables.ts';

/** A purchase ends the cart's life; the sweep would find the cart empty by itself. */
const onPaid = react({
  name: 'recovery.on-paid',
  to: ['checkout.paid'],
  handle: ({ event, tx, app }) => closeLife(app, tx, { cartId: event.payload.cartId, closedBy: 'purchase' }),
});

export const recovery: Module = {
  name: 'recovery',
  personalData: recoveryTables,
  // [SUP-02] Nobody is written to once an account is deleted.
  beforeErasure: ({ tx, app, userId }) =>
    closeLife(app, tx, { cartId: memberCart(userId).cartId, closedBy: 'withdrawal' }),
  calls: { noteActivity: recordActivity, recoverCart, unsubscribe, getAnalytics, listAbandonedCarts },
  reactions: [onPaid],
  jobs: [processCarts],
  routes: oneClickRoute,
  screens: screensAt(recoveryAddresses, {
    recover: {
      chunk: 'src/web/modules/recovery/recover-page.tsx',
      load: async () => ({ title: 'Your saved cart' }),
    },
    unsubscribe: {
      chunk: 'src/web/modules/recovery/unsubscribe-page.tsx',
      load: async () => ({ title: 'Mails about your cart' }),
    },
  }),
};
