import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { ensureFeeRule, findFeePercent } from '../../payments/fee-rule-store.ts';

let sale: Sale;
let cy: Browser;

const admin = adminOf(() => sale);
const set = (percent: unknown, holdsFrom: string | null = null, who = cy, reason = 'Agreed with the makers') =>
  who.call('POST', '/api/admin/fees', { percent, holdsFrom, reason });
const later = (milliseconds: number): string => new Date(sale.app.clock.now().getTime() + milliseconds).toISOString();
const percentNow = () => findFeePercent(sale.app.db, sale.app.clock.now());

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  cy = await admin('Cy Master', 'master_admin');
});
afterAll(() => sale.stop());

test('[PAY-04, ADM-12] another fee holds from its moment, is in the log with its reason', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { priceCents: 5000 });
  await buy(await withCart(sale, mug));
  expect((await set(8)).body).toMatchObject({ percent: 8, setBy: 'Cy Master', state: 'planned' });
  expect(await percentNow()).toBe(6.5);
  await passTime(sale, MINUTE + 1000);
  expect(await percentNow()).toBe(8);
  await buy(await withCart(sale, mug));
  const { items } = await ask(ana, contract.payments.listLedger, { list: 'fees' });
  expect(items.map(({ explanation }) => /^[\d.]+ %/.exec(explanation)?.[0])).toEqual(['8 %', '6.5 %']);
  expect((await ask(cy, contract.office.listFeeRules)).items).toMatchObject([
    { percent: 8, state: 'holds', setBy: 'Cy Master' },
    { percent: 6.5, state: 'past', setBy: '', holdsFrom: null },
  ]);
  expect(await count(sale, `audit_log WHERE act = 'office.setFee' AND reason = 'Agreed with the makers'`)).toBe(1);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[PAY-04] a start with the same setting leaves it, one with another changes it', async () => {
  const before = await percentNow();
  await ensureFeeRule(sale.app.db, 6.5, sale.app.clock.now());
  await passTime(sale, 2 * MINUTE);
  expect(await percentNow()).toBe(before);
  await ensureFeeRule(sale.app.db, 7, sale.app.clock.now());
  await passTime(sale, 2 * MINUTE);
  expect(await percentNow()).toBe(7);
});

test('[PAY-04] one that is planned is replaced by another of its moment; two at once leave one', async () => {
  const at = later(10 * DAY);
  const answers = await Promise.all([set(9, at), set(10, at), set(11, at)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const planned = (await ask(cy, contract.office.listFeeRules)).items.filter(({ state }) => state === 'planned');
  expect(planned).toMatchObject([{ holdsFrom: at }]);
  expect(await percentNow()).toBe(7);
});

test('[PAY-04, RUN-10] what is no fee, and what would hold for the past, is refused and changes nothing', async () => {
  const before = await count(sale, 'fee_rules');
  for (const percent of [-1, 51, 6.555, 'six', null]) expect((await set(percent)).status, String(percent)).toBe(400);
  expect(codeOf(await set(8, later(-DAY)))).toEqual([400, 'office/fee-too-early']);
  expect(codeOf(await set(8, later(400 * DAY)))).toEqual([400, 'office/fee-too-late']);
  expect((await set(8, null, cy, '')).status).toBe(400);
  expect(await count(sale, 'fee_rules')).toBe(before);
});

test('[PAY-04, ADM-03] only who edits settings sets it; who reads reports sees it', async () => {
  const ida = await admin('Ida Falk', 'financial_admin');
  expect((await set(1, null, ida)).status).toBe(403);
  expect((await ask(ida, contract.office.listFeeRules)).items.length).toBeGreaterThan(1);
  expect((await browser(sale.address).call('GET', '/api/admin/fees')).status).toBe(401);
});
