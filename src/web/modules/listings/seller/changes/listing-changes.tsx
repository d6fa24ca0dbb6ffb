import type { CallOutput } from '#web/platform/calls.ts';
import { clockTime, formatMoney, formatNumber, localDate } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './change-texts.ts';

type Change = CallOutput<'listings.listChanges'>['items'][number];

const figure = (of: Change['of'], value: number): string => (of === 'price' ? formatMoney(value) : formatNumber(value));

function whoOf({ isOwn, cause }: Change): string {
  if (isOwn) return texts.you;
  return cause === 'sold' || cause === 'returned' || cause === 'replaced' ? texts.buyer : texts.marketplace;
}

const columns: DeskColumn<Change>[] = [
  { head: texts.when, width: 190, cell: ({ at }) => `${localDate(at)}, ${clockTime(at)}` },
  {
    head: texts.what,
    cell: ({ of, values }) => [texts.kinds[of], ...values].join(' · '),
  },
  { head: texts.from, isNumber: true, width: 110, cell: ({ of, before }) => figure(of, before) },
  { head: texts.to, isNumber: true, width: 110, cell: ({ of, after }) => <b>{figure(of, after)}</b> },
  { head: texts.why, cell: ({ cause }) => texts.causes[cause] },
  { head: texts.who, width: 150, cell: whoOf },
];

/** [DASH-02] How prices and stock of a listing changed: when, from what to what, why, and by whom. */
export function ListingChanges({ listingId }: { listingId: string }) {
  const pages = usePages('listings.listChanges', { listingId });
  const changes = pages.data?.pages.flatMap((page) => page.items);
  return (
    <section className="d-sec" id="history">
      <DeskSection title={texts.title} />
      <DeskTable
        caption={texts.title}
        columns={columns}
        rows={changes}
        keyOf={({ serial }) => serial}
        unread={{ call: pages, what: texts.theHistory, safe: texts.isSafe, loading: texts.loading }}
        empty={<p className="d-t2">{texts.none}</p>}
      />
      {changes && changes.length > 0 && <DeskMore pages={pages}>{texts.shown(changes.length)}</DeskMore>}
    </section>
  );
}
