import { analyticsContract } from '#domain/analytics/contract.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { listCategoryMarkets, listTermsWithFew } from './category-market-store.ts';

/** [DASH-04] Prices, demand and searches with few results in the categories of the own shop. */
export const getMarket = read(analyticsContract.getMarket, { policy: signedIn }, async ({ app, caller }) => {
  const day = dayIn(app.config.TIME_ZONE, app.clock.now());
  const categories = await listCategoryMarkets(app.db, caller.session?.userId ?? '', day);
  const terms = await listTermsWithFew(app.db, { categories: categories.map(({ category }) => category), day });
  return ok({ categories, terms });
});
