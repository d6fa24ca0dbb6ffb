import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '#domain/core/money.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { payday, sellForGood, verified } from '#test/builders/payouts.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let payoutId: string;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { priceCents: 5000 });
  await sellForGood(sale, ana.userId, mug);
  await sellForGood(sale, ana.userId, mug);
  await verified(sale, ana);
  await payday(sale);
  const { items } = (await ana.call('GET', '/api/seller/payouts')).body;
  payoutId = items.find(({ kind }: { kind: string }) => kind === 'balance').payoutId;
});
afterAll(() => sale.stop());

const statement = async (format: string, who: Pick<typeof ana, 'call'> = ana) =>
  who.call('GET', `/api/seller/payouts/${payoutId}/statement?format=${format}`);

test('[PAY-04, UX-93] the statement as a table has every line, and they sum to the payout', async () => {
  const { body, headers } = await statement('csv');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="payout-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, ...rows] = (await body.text()).trim().split('\r\n');
  expect(head).toBe('Date,What,Order,Paid,Fee,Back to buyer,Amount,Currency,Why');
  expect(rows.map((row: string) => row.split(',')[1]).toSorted()).toEqual(['Order', 'Order', 'Test payout']);
  const { amountCents } = (await ana.call('GET', `/api/seller/payouts/${payoutId}`)).body;
  const cents = rows.map((row: string) => Math.round(Number(row.split(',')[6]) * 100));
  expect(cents.reduce((sum: number, one: number) => sum + one, 0)).toBe(amountCents);
});

test('[PAY-04] the statement as a paper names the account by its last four', async () => {
  const { body, headers } = await statement('pdf');
  expect([body.type, headers.get('cache-control')]).toEqual(['application/pdf', 'no-store']);
  const { text } = await extractText(new Uint8Array(await body.arrayBuffer()));
  const { amountCents } = (await ana.call('GET', `/api/seller/payouts/${payoutId}`)).body;
  const { items } = (await ana.call('GET', `/api/seller/payout-lines?payoutId=${payoutId}`)).body;
  const all = text.join('\n').replaceAll('\u00a0', ' ');
  for (const phrase of [
    'Ana Potter',
    'Account ending 3000',
    formatMoney(amountCents),
    items[0].orderNumber ?? items[1].orderNumber,
  ])
    expect(all).toContain(phrase);
  expect(all).not.toContain('053201');
});

test('[PAY-04] a maker who reads German has it in German, as a table and as a paper', async () => {
  const german = (format: string) =>
    ana.call('GET', `/api/seller/payouts/${payoutId}/statement?format=${format}`, undefined, {
      'accept-language': 'de-DE',
    });
  const csv = await (await german('csv')).body.text();
  expect(csv).toContain('Datum,Was,Bestellung,Bezahlt,Gebühr,Zurückgezahlt,Betrag,Währung,Warum');
  expect(csv).toContain('Die Tage der Rückgabe sind vorbei.');
  const paper = (await german('pdf')).body;
  const { text } = await extractText(new Uint8Array(await paper.arrayBuffer()));
  for (const phrase of ['Auszahlung vom', 'Konto mit der Endung 3000', 'angekommen', 'An deine Bank geschickt'])
    expect(text.join('\n').replaceAll('\u00a0', ' ')).toContain(phrase);
});

test('[INV-22] the statement of somebody else is not there', async () => {
  const bea = await maker(sale.address, 'Bea Weaver');
  expect((await statement('pdf', bea)).status).toBe(404);
  expect((await statement('csv', browser(sale.address))).status).toBe(401);
});
