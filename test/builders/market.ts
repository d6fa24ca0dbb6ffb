import sharp from 'sharp';
import { whenRegistered } from '#server/modules/accounts/create-person.ts';
import { accounts } from '#server/modules/accounts/module.ts';
import { files } from '#server/modules/files/module.ts';
import { whenListingChanged } from '#server/modules/listings/write-listing.ts';
import { listings } from '#server/modules/listings/module.ts';
import { indexListing } from '#server/modules/search/index-listing.ts';
import { search } from '#server/modules/search/module.ts';
import { createShopForPerson } from '#server/modules/shops/create-shop.ts';
import { shops } from '#server/modules/shops/module.ts';
import { person, type TestCaller } from './caller.ts';
import type { Module } from '#server/platform/calls/module.ts';
import { serveModules, type ServedModules } from './serve-modules.ts';

/** Accounts, shops, listings and search behind the real edge, with a small tree of categories. */
export async function openMarket(more: readonly Module[] = []): Promise<ServedModules> {
  whenRegistered(createShopForPerson);
  whenListingChanged(indexListing);
  const market = await serveModules([files, accounts, shops, listings, search, ...more]);
  await market.app.db.query({
    text: `DELETE FROM categories;
      INSERT INTO categories (slug, parent, name, position) VALUES
      ('ceramics', NULL, 'Ceramics', 0), ('mugs', 'ceramics', 'Mugs', 1), ('bowls', 'ceramics', 'Bowls', 2), ('leather', NULL, 'Leather', 3), ('wallets', 'leather', 'Wallets', 4)`,
  });
  return market;
}

/** Bytes of a real picture of one colour. */
export const pictureBytes = (colour: string, { width = 640, height = 480 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A maker with an open shop and one picture to put on listings. */
export async function maker(address: string, name: string): Promise<TestCaller & { pictureId: string }> {
  const caller = await person(address, name);
  const { body } = await caller.call('POST', '/api/files/pictures', await pictureBytes('#8a5a2b'));
  return Object.assign(caller, { pictureId: body.id as string });
}

/** A listing as a maker sends it; only what the test says differs. */
export function listingInput(pictureId: string | null, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Two-tone mug, ink',
    description: 'Thrown and glazed by hand.',
    category: 'mugs',
    options: [],
    variants: [{ values: [], priceCents: 2800, quantity: 5 }],
    personalisation: null,
    materials: ['stoneware'],
    colours: ['blue'],
    tags: ['coffee'],
    pictures: pictureId ? [{ id: pictureId, alt: 'A mug' }] : [],
    processingDays: 2,
    madeToOrder: false,
    weightGrams: 400,
    ...changes,
  };
}

/** Publishes a listing and answers its id. */
export async function publishListing(
  caller: TestCaller & { pictureId: string },
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await caller.call('POST', '/api/seller/listings', {
    listing: listingInput(caller.pictureId, changes),
    publish: true,
  });
  if (status !== 200) throw new Error(`createListing answered ${status} ${JSON.stringify(body)}`);
  return body.listingId;
}

/** What a maker saves of the shop, under this name. */
export const shopTexts = (name: string) => ({
  name,
  place: 'Porto',
  country: 'PT',
  tagline: '',
  story: '',
  announcement: '',
  returnsDays: 14,
  packing: '',
});
