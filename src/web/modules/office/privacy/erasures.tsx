import type { Erasure } from '#domain/office/privacy/letters-contract.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import * as texts from './letter-texts.ts';

type Part = Erasure['parts'][number];

const sumOf = (parts: readonly Part[], kind: Part['became']): number =>
  parts.filter(({ became }) => became === kind).reduce((sum, { rows }) => sum + rows, 0);

const partText = ({ called, became, rows, because, until }: Part): string =>
  [
    `${called}: ${rows} ${texts.became[became]}`,
    because,
    until && texts.untilDay(formatDay(new Date(`${until}T12:00:00Z`))),
  ]
    .filter(Boolean)
    .join(', ');

const columns: DeskColumn<Erasure>[] = [
  { head: texts.erasureHeads.at, cell: ({ madeAt }) => timeText(madeAt) },
  {
    head: texts.erasureHeads.receipt,
    cell: ({ parts }) => (
      <details>
        <summary>{texts.sums(sumOf(parts, 'deleted'), sumOf(parts, 'blanked'), sumOf(parts, 'retained'))}</summary>
        <ul>
          {parts.map((part) => (
            <li key={partText(part)}>{partText(part)}</li>
          ))}
        </ul>
      </details>
    ),
  },
];

/** Erasures of so many days are counted above. */
export const RECENT_DAYS = 30;

/** [OFFICE-01, SUP-03] What was erased, as the receipts say it. */
export function Erasures() {
  const isRecent = useQueryParams().get('erased') === String(RECENT_DAYS);
  return (
    <section className="d-sec" id="erasures">
      <DeskSection title={texts.erasures} note={texts.erasuresNote} />
      {isRecent && (
        <OneDay href={`${adminHref('gdpr')}#erasures`} all={texts.allErasures}>
          {texts.onlyRecent(RECENT_DAYS)}
        </OneDay>
      )}
      <PagedList<'office.listErasures', Erasure>
        key={String(isRecent)}
        name="office.listErasures"
        input={{ ...(isRecent && { days: RECENT_DAYS }), limit: 10 }}
        what={texts.erasureText}
        columns={columns}
        keyOf={({ receiptId }) => receiptId}
        empty={<DeskEmpty title={texts.noErasure[0] ?? ''}>{texts.noErasure[1]}</DeskEmpty>}
      />
    </section>
  );
}
