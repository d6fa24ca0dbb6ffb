import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, MAX_INT } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { problem } from '../../core/problem.ts';
import { listingProblemTexts } from '../../listings/problem-texts.ts';
import { analyticsProblemTexts as texts } from '../problem-texts.ts';
import { MAX_COST_CENTS, MAX_MINUTES, MAX_WAGE_CENTS } from './limits.ts';

const costsShape = {
  materialCents: centsSchema.max(MAX_COST_CENTS),
  minutes: z.number().int().min(0).max(MAX_MINUTES),
  hourlyWageCents: centsSchema.max(MAX_WAGE_CENTS),
  postageCents: centsSchema.max(MAX_COST_CENTS),
};
const storedCostsSchema = z.strictObject({ ...costsShape, version: z.number().int().min(1) });

/** What listings of a category, or of the one above it, cost as of a night. */
const pricesSchema = z.strictObject({
  category: z.string(),
  categoryName: z.string(),
  day: z.iso.date(),
  listings: z.number().int(),
  shops: z.number().int(),
  lowCents: centsSchema,
  medianCents: centsSchema,
  highCents: centsSchema,
});
export type CategoryPrices = z.infer<typeof pricesSchema>;

const pricedSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  picture: pictureSchema.nullable(),
  /** The lowest regular price of its variants. */
  priceCents: centsSchema,
  priceVaries: z.boolean(),
  /** Minutes of making that the listing names; 0 for none. */
  makingMinutes: z.number().int(),
  costs: storedCostsSchema.nullable(),
  vatPercent: z.number(),
  /** Null while too few shops sell comparable pieces. */
  market: pricesSchema.nullable(),
});
export type PricedListing = z.infer<typeof pricedSchema>;

const sharesShape = {
  feePercent: z.number(),
  /** Why prices contain VAT, or none; `unknown` while the shop has not said who sells. */
  vatBasis: z.enum(['taxed', 'small-business', 'private', 'export', 'unknown']),
};

const notFound = problem(404, listingProblemTexts['listings/not-found']);

export const pricingCalls = {
  listPricings: oc
    .route({
      method: 'GET',
      path: '/seller/pricing',
      tags: ['analytics'],
      summary: 'The own listings with what they cost to make and what comparable ones sell for, last changed first.',
    })
    .input(
      z.strictObject({
        q: z.string().max(100).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(25),
      }),
    )
    .output(z.strictObject({ ...sharesShape, items: z.array(pricedSchema), nextCursor: z.string().nullable() })),
  getPricing: oc
    .route({
      method: 'GET',
      path: '/seller/pricing/{listingId}',
      tags: ['analytics'],
      summary: 'What one of the own listings costs to make, with comparable listings of other shops.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(
      z.strictObject({
        ...sharesShape,
        listing: pricedSchema,
        comparable: z.array(
          z.strictObject({
            listingId: idSchema,
            title: z.string(),
            shopName: z.string(),
            priceCents: centsSchema,
            picture: pictureSchema.nullable(),
          }),
        ),
      }),
    )
    .errors({ 'listings/not-found': notFound }),
  savePricing: oc
    .route({
      method: 'PUT',
      path: '/seller/pricing/{listingId}',
      tags: ['analytics'],
      summary: 'Store what one of the own listings costs to make, unless it was changed since it was read.',
    })
    /** `version` as it was read; 0 where nothing was stored. */
    .input(z.strictObject({ listingId: idSchema, version: z.number().int().min(0).max(MAX_INT), ...costsShape }))
    .output(z.strictObject({ version: z.number().int() }))
    .errors({
      'listings/not-found': notFound,
      'analytics/pricing-changed': problem(409, texts['analytics/pricing-changed']),
    }),
};
