import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { listingProblemTexts as texts } from '../problem-texts.ts';
import { MAX_ARRANGED, MAX_FEATURED, MAX_SECTION_NAME, MAX_SECTIONS } from './limits.ts';

const nameSchema = lineSchema(1, MAX_SECTION_NAME);

export const sectionSchema = z.strictObject({
  sectionId: idSchema,
  name: z.string(),
  /** How many pieces are in it, counted up to MAX_COUNTED and one more. */
  listings: z.number().int().min(0),
});

const taken = problem(409, texts['listings/section-name-taken']);
const unknown = problem(404, texts['listings/unknown-section']);

const arrangedSchema = z.strictObject({ listingId: idSchema, isFeatured: z.boolean() });

/** [DASH-02] Sections of a maker's shop and the order of its pieces. */
export const sectionCalls = {
  listSections: oc
    .route({
      method: 'GET',
      path: '/seller/sections',
      tags: ['listings'],
      summary: 'The sections of the maker’s shop in their order, with how many listings are in each.',
    })
    .output(z.strictObject({ sections: z.array(sectionSchema).max(MAX_SECTIONS) })),
  addSection: oc
    .route({ method: 'POST', path: '/seller/sections', tags: ['listings'], summary: 'A new section, as the last one.' })
    .input(z.strictObject({ name: nameSchema }))
    .output(sectionSchema)
    .errors({
      'listings/section-name-taken': taken,
      'listings/too-many-sections': problem(409, texts['listings/too-many-sections']),
    }),
  renameSection: oc
    .route({
      method: 'PUT',
      path: '/seller/sections/{sectionId}',
      tags: ['listings'],
      summary: 'Give a section another name.',
    })
    .input(z.strictObject({ sectionId: idSchema, name: nameSchema }))
    .output(z.strictObject({ sectionId: idSchema, name: z.string() }))
    .errors({ 'listings/unknown-section': unknown, 'listings/section-name-taken': taken }),
  orderSections: oc
    .route({
      method: 'PUT',
      path: '/seller/sections',
      tags: ['listings'],
      summary: 'Put all sections of the shop in an order.',
    })
    .input(
      z.strictObject({
        sectionIds: z
          .array(idSchema)
          .max(MAX_SECTIONS)
          .refine((ids) => new Set(ids).size === ids.length),
      }),
    )
    .output(z.strictObject({ sectionIds: z.array(idSchema).max(MAX_SECTIONS) }))
    .errors({ 'listings/sections-changed': problem(409, texts['listings/sections-changed']) }),
  removeSection: oc
    .route({
      method: 'DELETE',
      path: '/seller/sections/{sectionId}',
      tags: ['listings'],
      summary: 'Remove a section; its listings stay in the shop, in no section.',
    })
    .input(z.strictObject({ sectionId: idSchema }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ 'listings/unknown-section': unknown }),
  getShopOrder: oc
    .route({
      method: 'GET',
      path: '/seller/shop-order',
      tags: ['listings'],
      summary:
        'The first pieces of the maker’s shop as buyers see them: which are featured, which stand in a chosen order.',
    })
    .output(
      z.strictObject({
        listings: z
          .array(
            arrangedSchema.extend({
              title: z.string(),
              picture: pictureSchema.nullable(),
              /** Whether its maker chose its place. */
              isArranged: z.boolean(),
            }),
          )
          .max(MAX_ARRANGED),
      }),
    ),
  arrangeShop: oc
    .route({
      method: 'PUT',
      path: '/seller/shop-order',
      tags: ['listings'],
      summary:
        'Say which pieces stand first in the shop, in their order, and which of them are featured above the others.',
    })
    .input(
      z.strictObject({
        listings: z
          .array(arrangedSchema)
          .max(MAX_ARRANGED)
          .refine((listings) => new Set(listings.map(({ listingId }) => listingId)).size === listings.length)
          .refine((listings) => listings.filter(({ isFeatured }) => isFeatured).length <= MAX_FEATURED),
      }),
    )
    .output(z.strictObject({ arranged: z.number().int().min(0) }))
    .errors({ 'listings/not-found': problem(404, texts['listings/not-found']) }),
};
