import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './section-texts.ts';

type Found = CallOutput<'listings.listMine'>['items'][number];

const SHOWN = 6;

const columnsWith = (onChoose: (found: Found) => void): DeskColumn<Found>[] => [
  { head: texts.picture, isHeadHidden: true, width: 66, cell: ({ picture }) => <Thumb picture={picture} /> },
  { head: texts.listing, cell: ({ title }) => <b>{title}</b> },
  {
    head: texts.acts,
    isHeadHidden: true,
    className: 'd-rowacts',
    cell: (found) => (
      <DeskButton kind="soft" isSmall isKept onClick={() => onChoose(found)}>
        {texts.toTop}
        <span className="visually-hidden"> {found.title}</span>
      </DeskButton>
    ),
  },
];

/** Of pieces for sale whose titles have these words, the first. */
function FoundListings({ q, onChoose }: { q: string; onChoose: (found: Found) => void }) {
  const pages = usePages('listings.listMine', { state: 'active', q, limit: SHOWN });
  return (
    <DeskTable
      isBare
      caption={texts.foundListings}
      columns={columnsWith(onChoose)}
      rows={pages.data?.pages[0]?.items}
      keyOf={({ listingId }) => listingId}
      unread={{ call: pages, what: texts.foundListings, safe: texts.areSafe }}
      empty={<p className="d-t2">{texts.noneFound(q)}</p>}
    />
  );
}

/** [DASH-02] A shop with more pieces than the list shows: any of them is found and put first. */
export function FindListing({ onChoose }: { onChoose: (found: Found) => void }) {
  const [q, setQ] = useState('');
  return (
    <section className="d-shipnew">
      <search className="d-bar">
        <DeskSearch label={texts.findListing} placeholder={texts.findListingHint} words={q} onWords={setQ} />
      </search>
      {q && (
        <FoundListings
          q={q}
          onChoose={(found) => {
            setQ('');
            onChoose(found);
          }}
        />
      )}
    </section>
  );
}
