import { oc } from '@orpc/contract';
import { z } from 'zod';
import { centsSchema } from '../core/money-schema.ts';
import { MAX_NAME } from './limits.ts';

const count = z.number().int().min(0);

/** A category that the shop sells in. What too few shops are behind is null. */
const marketSchema = z.strictObject({
  category: z.string(),
  categoryName: z.string(),
  ownListings: count,
  ownMedianCents: centsSchema,
  prices: z
    .strictObject({
      day: z.iso.date(),
      listings: count,
      shops: count,
      lowCents: centsSchema,
      medianCents: centsSchema,
      highCents: centsSchema,
      /** The median four weeks before. */
      medianBeforeCents: centsSchema.nullable(),
    })
    .nullable(),
  /** Of the 30 days before. */
  views: count.nullable(),
  unitsSold: count.nullable(),
});
export type CategoryMarket = z.infer<typeof marketSchema>;

export const marketCalls = {
  getMarket: oc
    .route({
      method: 'GET',
      path: '/seller/market',
      tags: ['analytics'],
      summary: 'Prices, demand and searches that found little in the categories of the own shop.',
    })
    .output(
      z.strictObject({
        categories: z.array(marketSchema),
        /** What was searched for in the last four weeks and hardly found, the most first. */
        terms: z.array(
          z.strictObject({ term: z.string().max(MAX_NAME), category: z.string(), searches: count, matches: count }),
        ),
      }),
    ),
};
