import type { QueueHealth } from '#domain/office/health-contract.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { ageWords, type TableProps } from './health-tables.tsx';

function waitWords({ waiting, active, isReady, oldestAt }: QueueHealth, now: number): string {
  const all = waiting + active;
  if (all === 0) return 'nothing waits';
  if (!isReady) return `${all}, kept until they can be worked on`;
  const oldest = oldestAt ? `, oldest ${ageWords(oldestAt, now)}` : '';
  return `${all}${active > 0 ? `, ${active} in hand` : ''}${oldest}`;
}

const queueColumns = ({ now, onTry }: Omit<TableProps<QueueHealth>, 'rows'>): DeskColumn<QueueHealth>[] => [
  { head: 'Queue', cell: ({ name }) => <span className="d-code">{name}</span> },
  { head: 'Waiting', className: 'd-t2', cell: (row) => waitWords(row, now) },
  {
    head: 'Failed, tried again',
    className: 'd-t2',
    cell: ({ failing }) => (failing === 0 ? <span className="d-t3">none</span> : String(failing)),
  },
  {
    head: 'Parked',
    style: { whiteSpace: 'normal' },
    cell: ({ parked, error }) =>
      parked === 0 ? (
        <span className="d-t3">none</span>
      ) : (
        <>
          <span className="d-pill d-bad">{parked} parked</span> <small className="d-t2">{error}</small>
        </>
      ),
  },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name, parked }) =>
      onTry &&
      parked > 0 && (
        <DeskButton isSmall aria-label={`Try again: ${name}`} onClick={() => onTry(name)}>
          Try again
        </DeskButton>
      ),
  },
];

/** Work on single items: what waits, what failed, and what is parked until somebody asks for it. */
export const Queues = ({ rows, ...table }: TableProps<QueueHealth>) => (
  <section className="d-sec">
    <DeskSection title="Delivery queues" note="Single items, each tried later and later until it is done or parked" />
    <DeskTable caption="Delivery queues" columns={queueColumns(table)} rows={rows} keyOf={({ name }) => name} />
  </section>
);
