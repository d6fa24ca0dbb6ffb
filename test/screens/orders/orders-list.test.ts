import { expect, test } from '../screen.ts';
import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { somebodyElse } from '../../support/journeys/own-maker.ts';

test('[ORD-02] one’s orders: every picture, the day, the sum; found by words, status and year; bought again', async ({
  page,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  await signUp();
  const blanket = await addToCart('wool blanket', 2);
  const { number } = await buy(page);
  await page.goto('/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByRole('heading', { level: 2 })).toHaveText(/^Arriving \w{3}\s\d/);
  await expect(rows.first()).toContainText(blanket.title);
  await expect(rows.first()).toContainText(/€\d/);
  await expect(rows.first().locator('.strip img')).toHaveCount(1);
  await expect(rows.first().getByRole('link', { name: `Track order ${number}` })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Status').selectOption('delivered');
  await expect(page.getByText('No order fits.')).toBeVisible();
  await expect(page).toHaveURL('/orders?state=delivered');
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect(rows).toHaveCount(1);
  const words = page.getByLabel('Piece, maker or number');
  await words.fill('no such piece');
  await words.press('Enter');
  await expect(page.getByText('No order fits.')).toBeVisible();
  await words.fill(number);
  await words.press('Tab');
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Status')).toBeFocused();
  await page.getByLabel('Year').selectOption({ index: 1 });
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(words).toHaveValue(number);
  await expect(rows).toHaveCount(1);
});

test('[SHELL-09, UX-86] without the stream of events, too, what a maker did with an order stands in the list that was read before', async ({
  page,
  signUp,
}) => {
  await signUp();
  const jug = await publishJug(page, {}, undefined, page.request);
  const { calls, sent } = await somebodyElse(page);
  const [{ id: variantId }] = (await (await calls.get(`/api/listings/${jug.listingId}`)).json()).variants;
  const item = { listingId: jug.listingId, variantId, quantity: 1, personalisation: '' };
  await sent('post', '/api/cart/items', { data: item, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const { number } = await buy({ request: calls });
  await page.addInitScript(
    () =>
      void Object.assign(globalThis, {
        EventSource: class extends EventTarget {
          close(): void {}
        },
      }),
  );
  await page.goto('/seller-dashboard/orders');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Confirmed');
  await row.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
  await expect(page.getByText(`${number} is on its way.`)).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('On its way');
});

test.describe('a failing shop', () => {
  test.use({ complaintsAllowed: /status of 503|Failed to (load|fetch)|ERR_FAILED/ });

  test('[UX-62, ORD-02] bought again: what is not to be had is named; where the line is lost, another press adds nothing twice', async ({
    page,
  }) => {
    await page.request.post('/api/accounts/sign-in', { data: { email: 'bo@example.com', password: 'handmade' } });
    const { items } = await (await page.request.get('/api/orders?state=delivered')).json();
    const { lines } = await (await page.request.get(`/api/orders/${items[0].orderId}`)).json();
    let answer: 'refused' | 'lost' | 'taken' = 'refused';
    const sent: { key: string | undefined; listingId: string; quantity: number }[] = [];
    await page.route('**/api/cart/items', (route) => {
      const { listingId, quantity } = route.request().postDataJSON();
      sent.push({ key: route.request().headers()['idempotency-key'], listingId, quantity });
      if (answer === 'lost') return route.abort();
      const refusal = { error: { code: 'cart/out-of-stock', message: 'None is left.' } };
      return route.fulfill(answer === 'taken' ? { json: {} } : { status: 409, json: refusal });
    });
    await page.goto('/orders?state=delivered');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: items[0].number });
    const again = row.getByRole('button', { name: /^Buy again/ });
    await again.click();
    await expect(row.getByRole('alert').getByRole('listitem')).toHaveText(
      lines.map(({ title }: { title: string }) => `${title}: None is left.`),
    );
    expect(sent.map(({ listingId, quantity }) => ({ listingId, quantity }))).toEqual(
      lines.map(({ listingId, quantity }: { listingId: string; quantity: number }) => ({ listingId, quantity })),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const refusedKey = sent[0]?.key;
    [answer, sent.length] = ['lost', 0];
    await again.click();
    await expect.poll(() => sent.length).toBe(1);
    await page.clock.fastForward(1000);
    await expect(page.getByText('The pieces could not be put into your cart. Try again.')).toBeVisible();
    answer = 'taken';
    await again.click();
    await expect(page.getByRole('dialog', { name: /^Your cart|^Cart/ })).toBeVisible();
    await expect(row.getByRole('alert')).toHaveCount(0);
    const ofFirst = sent.filter(({ listingId }) => listingId === lines[0].listingId).map(({ key }) => key);
    expect(ofFirst).toHaveLength(3);
    expect(new Set(ofFirst).size).toBe(1);
    expect(ofFirst[0]).not.toBe(refusedKey);
  });

  test('[ORD-02, UX-66] orders do not wait for what cannot be read beside them', async ({
    page,
    signUp,
    addToCart,
  }) => {
    await signUp();
    await addToCart('wool blanket');
    const { number } = await buy(page);
    let asked = 0;
    // Another try would be answered never.
    await page.route('**/api/reviews/to-write', async (route) => {
      asked += 1;
      if (asked === 1) await route.fulfill({ status: 503, json: {} });
    });
    await page.goto('/orders');
    await expect(page.getByRole('link', { name: `Track order ${number}` })).toBeVisible();
  });
});
