import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { shownNoticeSchema } from './calendar/calendar-model.ts';
import { pictureSchema } from '../core/pictures/picture.ts';

/*
 * Glossary
 * shop    the place where one account sells; its id is the account's id
 * slug    the shop's name in addresses: /shop/rio-clay
 * portrait  a photo of the maker, or of hands at work; stands where the stamp stands
 * banner    a wide picture at the top of the shop's page
 */

/** What cards and product pages say about a shop. */
export const shopCardSchema = z.strictObject({
  sellerId: idSchema,
  slug: z.string(),
  name: z.string(),
  owner: z.string(),
  place: z.string(),
  country: z.string(),
  /** Of its days. */
  timeZone: z.string(),
  since: z.number().int(),
  tagline: z.string(),
  sold: z.number().int().min(0),
  ratingMean: z.number(),
  ratingCount: z.number().int(),
  replyHours: z.number().int().nullable(),
  returnsDays: z.number().int().min(0),
  packing: z.string(),
  portrait: pictureSchema.nullable(),
  /** [DASH-04] What the shop tells its buyers these days. */
  notice: shownNoticeSchema.nullish(),
});
export type ShopCard = z.infer<typeof shopCardSchema>;
