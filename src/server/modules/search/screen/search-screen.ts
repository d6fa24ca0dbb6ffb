import { speakerOf } from '#domain/core/languages/language.ts';
import { coveringSizes } from '#domain/core/pictures/picture-widths.ts';
import { truncate } from '#domain/core/visible-text.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { CARD_FRAME, cardPictureSizes } from '#domain/listings/picture-sizes.ts';
import { searchInputSchema, type SearchOutput } from '#domain/search/contract.ts';
import { headingText } from '#domain/search/heading-text.ts';
import type { Screen, ScreenContent } from '../../../platform/page/screen.ts';
import { findRedirect } from '../../listings/categories/category-store.ts';
import { cardTags } from '../../listings/card-tags.ts';
import { categoryData } from './category-in-schema-org.ts';
import { categoryTree } from '../categories/category-tree.ts';
import { shownCategories } from '../categories/follow-categories.ts';
import { searchFirstPaint } from './search-first-paint.ts';
import { listCategoryNames } from '../categories/category-tree-store.ts';

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

const description = {
  en: (category?: string) =>
    category
      ? `${category} made by hand, from the people who make them.`
      : 'Handmade pieces by category, price and word.',
  de: (category?: string) =>
    category
      ? `${category} von Hand gemacht, von denen, die es machen.`
      : 'Handgemachtes nach Handwerk, Preis und Wort.',
};

/** [OFFICE-01] The same view of the category that an old address leads to. */
function addressAt(target: string, params: Record<string, string>, query: Record<string, string>): string {
  const moved = new URLSearchParams(params.slug ? query : { ...query, category: target }).toString();
  const path = params.slug ? `/category/${target}` : '/search';
  return moved ? `${path}?${moved}` : path;
}

async function searchContent({
  params,
  query,
  app,
  caller: { language },
}: Parameters<Screen['load']>[0]): Promise<ScreenContent> {
  const parsed = searchInputSchema.safeParse({ ...ofSearch(query), ...(params.slug ? { category: params.slug } : {}) });
  const wanted = params.slug ?? (parsed.success ? parsed.data.category : undefined);
  const tree = wanted ? await categoryTree(app) : [];
  const category = tree.find((row) => row.slug === wanted);
  const target = wanted && !category ? await findRedirect(app.db, wanted) : null;
  if (target) return { title: '', movedTo: addressAt(target, params, query) };
  const speaker = speakerOf(language);
  if (params.slug && !category)
    return { status: 404, title: headingText({ q: '', category: undefined, isNoCategory: true }, speaker) };
  const names = category ? (await listCategoryNames(app.db))[language] : {};
  const nameOf = ({ slug, name }: { slug: string; name: string }): string => names[slug] ?? name;
  const q = (parsed.success && parsed.data.q) || '';
  const heading = headingText({ q, category: category && nameOf(category) }, speaker);
  const above = tree.filter(({ slug }) => slug === category?.parent);
  const sentence = shownCategories(app).sentences[category?.slug ?? '']?.[language];
  const crumbs = params.slug && category ? [...above, category].map(nameOf) : [];
  return {
    title: headingText(
      { q: truncate(q.trim(), 60), category: q.trim() ? undefined : category && nameOf(category) },
      speaker,
    ),
    description: sentence || description[language](category && nameOf(category)),
    view: parsed.success ? parsed.data : null,
    // The browser asks with the same input, so that the first data is found again.
    firstData: parsed.success && !parsed.data.cursor ? [['search.searchListings', parsed.data]] : [],
    hasFind: true,
    complete: ([answer]) => {
      const page = answer as SearchOutput | null | undefined;
      const items = page?.items ?? [];
      const jsonLd = params.slug && category ? categoryData(app.config.PUBLIC_URL, { category, tree, items }) : [];
      const paint = page && parsed.success && { input: parsed.data, page, heading, crumbs, language };
      return {
        ...{ picture: firstPicture(items), jsonLd, firstPaint: paint ? searchFirstPaint(paint) : '' },
        alsoNeeds: page && items.length === 0 ? ['src/web/modules/search/no-results.tsx'] : [],
      };
    },
  };
}

export const searchScreen: Omit<Screen, 'path'> = {
  chunk: 'src/web/modules/search/search-page.tsx',
  cacheTags: (_params, html) => ['listings', ...cardTags(html)],
  load: searchContent,
};
