import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bed, keys, openBed } from './sandbox-test-bed.ts';

/** The packaged browser with its own libraries, unpacked once. */
function browserFolder(): string {
  const folder = join(tmpdir(), 'packaged-chromium-153');
  if (existsSync(join(folder, 'ready'))) return folder;
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `chromium-${process.pid}`);
  writeFileSync(own, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))), { mode: 0o755 });
  renameSync(own, join(folder, 'chromium'));
  for (const name of ['al2023', 'swiftshader', 'fonts'])
    spawnSync('tar', ['-x', '-C', folder], {
      input: brotliDecompressSync(readFileSync(join(packed, `${name}.tar.br`))),
    });
  writeFileSync(join(folder, 'ready'), '');
  return folder;
}

const shopScript = `
  const stripe = Stripe(${JSON.stringify(keys.publishableKey)});
  const elements = stripe.elements({ locale: 'en' });
  window.changes = [];
  window.fields = Object.fromEntries(['cardNumber', 'cardExpiry', 'cardCvc'].map((type) => {
    const field = elements.create(type, { style: { base: { fontSize: '18px' } } });
    field.on('change', (event) => changes.push(event));
    field.mount('#' + type);
    return [type, field];
  }));
  window.pay = (secret) => stripe.confirmCardPayment(secret, { payment_method: { card: fields.cardNumber, billing_details: { name: 'Bo' } } });
  window.tokenise = () => stripe.createPaymentMethod({ type: 'card', card: fields.cardNumber });`;

/** What the script of the shop puts on its window. */
interface Shop {
  pay(secret: string): Promise<{ paymentIntent?: { status: string }; error?: { code: string } }>;
  tokenise(): Promise<{ error?: { code: string } }>;
  changes: { brand?: string; complete: boolean }[];
  fields: { cardCvc: { clear(): void } };
}

let bed: Bed;
let shop: Server;
let browser: Browser;
let page: Page;
let said: string[];
beforeAll(async () => {
  bed = await openBed();
  const sandbox = new URL(bed.sandbox.jsUrl).origin;
  const policy = `default-src 'none'; script-src 'self' ${sandbox}; frame-src ${sandbox}; connect-src 'self' ${sandbox}; frame-ancestors 'none'`;
  shop = createServer((request, response) => {
    const isScript = request.url === '/shop.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(
      isScript
        ? shopScript
        : `<!doctype html><html lang="en"><title>Shop</title><form><div id="cardNumber"></div><div id="cardExpiry"></div><div id="cardCvc"></div></form><script src="${bed.sandbox.jsUrl}"></script><script src="/shop.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  const folder = browserFolder();
  browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu'],
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}/al2023/lib:${folder}` } as Record<string, string>,
  });
});
afterAll(async () => {
  await browser?.close();
  shop?.close();
  shop?.closeAllConnections();
  await bed?.stop();
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  said = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('402')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
});

const field = (label: string): Locator => page.frameLocator(`iframe[title^="Secure ${label}"]`).getByRole('textbox');
async function type(number: string): Promise<void> {
  for (const [label, text] of [
    ['card number', number],
    ['expiration', '1234'],
    ['CVC', '123'],
  ] as const) {
    await field(label).fill('');
    await field(label).pressSequentially(text);
  }
}
const secret = async (): Promise<string> =>
  (await bed.stripe.paymentIntents.create({ amount: 4890, currency: 'eur' })).client_secret ?? '';
const pay = async () => page.evaluate((one) => (globalThis as unknown as Shop).pay(one), await secret());

test('[PAY-02, UX-57] a card is typed into frames of another origin, grouped and named, and pays', async () => {
  await type('4242424242424242');
  expect(await field('card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await field('expiration').inputValue()).toBe('12/34');
  expect(await field('card number').getAttribute('aria-label')).toBe('Card number');
  expect(await field('card number').getAttribute('autocomplete')).toBe('cc-number');
  expect(
    (await page.evaluate(() => (globalThis as unknown as Shop).changes)).some(
      (event) => event.brand === 'visa' && event.complete,
    ),
  ).toBe(true);
  expect(await page.content()).not.toContain('4242 4242');
  expect((await pay()).paymentIntent?.status).toBe('succeeded');
  expect(said).toEqual([]);
});

test('[PAY-02] unfinished fields answer the provider’s codes and send nothing', async () => {
  await field('card number').waitFor();
  expect((await page.evaluate(() => (globalThis as unknown as Shop).tokenise())).error).toMatchObject({
    type: 'validation_error',
    code: 'incomplete_number',
  });
  await type('4000000000009995');
  expect((await pay()).error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  await page.evaluate(() => (globalThis as unknown as Shop).fields.cardCvc.clear());
  await expect.poll(() => field('CVC').inputValue()).toBe('');
  expect(await field('card number').inputValue()).toBe('4000 0000 0000 9995');
  expect(said).toEqual([]);
});

test.each([
  ['Complete', 'succeeded', undefined],
  ['Fail', undefined, 'payment_intent_authentication_failure'],
])('[PAY-02] the 3-D Secure overlay: %s', async (button, status, code) => {
  await type('4000002500003155');
  const paying = pay();
  await page.frameLocator('dialog iframe').getByRole('button', { name: button }).click();
  const { paymentIntent, error } = await paying;
  expect([paymentIntent?.status, error?.code]).toEqual([status, code]);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(said).toEqual([]);
});
