import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { zones } from '../core/countries.ts';
import { listingProblemTexts as texts } from './problem-texts.ts';

export const MAX_PROFILES = 30;

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
};
const shippingProfileSchema = z.strictObject({ profileId: idSchema, ...profileShape });
export type ShippingProfile = z.infer<typeof shippingProfileSchema>;

const notFound = problem(404, texts['listings/unknown-profile']);

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
  addProfile: oc
    .route({
      method: 'POST',
      path: '/seller/shipping-profiles',
      tags: ['listings'],
      summary: 'A new shipping profile.',
    })
    .input(z.strictObject(profileShape))
    .output(shippingProfileSchema)
    .errors({ 'listings/too-many-profiles': problem(409, texts['listings/too-many-profiles']) }),
  changeProfile: oc
    .route({
      method: 'PUT',
      path: '/seller/shipping-profiles/{profileId}',
      tags: ['listings'],
      summary: 'Change a shipping profile for all listings that take it.',
    })
    .input(shippingProfileSchema)
    .output(shippingProfileSchema)
    .errors({ 'listings/unknown-profile': notFound }),
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
