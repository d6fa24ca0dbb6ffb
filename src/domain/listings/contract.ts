import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { publishProblems } from '../shops/applications/application-contract.ts';
import { shopCardSchema } from '../shops/model.ts';
import { shopProblemTexts } from '../shops/problem-texts.ts';
import { draftCalls } from './drafts/draft-contract.ts';
import { changeCalls } from './changes/change-contract.ts';
import { sectionCalls, sectionSchema } from './sections/section-contract.ts';
import { bulkCalls } from './bulk/bulk-contract.ts';
import { categorySchema, homeSchema } from './home.ts';
import { listingCardSchema, listingInputSchema, listingSchema, listingStateSchema } from './model.ts';
import { postageCalls } from './postage-contract.ts';
import { listingTableSchema } from './table/table-query.ts';
import { reviewCalls } from './review/review-contract.ts';
import { listingProblemTexts as texts } from './problem-texts.ts';

const notFound = problem(404, texts['listings/not-found']);
const edits = {
  'listings/not-found': notFound,
  'listings/unknown-category': problem(400, texts['listings/unknown-category']),
  'listings/variants-mismatch': problem(400, texts['listings/variants-mismatch']),
  'listings/unknown-picture': problem(400, texts['listings/unknown-picture']),
  'listings/unknown-profile': problem(400, texts['listings/unknown-profile']),
  'listings/unknown-section': problem(400, texts['listings/unknown-section']),
  'listings/picture-required': problem(400, texts['listings/picture-required']),
  'listings/stock-below-reserved': problem(409, texts['listings/stock-below-reserved']),
  ...publishProblems,
};
const transitionProblems = {
  'listings/not-found': notFound,
  'listings/move-not-allowed': problem(409, texts['listings/move-not-allowed']),
  'listings/picture-required': problem(400, texts['listings/picture-required']),
  ...publishProblems,
};

/** A shop's page: its card, its words and a page of its pieces. */
export const shopPageSchema = z.strictObject({
  shop: shopCardSchema,
  story: z.string(),
  announcement: z.string(),
  banner: pictureSchema.nullable(),
  followers: z.number().int().min(0),
  listings: z.array(listingCardSchema),
  nextCursor: z.string().nullable(),
  listingCount: z.number().int(),
  /** [DASH-02] The sections with something in them, in the maker’s order; `listings` is counted up to MAX_COUNTED and one more. */
  sections: z.array(sectionSchema),
  /** Those of `listings` that the maker features. */
  featuredIds: z.array(idSchema),
});
export type ShopPage = z.infer<typeof shopPageSchema>;

/** One row of the maker's own table of listings. */
const myListingSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  state: listingStateSchema,
  priceCents: centsSchema,
  priceVaries: z.boolean(),
  stock: z.number().int(),
  sku: z.string(),
  sold: z.number().int(),
  /** Views of the 30 days before the last night. */
  monthViews: z.number().int(),
  category: z.string(),
  tags: z.array(z.string()),
  shippingProfileId: idSchema.nullable(),
  sectionId: idSchema.nullable(),
  /** Where it has no options: what can be changed in the table, its price before a sale. */
  onlyVariant: z.strictObject({ variantId: idSchema, priceCents: centsSchema, stock: z.number().int() }).nullable(),
  picture: pictureSchema.nullable(),
  /** [ORD-06] The day from which it can be bought again, where the queue or a vacation pauses it. */
  pausedUntil: z.iso.date().nullish(),
  updatedAt: z.iso.datetime(),
  /** Why a moderator sent it back; empty otherwise. */
  reviewReason: z.string(),
});
export type MyListing = z.infer<typeof myListingSchema>;

export const listingsContract = {
  getHome: oc
    .route({ method: 'GET', path: '/home', tags: ['listings'], summary: 'What the home page shows.' })
    .output(homeSchema),
  listCategories: oc
    .route({ method: 'GET', path: '/categories', tags: ['listings'], summary: 'The tree of categories with counts.' })
    .output(
      z.strictObject({
        categories: z.array(categorySchema),
        /** Those that take no new pieces. */
        paused: z.array(z.string()),
      }),
    ),
  getListing: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}',
      tags: ['listings'],
      summary: 'One listing as its page shows it.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(listingSchema)
    .errors({ 'listings/not-found': notFound }),
  listRelated: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/related',
      tags: ['listings'],
      summary: 'Pieces of the same craft and material as a listing.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(z.strictObject({ items: z.array(listingCardSchema).max(4) })),
  getShop: oc
    .route({
      method: 'GET',
      path: '/shops/{slug}',
      tags: ['shops'],
      summary: 'A shop with its pieces: in the maker’s order, then newest first.',
    })
    .input(
      z.strictObject({
        slug: z.string().min(1).max(80),
        cursor: z.string().max(200).optional(),
        section: idSchema.optional(),
      }),
    )
    .output(shopPageSchema)
    .errors({ 'shops/not-found': problem(404, shopProblemTexts['shops/not-found']) }),
  listFollowed: oc
    .route({
      method: 'GET',
      path: '/follows/listings',
      tags: ['listings'],
      summary: 'The newest pieces of the shops that the signed-in person follows.',
    })
    .output(z.strictObject({ items: z.array(listingCardSchema).max(8) })),
  listMine: oc
    .route({
      method: 'GET',
      path: '/seller/listings',
      tags: ['listings'],
      summary:
        'The signed-in maker’s listings as a table: filtered, searched and sorted, last changed first unless asked otherwise.',
    })
    .input(listingTableSchema)
    .output(
      z.strictObject({
        items: z.array(myListingSchema),
        nextCursor: z.string().nullable(),
        counts: z.record(z.string(), z.number().int()),
        low: z.number().int(),
        /** What search and filters leave, counted up to MAX_COUNTED; null without any. */
        matches: z.number().int().nullable(),
      }),
    ),
  getMine: oc
    .route({
      method: 'GET',
      path: '/seller/listings/{listingId}',
      tags: ['listings'],
      summary: 'One of the maker’s listings, whatever its state.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(
      listingSchema.omit({ categoryPath: true, moreFromShop: true }).extend({
        reviewReason: z.string(),
        updatedAt: z.iso.datetime(),
        sectionId: idSchema.nullable(),
      }),
    )
    .errors({ 'listings/not-found': notFound }),
  createListing: oc
    .route({
      method: 'POST',
      path: '/seller/listings',
      tags: ['listings'],
      summary: 'Create a listing as a draft or published.',
    })
    .input(z.strictObject({ listing: listingInputSchema, publish: z.boolean() }))
    .output(z.strictObject({ listingId: idSchema, state: listingStateSchema }))
    .errors(edits),
  updateListing: oc
    .route({
      method: 'PUT',
      path: '/seller/listings/{listingId}',
      tags: ['listings'],
      summary: 'Replace the content of a listing; publish a draft or a paused one with it.',
      description: 'With the `updatedAt` that was read as `seenAt` nothing is replaced that was changed since.',
    })
    .input(
      z.strictObject({
        listingId: idSchema,
        listing: listingInputSchema,
        publish: z.boolean().default(false),
        seenAt: z.iso.datetime().optional(),
      }),
    )
    .output(z.strictObject({ listingId: idSchema, state: listingStateSchema }))
    .errors({ ...edits, 'listings/changed-meanwhile': problem(409, texts['listings/changed-meanwhile']) }),
  setListingState: oc
    .route({
      method: 'POST',
      path: '/seller/listings/{listingId}/state',
      tags: ['listings'],
      summary: 'Publish, pause or remove a listing, or take it back from its review.',
    })
    .input(z.strictObject({ listingId: idSchema, state: z.enum(['active', 'inactive', 'draft', 'removed']) }))
    .output(z.strictObject({ listingId: idSchema, state: listingStateSchema }))
    .errors(transitionProblems),
  setBackInStockRequest: oc
    .route({
      method: 'PUT',
      path: '/listings/{listingId}/stock-wish',
      tags: ['listings'],
      summary: 'Wait, or no longer wait, for a variant that has sold out: a mail comes when it is back.',
    })
    .input(z.strictObject({ listingId: idSchema, variantId: idSchema, waiting: z.boolean() }))
    .output(z.strictObject({ waiting: z.boolean() }))
    .errors({
      'listings/not-found': notFound,
      'listings/in-stock': problem(409, texts['listings/in-stock']),
      'listings/too-many-wishes': problem(409, texts['listings/too-many-wishes']),
    }),
  listBackInStockRequests: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/stock-wishes',
      tags: ['listings'],
      summary: 'The variants of a listing for which the signed-in person waits.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(z.strictObject({ variantIds: z.array(idSchema) })),
  ...bulkCalls,
  ...sectionCalls,
  ...changeCalls,
  ...postageCalls,
  ...draftCalls,
  ...reviewCalls,
};
