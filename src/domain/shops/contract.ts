import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { applicationCalls } from './applications/application-contract.ts';
import { calendarCalls } from './calendar/calendar-contract.ts';
import { MAX_FOLLOWS } from './may-follow.ts';
import { shopCardSchema } from './model.ts';
import { MAX_RETURN_DAYS, MIN_RETURN_DAYS } from './return-days.ts';
import { timeZoneSchema } from './shop-time-zone.ts';
import { invoiceFactsSchema } from './tax/model.ts';
import { shopProblemTexts as texts } from './problem-texts.ts';

const shopProfileSchema = z.strictObject({
  name: lineSchema(1, 60),
  place: lineSchema(0, 60),
  country: z.string().regex(/^([A-Z]{2})?$/),
  /** Of its days: those of codes, sales and papers. */
  timeZone: timeZoneSchema,
  tagline: lineSchema(0, 140),
  story: textSchema(0, 5000),
  announcement: lineSchema(0, 300),
  returnsDays: z.number().int().min(MIN_RETURN_DAYS).max(MAX_RETURN_DAYS),
  packing: lineSchema(0, 300),
  /** [ORD-03] Stands below each packing slip; empty: nothing does. */
  thanks: lineSchema(0, 200),
});
export type ShopProfile = z.infer<typeof shopProfileSchema>;

const mine = z.strictObject({ shop: shopCardSchema, profile: shopProfileSchema, banner: pictureSchema.nullable() });

const shopPictureSchema = z.enum(['portrait', 'banner']);
export type ShopPicture = z.infer<typeof shopPictureSchema>;

export const shopsContract = {
  ...calendarCalls,
  ...applicationCalls,
  getMine: oc
    .route({ method: 'GET', path: '/seller/shop', tags: ['shops'], summary: 'The signed-in maker’s shop.' })
    .output(mine),
  updateMine: oc
    .route({
      method: 'PUT',
      path: '/seller/shop',
      tags: ['shops'],
      summary: 'Change the words of the maker’s shop. Its address stays.',
    })
    .input(shopProfileSchema.partial({ timeZone: true, thanks: true }))
    .output(mine)
    .errors({
      'shops/not-found': problem(404, texts['shops/not-found']),
      'shops/reserved-name': problem(400, texts['shops/reserved-name']),
      'shops/name-taken': problem(409, texts['shops/name-taken']),
    }),
  setPicture: oc
    .route({
      method: 'PUT',
      path: '/seller/shop/pictures/{place}',
      tags: ['shops'],
      summary: 'Set the maker’s photo or the banner of the own shop; null takes it away.',
    })
    .input(
      z.strictObject({
        place: shopPictureSchema,
        picture: pictureSchema
          .pick({ id: true, focusX: true, focusY: true })
          .extend({ alt: lineSchema(0, 300) })
          .nullable(),
      }),
    )
    .output(mine)
    .errors({
      'shops/not-found': problem(404, texts['shops/not-found']),
      'shops/unknown-picture': problem(400, texts['shops/unknown-picture']),
    }),
  getInvoiceFacts: oc
    .route({
      method: 'GET',
      path: '/seller/invoice-facts',
      tags: ['shops'],
      summary: 'What stands of the signed-in maker on invoices; null while they have not said it.',
    })
    .output(z.strictObject({ facts: invoiceFactsSchema.nullable() })),
  updateInvoiceFacts: oc
    .route({
      method: 'PUT',
      path: '/seller/invoice-facts',
      tags: ['shops'],
      summary: 'Say who sells and how they are taxed. What was bought before keeps what held then.',
    })
    .input(invoiceFactsSchema)
    .output(z.strictObject({ facts: invoiceFactsSchema }))
    .errors({
      'shops/invoice-facts-missing': problem(
        400,
        texts['shops/invoice-facts-missing'],
        z.object({ field: z.enum(['legalName', 'line1', 'postcode', 'city', 'country']) }),
      ),
      'shops/not-in-the-union': problem(400, texts['shops/not-in-the-union']),
      'shops/invalid-vat-number': problem(400, texts['shops/invalid-vat-number']),
    }),
  setFollow: oc
    .route({
      method: 'PUT',
      path: '/shops/{sellerId}/follow',
      tags: ['shops'],
      summary: 'Follow a shop, or no longer; counts once a person.',
    })
    .input(z.strictObject({ sellerId: idSchema, following: z.boolean() }))
    .output(z.strictObject({ following: z.boolean(), followers: z.number().int().min(0) }))
    .errors({
      'shops/not-found': problem(404, texts['shops/not-found']),
      'shops/own-shop': problem(403, texts['shops/own-shop']),
      'shops/too-many-follows': problem(409, texts['shops/too-many-follows']),
    }),
  listFollows: oc
    .route({
      method: 'GET',
      path: '/follows',
      tags: ['shops'],
      summary: 'Which shops the signed-in person follows, newest first.',
    })
    .output(z.strictObject({ sellerIds: z.array(idSchema).max(MAX_FOLLOWS) })),
};
