import { Suspense } from 'react';
import type { Dashboard } from '#domain/office/model.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { Link } from '#web/ui/link.tsx';
import { AgeMark } from '#web/modules/admin/age-mark.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { roleNames } from '#web/modules/admin/role-names.ts';
import * as texts from './dashboard-texts.ts';
import '#web/ui/desk/records.css';
import './office.css';
import '#web/ui/desk/figures.css';

/** Below all that waits, for who may read the log: the names of all acts come with it. */
const RecentAuditLog = lazyExtra(async () => (await import('./recent-audit-log.tsx')).RecentAuditLog);

const stateIcons = { ok: 'check', high: 'high', critical: 'critical' } as const;

type Figure = Dashboard['figures'][number];

const amount = (value: number, unit: Figure['unit']): string =>
  unit === 'cents' ? formatMoney(value) : formatNumber(value);

function FigureBox({ figure: { key, value, before, unit, href } }: { figure: Figure }) {
  const copy = (
    <>
      {texts.figures[key]}
      <span className="d-value">{amount(value, unit)}</span>
      <span className="d-figure-note">{before === null ? '' : texts.weekAgo(amount(before, unit))}</span>
    </>
  );
  return href ? <Link href={href}>{copy}</Link> : <div>{copy}</div>;
}

/** [UX-93] Each figure opens the list of what it counts, for who may open it. */
const Figures = ({ figures }: { figures: Dashboard['figures'] }) => (
  <nav className="d-figs d-bigf" aria-label={texts.todaySoFar}>
    {figures.map((figure) => (
      <FigureBox key={figure.key} figure={figure} />
    ))}
  </nav>
);

const queueColumns = (now: string): DeskColumn<Dashboard['queues'][number]>[] => [
  {
    head: texts.queue,
    cell: ({ key, href }) => (
      <Link className="d-link" href={href}>
        {texts.queues[key]}
      </Link>
    ),
  },
  {
    head: texts.waiting,
    isNumber: true,
    cell: ({ href, key, waiting }) =>
      waiting > 0 ? (
        <Link href={href} aria-label={`${texts.queues[key]}: ${formatNumber(waiting)}`}>
          <b>{formatNumber(waiting)}</b>
        </Link>
      ) : (
        <span className="d-t3">0</span>
      ),
  },
  {
    head: texts.oldest,
    cell: ({ oldestAt, promised }) => <AgeMark since={oldestAt} now={now} promised={promised} />,
  },
  { head: texts.doneToday, isNumber: true, className: 'd-t2', cell: ({ doneToday }) => formatNumber(doneToday) },
];

function Queues({ data }: { data: Dashboard }) {
  const inTwo = data.queues.reduce((sum, { waiting }) => sum + waiting, 0) - data.waiting;
  return (
    <section>
      <DeskSection
        title={texts.waitingFor}
        note={inTwo > 0 ? `${texts.againstPromise}. ${texts.inTwoQueues(inTwo)}` : texts.againstPromise}
      />
      <DeskTable
        isBare
        className="d-stack d-ledger"
        caption={texts.queuesCaption}
        columns={queueColumns(data.at)}
        rows={data.queues}
        keyOf={({ key }) => key}
      />
    </section>
  );
}

function houseText({ key, count }: Dashboard['house'][number], mailsWaiting: number | null): string {
  if (count > 0) return texts.houseIll[key](count);
  return key === 'mail' && mailsWaiting !== null ? texts.mailWell(mailsWaiting) : texts.houseWell[key];
}

function House({ data: { house, mailsWaiting } }: { data: Dashboard }) {
  return (
    <aside>
      <DeskSection title={texts.house} />
      <ul className="d-health-list">
        {house.map((line) => (
          <li key={line.key}>
            <span className={`d-hsi d-${line.state}`}>
              <DeskIcon name={stateIcons[line.state]} small />
            </span>
            <div>
              <b>{texts.houseNames[line.key]}</b>
              <br />
              {line.count > 0 && line.href ? (
                <Link className="d-link d-small" href={line.href}>
                  {houseText(line, mailsWaiting)}
                </Link>
              ) : (
                <span className="d-t2 d-small">{houseText(line, mailsWaiting)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** What the role allows: for who asks. */
function Role() {
  const admin = useAdmin();
  const areas = Map.groupBy(admin.permissions, (permission) => permission.split('.')[0] ?? '');
  return (
    <details className="d-sec d-role">
      <summary>
        <h2>{texts.roleAllows(admin.permissions.length)}</h2>
      </summary>
      <dl className="d-facts">
        {[...areas].map(([area, list]) => (
          <div key={area}>
            <dt>{area}</dt>
            <dd>{list.map((permission) => permission.split('.')[1]).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function titleOf({ queues, waiting, at }: Dashboard): string {
  const late = queues.filter(
    ({ oldestAt, promised }) => oldestAt && Date.parse(at) - Date.parse(oldestAt) > promised * 3_600_000,
  ).length;
  if (late > 0) return texts.latePlural(late);
  return waiting > 0 ? texts.thingsWait(waiting) : texts.dashboard;
}

/** [OFFICE-01] Figures and queues as they are now, renewed by themselves. */
export function AdminHomePage() {
  const { role, seenAs, permissions } = useAdmin();
  const call = useCall('office.getDashboard', undefined, {
    refetchInterval: 30_000,
    staleTime: 10_000,
  });
  const { data } = call;
  const shown = seenAs ?? role;
  const sub = data
    ? `${formatDay(new Date(data.at))}, ${data.at.slice(11, 16)} UTC. ${shown ? roleNames.descriptions[shown] : ''}`
    : ' ';
  const title = data ? titleOf(data) : texts.dashboard;
  return (
    <main id="main" className="d-main">
      <DeskHead key={data ? 'data' : 'skeleton'} title={title} sub={sub} />
      {!data ? (
        <NotYet call={call} what={texts.theDashboard} safe={texts.nothingLost} skeleton={{ height: 220 }} />
      ) : (
        <>
          {data.figures.length > 0 && <Figures figures={data.figures} />}
          <div className={data.house.length > 0 && data.queues.length > 0 ? 'd-g2 d-sec' : 'd-sec'}>
            {data.queues.length > 0 && <Queues data={data} />}
            {data.house.length > 0 && <House data={data} />}
          </div>
          {permissions.includes('audit.view') && (
            <Suspense fallback={<DeskSkeleton height={190} />}>
              <RecentAuditLog />
            </Suspense>
          )}
        </>
      )}
      <Role />
    </main>
  );
}
