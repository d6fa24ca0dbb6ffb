import { coveringSizes } from '#domain/core/pictures/picture-widths.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { CARD_FRAME, cardPictureSizes } from '#domain/listings/picture-sizes.ts';
import { searchInputSchema } from '#domain/search/contract.ts';
import { cardTag, cardTags } from '../listings/card-tags.ts';
import { searchAddresses } from '#domain/search/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { react } from '../../platform/events/reaction.ts';
import type { Screen, ScreenContent } from '../../platform/page/screen.ts';
import { categoryData } from './category-in-schema-org.ts';
import { categoryTree } from './category-tree.ts';
import { indexListings, indexShop, keepTiers, restockListings } from './index-listing.ts';
import { searchListings } from './search-listings.ts';
import { countFacets } from './filters/count-facets.ts';
import { explainRank } from './rank/explain-rank.ts';
import { suggest } from './suggest.ts';
import { publishListings } from './publish-listings.ts';
import { keepSold } from './rank/keep-sold.ts';
import { feedExternal, fillExternal } from './external/feed-external.ts';
import { keepWords } from './word-counts-store.ts';
import { searchTables } from './tagged-tables.ts';

// What is indexed after the fact is told again: an answer kept between the change and its index would stay stale.

const keepStock = react({
  name: 'search.keep-stock',
  to: ['listings.stock-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingIds, plenty } = event.payload;
    if (plenty) restockListings(tx, { sellerId, listingIds });
    else await indexListings(tx, { sellerId, listingIds });
    await publishListings(app, tx, 'search.indexed', { sellerId, listingIds, ...(plenty ? { plenty } : {}) });
  },
});

const keepShop = react({
  name: 'search.keep-shop',
  to: ['shops.changed', 'listings.postage-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    await publishListings(app, tx, 'search.indexed', { sellerId, listingIds: await indexShop(tx, sellerId) });
  },
});

/** The first card's picture is what a visitor sees first: it is fetched beside the code. */
function firstPicture(items: readonly ListingCard[]): ScreenContent['picture'] {
  const card = items.find(({ picture }) => picture !== null);
  return card?.picture
    ? {
        id: card.picture.id,
        width: card.picture.width,
        sizes: coveringSizes(cardPictureSizes, card.picture, CARD_FRAME),
        alt: card.title,
      }
    : null;
}

/** Addresses carry what others hung on: where a link was found, who sent it. The search asks for none of that. */
const ofSearch = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(searchInputSchema.shape, name)));

const searchScreen: Omit<Screen, 'path'> = {
  chunk: 'src/web/rooms/search/search-page.tsx',
  cacheTags: (_params, html) => ['listings', ...cardTags(html)],
  load: async ({ params, query, app }) => {
    const parsed = searchInputSchema.safeParse({
      ...ofSearch(query),
      ...(params.slug ? { category: params.slug } : {}),
    });
    const wanted = params.slug ?? (parsed.success ? parsed.data.category : undefined);
    const tree = wanted ? await categoryTree(app) : [];
    const category = tree.find((row) => row.slug === wanted);
    if (params.slug && !category) return { status: 404, title: 'There is no such category' };
    const words = parsed.success ? parsed.data.q?.trim() : '';
    return {
      title: words ? `“${words.slice(0, 60)}”` : (category?.name ?? 'All pieces'),
      description: category
        ? `${category.name} made by hand, from the people who make them.`
        : 'Handmade pieces by category, price and word.',
      view: parsed.success ? parsed.data : null,
      // The browser asks with the same input, so that the first data is found again.
      firstData: parsed.success && !parsed.data.cursor ? [['search.searchListings', parsed.data]] : [],
      hasFind: true,
      complete: ([answer]) => {
        const items = (answer as { items: ListingCard[] } | null | undefined)?.items ?? [];
        const jsonLd = params.slug && category ? categoryData(app.config.PUBLIC_URL, { category, tree, items }) : [];
        return { picture: firstPicture(items), jsonLd };
      },
    };
  },
};

export const search: Room = {
  name: 'search',
  personalData: searchTables,
  calls: { searchListings, countFacets, suggest, explainRank },
  reactions: [keepStock, keepShop, feedExternal],
  jobs: [
    { name: 'search.keep-tiers', every: 10 * 60 * 1000, run: ({ db }) => keepTiers(db) },
    keepSold,
    keepWords,
    fillExternal,
  ],
  invalidates: {
    'search.indexed': ({ listingIds, plenty }) => (plenty ? listingIds.map(cardTag) : ['listings', 'home']),
  },
  offlineFiles: ['src/web/rooms/search/suggest-list.tsx'],
  screens: screensAt(searchAddresses, { search: searchScreen, category: searchScreen }),
};
