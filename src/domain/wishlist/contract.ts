import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { contentsSchema } from '../listings/model.ts';
import { wishlistProblemTexts as texts } from './problem-texts.ts';
import { MAX_COLLECTIONS, MAX_WISHLIST_ITEMS } from './wishlist-items.ts';

/*
 * Glossary
 * wish        a piece on a wishlist, with its title, price and picture of the day it was added
 * collection  a named part of a wishlist; a wish is in one or in none
 * favourite   the same as a wish, by the name that the profile's call uses
 */

const wishlistListingSchema = z.strictObject({
  id: idSchema,
  addedAt: z.iso.datetime(),
  title: z.string(),
  /** Of the day it was added; null where a guest's list did not know it. */
  addedPriceCents: centsSchema.nullable(),
  picture: pictureSchema.nullable(),
  collectionId: idSchema.nullable(),
  /** It had none left when it was added. */
  wasSoldOut: z.boolean(),
  /** As it is sold now; null when it is gone. */
  now: z
    .strictObject({
      priceCents: centsSchema,
      priceVaries: z.boolean(),
      /** [LAW-04] Of the variant that the price is of. */
      contents: contentsSchema.nullish(),
      stock: z.number().int().min(0),
      /** [ORD-06] The day from which it can be bought again, where its maker pauses. */
      pausedUntil: z.iso.date().nullish(),
      shopName: z.string(),
      shopSlug: z.string(),
      place: z.string(),
      sellerId: idSchema,
      /** The one variant of a piece without options; null where one must choose. */
      variantId: idSchema.nullable(),
      needsWords: z.boolean(),
      processingDays: z.number().int().min(0),
      madeToOrder: z.boolean(),
    })
    .nullable(),
});
export type WishlistListing = z.infer<typeof wishlistListingSchema>;

const wishlistSchema = z.strictObject({
  userId: idSchema.nullable(),
  items: z.array(wishlistListingSchema),
  collections: z.array(z.strictObject({ id: idSchema, name: z.string() })),
  isShared: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Wishlist = z.infer<typeof wishlistSchema>;

const broughtSchema = z.array(z.strictObject({ id: idSchema, addedAt: z.iso.datetime() })).max(MAX_WISHLIST_ITEMS);
const collectionName = lineSchema(1, 60);
const listingNotFound = problem(404, texts['wishlist/listing-not-found']);
const full = problem(409, texts['wishlist/full']);
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['wishlist'], summary });

export const wishlistContract = {
  getWishlist: route('GET', '/wishlist', 'The wishlist of the signed-in person.').output(wishlistSchema),
  showWishlistItems: route(
    'POST',
    '/wishlist/shown',
    'The pieces of a guest’s own list as they are now; nothing is stored.',
  )
    .input(z.strictObject({ items: broughtSchema }))
    .output(z.strictObject({ items: z.array(wishlistListingSchema) })),
  addWishlistItem: route('POST', '/wishlist/items', 'Add a piece; one that is there stays where it is.')
    .input(z.strictObject({ id: idSchema }))
    .output(wishlistSchema)
    .errors({ 'wishlist/listing-not-found': listingNotFound, 'wishlist/full': full }),
  removeWishlistItem: route('DELETE', '/wishlist/items/{id}', 'Remove a piece. Removing it again changes nothing.')
    .input(z.strictObject({ id: idSchema }))
    .output(wishlistSchema),
  putWishlist: route('PUT', '/wishlist', 'Replace the list, or make it where there is none.')
    .input(z.strictObject({ items: broughtSchema }))
    .output(wishlistSchema),
  mergeWishlist: route(
    'POST',
    '/wishlist/merge',
    'Bring a guest’s list along: what is stored stays, the rest is added.',
  )
    .input(z.strictObject({ items: broughtSchema }))
    .output(wishlistSchema)
    .errors({ 'wishlist/full': full }),
  clearWishlist: route('DELETE', '/wishlist', 'Delete the whole list.').output(wishlistSchema),
  restoreWishlist: route('POST', '/wishlist/restore', 'Put back what was cleared, each piece into its collection.')
    .input(
      z.strictObject({
        items: z
          .array(z.strictObject({ id: idSchema, addedAt: z.iso.datetime(), collectionId: idSchema.nullable() }))
          .max(MAX_WISHLIST_ITEMS),
        collections: z.array(z.strictObject({ id: idSchema, name: collectionName })).max(MAX_COLLECTIONS),
      }),
    )
    .output(wishlistSchema)
    .errors({ 'wishlist/full': full }),
  moveWishlistItem: route('PUT', '/wishlist/items/{id}/collection', 'Put a piece into a collection, or into none.')
    .input(z.strictObject({ id: idSchema, collectionId: idSchema.nullable() }))
    .output(wishlistSchema)
    .errors({ 'wishlist/not-found': problem(404, texts['wishlist/not-found']) }),
  addCollection: route('POST', '/wishlist/collections', 'Begin a collection.')
    .input(z.strictObject({ name: collectionName }))
    .output(wishlistSchema)
    .errors({
      'wishlist/name-taken': problem(409, texts['wishlist/name-taken']),
      'wishlist/too-many-collections': problem(409, texts['wishlist/too-many-collections']),
    }),
  deleteCollection: route(
    'DELETE',
    '/wishlist/collections/{collectionId}',
    'Delete a collection; its pieces stay on the list.',
  )
    .input(z.strictObject({ collectionId: idSchema }))
    .output(wishlistSchema),
  share: route(
    'POST',
    '/wishlist/share',
    'Make a link that shows the list to whoever has it; an earlier link ends.',
  ).output(z.strictObject({ token: z.string() })),
  getShare: route('GET', '/wishlist/share', 'The token of the link that stands, for its owner.').output(
    z.strictObject({ token: z.string().nullable() }),
  ),
  unshare: route('DELETE', '/wishlist/share', 'End the link.').output(z.strictObject({ isShared: z.literal(false) })),
  getShared: route('GET', '/wishlist/shared/{token}', 'A shared list, with the first name of its owner.')
    .input(z.strictObject({ token: z.string().min(1).max(100) }))
    .output(z.strictObject({ name: z.string(), items: z.array(wishlistListingSchema) }))
    .errors({ 'wishlist/not-found': problem(404, texts['wishlist/not-found']) }),
  changeFavorite: route('POST', '/user/favorites', 'Add or remove a favourite; answers the new list of ids.')
    .input(z.strictObject({ productId: idSchema, action: z.enum(['add', 'remove']) }))
    .output(z.strictObject({ favorites: z.array(idSchema) }))
    .errors({ 'wishlist/listing-not-found': listingNotFound, 'wishlist/full': full }),
};
