import { formatNumber } from '#web/platform/languages/formats.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import { Link } from '#web/ui/link.tsx';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { addressOf, type SearchState } from '../search-state.ts';
import * as texts from './filter-texts.ts';
import './category-tree.css';

/** The tree of crafts with counts; above a chosen one the craft that it belongs to is marked, too. */
export function CategoryTree({ state, categories }: { state: SearchState; categories: SearchOutput['categories'] }) {
  const current = categories.find((category) => category.slug === state.category);
  const openTop = current?.parent ?? current?.slug;
  const currentMark = (slug: string): 'page' | 'true' | undefined => {
    if (slug === state.category) return 'page';
    return slug === openTop ? 'true' : undefined;
  };
  // [UX-21] A craft without results leads nowhere, so it is no link; its place stays, that the list does not jump.
  const row = (category: SearchOutput['categories'][number]) =>
    category.count === 0 && category.slug !== state.category ? (
      <span key={category.slug} role="link" aria-disabled="true" className="category-tree__none">
        {categoryName(category)} <span>0</span>
      </span>
    ) : (
      <Link
        key={category.slug}
        href={addressOf({ ...state, category: category.slug })}
        aria-current={currentMark(category.slug)}
      >
        {categoryName(category)} <span>{formatNumber(category.count)}</span>
      </Link>
    );
  const tops = categories.filter(({ parent, slug }) => parent === null && (!openTop || slug === openTop));
  if (tops.length === 0 && !state.category) return null;
  return (
    <section className="category-tree">
      <h2>{texts.category}</h2>
      {state.category && (
        <Link href={addressOf({ ...state, category: '' })}>
          {texts.allCategories}
          <span />
        </Link>
      )}
      {tops.map((top) => (
        <div key={top.slug}>
          {row(top)}
          {top.slug === openTop && (
            <div className="indented">{categories.filter(({ parent }) => parent === top.slug).map(row)}</div>
          )}
        </div>
      ))}
    </section>
  );
}
