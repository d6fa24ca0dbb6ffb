import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import { type Sale, saleSchema } from '#domain/promotions/sale-model.ts';
import { SellerPromotionsPage } from './seller-promotions-page.tsx';

beforeEach(forgetAnswers);

const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  ...{ code: 'WINTER10', kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, maxUses: null },
  ...{ maxUsesPerBuyer: null, listingId: null, listingTitle: null, state: 'running', orders: 3, givenCents: 1200 },
  ...{ reserved: 0, startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T22:59:59.000Z' },
  ...changes,
});
const sale = (changes: Partial<Sale> = {}): Sale => ({
  ...{ saleId: 's1', off: { kind: 'percent', percent: 25 }, listingId: null, listingTitle: null, state: 'running' },
  ...{ listings: 7, startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-24T22:59:59.000Z' },
  ...changes,
});
function page(promotions: Promotion[], sales: Sale[], at = ''): string[] {
  answer('promotions.listPromotions', {}, { promotions, sales, timeZone: 'Europe/Berlin' });
  // The boxes before each row are a test of their own.
  const lines = shown(SellerPromotionsPage, {}, `/seller-dashboard/promotions${at}`).map((line) =>
    line.replace(/^(?:‹checkbox Choose .+?›)? ?\| /, ''),
  );
  return lines.slice(3, lines.indexOf('A lower price for good'));
}
/** What stands under the head of the table of codes. */
const row = (changes: Partial<Promotion>): string[] => {
  const lines = page([promotion(changes)], []);
  return lines.slice(lines.lastIndexOf('Codes') + 2);
};

test('[DASH-04] a code says what it takes off, of what, from when and how often', () => {
  const text = (changes: Partial<Promotion>): string => row(changes)[1] ?? '';
  const jug = { listingId: 'jug', listingTitle: 'Jug' };
  expect([
    text({}),
    text({ kind: 'fixed', percent: null, amountCents: 500 }),
    text({ kind: 'postage', percent: null }),
    text(jug),
    text({ kind: 'fixed', percent: null, amountCents: 500, ...jug }),
    text({ kind: 'postage', percent: null, ...jug }),
    text({ listingId: 'jug', listingTitle: null }),
    text({ minimumCents: 4000 }),
    text({ maxUsesPerBuyer: 1 }),
    text({ maxUsesPerBuyer: 2, minimumCents: 1, ...jug }),
  ]).toEqual([
    '10 % | Counts now',
    '€5.00 | Counts now',
    'Free tracked post | Counts now',
    '10 % off Jug | Counts now',
    '€5.00 off Jug | Counts now',
    'Free tracked post, with Jug | Counts now',
    '10 % off a listing that is gone | Counts now',
    '10 %, orders from €40.00 | Counts now',
    '10 %, once per person | Counts now',
    '10 % off Jug, orders from €0.01, 2 times per person | Counts now',
  ]);
});

test('[DASH-04] where a code stands, its days, how often it was used', () => {
  const none = { endsAt: null };
  const times = { maxUses: 10, reserved: 2 };
  const states = ['planned', 'running', 'used-up', 'ended', 'stopped'] as const;
  expect(Object.fromEntries(states.map((state) => [state, row({ state })]))).toEqual({
    ended: ['WINTER10', '10 % | Ended', 'until Thu 24 Dec | 3 | €12.00'],
    planned: ['WINTER10', '10 % | Planned', 'from Tue 1 Dec to Thu 24 Dec | 3 | €12.00 | [Stop WINTER10]'],
    running: ['WINTER10', '10 % | Counts now', 'until Thu 24 Dec | 3 | €12.00 | [Stop WINTER10]'],
    stopped: ['WINTER10', '10 % | Stopped', 'until Thu 24 Dec | 3 | €12.00 | [Start again WINTER10]'],
    'used-up': ['WINTER10', '10 % | Used up', 'until Thu 24 Dec | 3 | €12.00'],
  });
  expect(
    [row({ state: 'planned', ...none }), row({ ...none }), row(times), row({ reserved: 1 })].map((lines) =>
      lines.slice(2),
    ),
  ).toEqual([
    ['from Tue 1 Dec | 3 | €12.00 | [Stop WINTER10]'],
    ['no end | 3 | €12.00 | [Stop WINTER10]'],
    ['until Thu 24 Dec | 3 of 10 + 2 being paid | €12.00 | [Stop WINTER10]'],
    ['until Thu 24 Dec | 3 + 1 being paid | €12.00 | [Stop WINTER10]'],
  ]);
});

test('[DASH-04] sales stand above codes, with how many pieces they lower while they run', () => {
  const states = saleSchema.shape.state.options.map((state) => sale({ saleId: state, state }));
  const other = [
    sale({ saleId: 'f', off: { kind: 'fixed', amountCents: 500 }, listingId: 'jug', listingTitle: 'Jug' }),
    sale({ saleId: 'g', listingId: 'jug' }),
  ];
  expect(page([], [...states, ...other])).toEqual(
    expect.arrayContaining([
      '‹search Search sales›Sort by',
      '25 % off everything | Planned',
      'from Tue 1 Dec to Thu 24 Dec | – | [Stop 25 % off everything]',
      '25 % off everything | Runs now',
      'until Thu 24 Dec | 7 | [Stop 25 % off everything]',
      '25 % off everything | Ended',
      '25 % off everything | Stopped',
      '25 % off a listing that is gone | Runs now',
      'No code yet. Buyers enter one in their cart.',
    ]),
  );
  expect(page([promotion()], [sale()]).filter((line) => !line.includes('|'))).toEqual([
    '[New promotion]',
    'Sales',
    '[All sales1 → /seller-dashboard/promotions (here)]',
    '[Planned and running1 → /seller-dashboard/promotions?sales-view=live]',
    '[Over0 → /seller-dashboard/promotions?sales-view=over]',
    '‹search Search sales›Sort by',
    'Made on, rising / *Made on, falling / Sale, rising / Sale, falling / Pieces lowered, rising / Pieces lowered, falling /',
    '[Columns]',
    '[Export CSV Sales → /exports/sales]',
    '‹checkbox›Choose all shownstatus:',
    'Sales',
    'Codes',
    '[All codes1 → /seller-dashboard/promotions (here)]',
    '[Planned and running1 → /seller-dashboard/promotions?view=live]',
    '[Over0 → /seller-dashboard/promotions?view=over]',
    '‹search Search codes›Sort by',
    'Made on, rising / *Made on, falling / Code, rising / Code, falling / Orders, rising / Orders, falling / Taken off, rising / Taken off, falling /',
    '[Columns]',
    '[Export CSV Codes → /exports/promotions]',
    '‹checkbox›Choose all shownstatus:',
    'Codes',
    'WINTER10',
  ]);
});

test('[UX-86] sales are searched and sorted by themselves, beside the codes', () => {
  const half = sale({ saleId: 's2', off: { kind: 'percent', percent: 50 }, listings: 2 });
  const shownAt = (at: string) =>
    page([promotion()], [sale(), half], at).filter((line) => / off everything \||^WINTER10/.test(line));
  const [quarter, halved] = ['25 % off everything | Runs now', '50 % off everything | Runs now'];
  expect(shownAt('?sales-sort=lowered&sales-dir=asc')).toEqual([halved, quarter, 'WINTER10']);
  expect(shownAt('?sales-q=25')).toEqual([quarter, 'WINTER10']);
  expect(shownAt('?sales-view=over')).toEqual(['WINTER10']);
});

test('[SHELL-09] no promotion yet, promotions that could not be read', () => {
  expect(page([], [])).toEqual([
    'No promotion yet',
    'A code is printed on the card in your parcels, or named in a mail; buyers enter it in their cart. A sale lowers the price for everybody.',
    '[New promotion]',
  ]);
  expect(page([], [], '?product=jug')).toEqual(page([], []));
  forgetAnswers();
  fail('promotions.listPromotions', {}, 503, 'Being mended.');
  expect(shown(SellerPromotionsPage, {}, '/').slice(0, 7)).toEqual([
    '[Overview → /seller-dashboard]',
    'Promotions',
    'Codes that take something off a cart or its postage, and sales that lower prices for a time.',
    'alert:',
    'Your codes and sales could not be readThey count as before.',
    'Being mended.',
    '[Try again]',
  ]);
});
