import type { PublicSettings } from '#web/platform/page-state.ts';
import { settings } from '#web/platform/settings.ts';

/** The crafts of the header, the menu and the search; the whole tree comes with the data. */
export const menuCategories = () => settings().menuCategories;

/** How the language of the page calls a category of an answer. */
export const categoryName = ({ slug, name }: { slug: string; name: string }): string =>
  settings().categoryNames[slug] ?? name;

/** Marks the craft that is looked at, or that the part looked at belongs to: by its own address, or as a filter of a search. */
export function markOf(
  { path, search }: { path: string; search: string },
  { slug, parts }: PublicSettings['menuCategories'][number],
): 'page' | 'true' | undefined {
  const asked = path.startsWith('/category/') ? path.slice(10) : (new URLSearchParams(search).get('category') ?? '');
  return slug === asked ? 'page' : parts.includes(asked) ? 'true' : undefined;
}
