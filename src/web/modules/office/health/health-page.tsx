import { useState } from 'react';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Health } from '#domain/office/health-contract.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { VaultAlerts } from '#web/modules/vault/admin/vault-alerts.tsx';
import { ErrorList } from './errors/error-list.tsx';
import { SecurityAlerts } from './errors/security-alerts.tsx';
import { ageText, Jobs, Parts, Reactions, Services } from './health-tables.tsx';
import { Queues } from './queues-table.tsx';
import { useNow } from './use-now.ts';
import * as texts from './health-texts.ts';
import { type Tried, TryAgain } from './try-again.tsx';

const EVERY_MILLISECONDS = 10_000;
const megabytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1_048_576))} MB`;

/** What stands in the house and outside it. */
const partsOf = ({ parts, services }: Health): Health['parts'] => [...parts, ...services];

function titleOf(health: Health): string {
  const parts = partsOf(health);
  const [bad, look] = ['critical', 'high'].map((state) => parts.filter((part) => part.state === state));
  const first = bad?.[0] ?? look?.[0];
  if (!first) return texts.running;
  const count = (bad?.length ?? 0) + (look?.length ?? 0);
  return count === 1 ? `${first.label}: ${first.words}` : texts.needLook(count);
}

function subOf(health: Health, now: number): string {
  const count = (state: string): number => partsOf(health).filter((part) => part.state === state).length;
  const ill = count('high') + count('critical');
  return texts.sub({ ok: count('ok'), ill, none: count('none'), checked: ageText(health.checkedAt, now) });
}

const Facts = ({ process, database }: Pick<Health, 'process' | 'database'>) => (
  <aside>
    <DeskSection title={texts.thisProcess} />
    <dl className="d-facts">
      {[
        [texts.facts.version, `${process.version}, Node ${process.node.slice(1)}`],
        [texts.facts.since, timeText(process.startedAt)],
        [texts.facts.memory, megabytes(process.memoryBytes)],
        [texts.facts.streams, String(process.listeners)],
        [texts.facts.calls, texts.failed(process.calls, process.failures)],
        [texts.facts.p95, process.p95Ms === null ? texts.noData : texts.within(process.p95Ms)],
        [texts.facts.database, `PostgreSQL ${database.version.split(' ')[0] ?? ''}`],
        [texts.facts.answers, `${formatNumber(database.answerMs)} ms`],
        [texts.facts.connections, texts.connections(database.connections, database.mostConnections)],
        [texts.facts.size, megabytes(database.bytes)],
      ].map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className="d-hint">
      {texts.metrics[0]}
      <span className="d-code">/api/metrics</span>
      {texts.metrics[1]}
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
  const trier = (action: Tried) => (mayRun ? (name: string) => setTrying({ call: action, name }) : null);
  return (
    <main id="main" className="d-main">
      <DeskHead
        key={data ? 'data' : 'skeleton'}
        title={data ? titleOf(data) : texts.title}
        sub={data ? subOf(data, now) : ' '}
      >
        <DeskButton isAlwaysShown onClick={() => void refetch()} disabled={isFetching && !data}>
          {texts.checkNow}
        </DeskButton>
      </DeskHead>
      {data && error && (
        <p className="d-stale" role="alert">
          {texts.stale(error.message, ageText(data.checkedAt, now))}
        </p>
      )}
      {!data ? (
        <NotYet call={call} what={texts.theHealth} safe={texts.saysNothing} skeleton={{ columns: 4 }} />
      ) : (
        <>
          <div className="d-g2">
            <Parts parts={data.parts} now={now} />
            <Facts process={data.process} database={data.database} />
          </div>
          <div className="d-sec">
            {!mayRun && <Missing what={texts.missing} permission="jobs.run" />}
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
