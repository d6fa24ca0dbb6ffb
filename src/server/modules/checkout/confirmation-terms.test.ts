import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { sayFacts, type traderFacts } from '#test/builders/trader.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let lawless: Sale;
beforeAll(async () => {
  [sale, lawless] = [await openSale(), await openSale({ LEGAL_REGION: 'none' })];
});
afterAll(async () => {
  await sale.stop();
  await lawless.stop();
});

/** The mail about what somebody bought of a maker who sells so, and the quote that they saw before. */
async function mailAbout(at: Sale, name: string, facts: Partial<typeof traderFacts> | null, piece = {}) {
  const seller = await maker(at.address, name);
  if (facts) await sayFacts(seller, facts);
  const who = await withCart(at, await variantOf(at, seller, piece));
  const quote = (await who.call('GET', '/api/checkout/quote?country=PT')).body;
  const email = `${name.toLowerCase().replace(' ', '.')}@buyer.example`;
  expect((await buy(who, { email })).status).toBe(200);
  return { quote, ...(await mailTo(at, email)) };
}

async function mailTo(at: Sale, email: string): Promise<{ text: string; html: string }> {
  const { rows } = await at.app.db.query<{ text: string; html: string }>({
    text: `SELECT body_text AS text, body_html AS html FROM mails WHERE recipient = $1 AND key LIKE 'order-confirmation:%'`,
    values: [email],
  });
  return { text: rows[0]?.text ?? '', html: rows[0]?.html ?? '' };
}

test('[LAW-03] a trader’s confirmation says in the mail itself who sold, the terms', async () => {
  const { quote, text, html } = await mailAbout(sale, 'Ana Trader', {});
  expect([quote.legalRegion, quote.parcels[0].returnDays]).toEqual(['eu', 14]);
  for (const said of [
    'Ana Potter Lda, Rua Direita 8, 4750-180 Barcelos, Portugal, PT999999907',
    'withdraw from the contract for 14 days from delivery without giving a reason',
    'Terms of this purchase',
    'Right of withdrawal',
    'Withdraw from contract here',
    sale.app.config.SUPPORT_EMAIL,
    `VAT contained: €${(quote.parcels[0].tax.taxCents / 100).toFixed(2)}`,
  ]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});

test('[LAW-03] the confirmation promises no right that does not hold', async () => {
  const privately = await mailAbout(sale, 'Pia Private', { sellsAs: 'private' });
  expect(privately.text).toContain('Sold privately: the rights of consumers towards traders do not hold.');
  const unsaid = await mailAbout(sale, 'Una Unsaid', null);
  expect(unsaid.text).toContain('has not said whether they are a trader');
  for (const { text } of [privately, unsaid]) expect(text).not.toContain('Right of withdrawal');
});

test('[LAW-03] one purchase of a trader and a private seller states what holds of each', async () => {
  const [tia, pam] = [await maker(sale.address, 'Tia Trader'), await maker(sale.address, 'Pam Private')];
  await sayFacts(tia, {});
  await sayFacts(pam, { sellsAs: 'private', legalName: 'Pam Private' });
  const email = 'both@buyer.example';
  const who = await withCart(sale, await variantOf(sale, tia), await variantOf(sale, pam));
  expect((await buy(who, { email })).status).toBe(200);
  const { text } = await mailTo(sale, email);
  expect(text).toContain('Right of withdrawal');
  expect(text).toContain('Sold privately');
});

test('[LAW-03] LEGAL_REGION switches it', async () => {
  const { quote, text, html } = await mailAbout(lawless, 'Ana Trader', {});
  expect(quote.legalRegion).toBe('none');
  expect(text).toContain('You paid');
  expect(`${text}${html}`).not.toMatch(
    /Terms of this purchase|Right of withdrawal|Sold by a trader|Withdraw from contract/,
  );
});

test('[LAW-01, LAW-03] what the law makes an exception of is said before paying and in the mail', async () => {
  const perishable = await mailAbout(
    sale,
    'Pep Cheese',
    {},
    { title: 'Goat cheese', withdrawalException: 'perishable' },
  );
  expect(perishable.quote.parcels[0].lines[0].withdrawalException).toBe('perishable');
  const sealed = await mailAbout(sale, 'Sal Balm', {}, { title: 'Lip balm', withdrawalException: 'sealed' });
  for (const [{ text, html }, said] of [
    [perishable, 'Spoils quickly, so it cannot be withdrawn from: Goat cheese.'],
    [sealed, 'Sealed for health or hygiene, so it cannot be withdrawn from once the seal is broken: Lip balm.'],
  ] as const) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});
