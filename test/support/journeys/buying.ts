import type { APIRequestContext } from '@playwright/test';

export interface Bought {
  orderId: string;
  number: string;
  /** Where the payment is confirmed, for whoever has its key. */
  confirmation: string;
}

/** Whoever it is pays by the calls for what is in the cart: typing a card is for journeys about paying. */
export async function buy(
  { request }: { request: APIRequestContext },
  paymentMethodId = 'pm_card_visa',
): Promise<Bought> {
  const quote = await (await request.get('/api/checkout/quote?country=DE')).json();
  const address = { name: 'Ida Sommer', line1: 'Karl-Heine-Straße 48', postcode: '04229', city: 'Leipzig' };
  const answer = await request.post('/api/checkout', {
    data: {
      ...{ email: 'ida@example.com', address: { ...address, country: 'DE' }, delivery: {} },
      ...{ expectedTotalCents: quote.totalCents, paymentMethodId },
    },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The order was not paid: ${answer.status()} ${await answer.text()}`);
  const { checkoutId, accessKey, orders } = await answer.json();
  return { ...orders[0], confirmation: `/order-confirmation?checkout=${checkoutId}&key=${accessKey}` };
}
