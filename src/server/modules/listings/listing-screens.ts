import { idSchema } from '#domain/core/ids.ts';
import { truncate } from '#domain/core/visible-text.ts';
import { formatMoney } from '#domain/core/money.ts';
import { coveringSizes } from '#domain/core/pictures/picture-widths.ts';
import { listingAddresses } from '#domain/listings/addresses.ts';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { Home } from '#domain/listings/home.ts';
import { lead } from '#domain/listings/first-paint/opening-texts.ts';
import { choiceFrom, pictureOfChoice } from '#domain/listings/choose-variant.ts';
import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import type { Screen, ScreenContent } from '../../platform/page/screen.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { readShownListing } from './around/around-listing.ts';
import { cardTags, shopOrderTag } from './card-tags.ts';
import { productFirstPaint } from './first-paint/product-first-paint.ts';
import { homeFirstPaint, openingSizes } from './first-paint/home-first-paint.ts';
import { marketData, productData, shopTables } from './schema-org.ts';
import { screenTexts } from './first-paint/screen-texts.ts';
import { findShopBySlug } from './shop-listing-store.ts';

type ScreenRequest = Parameters<Screen['load']>[0];

async function productContent({ params, query, app, caller: { language } }: ScreenRequest): Promise<ScreenContent> {
  const listingId = params.productId ?? '';
  const listing = await readShownListing(app, listingId);
  if (!listing) return { status: 404, title: screenTexts.listingGone[language] };
  // The choice that the address names has its own picture.
  const shown = Math.max(0, pictureOfChoice(listing, choiceFrom(listing, { get: (name) => query[name] ?? null })));
  const picture = listing.pictures[shown];
  return {
    view: { shown },
    title: `${listing.title} – ${listing.shop.name}`,
    description: `${formatMoney(listing.priceCents, language)}. ${truncate(listing.description.replace(/\s+/g, ' '), 200)}`,
    type: 'product',
    facts: [
      ['product:price:amount', (listing.priceCents / 100).toFixed(2)],
      ['product:price:currency', listing.currency],
      ['product:brand', listing.shop.name],
      ['product:availability', listing.stock > 0 && !listing.pausedUntil ? 'in stock' : 'out of stock'],
    ],
    jsonLd: productData(app.config.PUBLIC_URL, listing),
    known: [['listings.getListing', { listingId }, listing]],
    // What stands below the piece comes with it, so that nothing moves when one scrolls there.
    firstData: [
      ['reviews.listReviews', { listingId }],
      ['reviews.listQuestions', { listingId }],
    ],
    picture: picture
      ? {
          id: picture.id,
          width: picture.width,
          sizes: coveringSizes(productPictureSizes(listing.pictures.length), picture),
          alt: picture.alt || listing.title,
        }
      : null,
    firstPaint: productFirstPaint(listing, shown, language),
  };
}

/** The first numbered picture of the opening is what a visitor sees first. */
function homePicture(home: Home | null): ScreenContent['picture'] {
  const first = home?.opening[0];
  return first?.picture
    ? {
        id: first.picture.id,
        width: first.picture.width,
        sizes: coveringSizes(openingSizes, first.picture),
        alt: first.title,
      }
    : null;
}

async function shopContent({ params, query, app, caller: { language } }: ScreenRequest): Promise<ScreenContent> {
  const slug = params.slug ?? '';
  const shop = (await findShopBySlug(app.db, slug))?.shop;
  if (!shop) return { status: 404, title: screenTexts.shopGone[language] };
  const section = idSchema.safeParse(query.section).data;
  return {
    // A section is one of many views of the page: its answer is cached, the page around it is not.
    ...(section && { view: null }),
    title: shop.place ? `${shop.name}, ${shop.place}` : shop.name,
    description: shop.tagline || screenTexts.shopDescription[language](shop.name),
    canonical: `/shop/${encodeURIComponent(shop.slug)}`,
    type: 'profile',
    firstData: [
      ['listings.getShop', { slug, ...(section && { section }) }],
      ['reviews.listShopReviews', { sellerId: shop.sellerId }],
    ],
    tags: [`shop-reviews:${shop.sellerId}`, shopOrderTag(shop.sellerId)],
    complete: ([answer]) => {
      const page = answer as ShopPage | null;
      const first = page?.listings.find((card) => card.picture);
      const own = page?.banner ?? page?.shop.portrait;
      const firstPicture = first?.picture ? { id: first.picture.id, alt: first.title } : null;
      return {
        jsonLd: page ? shopTables(app.config.PUBLIC_URL, page) : [],
        picture: own ? { id: own.id, alt: own.alt || page?.shop.name || '' } : firstPicture,
      };
    },
  };
}

export const listingScreens = screensAt(listingAddresses, {
  home: {
    chunk: 'src/web/modules/listings/home/home-page.tsx',
    isOffline: true,
    cacheTags: (_params, html) => ['home', ...cardTags(html)],
    load: async ({ app, caller: { language } }) => ({
      title: app.config.MARKETPLACE_NAME,
      description: lead[language](''),
      firstData: [['listings.getHome', {}]],
      jsonLd: marketData(app.config),
      hasFind: true,
      complete: ([home]) => ({
        picture: homePicture(home as Home | null),
        ...(home ? { firstPaint: homeFirstPaint(home as Home, language) } : {}),
      }),
    }),
  },
  product: {
    chunk: 'src/web/modules/listings/product-page.tsx',
    isOffline: true,
    cacheTags: ({ productId }) => [
      `listing:${productId ?? ''}`,
      `reviews:${productId ?? ''}`,
      `questions:${productId ?? ''}`,
      'listings',
    ],
    load: productContent,
  },
  shop: {
    chunk: 'src/web/modules/listings/shop/shop-page.tsx',
    cacheTags: ({ slug }, html) => [`shop:${slug ?? ''}`, 'listings', ...cardTags(html)],
    load: shopContent,
  },
});
