import { useEffect } from 'react';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useCartState } from './cart-state.ts';
import { useCountry } from '#web/platform/country.ts';

/** The cart as the server would charge it now for the kept country, anew after every change of it. */
export function useQuote() {
  const { cart, isFresh } = useCartState();
  const country = useCountry();
  const lines = cart.items.map((line) => `${line.id}:${line.quantity}`).join();
  useEffect(() => refresh('checkout.getQuote'), [lines, cart.lastActivityAt, cart.discount, cart.appliedPromo?.code]);
  const { data: quote } = useCall(
    'checkout.getQuote',
    { country },
    { enabled: isFresh && cart.items.length > 0, keepPrevious: true, staleTime: 0 },
  );
  return { country, quote };
}
