import type { Page } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../screen.ts';

/** Somebody without an account buys jugs of a new maker, who is in another window. */
async function buyJugs(page: Page, glazes = ['Ink', 'Straw']) {
  const jug = await publishJug(page);
  for (const glaze of glazes) await jug.putIntoCart(glaze);
  const bought = await buy(page);
  const key = new URL(bought.confirmation, 'http://x').searchParams.get('key') ?? '';
  const send = async (): Promise<void> => {
    for (const state of ['processing', 'shipped', 'delivered']) {
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const answer = await jug.maker.post(`/api/seller/orders/${bought.orderId}/state`, { data: { state }, headers });
      if (!answer.ok()) throw new Error(`${state} answered ${answer.status()}`);
    }
  };
  return { ...bought, key, send, maker: jug.maker };
}
async function fillFirstStep(page: Page, number: string, email = 'ida@example.com'): Promise<void> {
  await page.getByLabel('Your name').fill('Ida Sommer');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail address for the answer').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('[LAW-01, UX-96] two steps from the order to the acknowledgement, and the proof of sending after them', async ({
  page,
  expectAccessible,
}) => {
  const { orderId, number, key, send } = await buyJugs(page);
  await send();
  await page.goto(`/order/${orderId}?key=${key}`);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw from contract' })).toBeVisible();
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Fill in your name/);
  await page.getByLabel('Your name').fill('Ida Sommer');
  await page.getByLabel('E-mail address for the answer').fill('elsewhere@example.com');
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await expectAccessible();
  for (const glaze of ['Ink', 'Straw'])
    await page.getByLabel(`Jug with a short spout, ${glaze}`).selectOption({ label: 'Keep' });
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Choose at least one piece/);
  await page.getByLabel('Jug with a short spout, Ink').selectOption({ label: '1 of 1' });
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'We have your withdrawal' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 × Jug with a short spout, Ink');
  await expect(page.getByRole('main')).not.toContainText('Straw');
  await expectAccessible();
  await page.getByLabel('Carrier and tracking number').fill('DHL 00340434161094015902');
  await page.getByRole('button', { name: 'I have sent them' }).click();
  await expect(page.getByRole('main')).toContainText('You sent them: DHL 00340434161094015902.');
  // What was kept can still be withdrawn from, and what was declared is found again.
  await page.goto(`/order/${orderId}?key=${key}`);
  await expect(page.getByRole('link', { name: 'We have your withdrawal' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' })).toBeVisible();
  // The back office reads it on the record of the order.
  await page.request.post('/api/accounts/sign-in', { data: { email: 'cy@example.com', password: 'handmade' } });
  await page.goto(`/admin/orders/${orderId}`);
  const record = page.getByRole('region', { name: 'Withdrawals' });
  await expect(record).toContainText('1 × Jug with a short spout');
  await expect(record).toContainText('The pieces are on their way back: DHL 00340434161094015902.');
});

test('[LAW-01] an order that nobody has here: said so, declared all the same, and looked at by a person', async ({
  page,
}) => {
  await page.goto('/withdraw');
  await fillFirstStep(page, 'AM-2026-000000');
  await expect(page.getByRole('main')).toContainText('No order fits this number and this address.');
  await page.getByLabel('Which pieces').fill('The blue jug');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('main')).toContainText('so a person looks at it and answers you by mail');
  await page.goto('/withdraw?id=withdrawal_of-nobody');
  await expect(page.getByRole('heading', { name: 'No withdrawal here' })).toBeVisible();
});

test('[LAW-01] what had not left while the bank has the money: nothing is to be sent, and no proof is asked for', async ({
  page,
}) => {
  const { number } = await buyJugs(page, ['Ink']);
  await page.goto('/withdraw');
  await fillFirstStep(page, number);
  await page.route('**/api/withdrawals/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), state: 'declared', isWithheld: true } });
  });
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('main')).toContainText('so there is nothing to send back. Your bank has taken back');
  await expect(page.getByRole('button', { name: 'I have sent them' })).toHaveCount(0);
});

test.describe('over a line that loses an answer', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });
  test('[LAW-01] an answer that is lost is asked for again, and declares it once', async ({ page }) => {
    const { orderId, number, key } = await buyJugs(page, ['Ink']);
    await page.goto('/withdraw');
    await fillFirstStep(page, number);
    let isLost = false;
    await page.route('**/api/withdrawals', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'We have your withdrawal' })).toBeVisible();
    const { withdrawals, state } = await (await page.request.get(`/api/orders/${orderId}?accessKey=${key}`)).json();
    expect([isLost, withdrawals.length, state]).toEqual([true, 1, 'cancelled']);
  });
});

test('[LAW-01] the maker sees it in the order with what to do, and gives the money back by saying that the pieces are there', async ({
  page,
  browser,
  baseURL,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await buyer.newPage();
  const jug = await publishJug(window, {}, undefined, page.request);
  await jug.putIntoCart('Ink');
  const { orderId, number } = await buy(window);
  for (const state of ['processing', 'shipped'])
    await page.request.post(`/api/seller/orders/${orderId}/state`, {
      data: { state },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  await page.goto(`/seller-dashboard/orders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await window.goto('/withdraw');
  await fillFirstStep(window, number);
  await window.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(window.getByRole('heading', { name: 'We have your withdrawal' })).toBeVisible();
  // Without loading anew.
  await expect(page.getByText('The buyer sends the pieces back.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have them: give the money back' }).click();
  await expect(page.getByText(/The pieces are with you, and €\d+\.\d\d went back\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have them: give the money back' })).toHaveCount(0);
  await buyer.close();
});

test('[LAW-01] what is kept is not declared: some of a line, one line of two, or nothing at all of what was bought', async ({
  page,
}) => {
  const line = { title: 'Jug', values: ['Ink'], quantity: 3, hasRight: true, exception: null };
  const lines = [
    { ...line, lineId: 'l1' },
    { ...line, lineId: 'l2', title: 'Cup', quantity: 1, exception: 'sealed' },
    { ...line, lineId: 'l3', title: 'Soap', hasRight: false, exception: 'perishable' },
  ];
  const contract = { number: 'AM-2026-100001', shopName: 'Rio Clay', refusal: null, endsAt: null, lines };
  await page.route('**/api/orders/withdrawable', (route) => route.fulfill({ json: { contract } }));
  const declared: unknown[] = [];
  await page.route('**/api/withdrawals', (route) => {
    declared.push(route.request().postDataJSON().lines);
    return route.fulfill({
      status: 404,
      json: { error: { code: 'orders/no-withdrawal-here', message: 'Not now.' } },
    });
  });
  await page.goto('/withdraw');
  await fillFirstStep(page, 'AM-2026-100001');
  const confirm = async (): Promise<void> => {
    const known = declared.length;
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect.poll(() => declared.length).toBe(known + 1);
    await expect(page.getByRole('alert')).toHaveText('Not now.');
  };
  const choose = (name: RegExp, label: string) => page.getByLabel(name).selectOption({ label });
  await confirm();
  await choose(/^Jug/, '1 of 3');
  await confirm();
  await choose(/^Jug/, '3 of 3');
  await choose(/^Cup/, 'Keep');
  await confirm();
  await choose(/^Cup/, '1 of 1');
  await confirm();
  expect(declared).toEqual([
    null,
    [
      { lineId: 'l1', quantity: 1 },
      { lineId: 'l2', quantity: 1 },
    ],
    [{ lineId: 'l1', quantity: 3 }],
    null,
  ]);
  await choose(/^Jug/, 'Keep');
  await choose(/^Cup/, 'Keep');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose at least one piece.');
  expect(declared).toHaveLength(4);
});
