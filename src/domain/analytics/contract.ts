import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { sumCentsSchema } from '../core/money-schema.ts';
import { DAY } from '../core/time.ts';
import { MAX_NAME, MAX_RANGE_DAYS } from './limits.ts';
import { marketCalls } from './market-contract.ts';
import { pricingCalls } from './pricing/pricing-contract.ts';
import { reportCalls } from './reports/report-contract.ts';

/*
 * Glossary
 * view     a page of a listing or a shop was opened by somebody who is neither a program nor the shop itself
 * visit    a view by somebody who did not come from another page of a shop
 * source   the kind of site that a view came from; campaign, its utm_campaign; term, what was searched for on this site
 */

const count = z.number().int().min(0);
const sumsShape = {
  views: count,
  visits: count,
  favourites: count,
  cartAdds: count,
  orders: count,
  units: count,
  /** Of a listing what its lines cost, of a shop what buyers paid, postage included; before refunds. */
  revenueCents: sumCentsSchema,
  refunds: count,
  refundedCents: sumCentsSchema,
};
const sumsSchema = z.strictObject(sumsShape);
export type TrafficSums = z.infer<typeof sumsSchema>;
const daySchema = z.strictObject({ day: z.iso.date(), ...sumsShape });
export type TrafficDay = z.infer<typeof daySchema>;

const seriesSchema = z.strictObject({
  days: z.array(daySchema),
  sums: sumsSchema,
  /** The same number of days before. */
  before: sumsSchema,
});
export type TrafficSeries = z.infer<typeof seriesSchema>;

const rangeShape = {
  /** The first and the last day, of the shop's time zone; of the marketplace's, where no shop is named. */
  from: z.iso.date(),
  to: z.iso.date(),
};
const isRange = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < MAX_RANGE_DAYS * DAY;
const within = { message: `must be at most ${MAX_RANGE_DAYS} days from the first to the last` };

const sourceKind = z.enum(['source', 'campaign', 'term']);
export type SourceKind = z.infer<typeof sourceKind>;
const sourcesSchema = z.strictObject({
  items: z.array(z.strictObject({ name: z.string().max(MAX_NAME), views: count, visits: count })),
});

const countrySumsSchema = z.strictObject({
  country: z.string(),
  orders: count,
  /** What buyers paid, postage included; before refunds. */
  revenueCents: sumCentsSchema,
  /** Of buyers who had ordered from the shop before. */
  repeatOrders: count,
  repeatCents: sumCentsSchema,
});
export type CountrySums = z.infer<typeof countrySumsSchema>;

const listingSumsSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  picture: z.unknown(),
  ...sumsShape,
  /** Of as many days from `beforeFrom` on; null where nothing was to be compared. */
  before: sumsSchema.nullable(),
});
const listingRangeShape = {
  ...rangeShape,
  /** The first of the days that are compared, as many as there are from `from` to `to`. */
  beforeFrom: z.iso.date().optional(),
  sort: z.enum(['views', 'units']).default('views'),
};

/** [DASH-03] What a file of the own listings with their sums is asked for with. */
export const listingSumsFilterSchema = z.strictObject(listingRangeShape).refine(isRange, within);
export type ListingSumsFilter = z.infer<typeof listingSumsFilterSchema>;

const page = z.string().max(2000);
const seller = ['analytics'];
const office = ['admin'];

export const analyticsContract = {
  recordView: oc
    .route({
      method: 'POST',
      path: '/views',
      tags: seller,
      summary: 'A page was opened without being loaded: it counts as a view.',
    })
    /** The address that was opened, and the one before it, both without the host. */
    .input(z.strictObject({ address: page, from: page }))
    .output(z.strictObject({})),
  getShopSums: oc
    .route({
      method: 'GET',
      path: '/seller/analytics/days',
      tags: seller,
      summary: 'What happened in the own shop, or to one listing, day by day, and in the days before.',
    })
    .input(z.strictObject({ ...rangeShape, listingId: idSchema.optional() }).refine(isRange, within))
    .output(seriesSchema),
  listListingSums: oc
    .route({
      method: 'GET',
      path: '/seller/analytics/listings',
      tags: seller,
      summary: 'The own listings with their sums of the days, by views or pieces sold of the last 30 days.',
    })
    .input(
      z
        .strictObject({
          ...listingRangeShape,
          cursor: z.string().max(300).optional(),
          limit: z.coerce.number().int().min(1).max(50).default(25),
        })
        .refine(isRange, within),
    )
    .output(z.strictObject({ items: z.array(listingSumsSchema), nextCursor: z.string().nullable() })),
  listShopSources: oc
    .route({
      method: 'GET',
      path: '/seller/analytics/sources',
      tags: seller,
      summary: 'Where visits of the own shop came from, the most first.',
    })
    .input(z.strictObject({ ...rangeShape, kind: sourceKind }).refine(isRange, within))
    .output(sourcesSchema),
  listCountries: oc
    .route({
      method: 'GET',
      path: '/seller/analytics/countries',
      tags: seller,
      summary: 'To which countries orders of the own shop went, and how many were of buyers who had ordered before.',
    })
    .input(z.strictObject(rangeShape).refine(isRange, within))
    .output(z.strictObject({ items: z.array(countrySumsSchema) })),
  getMarketSums: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/days',
      tags: office,
      summary: 'What happened in the marketplace, or in one shop, day by day, and in the days before.',
    })
    .input(z.strictObject({ ...rangeShape, sellerId: idSchema.optional() }).refine(isRange, within))
    .output(seriesSchema),
  listMarketSources: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/sources',
      tags: office,
      summary: 'Where visits of the marketplace, or of one shop, came from, the most first.',
    })
    .input(z.strictObject({ ...rangeShape, kind: sourceKind, sellerId: idSchema.optional() }).refine(isRange, within))
    .output(sourcesSchema),
  listSearchTerms: oc
    .route({
      method: 'GET',
      path: '/admin/analytics/search-terms',
      tags: office,
      summary: 'What was searched for, how much was there, and how often one of it was opened.',
    })
    .input(
      z
        .strictObject({ ...rangeShape, sort: z.enum(['searches', 'missed']).default('searches') })
        .refine(isRange, within),
    )
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            term: z.string().max(MAX_NAME),
            searches: count,
            clicks: count,
            /** Listings with all of the words, as last known; null where nobody searched anew. */
            matches: count.nullable(),
            category: z.string(),
          }),
        ),
      }),
    ),
  ...pricingCalls,
  ...marketCalls,
  ...reportCalls,
};
