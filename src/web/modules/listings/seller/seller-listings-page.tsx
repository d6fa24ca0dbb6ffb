import { useState } from 'react';
import type { ListingState } from '#domain/listings/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BulkBar, chosenColumn, useChosen } from './bulk/bulk-bar.tsx';
import { sellerListingSlots } from './slots.ts';
import { listingColumns } from './listing-columns.tsx';
import { useListingMove } from './use-listing-move.ts';
import './seller-listings.css';
import * as texts from './texts/list-texts.ts';

type MyListing = CallOutput<'listings.listMine'>['items'][number];

const views: { state: ListingState | 'low' | ''; name: string }[] = [
  { state: '', name: texts.views.all },
  { state: 'active', name: texts.views.active },
  { state: 'low', name: texts.views.low },
  { state: 'sold_out', name: texts.views.soldOut },
  { state: 'draft', name: texts.views.draft },
  { state: 'pending_review', name: texts.views.review },
  { state: 'inactive', name: texts.views.inactive },
];
const countOf = (counts: Record<string, number>, state: string): number =>
  state
    ? (counts[state] ?? 0)
    : Object.entries(counts).reduce(
        (sum, [each, count]) => (each === 'removed' || each === 'low' ? sum : sum + count),
        0,
      );
const rare: readonly string[] = ['pending_review', 'low'];
/** What most makers never have shows only where there is one. */
const shownViews = (counts: Record<string, number>, current: string) =>
  views.filter(({ state }) => !rare.includes(state) || state === current || countOf(counts, state) > 0);
const hrefOf = (state: string, q: string): string => {
  const query = new URLSearchParams({ ...(state && { state }), ...(q && { q }) });
  return `${sellerHref('listings')}${query.size > 0 ? `?${query}` : ''}`;
};
/** [DASH-02, UX-86] The shop's listings: views by state, search, publish and pause in place. */
export function SellerListingsPage() {
  const query = useQueryParams();
  const state = views.find((view) => view.state === query.get('state'))?.state ?? '';
  const q = query.get('q') ?? '';
  const [removing, setRemoving] = useState<MyListing | null>(null);
  const [explained, setExplained] = useState<MyListing | null>(null);
  const { move, isSending } = useListingMove();
  const selection = useChosen();
  const pages = usePages('listings.listMine', {
    state: state || undefined,
    q: q || undefined,
    limit: 50,
  });
  const { data } = pages;
  const listings = data?.pages.flatMap((page) => page.items);
  const first = data?.pages[0];
  const counts: Record<string, number> = first ? { ...first.counts, low: first.low } : {};
  const add = (
    <DeskButtonLink icon="plus" kind="primary" isKept href={sellerHref('add-listing')}>
      {texts.add}
    </DeskButtonLink>
  );
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.listings}>
        <DeskButtonLink isKept href={sellerHref('import')}>
          {texts.importTable}
        </DeskButtonLink>
        {add}
      </DeskHead>
      <DeskTabs
        tabs={shownViews(counts, state).map((view) => ({
          words: view.name,
          href: hrefOf(view.state, q),
          isCurrent: view.state === state,
          count: data ? countOf(counts, view.state) : '',
        }))}
      />
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          words={q}
          onWords={(text) => go(hrefOf(state, text), { replace: true, stay: true })}
        />
      </search>
      {listings && listings.length > 0 && (
        <BulkBar
          selection={selection}
          listings={listings}
          view={{ state: state || undefined, q: q || undefined }}
          all={q ? null : countOf(counts, state)}
        />
      )}
      <DeskTable
        className="d-lcards"
        caption={texts.listings}
        columns={[
          chosenColumn(selection),
          ...listingColumns({ isBusy: isSending, onMove: move, onRemove: setRemoving, onExplain: setExplained }),
        ]}
        rows={listings}
        keyOf={({ listingId }) => listingId}
        unread={{
          call: pages,
          what: texts.listings,
          safe: texts.areSafe,
          loading: texts.loading,
        }}
        empty={
          q ? (
            <DeskEmpty
              title={texts.noMatch(q)}
              draw="needle"
              acts={
                <DeskButtonLink isKept href={hrefOf('', '')}>
                  {texts.clearSearch}
                </DeskButtonLink>
              }
            >
              {texts.whatIsFound}
            </DeskEmpty>
          ) : (
            <DeskEmpty
              title={state ? texts.nothingIn(views.find((view) => view.state === state)?.name ?? '') : texts.emptyShop}
              acts={add}
            >
              {state ? texts.comeByThemselves : texts.whatListingIs}
            </DeskEmpty>
          )
        }
      />
      {listings && listings.length > 0 && (
        <DeskMore pages={pages}>
          {q ? texts.shown(listings.length) : texts.shownOf(listings.length, countOf(counts, state))}
        </DeskMore>
      )}
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
