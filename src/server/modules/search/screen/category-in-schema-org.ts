import type { ListingCard } from '#domain/listings/model.ts';
import { crumbData, listData } from '../../listings/schema-org.ts';
import type { CategoryRow } from '../categories/category-tree-store.ts';

interface Shown {
  category: CategoryRow;
  tree: readonly CategoryRow[];
  items: readonly ListingCard[];
}

/** A craft, where it stands and the pieces that it shows first, in the words of schema.org. */
export function categoryData(site: string, { category, tree, items }: Shown): object[] {
  const above = tree.find(({ slug }) => slug === category.parent);
  const path = `/category/${category.slug}`;
  return [
    crumbData(
      site,
      [...(above ? [above] : []), category].map(({ slug, name }) => ({ name, path: `/category/${slug}` })),
    ),
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      '@id': `${site}${path}`,
      url: `${site}${path}`,
      name: category.name,
      ...(items.length > 0 ? { mainEntity: listData(site, items) } : {}),
    },
  ];
}
