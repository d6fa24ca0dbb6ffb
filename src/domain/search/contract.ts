import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { searchProblemTexts } from './problem-texts.ts';
import { rankExplanationSchema } from './rank-explanation.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema } from '../core/money-schema.ts';
import { MAX_CENTS } from '../core/money.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { listingCardSchema } from '../listings/model.ts';
import { COUNTED_TO } from './counted-to.ts';

const sortSchema = z.enum(['relevance', 'newest', 'price', '-price', 'rating']);
const price = z.coerce.number<number>().int().min(0).max(MAX_CENTS).optional();
/** Several values of one filter, separated by commas: any of them will do. */
const values = z.string().max(400).optional();
const yes = z.enum(['yes']).optional();

/** Days that one may ask a piece to leave within. */
export const LEAVES_WITHIN = [2, 7, 14] as const;

/** What narrows a search beside its words [SRCH-01, UX-21]. */
const filterSchema = z.strictObject({
  category: idSchema.optional(),
  /** Minor units. */
  minPrice: price,
  maxPrice: price,
  materials: values,
  colours: values,
  /** Countries by their two letters. */
  shipsFrom: values,
  /** A country by its two letters. */
  shipsTo: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Who made it. */
  origin: values,
  /** At least this many stars. */
  rating: z.coerce.number<number>().int().min(1).max(5).optional(),
  readyToShip: yes,
  madeToOrder: yes,
  /** Carries the buyer's own words. */
  personalised: yes,
  /** Leaves the workshop within so many days. */
  leavesWithin: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(365)
    .pipe(z.union(LEAVES_WITHIN.map((days) => z.literal(days))))
    .optional(),
  onSale: yes,
  /** Tracked post of this piece alone is free. */
  freeShipping: yes,
  fewLeft: yes,
});
export type SearchFilters = z.infer<typeof filterSchema>;
export const filterNames = [
  'category',
  'minPrice',
  'maxPrice',
  'materials',
  'colours',
  'shipsFrom',
  'shipsTo',
  'origin',
  'rating',
  'readyToShip',
  'madeToOrder',
  'personalised',
  'leavesWithin',
  'onSale',
  'freeShipping',
  'fewLeft',
] as const satisfies readonly (keyof SearchFilters)[];
export type FilterName = (typeof filterNames)[number];

const queryText = z.string().max(200).optional();

export const searchInputSchema = filterSchema.extend({
  q: queryText,
  sort: sortSchema.default('relevance'),
  cursor: z.string().max(1500).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(24),
});
export type SearchInput = z.infer<typeof searchInputSchema>;

const categoryCountSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  parent: z.string().nullable(),
  count: z.number().int(),
});
const count = z.number().int().min(0);

export const searchOutputSchema = z.strictObject({
  items: z.array(listingCardSchema),
  total: z.number().int().min(0).max(COUNTED_TO),
  totalIsExact: z.boolean(),
  /** How many makers they are by; null where that is not known exactly. */
  workshops: z.number().int().min(0).max(COUNTED_TO).nullable(),
  /** How many of them have every word; the others have some, and follow. */
  matchingAll: z.number().int().min(0).max(COUNTED_TO),
  categories: z.array(categoryCountSchema),
  /** Lowest and highest price: of the category where no words are asked, else of what was found. */
  priceRange: z.strictObject({ minCents: z.number().int(), maxCents: z.number().int() }).nullable(),
  nextCursor: z.string().nullable(),
  /** What was relaxed to find something: the words that the best piece lacks and the filters left out, or null. */
  relaxed: z.strictObject({ droppedWords: z.array(z.string()), droppedFilters: z.array(z.string()) }).nullable(),
  /** The words as they were understood, when a word was taken for a typing mistake. */
  corrected: z.string().nullable(),
  /** [UX-28] With nothing or little found: what each filter taken away would show. */
  looser: z.array(z.strictObject({ without: z.enum(filterNames), count })),
  /** What the page of the category says of it, where administrators wrote something; one language may be empty. */
  about: z.strictObject({ en: z.string(), de: z.string() }).optional(),
});
export type SearchOutput = z.infer<typeof searchOutputSchema>;

const valueCount = z.strictObject({ value: z.string(), count });

/** [UX-21] What every value of a filter would show. A filter's own choice does not narrow its own counts. */
const facetsOutputSchema = z.strictObject({
  materials: z.array(valueCount),
  colours: z.array(valueCount),
  shipsFrom: z.array(valueCount),
  /** Every country that is served. */
  shipsTo: z.array(valueCount),
  origin: z.array(valueCount),
  /** Four stars and more, three and more, and so on. */
  ratings: z.array(z.strictObject({ atLeast: z.number().int(), count })),
  prices: z.array(z.strictObject({ minCents: centsSchema, maxCents: centsSchema.nullable(), count })),
  readyToShip: count,
  madeToOrder: count,
  personalised: count,
  leavesWithin: z.array(z.strictObject({ days: z.number().int(), count })),
  onSale: count,
  freeShipping: count,
  fewLeft: count,
  /** False when only the best matches were counted. */
  isExact: z.boolean(),
});
export type Facets = z.infer<typeof facetsOutputSchema>;

export const MAX_SUGGESTIONS = 10;

/** [UX-18] At most ten rows in all. */
const suggestOutputSchema = z.strictObject({
  queries: z.array(z.string()),
  categories: z.array(z.strictObject({ slug: z.string(), name: z.string(), parentName: z.string().nullable(), count })),
  listings: z.array(
    z.strictObject({
      listingId: idSchema,
      title: z.string(),
      priceCents: centsSchema,
      currency: currencySchema,
      picture: pictureSchema.nullable(),
    }),
  ),
  shops: z.array(z.strictObject({ slug: z.string(), name: z.string(), place: z.string() })),
});
export type Suggestions = z.infer<typeof suggestOutputSchema>;

export const searchContract = {
  searchListings: oc
    .route({
      method: 'GET',
      path: '/search',
      tags: ['search'],
      summary: 'Find pieces by words, category, price and other filters; cursor paging.',
    })
    .input(searchInputSchema)
    .output(searchOutputSchema),
  countFacets: oc
    .route({
      method: 'GET',
      path: '/search/facets',
      tags: ['search'],
      summary: 'How many pieces every value of a filter would show.',
    })
    .input(filterSchema.extend({ q: queryText }))
    .output(facetsOutputSchema),
  suggest: oc
    .route({
      method: 'GET',
      path: '/search/suggestions',
      tags: ['search'],
      summary: 'Suggestions while typing: words, categories, pieces and shops.',
    })
    .input(z.strictObject({ q: z.string().max(100) }))
    .output(suggestOutputSchema),
  explainRank: oc
    .route({
      method: 'GET',
      path: '/seller/listings/{listingId}/standing',
      tags: ['search'],
      summary: 'Where an own listing stands in the search for some words, and why.',
    })
    .input(z.strictObject({ listingId: idSchema, q: z.string().trim().min(1).max(200) }))
    .output(rankExplanationSchema)
    .errors({ 'search/not-in-search': problem(404, searchProblemTexts['search/not-in-search']) }),
};
