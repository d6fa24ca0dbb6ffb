import type { Page } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { expect, test } from '../screen.ts';

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** Whoever has the page buys a jug of a new maker. */
async function buyJug(page: Page) {
  const jug = await publishJug(page);
  await jug.putIntoCart('Ink');
  const bought = await buy(page);
  const send = async (path: string, data: object): Promise<void> => {
    const answer = await jug.maker.post(`/api/seller/orders/${bought.orderId}/${path}`, {
      data,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  };
  return { ...bought, send };
}

test('[ORD-02, UX-63] a buyer cancels an order while nobody has begun it: asked first, told what goes back, and the button is gone', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const { orderId, number } = await buyJug(page);
  await page.goto(`/order/${orderId}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
  await expect(dialog).toContainText('go back to the card that you paid with');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('main')).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(`${number} is cancelled. Your money is on its way back.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Sums and address' })).toContainText(
    /Money (on its way back|sent back on)/,
  );
  await expect(page.getByRole('button', { name: /Buy again/ })).toBeVisible();
});

test('[ORD-02] a maker who began it meanwhile: the order stays, and the buyer reads why', async ({ page, signUp }) => {
  await signUp();
  const { orderId, number, send } = await buyJug(page);
  await page.goto(`/order/${orderId}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await send('state', { state: 'processing' });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText(/The maker has begun this order, so it can no longer be cancelled here/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Being made');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
});

test('[ORD-01, UX-63] the open page of an order follows what its maker does and gives back; its buyer says that it has arrived, and reviews it at once', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { orderId, send } = await buyJug(page);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  await send('state', { state: 'processing' });
  await expect(page.getByRole('main')).toContainText('Being made');
  await send('state', { state: 'shipped' });
  await expect(page.getByRole('button', { name: 'It has arrived' })).toBeVisible();
  await send('refund', { refund: { kind: 'amount', amountCents: 550 }, reason: 'A chip at the foot' });
  await expect(page.getByRole('complementary', { name: 'Sums and address' })).toContainText('“A chip at the foot”');
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByRole('main')).toContainText('Delivered');
  await expect(page.getByRole('button', { name: 'It has arrived' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How do you like it?' })).toBeVisible();
});

test('[PAY-04, UX-90] a maker gives money back: the sum is reckoned while one chooses, mistakes are named, and both sides read it', async ({
  page,
  browser,
  baseURL,
  signUp,
  expectAccessible,
}) => {
  const maker = await signUp();
  const buyer = await browser.newContext({ baseURL: baseURL ?? '' });
  const window = await buyer.newPage();
  const jug = await publishJug(window, {}, undefined, page.request);
  await jug.putIntoCart('Ink');
  const { orderId, confirmation } = await buy(window);
  expect(maker.email).not.toBe('');
  await page.goto(`/seller-dashboard/orders/${orderId}`);
  await page.getByRole('button', { name: 'Give money back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give money back' });
  await dialog.getByLabel('Some pieces').check();
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose how many of which piece.');
  await dialog.getByLabel(/^Jug with a short spout/).selectOption('1');
  await expect(dialog.getByRole('button', { name: `Give ${euros(4200)} back` })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByLabel(/^Jug with a short spout/).selectOption('0');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose how many of which piece.');
  await expectAccessible();
  await dialog.getByLabel('A sum').check();
  await dialog.getByLabel('Sum, €').fill('9000');
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a sum up to');
  await dialog.getByLabel('Sum, €').fill('5.50');
  await dialog.getByRole('button', { name: 'Give €5.50 back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write why the money goes back.');
  await dialog.getByLabel(/^Reason/).fill(' ab ');
  await dialog.getByRole('button', { name: 'Give €5.50 back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write why the money goes back.');
  await dialog.getByLabel(/^Reason/).fill('A chip at the foot');
  await dialog.getByRole('button', { name: 'Give €5.50 back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/“A chip at the foot”/)).toBeVisible();
  const brings = page.getByLabel('What it brings you');
  await expect(brings).toContainText('Refund');
  await expect(brings).toContainText('Fee given back');
  const key = new URL(confirmation, baseURL).searchParams.get('key');
  await window.goto(`/order/${orderId}?key=${key}`);
  await expect(window.getByRole('complementary', { name: 'Sums and address' })).toContainText('“A chip at the foot”');
  await buyer.close();
});

test('[UX-96, ORD-02] the office is offered to give back what is left of an order, and nothing once all of it went back', async ({
  page,
  signUp,
  browser,
}) => {
  await signUp();
  const { orderId, send } = await buyJug(page);
  const office = await browser.newPage();
  await signInAs(office, 'senior@example.com');
  const zone = office.getByRole('region', { name: 'Give money back' });
  await office.goto(`/admin/orders/${orderId}`);
  await expect(zone.getByRole('button', { name: 'Give money back' })).toBeVisible();
  await send('refund', { refund: { kind: 'all' }, reason: 'It broke in the kiln' });
  await office.reload();
  await expect(office.getByRole('complementary').last()).toBeVisible();
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(office.getByRole('button', { name: /note/i }).first()).toBeVisible();
  await expect(zone).toHaveCount(0);
  await expect(office.getByText('Giving money back', { exact: false })).toHaveCount(0);
  await office.close();
});

test('[ORD-01, ORD-03] a maker names the number of a parcel that has left, and calls off an order with a reason; a refusal is said', async ({
  page,
}) => {
  await page.request.post('/api/accounts/sign-in', { data: { email: 'ana@example.com', password: 'handmade' } });
  const newest = async (state: string) =>
    (await (await page.request.get(`/api/seller/orders?state=${state}`)).json()).items[0];
  const [sent, begun] = [await newest('shipped'), await newest('confirmed')];
  const asked: unknown[] = [];
  let isRefused = false;
  await page.route(/\/api\/seller\/orders\/[^/]+\/(state|cancel)$/, (route) => {
    asked.push(route.request().postDataJSON());
    const refusal = { error: { code: 'orders/x', message: 'Not now.' } };
    return route.fulfill(isRefused ? { status: 409, json: refusal } : { json: {} });
  });
  await page.goto(`/seller-dashboard/orders/${sent.orderId}`);
  await page.getByRole('button', { name: /tracking number$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(`Where is ${sent.number}?`);
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Tracking number').fill(' ');
  await dialog.getByLabel('Carrier').fill('');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Carrier').fill(' DHL ');
  await expect(save).toBeEnabled();
  await dialog.getByLabel('Tracking number').fill(' 0034 ');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`${sent.number} has its number.`)).toBeVisible();
  isRefused = true;
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText('Not now.')).toBeVisible();
  expect(asked).toEqual([{ state: 'shipped', carrier: 'DHL', tracking: '0034' }, { state: 'delivered' }]);

  await page.goto(`/seller-dashboard/orders/${begun.orderId}`);
  const open = page.getByRole('main').getByRole('button', { name: 'Cancel the order' });
  await open.click();
  await expect(dialog).toContainText(`${begun.buyerName} reads it in a mail, and all that was paid goes back.`);
  const act = dialog.getByRole('button', { name: 'Cancel the order' });
  await expect(act).toBeDisabled();
  await dialog.getByRole('button', { name: 'A piece broke' }).click();
  await act.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Not now.')).toBeVisible();
  isRefused = false;
  await open.click();
  await dialog.getByRole('textbox').fill('  The kiln is cold. ');
  await act.click();
  await expect(page.getByText(`${begun.number} is cancelled. The money goes back.`)).toBeVisible();
  expect(asked.slice(2)).toEqual([{ reason: 'A piece broke' }, { reason: 'The kiln is cold.' }]);
});
