import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { sentBy } from '../../support/journeys/own-maker.ts';
import { expect, test } from '../journey.ts';

const seller = {
  ...{ sellsAs: 'registered', legalName: 'Marta Lindqvist', vatNumber: 'PT999999907', usesOss: false },
  ...{ line1: 'Rua Direita 8', postcode: '4750-180', city: 'Barcelos', country: 'PT' },
};

test('[UX-91, UX-64] one press buys labels and sends; a guest follows the parcel', async ({
  page,
  browser,
  baseURL,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const bought = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const guest = await bought.newPage();
  const jug = await publishJug(guest, {}, undefined, page.request);
  await sentBy(page.request)('put', '/api/seller/invoice-facts', { data: seller });
  const numbers: string[] = [];
  for (const glaze of ['Ink', 'Straw']) {
    await jug.putIntoCart(glaze);
    numbers.push((await buy(guest)).number);
  }

  await page.goto('/seller-dashboard/orders');
  for (const number of numbers) await page.getByLabel(`Choose ${number}`).check();
  await page.getByRole('button', { name: 'Buy labels, print, send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 2 orders' });
  await expect(dialog.getByLabel('Message to the buyers')).toContainText('has sent your order');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Buy, print and send' }).click();
  await expect(dialog.getByRole('status')).toContainText('2 of 2 orders are done.');
  await expect(dialog.getByText(/^Sent, label €\d+\.\d\d$/)).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'Open the PDF to print' })).toBeVisible();

  await guest.goto('/track');
  await guest.getByLabel('Order number').fill(numbers[0] ?? '');
  await guest.getByLabel('E-mail address').fill('ida@example.com');
  await guest.getByRole('button', { name: 'Find the order' }).click();
  await expect(guest.getByRole('main')).toContainText('1 × Jug with a short spout');
  await expect(guest.getByRole('heading', { level: 2, name: /^(Sent|On its way)$/ })).toBeVisible();
  await bought.close();
});
