import { hrefTo } from '#domain/addresses.ts';
import { Suspense, useState } from 'react';
import type { SearchOutput } from '#domain/search/contract.ts';
import { headingText } from '#domain/search/heading-text.ts';
import { countText, elsewhereText, understoodText } from '#domain/search/results-text.ts';
import { language, speaker } from '#web/platform/languages/language.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useParams } from '#web/platform/router/params.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { InlineSelect } from '#web/ui/fields/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CardSkeleton, ProductCard } from '#web/modules/listings/product-card.tsx';
import { LateFailedState } from '#web/ui/lazy/late-failed-state.tsx';
import { type AppliedFilter, appliedFilters } from './filters/filter-labels.ts';
import { FilterSheetSlot, openFilterSheet } from './filters/filter-sheet.tsx';
import { Filters } from './filters/filters.tsx';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { moveFocus } from './move-focus.ts';
import { addressOf, inputOf, type SearchState, sorts, stateFrom, withoutFilters } from './search-state.ts';
import * as texts from './search-texts.ts';
import './search-page.css';
import '#web/ui/styles/filter-chip.css';
import '#web/ui/notices/notice.css';
import '#web/ui/more-button.css';

// Under the last row: fetched after the first window.
const NoResults = lazyExtra(async () => (await import('./no-results.tsx')).NoResults);
const LooserFilters = lazyExtra(async () => (await import('./no-results.tsx')).LooserFilters);
const MoreResults = lazyExtra(async () => (await import('./more-results.tsx')).MoreResults);

/** [UX-22] What is filtered, each to be taken away, and all of it. */
function Chips({ applied, state, className }: { applied: AppliedFilter[]; state: SearchState; className: string }) {
  if (applied.length === 0) return <div className={className} />;
  return (
    <ul className={className} aria-label={texts.applied}>
      {applied.map(({ label, rest }) => (
        <li key={label}>
          <Link
            className="filter-chip"
            href={addressOf(rest)}
            aria-label={texts.removeFilter(label)}
            onClick={moveFocus}
          >
            {label}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="link small" href={addressOf(withoutFilters(state))} onClick={moveFocus}>
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  );
}

function SortBox({ state }: { state: SearchState }) {
  return (
    <InlineSelect
      label={texts.sort}
      options={sorts.map((sort) => [sort, texts.sorts[sort]] as const)}
      value={state.sort}
      onChoose={(sort) => go(addressOf({ ...state, sort }))}
    />
  );
}

/** [UX-28] How the words were understood and what was left out, where that is not as it stands. */
function Understood({ state, page, applied }: { state: SearchState; page: SearchOutput; applied: AppliedFilter[] }) {
  const text = understoodText({ q: state.q, filters: applied.map(({ label }) => label) }, page, speaker);
  return (
    text && (
      <>
        <p className="notice notice--info">{text}</p>
        {page.relaxed?.droppedFilters.length ? <LooserFilters state={state} page={page} /> : null}
      </>
    )
  );
}

/** What administrators say of the category; nothing where its language lacks it. */
const About = ({ about }: { about: NonNullable<SearchOutput['about']> }) =>
  about[language] ? <p>{about[language]}</p> : null;

function CategoryPath({ path }: { path: SearchOutput['categories'] }) {
  const items = path.map((each) => ({ name: categoryName(each), href: hrefTo('category', { slug: each.slug }) }));
  return <Breadcrumbs items={[{ name: texts.home, href: hrefTo('home') }, ...items]} />;
}

/** [SRCH-01, SRCH-02] Results by words, craft and everything a card says. */
export function SearchPage() {
  const { slug } = useParams();
  const state = stateFrom(slug, useQueryParams());
  const pages = usePages('search.searchListings', inputOf(state));
  const { data, error, refetch, isPlaceholderData } = pages;
  const page = data?.pages[0];
  // A new result is a new list: cards that both have would be seen to move.
  const address = addressOf(state);
  const [shown, setShown] = useState(address);
  if (!isPlaceholderData && shown !== address) setShown(address);
  const cards = data?.pages.flatMap((each) => each.items) ?? [];
  const category = page?.categories.find((each) => each.slug === state.category);
  const parent = page?.categories.find((each) => each.slug === category?.parent);
  const isNoCategory = slug && page && !isPlaceholderData && !category;
  const name = category && categoryName(category);
  const isWithoutFilters = Boolean(page?.relaxed?.droppedFilters.length);
  const title = headingText(
    { q: state.q, category: state.q && isWithoutFilters ? undefined : name, isNoCategory: Boolean(isNoCategory) },
    speaker,
  );
  const applied = appliedFilters(state, name);
  const few = page && cards.length > 0 && cards.length < 6 && !isWithoutFilters;
  const content = () => {
    if (!page && error) return <LateFailedState what={texts.theResults} problem={error} retry={() => void refetch()} />;
    if (!page)
      return (
        <ul className="goods goods--three" aria-label={texts.loading}>
          {Array.from({ length: 9 }, (_, index) => (
            <CardSkeleton key={index} />
          ))}
        </ul>
      );
    if (cards.length === 0)
      return (
        <Suspense>
          <NoResults state={state} page={page} />
        </Suspense>
      );
    return (
      <ul key={shown} className="goods goods--three">
        {cards.map((card, index) => (
          <ProductCard key={card.listingId} card={card} first={index < 3} />
        ))}
      </ul>
    );
  };
  return (
    <main id="main" className="page-width">
      {slug && category && <CategoryPath path={parent ? [parent, category] : [category]} />}
      <div className={`results-head ${slug && !isNoCategory ? 'results-head--crumbs' : ''}`}>
        <PageTitle key={title} title={title} />
        <p>
          <span role="status">{page && !isPlaceholderData ? countText(page, speaker) : !error && texts.looking}</span>{' '}
          {state.q && state.category && (
            <Link className="link" href={addressOf({ ...state, category: '' })}>
              {texts.everywhere(page ? elsewhereText(page, speaker) : '')}
            </Link>
          )}
        </p>
        {page?.about && !isPlaceholderData && <About about={page.about} />}
        {page && !isPlaceholderData && <Understood state={state} page={page} applied={applied} />}
      </div>
      <div className="search">
        <aside className="facets" aria-label={texts.filters}>
          <Filters isBeside state={state} page={page} onChange={(next) => go(addressOf(next), { stay: true })} />
        </aside>
        <div aria-busy={isPlaceholderData}>
          <div className="results-bar">
            <Button icon="sliders" iconSize="s" className="results-bar__filters" onClick={openFilterSheet}>
              {texts.filtersOf(applied.length)}
            </Button>
            <Chips applied={applied} state={state} className="chips" />
            {(page ? cards.length > 0 : !error) && <SortBox state={state} />}
          </div>
          {applied.length > 0 && <Chips applied={applied} state={state} className="chips chips--phone" />}
          <h2 id="results" tabIndex={-1} className="visually-hidden">
            {texts.results}
          </h2>
          {content()}
          {few && (
            <Suspense>
              <LooserFilters state={state} page={page} />
            </Suspense>
          )}
          {page && cards.length > 0 && (
            <Suspense fallback={<div className="more-button more-button--room" />}>
              <MoreResults shown={cards.length} page={page} pages={pages} />
            </Suspense>
          )}
        </div>
      </div>
      <FilterSheetSlot state={state} page={page} isCounting={isPlaceholderData} />
    </main>
  );
}
