import type { SecurityAlert } from '#domain/errors/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './error-texts.ts';

const columns: DeskColumn<SecurityAlert>[] = [
  { head: texts.alertHeads.when, className: 'd-t2', cell: ({ at }) => timeText(at) },
  { head: texts.alertHeads.what, cell: ({ kind }) => kind },
  {
    head: texts.alertHeads.text,
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ words }) => words,
  },
];

/** [ERR-07] What looked like an attack in the last 24 hours. */
export function SecurityAlerts() {
  const call = useCall('errors.listSecurityAlerts', undefined, { refetchInterval: 30_000 });
  const { items, count = 0 } = call.data ?? {};
  return (
    <section className="d-sec">
      <DeskSection
        title={texts.alerts}
        note={items && count > items.length ? texts.alertsOf(items.length, count) : texts.lastDay}
      />
      <DeskTable
        caption={texts.alerts}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        unread={{ call, what: texts.theAlerts }}
        empty={<p className="d-t2">{texts.noAlerts}</p>}
      />
    </section>
  );
}
