import { useState } from 'react';
import { NO_SECTION } from '#domain/listings/sections/limits.ts';
import { listingSorts, MAX_COUNTED } from '#domain/listings/table/sorts.ts';
import type { ListingFilter } from '#domain/listings/table/table-query.ts';
import { useSwitchedOff } from '#web/platform/session.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { BulkBar } from '#web/ui/desk/index-table/bulk-bar.tsx';
import { ColumnMenu } from '#web/ui/desk/index-table/chosen-columns.tsx';
import { IndexTable } from '#web/ui/desk/index-table/index-table.tsx';
import { choiceColumn, useSelection } from '#web/ui/desk/index-table/selection.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { type TableAddress, useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ApplicationBar } from '#web/modules/shops/seller/application-bar.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { RefusedDialog } from './bulk/refused-dialog.tsx';
import { useBulkChange } from './bulk/use-bulk-change.ts';
import { working } from './bulk/bulk-texts.ts';
import { sellerListingSlots } from './slots.ts';
import { listingColumns } from './listing-columns.tsx';
import { countOf, listingViews, shownViews } from './listing-views.ts';
import { useSections } from './sections-page/use-sections.ts';
import { useCategories } from './use-categories.ts';
import { type MyListing, useListingMove } from './use-listing-move.ts';
import './seller-listings.css';
import * as texts from './texts/list-texts.ts';

/** What the address asks for, as far as there is such a thing. */
function queryOf({ params, sorting }: TableAddress): { filter: ListingFilter; sort: (typeof listingSorts)[number] } {
  const state = listingViews.find((view) => view.state === params.get('state'))?.state;
  const filter = {
    state: state || undefined,
    q: params.get('q') || undefined,
    category: params.get('category') || undefined,
    section: params.get('section') || undefined,
  };
  return { filter, sort: listingSorts.find((each) => each === sorting.by) ?? 'changed' };
}

const addLink = (
  <DeskButtonLink icon="plus" kind="primary" isAlwaysShown href={sellerHref('add-listing')}>
    {texts.add}
  </DeskButtonLink>
);

const ImportLink = () =>
  !useSwitchedOff('import-listings') && (
    <DeskButtonLink isAlwaysShown href={sellerHref('import')}>
      {texts.importTable}
    </DeskButtonLink>
  );

const ListingsHead = ({ filter, isAny }: { filter: ListingFilter; isAny: boolean }) => (
  <DeskHead title={texts.listings}>
    {isAny && <ExportLink list="listings" filter={filter} />}
    <DeskButtonLink href={sellerHref('sections')}>{texts.sectionsAndOrder}</DeskButtonLink>
    <ImportLink />
    {addLink}
  </DeskHead>
);

function NoListings({
  filter: { state, q, category, section },
  address,
}: {
  filter: ListingFilter;
  address: TableAddress;
}) {
  if (q || category || section)
    return (
      <DeskEmpty
        title={q ? texts.noMatch(q) : texts.noneHere}
        draw="needle"
        actions={
          <DeskButtonLink isAlwaysShown href={address.hrefWith({ q: null, category: null, section: null })}>
            {q ? texts.clearSearch : texts.clearFilters}
          </DeskButtonLink>
        }
      >
        {texts.searchHint}
      </DeskEmpty>
    );
  const name = listingViews.find((view) => view.state === state)?.name ?? '';
  return (
    <DeskEmpty title={state ? texts.nothingIn(name) : texts.emptyShop} actions={addLink}>
      {state ? texts.comeByThemselves : texts.whatListingIs}
    </DeskEmpty>
  );
}

interface BarProps {
  filter: ListingFilter;
  address: TableAddress;
  columns: readonly DeskColumn<MyListing>[];
}

/** What the table is narrowed, sorted and shown by. */
function ListingsBar({ filter, address, columns }: BarProps) {
  const { groups } = useCategories();
  const sections = useSections();
  return (
    <search className="d-bar">
      <DeskSearch
        label={texts.search}
        placeholder={texts.placeholder}
        value={filter.q ?? ''}
        onSearch={(q) => address.change({ q }, true)}
      />
      <DeskInlineSelect
        label={<span className="visually-hidden">{texts.category}</span>}
        className="d-sel"
        options={[['', texts.allCategories], ...groups]}
        value={filter.category ?? ''}
        onChoose={(category) => address.change({ category })}
      />
      {sections.options.length > 0 && (
        <DeskInlineSelect
          label={<span className="visually-hidden">{texts.section}</span>}
          className="d-sel"
          options={[['', texts.allSections], [NO_SECTION, texts.noSection], ...sections.options]}
          value={filter.section ?? ''}
          onChoose={(section) => address.change({ section })}
        />
      )}
      <span className="d-spacer" />
      <SortSelect columns={columns} address={address} />
      <ColumnMenu columns={columns} address={address} />
    </search>
  );
}

/** How many the filter leaves; null where that is not counted. */
function totalOf(
  first: { counts: Record<string, number>; low: number; matches: number | null },
  state = '',
): number | null {
  if (first.matches === null) return countOf({ ...first.counts, low: first.low }, state);
  return first.matches > MAX_COUNTED ? null : first.matches;
}

function useListingTable() {
  const address = useTableAddress({ by: 'changed', direction: 'desc' });
  const { filter, sort } = queryOf(address);
  const { direction } = address.sorting;
  const isPlain = sort === 'changed' && direction === 'desc';
  const pages = usePages('listings.listMine', { ...filter, ...(!isPlain && { sort, direction }), limit: 50 });
  const listings = pages.data?.pages.flatMap((page) => page.items);
  const first = pages.data?.pages[0];
  const counts: Record<string, number> = first ? { ...first.counts, low: first.low } : {};
  return { address, filter, pages, listings, counts, total: first ? totalOf(first, filter.state) : null };
}

/** [DASH-02, UX-86] The shop's listings: views, search, filters, order and columns in the address; changed in place or many at once. */
export function SellerListingsPage() {
  const { address, filter, pages, listings, counts, total } = useListingTable();
  const [removing, setRemoving] = useState<MyListing | null>(null);
  const [explained, setExplained] = useState<MyListing | null>(null);
  const { move, isSending } = useListingMove();
  const { nameOf } = useCategories();
  const { nameOf: sectionName } = useSections();
  const selection = useSelection(filter);
  const bulk = useBulkChange(selection.clear);
  const isAny = listings !== undefined && listings.length > 0;
  const columns = [
    choiceColumn<MyListing>(selection, { idOf: ({ listingId }) => listingId, nameOf: ({ title }) => title }),
    ...listingColumns({
      ...{ isBusy: isSending, onMove: move, onRemove: setRemoving, onExplain: setExplained },
      ...{ onChange: bulk.changeOne, categoryName: nameOf, sectionName },
    }),
  ];
  return (
    <main id="main" className="d-main">
      <ListingsHead filter={filter} isAny={isAny} />
      <ApplicationBar />
      <ViewTabs
        list="seller.listings"
        address={address}
        tabs={shownViews(counts, filter.state ?? '').map((view) => ({
          label: view.name,
          href: address.hrefWith({ state: view.state }),
          isCurrent: view.state === (filter.state ?? ''),
          count: pages.data ? countOf(counts, view.state) : '',
        }))}
      />
      <ListingsBar filter={filter} address={address} columns={columns} />
      {isAny && (
        <BulkBar
          selection={selection}
          shown={listings.map(({ listingId }) => listingId)}
          total={total}
          isBusy={bulk.progress !== null}
          status={bulk.progress && working(bulk.progress.done, bulk.progress.all)}
        >
          <BulkActions
            known={listings.filter(({ listingId }) => selection.isChosen(listingId))}
            count={selection.countOf(total)}
            isBusy={bulk.progress !== null}
            onChange={(change) => void bulk.run(selection, { filter, total, change })}
          />
        </BulkBar>
      )}
      <IndexTable
        address={address}
        className="d-lcards"
        caption={texts.listings}
        columns={columns}
        rows={listings}
        keyOf={({ listingId }) => listingId}
        unread={{ call: pages, what: texts.listings, safe: texts.areSafe, loading: texts.loading }}
        empty={<NoListings filter={filter} address={address} />}
      />
      {isAny && (
        <DeskMore pages={pages}>
          {total === null ? texts.shown(listings.length) : texts.shownOf(listings.length, total)}
        </DeskMore>
      )}
      {bulk.refused.length > 0 && <RefusedDialog refused={bulk.refused} onClose={bulk.forgetRefused} />}
      {explained && <sellerListingSlots.RankExplanationDialog listing={explained} onClose={() => setExplained(null)} />}
      {removing && (
        <ConfirmDialog
          title={texts.removeTitle}
          message={texts.removeText(removing.title)}
          confirmText={texts.remove}
          type="danger"
          onConfirm={() => {
            move(removing, 'removed');
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        />
      )}
    </main>
  );
}
