import { analyticsContract } from '#domain/analytics/contract.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { InvoiceFacts } from '#domain/shops/tax/model.ts';
import { vatBasis } from '#domain/shops/tax/vat-basis.ts';
import { type Goods, vatPercent } from '#domain/shops/tax/vat-rates.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findFeePercent } from '../../payments/fee-rule-store.ts';
import { findInvoiceFacts } from '../../shops/tax/invoice-facts-store.ts';
import { findPriced, listComparable, listPriced, saveCosts } from './pricing-store.ts';

/** What VAT a sale at home contains, by goods. */
function vatOf(facts: InvoiceFacts | null, now: Date) {
  if (facts === null) return { vatBasis: 'unknown' as const, vatPercentOf: () => 0 };
  const { basis, rates } = vatBasis(facts, facts, dayIn('UTC', now));
  return {
    vatBasis: basis,
    vatPercentOf: (goods: Goods): number => (basis === 'taxed' ? (vatPercent(rates, goods, now) ?? 0) : 0),
  };
}

async function sharesOf(app: App, sellerId: string) {
  const now = app.clock.now();
  const [feePercent, facts] = await Promise.all([findFeePercent(app.db, now), findInvoiceFacts(app.db, sellerId)]);
  return { feePercent, ...vatOf(facts, now), day: dayIn(app.config.TIME_ZONE, now) };
}

/** [DASH-04] The own listings with their costs and what comparable ones cost. */
export const listPricings = read(
  analyticsContract.listPricings,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { feePercent, vatBasis: basis, vatPercentOf, day } = await sharesOf(app, sellerId);
    const q = input.q?.trim() || null;
    const page = { sellerId, day, q, before: timeCursor(input.cursor), limit: input.limit + 1 };
    const rows = await listPriced(app.db, page);
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.at, last.listingId]);
    return ok({
      feePercent,
      vatBasis: basis,
      items: items.map(({ goods, at: _at, ...listing }) => ({ ...listing, vatPercent: vatPercentOf(goods) })),
      nextCursor,
    });
  },
);

export const getPricing = read(analyticsContract.getPricing, { policy: signedIn }, async ({ input, app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const { feePercent, vatBasis: basis, vatPercentOf, day } = await sharesOf(app, sellerId);
  const row = await findPriced(app.db, { sellerId, listingId: input.listingId, day });
  if (!row) return fail({ code: 'listings/not-found' });
  const { goods, at: _at, ...listing } = row;
  const comparable = listing.market ? await listComparable(app.db, sellerId, listing.market) : [];
  return ok({
    feePercent,
    vatBasis: basis,
    listing: { ...listing, vatPercent: vatPercentOf(goods) },
    comparable,
  });
});

/** [DASH-04] Stores what a piece costs; a version that was changed meanwhile is not overwritten. */
export const savePricing = write(
  analyticsContract.savePricing,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const { listingId, version, ...costs } = input;
    const sellerId = caller.session?.userId ?? '';
    const saved = await saveCosts(tx, { sellerId, listingId, version, costs, now: app.clock.now() });
    if (saved === 'unknown') return fail({ code: 'listings/not-found' });
    return saved === 'changed' ? fail({ code: 'analytics/pricing-changed' }) : ok({ version: saved });
  },
);
