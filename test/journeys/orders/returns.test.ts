import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { parcelArrives } from '../../support/journeys/parcel-arrives.ts';
import { expect, test } from '../journey.ts';

test('[ORD-04, UX-65, UX-85] a guest returns a jug and has the money back', async ({
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
  await jug.putIntoCart('Ink');
  const { orderId, confirmation } = await buy(guest);
  for (const state of ['processing', 'shipped']) {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const moved = await jug.maker.post(`/api/seller/orders/${orderId}/state`, { data: { state }, headers });
    expect(moved.ok()).toBe(true);
  }
  await parcelArrives(orderId);
  await guest.goto(`/order/${orderId}?key=${new URL(confirmation, 'http://x').searchParams.get('key')}`);
  await guest.getByRole('button', { name: 'Return pieces' }).press('Enter');
  await guest.getByLabel('Jug with a short spout, Ink').selectOption({ label: '1 of 1' });
  await guest.getByLabel('Reason').selectOption({ label: 'It arrived damaged' });
  await guest.getByLabel('What is it about?').fill('The handle is off.');
  await guest.getByRole('button', { name: 'Ask to send them back' }).press('Enter');
  const section = guest.getByRole('region', { name: 'Sending pieces back' });
  const state = section.getByRole('heading', { level: 3 });
  await expect(state).toContainText('Requested');

  await page.goto('/seller-dashboard/returns');
  const main = page.getByRole('main');
  await expect(main).toContainText('It arrived damaged: “The handle is off.”');
  await expectAccessible();
  await main.getByRole('button', { name: 'Approve' }).click();
  await expect(main.getByRole('button', { name: 'The pieces are with me' })).toBeVisible();

  await guest.reload();
  await expect(section).toContainText('Send them to');
  await section.getByLabel('Carrier').fill('DHL');
  await section.getByLabel('Number of the parcel').fill('00340434161094015902');
  await section.getByRole('button', { name: 'I have sent them' }).click();
  await expect(state).toContainText('On its way back');

  await main.getByRole('button', { name: 'The pieces are with me' }).click();
  await main.getByRole('button', { name: 'Look at them' }).click();
  await main.getByLabel('They can be sold again').check();
  await main.getByRole('button', { name: /^Accept, give €\d+\.\d\d back$/ }).click();
  await expect(main).toContainText(/€\d+\.\d\d go back to the buyer\. The pieces are for sale again\./);

  await expect(async () => {
    await guest.reload();
    await expect(guest.getByRole('complementary', { name: 'Sums and address' })).toContainText('Money sent back on', {
      timeout: 500,
    });
  }).toPass();
  await expect(state).toContainText('Paid back');
  await bought.close();
});
