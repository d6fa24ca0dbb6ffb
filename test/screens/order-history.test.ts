import type { Page } from '@playwright/test';
import { expect, test } from './screen.ts';
import { putIntoCart } from '../journeys/pieces.ts';

/** The signed-in person buys one piece of the demo by the calls; answers the order. */
async function buy(page: Page): Promise<{ orderId: string; number: string }> {
  const post = async (path: string, data: object): Promise<any> => {
    const answer = await page.request.post(`/api${path}`, {
      data,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await putIntoCart(page);
  const quote = await (await page.request.get('/api/checkout/quote?country=DE')).json();
  const paid = await post('/checkout', {
    email: 'ida@example.com',
    address: { name: 'Ida Sommer', line1: 'Karl-Heine-Straße 48', postcode: '04229', city: 'Leipzig', country: 'DE' },
    delivery: {},
    expectedTotalCents: quote.totalCents,
    paymentMethodId: 'pm_card_visa',
  });
  return paid.orders[0];
}

test('[SHELL-07, ORD-02] the address of order alerts shows the order to its buyer, and to nobody else', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const { orderId, number } = await buy(page);
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByRole('main')).toContainText('Karl-Heine-Straße 48');
  await expectAccessible();
  await page.goto('/orders');
  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await page.context().clearCookies();
  await page.goto(`/order-history/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No order of yours here');
  await expect(page.getByRole('main')).not.toContainText('Karl-Heine-Straße 48');
});
