import type { SecurityAlert } from '#domain/errors/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';

const columns: DeskColumn<SecurityAlert>[] = [
  { head: 'When', className: 'd-t2', cell: ({ at }) => timeWords(at) },
  { head: 'What', cell: ({ kind }) => kind },
  { head: 'In words', style: { whiteSpace: 'normal', overflowWrap: 'anywhere' }, cell: ({ words }) => words },
];

/** [ERR-07] What looked like an attack in the last 24 hours. */
export function SecurityAlerts() {
  const call = useCall('errors.listSecurityAlerts', undefined, { refetchInterval: 30_000 });
  const { items, count = 0 } = call.data ?? {};
  return (
    <section className="d-sec">
      <DeskSection
        title="Security alerts"
        note={
          items && count > items.length ? `The newest ${items.length} of ${count} in 24 hours` : 'Of the last 24 hours'
        }
      />
      <DeskTable
        caption="Security alerts"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        unread={{ call, what: 'The security alerts' }}
        empty={<p className="d-t2">None in the last 24 hours.</p>}
      />
    </section>
  );
}
