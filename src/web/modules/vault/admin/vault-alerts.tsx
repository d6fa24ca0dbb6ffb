import type { VaultAlert } from '#domain/vault/contract.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import * as texts from './texts.ts';

const EVERY_MILLISECONDS = 10_000;

const columns: DeskColumn<VaultAlert>[] = [
  {
    head: texts.person,
    cell: ({ userId, displayName }) => (
      <span className="d-two">
        <b>{displayName || texts.deleted}</b>
        <small className="d-code">{userId}</small>
      </span>
    ),
  },
  {
    head: texts.what,
    style: { whiteSpace: 'normal' },
    cell: ({ kind, count }) => <Pill tone="bad">{texts.kinds[kind](count)}</Pill>,
  },
  { head: texts.when, isNumber: true, className: 'd-t2', cell: ({ raisedAt }) => timeText(raisedAt) },
];

/** [VAULT-06, OFFICE-01] What the monitor of the encryption raised, renewed by itself. */
export function VaultAlerts() {
  const call = useCall('vault.listAlerts', undefined, { refetchInterval: EVERY_MILLISECONDS, staleTime: 0 });
  const { data } = call;
  return (
    <section className="d-sec">
      <DeskSection
        title={texts.title}
        note={data && texts.lastMinute(data.lastMinute.encrypted, data.lastMinute.decrypted, data.lastMinute.failed)}
      />
      <DeskTable
        caption={texts.title}
        columns={columns}
        rows={data?.alerts}
        keyOf={({ userId, kind, raisedAt }) => `${userId} ${kind} ${raisedAt}`}
        unread={{ call, what: texts.unread, safe: texts.safe, loading: texts.loading }}
        empty={<p className="d-t2">{texts.none}</p>}
      />
    </section>
  );
}
