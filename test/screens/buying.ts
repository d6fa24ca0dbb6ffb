import type { Page } from '@playwright/test';

/** Whoever has the page pays by the calls for what is in the cart: card fields need a browser. */
export async function buy(page: Page): Promise<{ orderId: string; number: string }> {
  const quote = await (await page.request.get('/api/checkout/quote?country=DE')).json();
  const address = { name: 'Ida Sommer', line1: 'Karl-Heine-Straße 48', postcode: '04229', city: 'Leipzig' };
  const answer = await page.request.post('/api/checkout', {
    data: {
      ...{ email: 'ida@example.com', address: { ...address, country: 'DE' }, delivery: {} },
      ...{ expectedTotalCents: quote.totalCents, paymentMethodId: 'pm_card_visa' },
    },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The order was not paid: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).orders[0];
}
