import { useState } from 'react';
import { MAX_ARRANGED, MAX_FEATURED } from '#domain/listings/sections/limits.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskEmpty, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { FindListing } from './find-listing.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { inShopOrder, moveListing, putFirst } from './shop-order.ts';
import * as texts from './section-texts.ts';

type Placed = CallOutput<'listings.getShopOrder'>['listings'][number];

const failed = (problem: Error): void => void showToast(problem.message, { type: 'error' });

/** Orders on the screen at once; the server's answer, or its refusal, puts it right. */
function useShopOrder() {
  const call = useCall('listings.getShopOrder');
  const { sendAndWait } = useSend('listings.arrangeShop', 'listings.getShopOrder', 'listings.getShop');
  const save = (listings: readonly Placed[]): void => {
    queryClient.setQueryData(callKey('listings.getShopOrder'), { listings });
    const ordered = listings.filter(({ isArranged }) => isArranged);
    void sendAndWait({
      listings: ordered.map(({ listingId, isFeatured }) => ({ listingId, isFeatured })),
    }).catch(failed);
  };
  return { call, listings: call.data?.listings, save };
}

interface OrderColumnsInput {
  listings: readonly Placed[];
  onMove: (from: number, to: number) => void;
  onFeature: (index: number, isFeatured: boolean) => void;
}

const columnsWith = ({ listings, onMove, onFeature }: OrderColumnsInput): DeskColumn<Placed>[] => [
  { head: texts.position, isNumber: true, width: 72, cell: (listing) => listings.indexOf(listing) + 1 },
  { head: texts.picture, isHeadHidden: true, width: 66, cell: ({ picture }) => <Thumb picture={picture} /> },
  {
    head: texts.listing,
    className: 'd-two',
    cell: ({ title, isArranged }) => (
      <>
        <b>{title}</b>
        <small>{isArranged ? texts.chosenPosition : texts.newestFirst}</small>
      </>
    ),
  },
  {
    head: texts.featured,
    width: 150,
    cell: (listing) => (
      <DeskCheckbox
        look="bare"
        checked={listing.isFeatured}
        aria-label={texts.feature(listing.title)}
        onCheck={(isOn) => onFeature(listings.indexOf(listing), isOn)}
      />
    ),
  },
  {
    head: texts.actions,
    isHeadHidden: true,
    className: 'd-rowacts',
    cell: (listing) => {
      const index = listings.indexOf(listing);
      return (
        <>
          <MoveButtons name={listing.title} index={index} count={listings.length} onMove={(to) => onMove(index, to)} />
          <DeskButton kind="soft" isSmall isAlwaysShown disabled={index === 0} onClick={() => onMove(index, 0)}>
            {texts.toTop}
            <span className="visually-hidden"> {listing.title}</span>
          </DeskButton>
        </>
      );
    },
  },
];

/** [DASH-02] Which pieces buyers see first: featured ones, then those that the maker put in an order, then the newest. */
export function OrderPart() {
  const { call, listings = [], save } = useShopOrder();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    const next = moveListing(listings, from, to);
    const listing = listings[from];
    if (listing)
      setSaid(texts.isMoved(listing.title, next.findIndex((each) => each.listingId === listing.listingId) + 1));
    save(next);
  };
  const choose = ({ listingId, title, picture }: Pick<Placed, 'listingId' | 'title' | 'picture'>): void => {
    const next = putFirst(listings, { listingId, title, picture, isFeatured: false, isArranged: true }, MAX_ARRANGED);
    setSaid(texts.isMoved(title, next.findIndex((each) => each.listingId === listingId) + 1));
    save(next);
  };
  const feature = (index: number, isFeatured: boolean): void => {
    if (isFeatured && listings.filter((listing) => listing.isFeatured).length >= MAX_FEATURED)
      return void showToast(texts.tooManyFeatured, { type: 'error' });
    save(
      inShopOrder(
        listings.map((listing, each) => (each === index ? { ...listing, isFeatured, isArranged: true } : listing)),
      ),
    );
  };
  return (
    <>
      {listings.some(({ isArranged }) => isArranged) && (
        <p className="d-acts d-shipnew">
          <DeskButton isAlwaysShown onClick={() => setAsking(true)}>
            {texts.startOver}
          </DeskButton>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {listings.length >= MAX_ARRANGED && <FindListing onChoose={choose} />}
      <DeskTable
        caption={texts.tabs.order}
        columns={columnsWith({ listings, onMove: move, onFeature: feature })}
        rows={call.data?.listings}
        keyOf={({ listingId }) => listingId}
        unread={{ call, what: texts.theOrder, safe: texts.areSafe, loading: texts.loadingOrder }}
        empty={<DeskEmpty title={texts.nothingForSale}>{texts.nothingForSaleWhy}</DeskEmpty>}
      />
      {isAsking && (
        <ConfirmDialog
          title={texts.startOverTitle}
          message={texts.startOverMessage}
          confirmText={texts.startOver}
          type="danger"
          onConfirm={() => {
            setAsking(false);
            save(listings.map((listing) => ({ ...listing, isArranged: false, isFeatured: false })));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
