import type { Category } from '#domain/listings/home.ts';
import { useCall } from '#web/platform/use-call.ts';
import type { OptionGroup } from '#web/ui/desk/desk-field.tsx';
import { categoryName } from '../menu-categories.ts';

function groupOf(category: Category): OptionGroup<string> {
  const name = categoryName(category);
  return {
    group: name,
    options: [
      [category.slug, name],
      ...category.children.map((child) => [child.slug, `${name} › ${categoryName(child)}`] as const),
    ],
  };
}

/** The categories as a list to choose from, and what each is called. With what a piece is in: those that take it. */
export function useCategories(current?: string): {
  groups: OptionGroup<string>[];
  nameOf: (slug: string) => string;
} {
  const { data } = useCall('listings.listCategories');
  const all = (data?.categories ?? []).map(groupOf);
  const names = new Map(all.flatMap(({ options }) => options.map(([slug, name]) => [slug, name] as const)));
  const paused = new Set(current === undefined ? [] : data?.paused.filter((slug) => slug !== current));
  const groups = all
    .map(({ group, options }) => ({ group, options: options.filter(([slug]) => !paused.has(slug)) }))
    .filter(({ options }) => options.length > 0);
  return { groups, nameOf: (slug) => names.get(slug) ?? slug };
}
