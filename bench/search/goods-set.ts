import { describeWithAttributes, sortAttributes } from '#domain/listings/import/fit-attributes.ts';
import { foreignListings, foreignQueries } from './foreign.ts';
import { harderGoods, type Ware } from './harder-goods.ts';
import { shops } from './harder-kinds.ts';
import { harderQueries } from './harder-queries.ts';

/** A piece as a seller's catalogue brings it, and all that a search may know of it. */
interface SoldListing {
  title: string;
  description: string;
  category: string;
  parent: string;
  materials: string[];
  colours: string[];
  tags: string[];
  /** Which of the shops sells it. */
  shop: number;
}

interface JudgedQuery {
  query: string;
  /** What the piece at a place of the list is worth: 3 exactly what was meant, 0 something else. */
  grade: (at: number) => number;
  half: string;
}

export interface GoodsSet {
  listings: readonly SoldListing[];
  shops: readonly (readonly [name: string, place: string, country: string])[];
  queries: readonly JudgedQuery[];
}

const COUNT = 20_000;

/** Short titles and texts of furniture, electronics and fashion, where nearly every word stands in the title or the tags. */
export function foreignSet(): GoodsSet {
  const listings = foreignListings(COUNT);
  const queries = foreignQueries(200).map(({ query, grade }) => ({
    query,
    grade: (at: number) => {
      const listing = listings[at];
      return listing ? grade(listing) : 0;
    },
    half: 'all',
  }));
  return {
    listings: listings.map((listing) => ({ ...listing, shop: 0 })),
    shops: [['Warehouse', 'Ghent', 'BE']],
    queries,
  };
}

/** The same of which nothing but the title is written down. */
export function titlesAlone(): GoodsSet {
  const set = foreignSet();
  const bare = { description: '', materials: [], colours: [], tags: [], category: 'Goods', parent: 'All goods' };
  return { ...set, listings: set.listings.map((listing) => ({ ...listing, ...bare })) };
}

/** Sorted as the import sorts a seller's file; every second part stands on a shelf of its own. */
function sold({ kind, part, title, text, attributes, shop }: Ware, at: number): SoldListing {
  const { others, ...phrase } = sortAttributes(attributes, []);
  const category = part !== null && at % 2 === 0 ? `${kind.category} parts` : kind.category;
  return { title, description: describeWithAttributes(text, others), category, parent: kind.parent, ...phrase, shop };
}

/** Long texts with attributes and codes that speak of many other things, with parts and accessories among them. */
export function harderSet(): GoodsSet {
  const goods = harderGoods(COUNT, 11);
  const queries = harderQueries(300, 5, goods).map(({ query, grade, half }) => ({
    query,
    grade: (at: number) => {
      const ware = goods[at];
      return ware ? grade(ware) : 0;
    },
    half,
  }));
  return { listings: goods.map(sold), shops, queries };
}
