import { z } from 'zod';
import { pictureSchema } from '../core/pictures/picture.ts';
import { shopCardSchema } from '../shops/model.ts';
import { listingCardSchema } from './model.ts';

export const categorySchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  count: z.number().int().min(0),
  picture: pictureSchema.nullable(),
  children: z.array(z.strictObject({ slug: z.string(), name: z.string(), count: z.number().int().min(0) })),
});
export type Category = z.infer<typeof categorySchema>;

export const homeSchema = z.strictObject({
  listingCount: z.number().int(),
  /** Public holidays where the parcel of its last days to order starts, and where it goes. */
  holidays: z.strictObject({ from: z.array(z.iso.date()), to: z.array(z.iso.date()) }).optional(),
  shopCount: z.number().int(),
  /** The three numbered pictures of the opening spread. */
  opening: z.array(listingCardSchema).max(3),
  categories: z.array(categorySchema),
  newest: z.array(listingCardSchema),
  popular: z.array(listingCardSchema),
  maker: z
    .strictObject({
      shop: shopCardSchema,
      quote: z.string(),
      /** How their story begins. */
      story: z.string(),
      picture: pictureSchema.nullable(),
      listingCount: z.number().int(),
      listings: z.array(listingCardSchema),
    })
    .nullable(),
});
export type Home = z.infer<typeof homeSchema>;
