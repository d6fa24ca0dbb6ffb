import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '#domain/core/time.ts';
import { buy, put, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { processCartsAfter } from '#test/builders/reminders.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let seller: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  seller = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, seller, { quantity: 20 });
});
afterAll(() => sale.stop());

/** A browser whose switch stands at this language. */
const reading = (language: string): Browser => browser(sale.address, new Map([['language', language]]));

/** Subjects of the mails to an address whose occasion begins so, oldest first. */
async function mailsTo(email: string, occasion: string): Promise<{ subject: string; language: string | undefined }[]> {
  await sale.settle();
  const { rows } = await sale.app.db.query<{ subject: string; html: string }>({
    text: 'SELECT subject, body_html AS html FROM mails WHERE recipient = $1 AND starts_with(key, $2) ORDER BY created_at, key',
    values: [email, occasion],
  });
  return rows.map(({ subject, html }) => ({ subject, language: /<html lang="(\w+)"/.exec(html)?.[1] }));
}
const askForReset = (who: Browser, email: string) => who.call('POST', '/api/accounts/password-reset', { email });

test('[UX-70] a guest’s order is confirmed', async () => {
  for (const [language, confirmed, sent] of [
    ['de', /^Deine Bestellung AM-\d{4}-\d+ ist bestätigt$/, /hat deine Bestellung verschickt/],
    ['en', /^Your order AM-\d{4}-\d+ is confirmed$/, /has sent your order/],
  ] as const) {
    const guest = reading(language);
    await put(guest, mug);
    const email = `guest.${language}@example.com`;
    const { body } = await buy(guest, { email });
    expect(await mailsTo(email, 'order-confirmation:')).toEqual([
      { subject: expect.stringMatching(confirmed), language },
    ]);
    const { orderId } = body.orders[0];
    for (const state of ['processing', 'shipped'])
      expect((await seller.call('POST', `/api/seller/orders/${orderId}/state`, { state })).status).toBe(200);
    expect(await mailsTo(email, 'sent ')).toEqual([{ subject: expect.stringMatching(sent), language }]);
  }
});

test('[UX-70] who has an account is written to as it says', async () => {
  const ida = await signUp(reading('de'), 'Ida');
  await askForReset(browser(sale.address), 'ida@example.com');
  await ida.call('PUT', '/api/accounts/language', { language: 'en' });
  await askForReset(reading('de'), 'ida@example.com');
  expect(await mailsTo('ida@example.com', 'password-reset:')).toEqual([
    { subject: 'Neues Passwort festlegen', language: 'de' },
    { subject: 'Set a new password', language: 'en' },
  ]);
});

test('[UX-70] a link for somebody without an account is in their language', async () => {
  const link = '/api/accounts/sign-in/link/request';
  await reading('de').call('POST', link, { email: 'neu@example.com' });
  await browser(sale.address).call('POST', link, { email: 'new@example.com' }, { 'accept-language': 'fr' });
  expect(await mailsTo('neu@example.com', 'sign-in-link:')).toMatchObject([{ language: 'de' }]);
  expect(await mailsTo('new@example.com', 'sign-in-link:')).toMatchObject([{ language: 'en' }]);
});

test('[UX-70, REC-06] a guest is reminded in the language of their cart', async () => {
  const guest = reading('de');
  await put(guest, mug);
  await guest.call('POST', '/api/cart/activity', { email: 'cart@example.com', consent: true });
  for (const hours of [1, 25]) await processCartsAfter(sale, hours * HOUR);
  expect(await mailsTo('cart@example.com', 'cart-reminder:')).toEqual([
    { subject: 'In deinem Warenkorb liegt noch etwas', language: 'de' },
  ]);
});

test('[UX-70, ALERT-02] an alert is in the language of its maker, and names it', async () => {
  await seller.call('PUT', '/api/accounts/language', { language: 'de' });
  const guest = browser(sale.address);
  await put(guest, mug);
  await buy(guest, { email: 'alerting@example.com' });
  await sale.settle();
  const { body } = await seller.call('GET', '/api/seller/alerts');
  expect(body.items[0]).toMatchObject({ language: 'de', actionLabel: 'Bestellung ansehen' });
  expect(body.items[0].title).toMatch(/^Neue Bestellung AM-/);
  expect(body.items[0].message).toMatch(/^1 Stück für \d+,\d{2}\u00a0€\. Bis .+ zu verschicken\.$/);
});
