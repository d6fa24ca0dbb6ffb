import { z } from 'zod';
import { HS_CODE } from './delivery/hs-code.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema } from '../core/money-schema.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { workingCalendarSchema } from '../shops/calendar/calendar-model.ts';
import { postageSchema } from './postage-contract.ts';
import { shopCardSchema } from '../shops/model.ts';
import { vatSellerSchema } from '../shops/tax/model.ts';
import { withdrawalExceptions } from './withdrawal-exception.ts';

/*
 * Glossary
 * listing   a piece for sale; belongs to one shop
 * option    a choice the buyer makes (size, glaze); up to three a listing
 * variant   one combination of option values with its own price, stock and picture; a listing without options has exactly one
 * stock     units that can be bought now: received − sold − held
 * contents  how much is in a piece that is sold by weight, volume or length
 * card      the short form of a listing that lists and grids show
 */

export const MAX_TITLE = 140;
export const MAX_OPTIONS = 3;
export const MAX_VARIANTS = 100;
export const MAX_TAGS = 13;
export const MAX_PICTURES = 10;
export const MAX_MAKING_MINUTES = 6000;
/** From this many pieces downwards a card says how many are left. */
export const LOW_STOCK = 3;
export const MAX_LOW_STOCK = 1000;

export const listingStateSchema = z.enum(['draft', 'pending_review', 'active', 'sold_out', 'inactive', 'removed']);
export type ListingState = z.infer<typeof listingStateSchema>;

/** What a piece can be sold by beside the piece: weight, volume, length. */
export const contentsUnits = ['g', 'ml', 'cm'] as const;
export type ContentsUnit = (typeof contentsUnits)[number];
export const MAX_CONTENTS = 1_000_000;
/** [LAW-04] How much of something is in a piece, where it is sold by weight, volume or length. */
export const contentsSchema = z.strictObject({
  amount: z.number().int().min(1).max(MAX_CONTENTS),
  unit: z.enum(contentsUnits),
});
export type Contents = z.infer<typeof contentsSchema>;

/** Who made a piece: the maker's own hands, or others after the maker's design. */
const origins = ['made', 'designed'] as const;
export type Origin = (typeof origins)[number];

const word = lineSchema(1, 40);

const variantInputSchema = z.strictObject({
  id: idSchema.optional(),
  /** One value per option, in the order of the options. */
  values: z.array(word).max(MAX_OPTIONS),
  priceCents: centsSchema.min(1),
  quantity: z.number().int().min(0).max(100_000),
  /** The stock that the maker saw when changing the quantity: a sale in between stays sold. Without it the quantity counts as it stands. */
  stockSeen: z.number().int().min(0).max(100_000).optional(),
  sku: lineSchema(0, 60).default(''),
  pictureId: idSchema.nullable().default(null),
  /** Null for what is sold by the piece. */
  contents: contentsSchema.nullable().default(null),
});

export const listingInputSchema = z.strictObject({
  title: lineSchema(1, MAX_TITLE),
  description: textSchema(0, 10_000),
  category: idSchema,
  compareAtCents: centsSchema.min(1).nullable().default(null),
  options: z.array(z.strictObject({ name: word, values: z.array(word).min(1).max(30) })).max(MAX_OPTIONS),
  variants: z.array(variantInputSchema).min(1).max(MAX_VARIANTS),
  personalisation: z
    .strictObject({ prompt: lineSchema(1, 140), required: z.boolean(), maxLength: z.number().int().min(1).max(500) })
    .nullable(),
  materials: z.array(word).max(13),
  colours: z.array(word).max(13),
  tags: z.array(word).max(MAX_TAGS),
  pictures: z
    .array(
      z.strictObject({
        id: idSchema,
        alt: lineSchema(0, 300),
        focusX: z.number().min(0).max(1).default(0.5),
        focusY: z.number().min(0).max(1).default(0.5),
      }),
    )
    .max(MAX_PICTURES),
  processingDays: z.number().int().min(0).max(90),
  madeToOrder: z.boolean(),
  origin: z.enum(origins).default('made'),
  weightGrams: z.number().int().min(0).max(100_000),
  /** [ORD-03] Customs number of the piece, in figures; empty where its maker has not looked it up. */
  hsCode: z.string().regex(HS_CODE).default(''),
  /** [ALERT-26] So many left or fewer are told to its maker as few. */
  lowStock: z.number().int().min(0).max(MAX_LOW_STOCK).default(LOW_STOCK),
  /** Null takes the rates as they are. */
  shippingProfileId: idSchema.nullable().default(null),
  /** [DASH-02] Null: in no section of the shop; missing: it stays where it is. */
  sectionId: idSchema.nullish(),
  /** [ORD-06] Minutes of making one; 0 where its maker does not plan by minutes. */
  makingMinutes: z.number().int().min(0).max(MAX_MAKING_MINUTES).default(0),
  heightMm: z.number().int().min(0).max(10_000).nullable().default(null),
  widthMm: z.number().int().min(0).max(10_000).nullable().default(null),
  depthMm: z.number().int().min(0).max(10_000).nullable().default(null),
  sizeNote: lineSchema(0, 200).default(''),
  care: textSchema(0, 500).default(''),
  /** Null where buyers may withdraw from it. */
  withdrawalException: z.enum(withdrawalExceptions).nullable().default(null),
});
export type ListingInput = z.infer<typeof listingInputSchema>;

export const listingCardSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  shopName: z.string(),
  shopSlug: z.string(),
  place: z.string(),
  priceCents: centsSchema,
  /** True when variants differ in price: the card says "from". */
  priceVaries: z.boolean(),
  compareAtCents: centsSchema.nullable(),
  /** [DASH-04] Until when a sale lowers its price. */
  saleEndsAt: z.iso.datetime().nullable(),
  /** The shop’s time zone, in whose days that end is said. */
  saleTimeZone: z.string().nullish(),
  /** Of the variant that the price is of. */
  contents: contentsSchema.nullable(),
  currency: currencySchema,
  picture: pictureSchema.nullable(),
  secondPicture: pictureSchema.nullable(),
  ratingMean: z.number().min(0).max(5),
  ratingCount: z.number().int().min(0),
  stock: z.number().int().min(0),
  madeToOrder: z.boolean(),
  processingDays: z.number().int().min(0),
});
export type ListingCard = z.infer<typeof listingCardSchema>;

const variantSchema = z.strictObject({
  id: idSchema,
  values: z.array(z.string()),
  priceCents: centsSchema,
  /** [LAW-02] What it was reduced from: the lowest price of the 30 days before. */
  formerCents: centsSchema.nullable(),
  /** [DASH-04, LAW-02] Until when a sale lowers its price; null where it has risen all the same. */
  saleEndsAt: z.iso.datetime().nullable(),
  contents: contentsSchema.nullable(),
  stock: z.number().int().min(0),
  sku: z.string(),
  pictureId: idSchema.nullable(),
});
export type Variant = z.infer<typeof variantSchema>;

export const listingSchema = z.strictObject({
  listingId: idSchema,
  state: listingStateSchema,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** From the top of the tree down to the listing's own category. */
  categoryPath: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  priceCents: centsSchema,
  priceVaries: z.boolean(),
  compareAtCents: centsSchema.nullable(),
  currency: currencySchema,
  options: z.array(z.strictObject({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(variantSchema).min(1),
  personalisation: z
    .strictObject({ prompt: z.string(), required: z.boolean(), maxLength: z.number().int() })
    .nullable(),
  materials: z.array(z.string()),
  colours: z.array(z.string()),
  tags: z.array(z.string()),
  pictures: z.array(pictureSchema),
  processingDays: z.number().int(),
  madeToOrder: z.boolean(),
  weightGrams: z.number().int(),
  shippingProfileId: idSchema.nullable(),
  /** What its shipping profile changes of the rates. */
  postage: postageSchema.nullable(),
  /** For its maker’s form. */
  hsCode: z.string().optional(),
  lowStock: z.number().int().optional(),
  makingMinutes: z.number().int().min(0).optional(),
  /** [ORD-06] The day from which it can be bought again; null or missing while it can. */
  pausedUntil: z.iso.date().nullish(),
  /** [ORD-06] When its shop works, for the days that its page promises. */
  calendar: workingCalendarSchema.nullish(),
  /** Public holidays of the countries that buyers live in. */
  holidays: z.record(z.string(), z.array(z.iso.date())).optional(),
  origin: z.enum(origins),
  heightMm: z.number().int().nullable(),
  widthMm: z.number().int().nullable(),
  depthMm: z.number().int().nullable(),
  sizeNote: z.string(),
  withdrawalException: z.enum(withdrawalExceptions).nullable(),
  care: z.string(),
  stock: z.number().int(),
  ratingMean: z.number(),
  ratingCount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** [PAY-06] How its maker is taxed; null where they have not said it. */
  vatSeller: vatSellerSchema.nullish(),
  shop: shopCardSchema,
  /** Up to three other pieces of the same shop. */
  moreFromShop: z.array(listingCardSchema),
});
export type Listing = z.infer<typeof listingSchema>;
