import { hrefTo } from '#domain/addresses.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import { nothingText } from '#domain/search/nothing-text.ts';
import { speaker } from '#web/platform/languages/language.ts';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { moveFocus } from './move-focus.ts';
import { filterText } from './filters/filter-labels.ts';
import { addressOf, type SearchState, without, withoutFilters } from './search-state.ts';
import * as texts from './nothing-texts.ts';
import { seeAll } from './search-texts.ts';
import './nothing-found.css';

/** [UX-28] Filters to take away one by one, with what that would show. */
export function LooserFilters({ state, page }: { state: SearchState; page: SearchOutput }) {
  const category = page.categories.find(({ slug }) => slug === state.category);
  const name = category && categoryName(category);
  const rows = page.looser.filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <ul className="looser">
      {rows.map((row) => (
        <li key={row.without}>
          <Link className="link" href={addressOf(without(state, row.without))} onClick={moveFocus}>
            {texts.remove(filterText(state, row.without, name))}
          </Link>{' '}
          <span className="muted">– {texts.results(row.count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Nothing is narrowed, so there is nothing to widen either. */
const isBare = (state: SearchState): boolean => addressOf(state) === addressOf(withoutFilters(state));

function textOf(state: SearchState, { categories }: SearchOutput): string[] {
  const { q, category } = state;
  const isMovedCategory = !q && category !== '' && !categories.some(({ slug }) => slug === category);
  return nothingText({ q, isMovedCategory, isFiltered: !isBare(state) }, speaker);
}

/** [UX-28] Nothing found is no dead end: the words again, what to take away, and where else to look. */
export function NoResults({ state, page }: { state: SearchState; page: SearchOutput }) {
  const categories = page.categories.filter(({ parent, slug }) => parent === null && slug !== state.category);
  const [title = '', advice] = textOf(state, page);
  return (
    <div className={`nothing ${isBare(state) ? 'nothing--bare' : ''}`}>
      <EmptyState draw="needle" title={title} action={{ label: seeAll, href: hrefTo('search'), onClick: moveFocus }}>
        {advice}
      </EmptyState>
      {!isBare(state) && <LooserFilters state={state} page={page} />}
      {categories.length > 0 && (
        <>
          <h2>{texts.throughCategories}</h2>
          <ul className="nothing__categories">
            {categories.map((category) => (
              <li key={category.slug}>
                <Link className="filter-chip" href={hrefTo('category', { slug: category.slug })}>
                  {categoryName(category)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
