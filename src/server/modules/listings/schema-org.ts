import { truncate } from '#domain/core/visible-text.ts';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { Listing, ListingCard } from '#domain/listings/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';

// What search engines read of a page, in the words of schema.org.

const context = { '@context': 'https://schema.org' };
const price = (cents: number): string => (cents / 100).toFixed(2);
const pictureAddress = (site: string, id: string): string => `${site}/pictures/${id}/960.webp`;
const rating = ({ ratingMean, ratingCount }: { ratingMean: number; ratingCount: number }): object =>
  ratingCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratingMean,
          reviewCount: ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {};

export const crumbData = (site: string, crumbs: readonly { name: string; path: string }[]): object => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});

const sellerData = (site: string, shop: ShopCard): object => ({
  '@type': 'Organization',
  '@id': `${site}/shop/${shop.slug}#shop`,
  name: shop.name,
  url: `${site}/shop/${shop.slug}`,
});

function returnsData({ returnsDays, country }: ShopCard): object {
  if (!country) return {};
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnsDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

function offerData(site: string, listing: Listing): object {
  const { shop, currency } = listing;
  const stock = listing.pausedUntil ? 0 : listing.stock;
  const prices = listing.variants.map(({ priceCents }) => priceCents);
  const inStock = listing.madeToOrder ? 'MadeToOrder' : 'InStock';
  const both = {
    url: `${site}/product/${listing.listingId}`,
    priceCurrency: currency,
    itemCondition: 'https://schema.org/NewCondition',
    seller: sellerData(site, shop),
    ...returnsData(shop),
    availability: `https://schema.org/${stock === 0 ? 'SoldOut' : inStock}`,
  };
  if (!listing.priceVaries) return { '@type': 'Offer', ...both, price: price(listing.priceCents) };
  return {
    '@type': 'AggregateOffer',
    ...both,
    lowPrice: price(Math.min(...prices)),
    highPrice: price(Math.max(...prices)),
    offerCount: prices.length,
  };
}

/** A piece: what it is, from whom, for how much, and whether it is there [CAT-03]. */
export function productData(site: string, listing: Listing): object[] {
  return [
    {
      ...context,
      '@type': 'Product',
      name: listing.title,
      description: truncate(listing.description, 1000),
      url: `${site}/product/${listing.listingId}`,
      sku: listing.listingId,
      image: listing.pictures.map(({ id }) => pictureAddress(site, id)),
      brand: { '@type': 'Brand', name: listing.shop.name },
      category: listing.categoryPath.map(({ name }) => name).join(' > '),
      ...(listing.materials.length > 0 ? { material: listing.materials.join(', ') } : {}),
      ...(listing.colours.length > 0 ? { color: listing.colours.join(', ') } : {}),
      ...rating(listing),
      offers: offerData(site, listing),
    },
    crumbData(
      site,
      listing.categoryPath.map(({ slug, name }) => ({ name, path: `/category/${slug}` })),
    ),
  ];
}

/** Pieces in the order of their list. */
export const listData = (site: string, cards: readonly ListingCard[]): object => ({
  ...context,
  '@type': 'ItemList',
  itemListElement: cards.map((card, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: card.title,
    url: `${site}/product/${card.listingId}`,
  })),
});

/** A shop and what it shows first [CAT-05]. */
export function shopTables(site: string, { shop, story, banner, listings }: ShopPage): object[] {
  return [
    {
      ...context,
      '@type': 'Store',
      '@id': `${site}/shop/${shop.slug}#shop`,
      name: shop.name,
      url: `${site}/shop/${shop.slug}`,
      description: truncate(shop.tagline || story, 500),
      foundingDate: String(shop.since),
      founder: {
        '@type': 'Person',
        name: shop.owner,
        ...(shop.portrait ? { image: pictureAddress(site, shop.portrait.id) } : {}),
      },
      ...(banner ? { image: pictureAddress(site, banner.id) } : {}),
      ...(shop.place
        ? {
            address: {
              '@type': 'PostalAddress',
              addressLocality: shop.place,
              ...(shop.country ? { addressCountry: shop.country } : {}),
            },
          }
        : {}),
      ...rating(shop),
    },
    crumbData(site, [{ name: shop.name, path: `/shop/${shop.slug}` }]),
    ...(listings.length > 0 ? [listData(site, listings)] : []),
  ];
}

/** The marketplace itself, and how to search it. */
export function marketData({
  PUBLIC_URL: site,
  MARKETPLACE_NAME: name,
  SUPPORT_EMAIL: email,
}: {
  PUBLIC_URL: string;
  MARKETPLACE_NAME: string;
  SUPPORT_EMAIL: string;
}): object[] {
  return [
    {
      ...context,
      '@type': 'WebSite',
      name,
      url: site,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    { ...context, '@type': 'Organization', name, url: site, logo: `${site}/mark.svg`, email },
  ];
}
