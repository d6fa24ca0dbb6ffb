import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../screen.ts';

test('[UX-63, UX-64, ORD-05] whoever has number and address sees the steps behind and ahead and the pieces, and no more of the person', async ({
  page,
  expectAccessible,
}) => {
  await page.request.post('/api/accounts/sign-in', { data: { email: 'bo@example.com', password: 'handmade' } });
  const { items } = await (await page.request.get('/api/orders?state=processing')).json();
  const [{ number, orderId, firstTitle }] = items;
  await page.goto(`/order/${orderId}`);
  const steps = page.getByRole('main').locator('.next-steps > li');
  await expect(steps).toHaveCount(4);
  await expect(page.locator('.next-steps [aria-current=step]')).toContainText('Being made');
  await expect(steps.last()).toContainText('Arrives at the latest');
  await page.request.post('/api/accounts/sign-out');
  await page.goto('/track');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail address').fill('bo@example.com');
  await page.getByRole('button', { name: 'Find the order' }).click();
  const found = page.getByRole('main').locator('section');
  await expect(found.getByRole('heading', { name: 'Being made' })).toBeVisible();
  await expect(found.locator('.next-steps > li')).toHaveCount(4);
  await expect(found.locator('.track-pieces img')).toHaveCount(1);
  await expect(found).toContainText(firstTitle);
  await expect(found).not.toContainText('Lindgren');
  await expectAccessible();
});

test('[UX-64, ORD-05] a parcel under way is told with its carrier and its number, which is copied by one press; whoever has that number alone sees its way and nothing of the buyer', async ({
  page,
  expectAccessible,
}) => {
  const jug = await publishJug(page);
  await jug.putIntoCart('Ink');
  const { orderId, number } = await buy(page);
  for (const move of [{ state: 'processing' }, { state: 'shipped', carrier: 'DHL', tracking: '00340434161094015902' }])
    await jug.maker.post(`/api/seller/orders/${orderId}/state`, {
      data: move,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  await page.goto('/track');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail address').fill('ida@example.com');
  await page.getByRole('button', { name: 'Find the order' }).click();
  const found = page.getByRole('main').locator('section');
  await expect(found).toContainText('DHL 00340434161094015902');
  await expect(found).toContainText('Goes to Leipzig, Germany.');
  await found.getByRole('button', { name: 'Copy the parcel’s number 00340434161094015902' }).click();
  await expect(page.getByText('The number is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00340434161094015902');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await found.getByRole('button', { name: 'Copy the parcel’s number 00340434161094015902' }).click();
  await expect(found.getByRole('status')).toHaveText(/mark it and copy it yourself/);

  await page.getByRole('button', { name: 'I only have the parcel number' }).click();
  await expect(found).toHaveCount(0);
  await page.getByLabel('Parcel number').fill('0034 0434 1610 9401 5902');
  await page.getByRole('button', { name: 'Find the parcel' }).click();
  await expect(found.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expect(found).toContainText('A parcel from');
  await expect(found.getByRole('listitem')).toHaveCount(4);
  await expect(found).not.toContainText(number);
  await expect(found).not.toContainText('Leipzig');
  await expect(found).not.toContainText('Jug');
  await expectAccessible();
  await page.getByLabel('Parcel number').fill('0034 0434 1610');
  await page.getByRole('button', { name: 'Find the parcel' }).click();
  await expect(page.getByRole('alert')).toContainText('No parcel on its way has this number.');
  await page.getByRole('button', { name: 'I have the order number and e-mail address' }).click();
  await expect(page.getByLabel('Order number')).toBeVisible();
});

test.describe('an order that is not found', () => {
  test.use({ complaintsAllowed: /503|Failed to load/ });
  test('[UX-64, ORD-05] no order fits, or the shop does not answer: each says so, and what was typed stays', async ({
    page,
  }) => {
    const answers = [
      { status: 404, json: { error: { code: 'orders/not-found', message: 'Nothing here.' } } },
      { status: 409, json: { error: { code: 'x/closed', message: 'The shop is being mended.' } } },
    ];
    let asked = 0;
    await page.route('**/api/orders/track', (route) => route.fulfill(answers[asked++ % 2] ?? {}));
    await page.goto('/track?number=AM-2026-100001');
    await expect(page.getByLabel('Order number')).toHaveValue('AM-2026-100001');
    const find = page.getByRole('button', { name: 'Find the order' });
    await page.getByLabel('E-mail address').fill('  ');
    await find.click();
    await page.getByLabel('E-mail address').fill('bo@example.com');
    await find.click();
    await expect(page.getByRole('alert')).toHaveText(/^No order has this number/);
    await find.click();
    await expect(page.getByRole('alert')).toHaveText('The shop is being mended.');
    expect(asked).toBe(2);
    await expect(page.getByLabel('Order number')).toHaveValue('AM-2026-100001');
  });
});
