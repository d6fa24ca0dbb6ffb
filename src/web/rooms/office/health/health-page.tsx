import { formatNumber } from '#web/platform/languages/formats.ts';
import { useEffect, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Health } from '#domain/office/health-contract.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Missing } from '#web/rooms/admin/records/record-parts.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { VaultAlerts } from '#web/rooms/vault/admin/vault-alerts.tsx';
import { ErrorList } from './errors/error-list.tsx';
import { SecurityAlerts } from './errors/security-alerts.tsx';
import { ageWords, Jobs, Parts, Reactions, Services } from './health-tables.tsx';
import { Queues } from './queues-table.tsx';
import { type Tried, TryAgain } from './try-again.tsx';

const EVERY_MILLISECONDS = 10_000;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576).toLocaleString('en')} MB`;

/** The time, each second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function titleOf({ parts: inside, services }: Health): string {
  const parts = [...inside, ...services];
  const [bad, look] = ['critical', 'high'].map((state) => parts.filter((part) => part.state === state));
  const first = bad?.[0] ?? look?.[0];
  if (!first) return 'The house is running';
  const count = (bad?.length ?? 0) + (look?.length ?? 0);
  return count === 1 ? `${first.label}: ${first.words}` : `${count} parts need a look`;
}

function subOf({ parts, checkedAt }: Health, now: number): string {
  const count = (state: string): number => parts.filter((part) => part.state === state).length;
  return `${count('ok')} parts working, ${count('high') + count('critical')} need a look, ${count('none')} without data. Checked ${ageWords(checkedAt, now)}, again every 10 s. Times are UTC.`;
}

const Facts = ({ process, database }: Pick<Health, 'process' | 'database'>) => (
  <aside>
    <DeskSection title="This process" />
    <dl className="d-facts">
      {[
        ['Version', `${process.version}, Node ${process.node.slice(1)}`],
        ['Running since', timeWords(process.startedAt)],
        ['Memory', megabytes(process.memoryBytes)],
        ['Open streams', String(process.listeners)],
        ['Calls', `${formatNumber(process.calls)}, ${process.failures} failed`],
        ['95 of 100', process.p95Ms === null ? 'no data' : `within ${process.p95Ms} ms`],
        ['Database', `PostgreSQL ${database.version.split(' ')[0] ?? ''}`],
        ['Answers in', `${database.answerMs} ms`],
        ['Connections', `${database.connections} of ${database.mostConnections}`],
        ['Size', megabytes(database.bytes)],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className="d-hint">
      Every figure for machines lies at <span className="d-code">/api/metrics</span>, open to the server itself alone.
    </p>
  </aside>
);

/** [OFFICE-01, UX-99, SHELL-08] `/admin/system-health`, renewed by itself. */
export function HealthPage() {
  const now = useNow();
  const [trying, setTrying] = useState<{ call: Tried; name: string } | null>(null);
  const call = useCall('office.getHealth', undefined, {
    refetchInterval: EVERY_MILLISECONDS,
    staleTime: 0,
  });
  const { data, error, refetch, isFetching } = call;
  const mayRun = hasPermission(useAdmin(), 'jobs.run');
  const trier = (act: Tried) => (mayRun ? (name: string) => setTrying({ call: act, name }) : null);
  return (
    <main id="main" className="d-main">
      <DeskHead
        key={data ? 'data' : 'skeleton'}
        title={data ? titleOf(data) : 'System health'}
        sub={data ? subOf(data, now) : ' '}
      >
        <DeskButton isKept onClick={() => void refetch()} disabled={isFetching && !data}>
          Check now
        </DeskButton>
      </DeskHead>
      {data && error && (
        <p className="d-stale" role="alert">
          The newest look failed: {error.message} What stands here is from {ageWords(data.checkedAt, now)}.
        </p>
      )}
      {!data ? (
        <NotYet
          call={call}
          what="The health of the house"
          safe="That says nothing about the shop itself"
          skeleton={{ columns: 4 }}
        />
      ) : (
        <>
          <div className="d-g2">
            <Parts parts={data.parts} now={now} />
            <Facts process={data.process} database={data.database} />
          </div>
          <div className="d-sec">
            {!mayRun && <Missing what="Running a job or trying events again" permission="jobs.run" />}
            <Jobs rows={data.jobs} now={now} onTry={trier('office.runJob')} />
            <Queues rows={data.queues} now={now} onTry={trier('office.retryQueue')} />
            <Services rows={data.services} now={now} />
            <Reactions rows={data.reactions} now={now} onTry={trier('office.retryReaction')} />
            <VaultAlerts />
          </div>
        </>
      )}
      <ErrorList />
      <SecurityAlerts />
      {trying && <TryAgain {...trying} onClose={() => setTrying(null)} />}
    </main>
  );
}
