import type { Dashboard } from '#domain/office/model.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { AgeMark } from '#web/rooms/admin/age-mark.tsx';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import '#web/ui/desk/records.css';
import './office.css';
import '#web/ui/desk/figures.css';

type Figure = Dashboard['figures'][number];

const amount = (value: number, unit: Figure['unit']): string =>
  unit === 'cents' ? formatMoney(value) : formatNumber(value);

function FigureBox({ figure }: { figure: Figure }) {
  const { label, value, before, unit, href } = figure;
  const change = before === null ? '' : `${amount(before, unit)} a week ago by this hour`;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="d-value">{amount(value, unit)}</span>
        <span className="d-figure-note">{change}</span>
        {href && (
          <Link className="d-link d-small" href={href}>
            See them
          </Link>
        )}
      </dd>
    </div>
  );
}

const queueColumns = (now: string): DeskColumn<Dashboard['queues'][number]>[] => [
  {
    head: 'Queue',
    cell: ({ href, label }) => (
      <Link className="d-link" href={href}>
        {label}
      </Link>
    ),
  },
  { head: 'Waiting', isNumber: true, cell: ({ waiting }) => <b>{waiting}</b> },
  {
    head: 'Oldest',
    cell: ({ oldestAt, promised }) => <AgeMark since={oldestAt} now={now} promised={promised} />,
  },
  { head: 'Done today', isNumber: true, className: 'd-t2', cell: ({ doneToday }) => doneToday },
];

function Queues({ data }: { data: Dashboard }) {
  return (
    <section>
      <DeskSection title="Waiting for a person" note="Oldest against the time we promise" />
      <DeskTable caption="Queues" columns={queueColumns(data.at)} rows={data.queues} keyOf={({ key }) => key} />
    </section>
  );
}

function House({ house }: { house: Dashboard['house'] }) {
  return (
    <aside>
      <DeskSection title="House" />
      <ul className="d-health-list">
        {house.map(({ key, label, state, words }) => (
          <li key={key}>
            <span className={`d-hsi d-${state}`}>
              <DeskIcon name={state === 'ok' ? 'check' : state === 'high' ? 'high' : 'critical'} small />
            </span>
            <div>
              <b>{label}</b>
              <br />
              <span className="d-t2 d-small">{words}</span>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** What the role allows. */
function Role() {
  const admin = useAdmin();
  const areas = Map.groupBy(admin.permissions, (permission) => permission.split('.')[0] ?? '');
  return (
    <section className="d-sec">
      <DeskSection title="What your role allows" note={`${admin.permissions.length} permissions`} />
      <dl className="d-facts">
        {[...areas].map(([area, list]) => (
          <div key={area}>
            <dt>{area}</dt>
            <dd>{list.map((permission) => permission.split('.')[1]).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function titleOf({ queues, at }: Dashboard): string {
  const late = queues.filter(
    ({ oldestAt, promised }) => oldestAt && Date.parse(at) - Date.parse(oldestAt) > promised * 3_600_000,
  ).length;
  if (late > 0) return late === 1 ? 'One queue is past its time' : `${late} queues are past their time`;
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  return waiting > 0 ? `${waiting} ${waiting === 1 ? 'thing waits' : 'things wait'} for a person` : 'Dashboard';
}

/** [OFFICE-01] Figures and queues as they are now, renewed by themselves. */
export function AdminHomePage() {
  const { role, seenAs } = useAdmin();
  const call = useCall('office.getDashboard', undefined, {
    refetchInterval: 30_000,
    staleTime: 10_000,
  });
  const { data } = call;
  const shown = seenAs ?? role;
  const sub = data
    ? `${formatDay(new Date(data.at))}, ${data.at.slice(11, 16)} UTC. ${shown ? adminRoles[shown].description : ''}`
    : ' ';
  return (
    <main id="main" className="d-main">
      <DeskHead key={data ? 'data' : 'skeleton'} title={data ? titleOf(data) : 'Dashboard'} sub={sub} />
      {!data ? (
        <NotYet
          call={call}
          what="The dashboard"
          safe="Nothing is lost, only these figures are missing"
          skeleton={{ height: 220 }}
        />
      ) : (
        <>
          <div className={data.house.length > 0 && data.queues.length > 0 ? 'd-g2' : undefined}>
            {data.queues.length > 0 && <Queues data={data} />}
            {data.house.length > 0 && <House house={data.house} />}
          </div>
          {data.figures.length > 0 && (
            <dl className="d-figs d-bigf d-sec">
              {data.figures.map((figure) => (
                <FigureBox key={figure.key} figure={figure} />
              ))}
            </dl>
          )}
        </>
      )}
      <Role />
    </main>
  );
}
