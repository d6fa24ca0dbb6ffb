import type { APIRequestContext, Page } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { parcelArrives } from '../../support/journeys/parcel-arrives.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../screen.ts';

const post = async (maker: APIRequestContext, path: string, data: object): Promise<Record<string, string>> => {
  const answer = await maker.post(path, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** Somebody without an account bought two jugs, which have arrived. */
async function arrived(page: Page, by?: APIRequestContext) {
  const jug = await publishJug(page, {}, undefined, by);
  for (const glaze of ['Ink', 'Straw']) await jug.putIntoCart(glaze);
  const { orderId, number, confirmation } = await buy(page);
  const key = new URL(confirmation, 'http://x').searchParams.get('key') ?? '';
  for (const state of ['processing', 'shipped'])
    await post(jug.maker, `/api/seller/orders/${orderId}/state`, { state });
  await parcelArrives(orderId);
  const order = `/order/${orderId}?key=${key}`;
  const returns = async () =>
    (await (await page.request.get(`/api/orders/${orderId}/returns?accessKey=${key}`)).json()).returns;
  return { orderId, number, key, order, returns, maker: jug.maker };
}
async function askBack(page: Page, order: string, remedy?: string): Promise<void> {
  await page.goto(order);
  await page.getByRole('button', { name: 'Return pieces' }).click();
  await page.getByLabel('Jug with a short spout, Ink').selectOption({ label: '1 of 1' });
  await page.getByLabel('Reason').selectOption({ label: 'It arrived damaged' });
  if (remedy) await page.getByLabel('What you would like').selectOption({ label: remedy });
  await page.getByLabel('What is it about?').fill('The handle is off.');
  await page.getByRole('button', { name: 'Ask to send them back' }).click();
}

test('[ORD-04, UX-65] a buyer asks on the page of the order, sends the pieces, names the number', async ({
  page,
  expectAccessible,
}) => {
  const { order, returns, maker } = await arrived(page);
  await page.goto(order);
  await page.getByRole('button', { name: 'Return pieces' }).click();
  await page.getByRole('button', { name: 'Ask to send them back' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Choose at least one piece and a reason/);
  await page.getByLabel('Reason').selectOption({ label: 'Something else' });
  await expect(page.getByText('You bear the postage.')).toBeVisible();
  await page.getByLabel('Reason').selectOption({ label: 'It arrived damaged' });
  await expect(page.getByText(/^The workshop bears the postage/)).toBeVisible();
  await expectAccessible();
  await askBack(page, order);
  const section = page.getByRole('region', { name: 'Sending pieces back' });
  await expect(section.getByRole('heading', { level: 3 })).toContainText('Requested');
  await expect(section).toContainText('1 × Jug with a short spout, Ink');
  await expect(section).toContainText('answers soon. Keep the pieces until then.');
  const [{ returnId }] = await returns();
  await post(maker, `/api/seller/returns/${returnId}/state`, { state: 'approved' });
  await page.goto(order);
  await expect(section).toContainText('Send them to');
  await expect(section).toContainText('The workshop bears the postage');
  await expectAccessible();
  await section.getByLabel('Carrier').fill('DHL');
  await section.getByRole('button', { name: 'I have sent them' }).click();
  await expect(section.getByRole('heading', { level: 3 })).toContainText('Sent');
  await section.getByLabel('Number of the parcel').fill('00340434161094015902');
  await section.getByRole('button', { name: 'Add the number' }).click();
  await expect(section.getByRole('heading', { level: 3 })).toContainText('On its way back');
  await expect(section).toContainText('On their way: DHL 00340434161094015902.');
  await expect(section.getByRole('listitem').filter({ hasText: 'by the buyer' })).not.toHaveCount(0);
  // The other piece can still be asked back.
  await section.getByRole('button', { name: 'Return pieces' }).click();
  await expect(section).toContainText('Nothing of it is left to send back.');
  await section.getByRole('button', { name: 'Not now' }).click();
});

test('[ORD-04] a request can be stopped before posting, and what is refused meanwhile says why', async ({ page }) => {
  const { order, orderId, returns, maker } = await arrived(page);
  await askBack(page, order);
  await page.getByRole('button', { name: 'Keep the pieces after all' }).click();
  await expect(page.getByRole('region', { name: 'Sending pieces back' })).toContainText('Stopped');
  await page.goto(order);
  await page.getByRole('button', { name: 'Return pieces' }).click();
  await page.getByLabel('Jug with a short spout, Ink').selectOption({ label: '1 of 1' });
  await page.getByLabel('Reason').selectOption({ label: 'Something else' });
  await post(maker, `/api/seller/orders/${orderId}/refund`, { refund: { kind: 'all' }, reason: 'A crack' });
  await page.getByRole('button', { name: 'Ask to send them back' }).click();
  await expect(page.getByRole('alert')).toHaveText(/All that was paid for this order has gone back already/);
  expect(await returns()).toHaveLength(1);
});

test('[ORD-04, UX-85] the maker hears of it at once, answers, receives, looks and gives the money back', async ({
  page,
  browser,
  baseURL,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/returns');
  await expect(page.getByText('Nothing is on its way back')).toBeVisible();
  const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await buyer.newPage();
  const { order, orderId, number } = await arrived(window, page.request);
  await askBack(window, order);
  await expect(window.getByText('Requested').first()).toBeVisible();
  // Without loading anew.
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await expect(main).toContainText('It arrived damaged: “The handle is off.”');
  await expectAccessible();
  await expect(main).toContainText('You bear the postage: pay the buyer what sending them back costs.');
  await main.getByRole('button', { name: 'Approve' }).click();
  await main.getByRole('button', { name: 'The pieces are with me' }).click();
  await expect(main.getByRole('button', { name: 'Look at them' })).toBeVisible();
  await page.goto('/seller-dashboard');
  await expect(main.getByRole('listitem').filter({ hasText: 'Return is open' })).toContainText('1');
  await expect(main.getByRole('link', { name: 'See returns' })).toBeVisible();
  await page.goto(`/seller-dashboard/orders/${orderId}`);
  await expect(main.getByRole('heading', { name: 'Returns' })).toBeVisible();
  await main.getByRole('button', { name: 'Look at them' }).click();
  await main.getByLabel('They can be sold again').check();
  await main.getByRole('button', { name: 'Accept, give €42.00 back' }).click();
  await expect(main).toContainText('€42.00 go back to the buyer. The pieces are for sale again.');
  await page.goto(`/seller-dashboard/orders/${orderId}/return`);
  await expect(main).toContainText('Money on its way back');
  await buyer.close();
});

test('[ORD-04, UX-85] what a maker has just decided stays on the list of open returns', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp();
  const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await buyer.newPage();
  const { order, number, returns } = await arrived(window, page.request);
  await askBack(window, order);
  await expect(window.getByText('Requested').first()).toBeVisible();
  await buyer.close();
  const [{ returnId }] = await returns();
  for (const state of ['approved', 'received', 'under_review'])
    await post(page.request, `/api/seller/returns/${returnId}/state`, { state });
  await page.goto('/seller-dashboard/returns');
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: 'Views' }).getByRole('link');
  await expect(tabs).toHaveText(['Open1', 'All']);
  // The money is back with the buyer, and the list has been read anew, before the maker’s own answer comes.
  const delayed = await delayAnswers(page, 'POST', /\/refund$/);
  await main.getByLabel('They can be sold again').check();
  await main.getByRole('button', { name: 'Accept, give €42.00 back' }).click();
  await delayed.answered;
  await expect.poll(async () => (await returns())[0].state).toBe('refund_processed');
  await expect(tabs).toHaveText(['Open0', 'All']);
  const said = '€42.00 go back to the buyer. The pieces are for sale again.';
  const rows = main.getByRole('article');
  await expect(rows.getByRole('heading', { level: 2 })).toHaveText([new RegExp(`^${number}, .+ Paid back$`)]);
  await expect(rows).toContainText(said);
  await expect(main.getByText('Nothing is on its way back')).toHaveCount(0);
  // What is no longer on the list is read by itself.
  await page.route(`**/api/seller/returns/${returnId}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), carrier: 'DHL', tracking: '123456789' },
    });
  });
  await delayed.letGo();
  await expect(page.getByText('Done. The buyer can see it.')).toBeVisible();
  await expect(rows).toContainText(said);
  await expect(rows).toContainText('DHL 123456789');
  await expect(rows.getByRole('button')).toHaveCount(0);
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await tabs.first().click();
  await expect(main.getByText('Nothing is on its way back')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test.describe('when it cannot be read', () => {
  test.use({ complaintsAllowed: /503|Failed to load/ });
  test('[ORD-04] the list says so and can be asked again; a link to nothing leads to the list', async ({
    page,
    signUp,
  }) => {
    await signUp();
    let isDown = true;
    await page.route('**/api/seller/returns?*', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await page.goto('/seller-dashboard/returns');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect(page.getByText('Nothing is on its way back')).toBeVisible();
    await page.getByRole('link', { name: 'See all returns' }).click();
    await expect(page.getByText('No return has been asked for')).toBeVisible();
  });
});

test('[ORD-04] a link to a return of another shop leads to the list', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/seller-dashboard/returns/return_of-nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such return in your shop');
});
