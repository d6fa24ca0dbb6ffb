import type { QueueHealth } from '#domain/office/health-contract.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { ageText, type TableProps } from './health-tables.tsx';
import * as texts from './health-texts.ts';

function waitText({ waiting, active, isReady, oldestAt }: QueueHealth, now: number): string {
  const all = waiting + active;
  if (all === 0) return texts.nothingWaits;
  if (!isReady) return texts.untilReady(all);
  return texts.inQueue(all, active, oldestAt ? ageText(oldestAt, now) : '');
}

const queueColumns = ({ now, onTry }: Omit<TableProps<QueueHealth>, 'rows'>): DeskColumn<QueueHealth>[] => [
  { head: texts.heads.queue, cell: ({ name }) => <span className="d-code">{name}</span> },
  { head: texts.heads.waiting, className: 'd-t2', cell: (row) => waitText(row, now) },
  {
    head: texts.heads.failing,
    className: 'd-t2',
    cell: ({ failing }) => (failing === 0 ? <span className="d-t3">{texts.none}</span> : formatNumber(failing)),
  },
  {
    head: texts.heads.parked,
    style: { whiteSpace: 'normal' },
    cell: ({ parked, error }) =>
      parked === 0 ? (
        <span className="d-t3">{texts.none}</span>
      ) : (
        <>
          <Pill tone="bad">{texts.parked(parked)}</Pill> <small className="d-t2">{error}</small>
        </>
      ),
  },
  {
    head: texts.heads.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name, parked }) =>
      onTry &&
      parked > 0 && (
        <DeskButton isSmall aria-label={texts.tryAgainOf(name)} onClick={() => onTry(name)}>
          {texts.tryAgain}
        </DeskButton>
      ),
  },
];

/** Work on single items: what waits, what failed, and what is parked until somebody asks for it. */
export const Queues = ({ rows, ...table }: TableProps<QueueHealth>) => (
  <section className="d-sec">
    <DeskSection title={texts.queues} note={texts.queuesNote} />
    <DeskTable caption={texts.queues} columns={queueColumns(table)} rows={rows} keyOf={({ name }) => name} />
  </section>
);
