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

/** The categories as a list to choose from, and what each is called. */
export function useCategories(): { groups: OptionGroup<string>[]; nameOf: (slug: string) => string } {
  const { data } = useCall('listings.listCategories');
  const groups = (data?.categories ?? []).map(groupOf);
  const names = new Map(groups.flatMap(({ options }) => options.map(([slug, name]) => [slug, name] as const)));
  return { groups, nameOf: (slug) => names.get(slug) ?? slug };
}
