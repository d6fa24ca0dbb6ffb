import { expect, test } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { toastsNow } from '#web/ui/toasts/toasts.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { PromotionDialog } from './promotion-dialog.tsx';
import { SellerPromotionsPage } from './seller-promotions-page.tsx';

const closed: true[] = [];
const open = (listingId?: string): Promise<Part> => {
  closed.length = 0;
  answerCalls({ 'listings.listMine': () => ({ items: [{ listingId: 'jug', title: 'Jug' }], nextCursor: null }) });
  return openPart(PromotionDialog, { listingId, timeZone: 'Europe/Berlin', onClose: () => void closed.push(true) });
};
const make = async (part: Part, label = 'Make the code'): Promise<unknown> => {
  sentNow();
  part.lines();
  await part.press(label);
  return sentNow()[0] ?? part.changes();
};

/** What a code is sent as, unless a test says otherwise. */
const code = {
  ...{ code: 'WINTER', kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, listingId: null },
  ...{ maxUses: null, maxUsesPerBuyer: null, startsAt: null, endsAt: null },
};

test('[DASH-04] a code without its letters is not made; one that is refused says why', async () => {
  const part = await open();
  answerCalls({ 'promotions.createPromotion': () => new Problem(409, 'There is one called so.') });
  expect(await make(part)).toEqual(['+ alert: Write the code that buyers enter, for example WINTER10.']);
  await part.fill('Code that buyers enter', 'WINTER');
  expect(await make(part)).toEqual(['promotions.createPromotion', code]);
  expect([part.changes(), closed, saidNow()]).toEqual([['+ alert: There is one called so.'], [], []]);
});

test('[DASH-04] a code over an amount has its bounds, and days of the shop’s time zone', async () => {
  const part = await open();
  answerCalls({ 'promotions.createPromotion': () => ({ code: 'WINTER' }) });
  await part.fill('Code that buyers enter', 'WINTER');
  await part.fill('Takes off', 'fixed');
  expect(await make(part)).toEqual(['+ alert: Write an amount like 5.00.']);
  await part.fill('Amount, €', '5.00');
  await part.fill('Orders from, €', '40');
  await part.fill('Times in all', '3');
  await part.fill('Times per person', '1');
  await part.fill('Counts for', 'jug');
  await part.fill('First day', '2026-12-05');
  await part.fill('Last day', '2026-12-24');
  const bounds = { listingId: 'jug', maxUses: 3, maxUsesPerBuyer: 1, minimumCents: 4000 };
  const days = { startsAt: '2026-12-04T23:00:00.000Z', endsAt: '2026-12-24T22:59:59.000Z' };
  const sent = { ...code, kind: 'fixed', percent: null, amountCents: 500, ...bounds, ...days };
  expect(await make(part)).toEqual(['promotions.createPromotion', sent]);
  expect([saidNow(), closed.splice(0), staleNow()]).toEqual([
    ['success: WINTER is made.'],
    [true],
    ['promotions.listPromotions'],
  ]);
});

test('[DASH-04] a code for postage says that the maker bears it', async () => {
  const part = await open();
  answerCalls({ 'promotions.createPromotion': () => ({ code: 'WINTER' }) });
  await part.fill('Code that buyers enter', 'WINTER');
  await part.fill('Takes off', 'postage');
  expect(part.lines()).toContain(
    'Days start and end at midnight in Berlin. Your parcel goes by tracked post for nothing; express costs what it costs. You bear the postage. What a code says cannot be changed later, only stopped.',
  );
  expect(await make(part)).toEqual(['promotions.createPromotion', { ...code, kind: 'postage', percent: null }]);
});

test('[DASH-04] a sale lowers prices by a percentage or an amount, and has no letters', async () => {
  const part = await open();
  await part.fill('What it is', 'sale');
  expect(part.lines()).toEqual(expect.arrayContaining(['*A percentage / An amount in euros /', '[Make the sale]']));
  expect(part.lines().join()).not.toContain('Code that buyers enter‹');
  await part.fill('Percent', '0');
  expect(await make(part, 'Make the sale')).toEqual(['+ alert: Write a percentage from 1 to 90.']);
  await part.fill('Percent', '25');
  expect(await make(part, 'Make the sale')).toEqual(['+ alert: Choose the last day: a sale has an end.']);
  await part.fill('Last day', '2026-12-24');
  answerCalls({ 'promotions.createSale': () => new Problem(409, 'There is a sale.') });
  const off = { kind: 'percent', percent: 25 };
  expect(await make(part, 'Make the sale')).toEqual([
    'promotions.createSale',
    { endsAt: '2026-12-24T22:59:59.000Z', listingId: null, off, startsAt: null },
  ]);
  expect(part.changes()).toEqual(['+ alert: There is a sale.']);
});

test('[DASH-04] a sale that is being made cannot be made twice; then the list is read again', async () => {
  const part = await open();
  await part.fill('What it is', 'sale');
  await part.fill('Percent', '25');
  await part.fill('Last day', '2026-12-24');
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'promotions.createSale': () => pending });
  part.lines();
  await part.press('Make the sale');
  expect(part.changes()).toEqual(['− [Make the sale]', '+ [Make the sale – off]']);
  staleNow();
  await letGo({});
  expect([saidNow(), closed.splice(0), staleNow()]).toEqual([
    ['success: The sale is made.'],
    [true],
    ['promotions.listPromotions'],
  ]);
});

const promotion: Promotion = {
  ...{ code: 'WINTER10', kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, maxUses: null },
  ...{ maxUsesPerBuyer: null, listingId: null, listingTitle: null, state: 'running', orders: 3, givenCents: 1200 },
  ...{ reserved: 0, startsAt: '2026-12-01T00:00:00.000Z', endsAt: null },
};
const sale: Sale = {
  ...{ saleId: 's1', off: { kind: 'percent', percent: 25 }, listingId: null, listingTitle: null, state: 'running' },
  ...{ listings: 7, startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T22:59:59.000Z' },
};
const openPage = (at = ''): Promise<Part> => {
  answerCalls({
    'promotions.listPromotions': () => ({ promotions: [promotion], sales: [sale] }),
    'listings.listMine': () => ({ items: [{ listingId: 'jug', title: 'Jug' }], nextCursor: null }),
  });
  return openPart(SellerPromotionsPage, {}, `/seller-dashboard/promotions${at}`);
};

test('[CART-05, DASH-04] a code or a sale is stopped once that is confirmed; refused it says why', async () => {
  const part = await openPage();
  await part.press('Stop WINTER10');
  expect(part.changes()).toEqual([
    '+ Stop WINTER10?',
    '+ It comes off every cart. Payments that have begun keep it. Until its end you can start it again.',
    '+ [Cancel]',
    '+ [Stop the code]',
  ]);
  expect(part.focused()).toBe('Cancel');
  await part.press('Cancel');
  expect(part.lines().join()).not.toContain('Cancel');
  sentNow();
  answerCalls({ 'promotions.stopPromotion': () => new Problem(409, 'It is over.'), 'promotions.stopSale': () => ({}) });
  await part.press('Stop WINTER10');
  await part.press('Stop the code');
  expect([sentNow()[0], saidNow(), staleNow(), part.lines().includes('[Cancel]')]).toEqual([
    ['promotions.stopPromotion', { code: 'WINTER10' }],
    ['error: It is over.'],
    ['promotions.listPromotions'],
    false,
  ]);
  await part.press('Stop 25 % off everything');
  expect(part.lines().slice(-4)).toEqual([
    'Stop 25 % off everything?',
    'Its pieces are back to full price. Payments that have begun keep the lower price. Until its end you can start it again.',
    '[Cancel]',
    '[Stop the sale]',
  ]);
  await part.press('Stop the sale');
  expect([sentNow()[0], saidNow(), staleNow()]).toEqual([
    ['promotions.stopSale', { saleId: 's1' }],
    ['success: 25 % off everything is stopped. [Undo]'],
    ['promotions.listPromotions'],
  ]);
  answerCalls({ 'promotions.stopPromotion': () => ({}) });
  await part.press('Stop WINTER10');
  await part.press('Stop the code');
  expect(saidNow()).toEqual(['success: WINTER10 is stopped. [Undo]']);
});

test('[SHELL-09, DASH-04] a promotion is made from the head of the list, or of the listing one came from', async () => {
  const part = await openPage();
  const before = part.lines();
  await part.press('New promotion');
  expect(part.lines().filter((line) => /Jug/.test(line))).toEqual(['*All your pieces / Jug /']);
  await part.key('Escape');
  expect(part.lines()).toEqual(before);
  await part.close();
  const from = await openPage('?product=jug');
  expect(from.lines().filter((line) => /Jug/.test(line))).toEqual(['All your pieces / *Jug /']);
  await from.press('Cancel');
  expect(from.lines()).toEqual(before);
});

test('[UX-86] ticked codes are stopped together once that is confirmed, and taken back', async () => {
  const spring = { ...promotion, code: 'SPRING', state: 'planned' as const };
  const over = { ...promotion, code: 'OLD', state: 'ended' as const };
  const off = { ...promotion, code: 'OFF', state: 'stopped' as const };
  answerCalls({
    'promotions.listPromotions': () => ({ promotions: [promotion, spring, off, over], sales: [] }),
    'promotions.stopPromotion': () => ({}),
    'promotions.resumePromotion': () => ({}),
  });
  const part = await openPart(SellerPromotionsPage, {}, '/seller-dashboard/promotions');
  expect(part.lines().join()).not.toContain('Choose OLD');
  const sent = () => sentNow().filter(([name]) => name !== 'promotions.listPromotions');
  await part.press('Choose WINTER10');
  await part.press('Choose SPRING');
  sentNow();
  await part.press('Stop');
  expect(part.lines().join()).toContain('Stop 2 codes?');
  await part.press('Stop', 1);
  const codes = [{ code: 'WINTER10' }, { code: 'SPRING' }];
  expect(sent()).toEqual(codes.map((code) => ['promotions.stopPromotion', code]));
  expect(toastsNow().at(-1)?.message).toBe('2 changed');
  await part.do(() => toastsNow().at(-1)?.action?.onClick());
  expect(sent()).toEqual(codes.map((code) => ['promotions.resumePromotion', code]));
  await part.press('Start again OFF');
  expect([sent(), saidNow().at(-1)]).toEqual([
    [['promotions.resumePromotion', { code: 'OFF' }]],
    'success: OFF counts again. [Undo]',
  ]);
});
