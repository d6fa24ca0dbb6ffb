import { buy } from '../../support/journeys/buying.ts';
import { mailed } from '../../support/journeys/outbox.ts';
import { parcelArrives } from '../../support/journeys/parcel-arrives.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../journey.ts';

test('[LAW-01, PAY-04] a guest withdraws from the footer and has the money again @both', async ({
  page,
  expectAccessible,
}) => {
  const jug = await publishJug(page);
  await jug.putIntoCart('Ink');
  const { orderId, number, confirmation } = await buy(page);
  const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  for (const state of ['processing', 'shipped']) {
    const moved = await jug.maker.post(`/api/seller/orders/${orderId}/state`, { data: { state }, headers: headers() });
    expect(moved.ok()).toBe(true);
  }
  await parcelArrives(orderId);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await page.getByLabel('Your name').fill('Ida Sommer');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail address for the answer').fill('ida@example.com');
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Jug with a short spout, Ink')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'We have your withdrawal' })).toBeVisible();
  await expectAccessible();
  const withdrawalId = new URL(page.url()).searchParams.get('id') ?? '';

  expect(await mailed(page, 'ida@example.com', new RegExp(`/withdraw\\?id=${withdrawalId}`))).toContain(withdrawalId);
  await page.getByLabel('Carrier and tracking number').fill('DHL 00340434161094015902');
  await page.getByRole('button', { name: 'I have sent them' }).click();
  await expect(page.getByRole('main')).toContainText('You sent them: DHL 00340434161094015902.');
  const back = await jug.maker.post(`/api/seller/withdrawals/${withdrawalId}/received`, {
    data: {},
    headers: headers(),
  });
  expect(back.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(/€\d+\.\d\d go back to the card that you paid with/);
  const key = new URL(confirmation, 'http://x').searchParams.get('key');
  await expect(async () => {
    await page.goto(`/order/${orderId}?key=${key}`);
    await expect(page.getByRole('complementary', { name: 'Sums and address' })).toContainText('Money sent back on', {
      timeout: 500,
    });
  }).toPass();
});
