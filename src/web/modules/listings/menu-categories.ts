import { useEffect } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import type { PublicSettings } from '#web/platform/page-state.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { settings } from '#web/platform/settings.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** The crafts of the header, the menu and the search; the whole tree comes with the data. */
export const menuCategories = () => settings().menuCategories;

/** How the language of the page calls a category of an answer. */
export const categoryName = ({ slug, name }: { slug: string; name: string }): string =>
  settings().categoryNames[slug] ?? name;

/** The categories that the listing of a page stands in, the widest first. */
const shownCategories = createStore<readonly string[]>([]);

/** While a listing is shown, the menu marks the craft that it belongs to. */
export function useShownCategories(path: Listing['categoryPath']): void {
  useEffect(() => {
    shownCategories.set(path.map(({ slug }) => slug));
    return () => shownCategories.set([]);
  }, [path]);
}

type MenuCategory = PublicSettings['menuCategories'][number];

/** Marks the craft that is looked at, or that the part or the listing looked at belongs to: by its own address, as a filter of a search, or by what a page shows. */
export function useMarkOf(): (category: MenuCategory) => 'page' | 'true' | undefined {
  const { path, search } = useLocation();
  const shown = useStore(shownCategories);
  const requested = path.startsWith('/category/')
    ? path.slice(10)
    : (new URLSearchParams(search).get('category') ?? '');
  return ({ slug, parts }) => {
    if (slug === requested) return 'page';
    return parts.includes(requested) || shown.includes(slug) ? 'true' : undefined;
  };
}
