import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './section-texts.ts';

type ListingMatch = CallOutput<'listings.listMine'>['items'][number];

const SHOWN = 6;

const columnsWith = (onChoose: (listing: ListingMatch) => void): DeskColumn<ListingMatch>[] => [
  { head: texts.picture, isHeadHidden: true, width: 66, cell: ({ picture }) => <Thumb picture={picture} /> },
  { head: texts.listing, cell: ({ title }) => <b>{title}</b> },
  {
    head: texts.actions,
    isHeadHidden: true,
    className: 'd-rowacts',
    cell: (listing) => (
      <DeskButton kind="soft" isSmall isAlwaysShown onClick={() => onChoose(listing)}>
        {texts.toTop}
        <span className="visually-hidden"> {listing.title}</span>
      </DeskButton>
    ),
  },
];

/** Of pieces for sale whose titles have these words, the first. */
function ListingMatches({ q, onChoose }: { q: string; onChoose: (listing: ListingMatch) => void }) {
  const pages = usePages('listings.listMine', { state: 'active', q, limit: SHOWN });
  return (
    <DeskTable
      isBare
      caption={texts.matches}
      columns={columnsWith(onChoose)}
      rows={pages.data?.pages[0]?.items}
      keyOf={({ listingId }) => listingId}
      unread={{ call: pages, what: texts.matches, safe: texts.areSafe }}
      empty={<p className="d-t2">{texts.noMatches(q)}</p>}
    />
  );
}

/** [DASH-02] A shop with more pieces than the list shows: any of them is found and put first. */
export function FindListing({ onChoose }: { onChoose: (listing: ListingMatch) => void }) {
  const [q, setQ] = useState('');
  return (
    <section className="d-shipnew">
      <search className="d-bar">
        <DeskSearch label={texts.findListing} placeholder={texts.findListingHint} value={q} onSearch={setQ} />
      </search>
      {q && (
        <ListingMatches
          q={q}
          onChoose={(listing) => {
            setQ('');
            onChoose(listing);
          }}
        />
      )}
    </section>
  );
}
