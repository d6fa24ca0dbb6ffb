import { afterEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, put, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { remindedGuest, processCartsAfter } from '#test/builders/reminders.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
async function open(settings: Record<string, string>, priceCents: number): Promise<SoldVariant> {
  sale = await openSale({ CLOCK: 'simulated', ...settings });
  ana = await maker(sale.address, 'Ana Potter');
  return variantOf(sale, ana, { priceCents, quantity: 50 });
}
afterEach(async () => {
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
  await sale.stop();
});

const budget = async (): Promise<number[]> => {
  const { rows } = await sale.app.db.query<{ used: number }>({
    text: 'SELECT used_cents AS used FROM subsidy_budgets WHERE seller_id = $1 ORDER BY day',
    values: [ana.userId],
  });
  return rows.map(({ used }) => used);
};

test('[PAY-04, REC-06] who buys from themselves with an offer gets no more than they paid', async () => {
  const lamp = await open({}, 900_000);
  const { who, code, text } = await remindedGuest(sale, 'left@example.com', lamp);
  expect(text).toMatch(/^6 % off this piece until .*, up to €540\.00\.$/m);
  expect((await who.call('POST', '/api/cart/promo', { code })).body).toMatchObject({ discount: 54_000 });
  const { totalCents } = await ask(who, contract.checkout.getQuote, { country: 'PT' });
  expect((await buy(who)).body).toMatchObject({ status: 'paid', totalCents });
  const { reservedCents, fundedCents, feesCents } = await ask(ana, contract.payments.getBalance);
  expect(fundedCents).toBe(54_000);
  expect(feesCents).toBeGreaterThanOrEqual(fundedCents);
  expect(reservedCents).toBeLessThanOrEqual(totalCents);
});

/** What the second reminder of each guest says who left a piece, all of them at one time. */
async function reminded(emails: readonly string[], variant: SoldVariant): Promise<string[]> {
  const guests = emails.map(() => browser(sale.address));
  for (const [index, who] of guests.entries()) {
    await put(who, variant);
    await who.call('POST', '/api/cart/activity', { email: emails[index], consent: true });
  }
  for (const hours of [1, 25, 2]) await processCartsAfter(sale, hours * HOUR);
  const { rows } = await sale.app.db.query<{ text: string }>({
    text: `SELECT body_text AS text FROM mails m JOIN unnest($1::text[]) WITH ORDINALITY e (email, n) ON m.recipient = lower(e.email) WHERE key LIKE 'cart-reminder:%:2' ORDER BY n`,
    values: [emails],
  });
  return rows.map(({ text }) => text);
}

test('[PAY-04, REC-06] a budget adds to offers up to its sum for an order and a day', async () => {
  const mug = await open({ SUBSIDY_PER_ORDER: '5', SUBSIDY_PER_SHOP_DAY: '8' }, 10_000);
  // 10 % are 10.00, of which the fee bears 6.10.
  const emails = ['Ana.Potter+me@example.com', ...[1, 2, 3].map((n) => `left${n}@example.com`)];
  const texts = await reminded(emails, mug);
  expect(texts.map((text) => /^\d+ % off/m.exec(text)?.[0]).toSorted()).toEqual([
    '10 % off',
    '10 % off',
    '6 % off',
    '6 % off',
  ]);
  expect(texts[0]).toMatch(/^6 % off/m);
  expect(await budget()).toEqual([780]);
  const bought = texts.find((text) => text.includes('10 % off')) ?? '';
  const [, cart = '', token = ''] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(bought) ?? [];
  const who = browser(sale.address);
  await who.call('POST', '/api/cart/recover', { cart, token });
  expect((await buy(who)).body.status).toBe('paid');
  expect((await ask(ana, contract.payments.getBalance)).fundedCents).toBe(1000);
  for (const days of [4, 4]) await processCartsAfter(sale, days * DAY);
  expect((await budget()).reduce((sum, used) => sum + used, 0)).toBe(390);
});
