import { checkoutContract } from '#domain/checkout/contract.ts';
import { priceParcels } from '#domain/checkout/price-parcels.ts';
import { fail, ok } from '#domain/core/result.ts';
import { adoptGuestCart } from '../cart/get-cart.ts';
import { findIdentity } from '../cart/cart-identity.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { holidaysAhead } from '../shops/calendar/promise-days.ts';
import { pricedLines } from './priced-line-store.ts';

/** `seller:standard,seller:express` */
const choicesOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((pair) => pair.split(':'))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );

/** [CART-06] The cart priced for a country as it would be charged now; nothing is stored. */
export const getQuote = read(checkoutContract.getQuote, { policy: anyone }, async ({ input, app, caller }) => {
  await adoptGuestCart(app, caller);
  const identity = findIdentity(caller);
  if (!identity) return fail({ code: 'checkout/cart-empty' });
  const now = app.clock.now();
  const quote = priceParcels({
    ...(await pricedLines(app.db, identity, now)),
    country: input.country,
    postcode: input.postcode,
    delivery: choicesOf(input.delivery),
    holidays: holidaysAhead(input.country, now),
    now,
  });
  return quote.ok ? ok({ ...quote.value, legalRegion: app.config.LEGAL_REGION }) : quote;
});
