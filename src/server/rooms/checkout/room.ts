import { checkoutAddresses } from '#domain/checkout/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { correctEmail } from './correct-email.ts';
import { finishCheckout, getCheckout } from './finish-checkout.ts';
import { getQuote } from './get-quote.ts';
import { startCheckout } from './start-checkout.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';
import { checkoutTables } from './tagged-tables.ts';

const confirmation = {
  chunk: 'src/web/rooms/checkout/confirmation-page.tsx',
  load: async () => ({ title: { en: 'Your order is confirmed', de: 'Deine Bestellung ist bestätigt' } }),
};

export const checkout: Room = {
  name: 'checkout',
  personalData: checkoutTables,
  calls: { getQuote, startCheckout, finishCheckout, getCheckout, correctEmail },
  jobs: [sweepCheckouts],
  screens: screensAt(checkoutAddresses, {
    checkout: {
      chunk: 'src/web/rooms/checkout/checkout-page.tsx',
      load: async () => ({ title: { en: 'Checkout', de: 'Kasse' } }),
    },
    confirmation,
    orderconfirmation: confirmation,
  }),
};
