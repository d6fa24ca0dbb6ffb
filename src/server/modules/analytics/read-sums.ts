import { comparePeriods } from '#domain/analytics/compare-periods.ts';
import { analyticsContract } from '#domain/analytics/contract.ts';
import { FEW_MATCHES } from '#domain/analytics/limits.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor } from '../../platform/calls/cursor.ts';
import { admin, signedIn } from '../../platform/calls/policy.ts';
import {
  listCountries as listOwnCountries,
  listDays,
  listListingSums as listSums,
  listSearchTerms as listTerms,
  listSources,
} from './analytics-store.ts';

const market = { policy: admin('analytics.view') };

/** [DASH-03] The own shop, or one of its listings, day by day. */
export const getShopSums = read(analyticsContract.getShopSums, { policy: signedIn }, async ({ input, app, caller }) => {
  const { listingId = '', ...range } = input;
  const days = await listDays(app.db, { ...range, sellerId: caller.session?.userId ?? '', listingId });
  return ok(comparePeriods(days, input.from));
});

export const listListingSums = read(
  analyticsContract.listListingSums,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const [value, id] = parsedCursor(input.cursor, 2) ?? [];
    const after = Number.isSafeInteger(value) ? { value: Number(value), id: String(id) } : null;
    const sellerId = caller.session?.userId ?? '';
    const rows = await listSums(app.db, { ...input, sellerId, after, limit: input.limit + 1 });
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.value, last.listingId]);
    return ok({ items: items.map(({ value: _value, ...sums }) => sums), nextCursor });
  },
);

export const listShopSources = read(
  analyticsContract.listShopSources,
  { policy: signedIn },
  async ({ input, app, caller }) =>
    ok({ items: await listSources(app.db, { ...input, sellerId: caller.session?.userId ?? '' }) }),
);

export const listCountries = read(
  analyticsContract.listCountries,
  { policy: signedIn },
  async ({ input, app, caller }) =>
    ok({ items: await listOwnCountries(app.db, { ...input, sellerId: caller.session?.userId ?? '' }) }),
);

/** [OFFICE-04] The whole marketplace, or any shop. */
export const getMarketSums = read(analyticsContract.getMarketSums, market, async ({ input, app }) => {
  const { sellerId = '', ...range } = input;
  return ok(comparePeriods(await listDays(app.db, { ...range, sellerId, listingId: '' }), input.from));
});

export const listMarketSources = read(analyticsContract.listMarketSources, market, async ({ input, app }) =>
  ok({ items: await listSources(app.db, { sellerId: '', ...input }) }),
);

export const listSearchTerms = read(analyticsContract.listSearchTerms, market, async ({ input, app }) =>
  ok({ items: await listTerms(app.db, { ...input, atMost: input.sort === 'missed' ? FEW_MATCHES : null }) }),
);
