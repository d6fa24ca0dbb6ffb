import type { Erasure } from '#domain/office/privacy/letters-contract.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import * as texts from './letter-texts.ts';

type Part = Erasure['parts'][number];

const sumOf = (parts: readonly Part[], kind: Part['became']): number =>
  parts.filter(({ became }) => became === kind).reduce((sum, { rows }) => sum + rows, 0);

const partText = ({ called, became, rows, because, until }: Part): string =>
  [`${called}: ${rows} ${texts.became[became]}`, because, until && texts.untilDay(localDay(`${until}T12:00:00Z`))]
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

/** [OFFICE-01, SUP-03] What was erased, as the receipts say it. */
export const Erasures = () => (
  <section className="d-sec" id="erasures">
    <DeskSection title={texts.erasures} note={texts.erasuresNote} />
    <PagedList<'office.listErasures', Erasure>
      name="office.listErasures"
      input={{ limit: 10 }}
      what={texts.erasureWords}
      columns={columns}
      keyOf={({ receiptId }) => receiptId}
      empty={<DeskEmpty title={texts.noErasure[0] ?? ''}>{texts.noErasure[1]}</DeskEmpty>}
    />
  </section>
);
