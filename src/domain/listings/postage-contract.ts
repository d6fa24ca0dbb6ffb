import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { countrySchema } from '../core/address.ts';
import { zones } from '../core/countries.ts';
import { postedWays, ways } from './delivery/ways.ts';
import { listingProblemTexts as texts } from './problem-texts.ts';

export const MAX_PROFILES = 30;
/** Listings that are given a profile at once. */
const MAX_ASSIGNED = 200;

const rateSchema = z
  .strictObject({
    /** `home`, a zone, or a single country. */
    area: z.union([z.enum(['home', ...zones]), countrySchema]),
    way: z.enum(postedWays),
    by: z.enum(['weight', 'item']),
    firstCents: centsSchema.max(100_000),
    moreCents: centsSchema.max(100_000),
    /** Days on the way, from and to. */
    days: z.tuple([z.number().int().min(1).max(60), z.number().int().min(1).max(60)]),
    maxGrams: z.number().int().min(1).max(100_000).nullable(),
  })
  .refine(({ days: [from, to] }) => from <= to, 'days must be in their order');

const originSchema = z.strictObject({
  line1: lineSchema(1, 100),
  postcode: lineSchema(1, 20),
  city: lineSchema(1, 60),
  country: countrySchema,
});

/** What of a shipping profile everybody may know. */
export const postageSchema = z.strictObject({
  extraCents: centsSchema,
  freeFromCents: centsSchema.nullable(),
  zones: z.array(z.enum(zones)),
  rates: z.array(rateSchema).optional(),
  except: z.array(countrySchema).optional(),
  packingGrams: z.number().int().optional(),
  handlingDays: z.number().int().optional(),
  /** Country in which its parcels start, where that is not the shop’s. */
  from: countrySchema.nullish(),
  pickup: z.boolean().optional(),
});

const profileShape = {
  name: lineSchema(1, 60),
  /** Packing that is paid once a parcel. */
  extraCents: centsSchema.max(100_000),
  /** From this value of the parcel on tracked post is free; null never. */
  freeFromCents: centsSchema.max(10_000_000).nullable(),
  /** Where to it sends beside the maker's own country. */
  zones: z
    .array(z.enum(zones))
    .max(zones.length)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .default([...zones]),
  /** Its own rates; without any the plain ones count. */
  rates: z
    .array(rateSchema)
    .max(120)
    .refine((rates) => new Set(rates.map(({ area, way }) => `${area} ${way}`)).size === rates.length, {
      message: 'each area has one rate a way',
    })
    .default([]),
  /** Countries that it does not go to. */
  except: z.array(countrySchema).max(60).default([]),
  packingGrams: z.number().int().min(0).max(30_000).default(0),
  /** Working days for packing, on top of the making. */
  handlingDays: z.number().int().min(0).max(30).default(0),
  /** Where its parcels start; null: in the shop’s country. */
  origin: originSchema.nullable().default(null),
  /** Whether buyers of its country may collect there. */
  pickup: z.boolean().default(false),
};
const shippingProfileSchema = z.strictObject({ profileId: idSchema, ...profileShape });
export type ShippingProfile = z.infer<typeof shippingProfileSchema>;

const notFound = problem(404, texts['listings/unknown-profile']);
const nameTaken = problem(409, texts['listings/profile-name-taken']);
const tooMany = problem(409, texts['listings/too-many-profiles']);
const needsOrigin = problem(400, texts['listings/pickup-needs-origin']);

const previewedSchema = z.strictObject({
  id: z.enum(ways),
  priceCents: centsSchema,
  arrivesFrom: z.iso.date(),
  arrivesTo: z.iso.date(),
});

/** [CAT-01] A maker's shipping profiles: named ways to pack and post that listings take. */
export const postageCalls = {
  listProfiles: oc
    .route({
      method: 'GET',
      path: '/seller/shipping-profiles',
      tags: ['listings'],
      summary: 'The maker’s shipping profiles with how many listings take each.',
    })
    .output(z.strictObject({ profiles: z.array(shippingProfileSchema.extend({ listings: z.number().int() })) })),
  copyProfile: oc
    .route({
      method: 'POST',
      path: '/seller/shipping-profiles/{profileId}/copies',
      tags: ['listings'],
      summary: 'A new shipping profile that begins as another one, under a name of its own.',
    })
    .input(z.strictObject({ profileId: idSchema, name: lineSchema(1, 60) }))
    .output(shippingProfileSchema)
    .errors({
      'listings/unknown-profile': notFound,
      'listings/profile-name-taken': nameTaken,
      'listings/too-many-profiles': tooMany,
    }),
  assignProfile: oc
    .route({
      method: 'POST',
      path: '/seller/shipping-profiles/assignments',
      tags: ['listings'],
      summary: 'Give listings a shipping profile; null gives them the plain rates.',
    })
    .input(z.strictObject({ profileId: idSchema.nullable(), listingIds: z.array(idSchema).min(1).max(MAX_ASSIGNED) }))
    .output(z.strictObject({ assigned: z.number().int() }))
    .errors({ 'listings/unknown-profile': notFound, 'listings/not-found': problem(404, texts['listings/not-found']) }),
  previewDelivery: oc
    .route({
      method: 'GET',
      path: '/seller/listings/{listingId}/delivery',
      tags: ['listings'],
      summary: 'What a buyer in each country pays for the delivery of one of the maker’s listings, and when it comes.',
    })
    .input(z.strictObject({ listingId: idSchema, quantity: z.coerce.number<number>().int().min(1).max(99).default(1) }))
    .output(
      z.strictObject({
        leavesBy: z.iso.date(),
        timeZone: z.string(),
        countries: z.array(z.strictObject({ country: countrySchema, options: z.array(previewedSchema) })),
      }),
    )
    .errors({ 'listings/not-found': problem(404, texts['listings/not-found']) }),
  addProfile: oc
    .route({
      method: 'POST',
      path: '/seller/shipping-profiles',
      tags: ['listings'],
      summary: 'A new shipping profile.',
    })
    .input(z.strictObject(profileShape))
    .output(shippingProfileSchema)
    .errors({
      'listings/profile-name-taken': nameTaken,
      'listings/too-many-profiles': tooMany,
      'listings/pickup-needs-origin': needsOrigin,
    }),
  changeProfile: oc
    .route({
      method: 'PUT',
      path: '/seller/shipping-profiles/{profileId}',
      tags: ['listings'],
      summary: 'Change a shipping profile for all listings that take it.',
    })
    .input(shippingProfileSchema)
    .output(shippingProfileSchema)
    .errors({
      'listings/unknown-profile': notFound,
      'listings/profile-name-taken': nameTaken,
      'listings/pickup-needs-origin': needsOrigin,
    }),
  removeProfile: oc
    .route({
      method: 'DELETE',
      path: '/seller/shipping-profiles/{profileId}',
      tags: ['listings'],
      summary: 'Remove a shipping profile; its listings take the plain rates again.',
    })
    .input(z.strictObject({ profileId: idSchema }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ 'listings/unknown-profile': notFound }),
};
