import { likelyCountry } from '#domain/core/countries.ts';
import { checkoutAddresses } from '#domain/checkout/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { findIdentity } from '../cart/cart-identity.ts';
import { correctEmail } from './correct-email.ts';
import { finishCheckout, getCheckout } from './finish-checkout.ts';
import { getQuote } from './get-quote.ts';
import { startCheckout } from './start-checkout.ts';
import { processCheckouts, unfinishedQueue } from './process-checkouts.ts';
import { checkoutTables } from './tagged-tables.ts';

const confirmation = {
  chunk: 'src/web/modules/checkout/confirmation-page.tsx',
  load: async () => ({ title: { en: 'Your order is confirmed', de: 'Deine Bestellung ist bestätigt' } }),
};

export const checkout: Module = {
  name: 'checkout',
  personalData: checkoutTables,
  calls: { getQuote, startCheckout, finishCheckout, getCheckout, correctEmail },
  jobs: [processCheckouts],
  queues: [unfinishedQueue],
  screens: screensAt(checkoutAddresses, {
    checkout: {
      chunk: 'src/web/modules/checkout/checkout-page.tsx',
      load: async ({ caller, acceptLanguage }) => ({
        title: { en: 'Checkout', de: 'Kasse' },
        // Priced for where the browser will ask first; who chose another country asks once more.
        firstData: findIdentity(caller) ? [['checkout.getQuote', { country: likelyCountry(acceptLanguage) }]] : [],
      }),
    },
    confirmation,
    orderconfirmation: confirmation,
  }),
};
