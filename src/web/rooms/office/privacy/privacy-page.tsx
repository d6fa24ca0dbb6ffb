import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PrivacyFigures, PrivacyRequest } from '#domain/office/privacy-contract.ts';
import { formatDate, formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { PagedList } from '#web/rooms/admin/lists/paged-list.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { useAdmin } from '#web/rooms/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/rooms/admin/view-tabs.tsx';
import '#web/ui/desk/records.css';
import '#web/ui/desk/figures.css';

const views = [
  ['all', 'All'],
  ['copy', 'Copies'],
  ['deletion', 'Deletions'],
] as const;
const stateWords = {
  copy: { waiting: 'Being made', ready: 'Can be fetched', held: '' },
  deletion: { waiting: 'Waits, can be undone', ready: '', held: 'Held: a parcel is under way' },
};

function leftWords(dueAt: string): string {
  const days = Math.ceil((Date.parse(dueAt) - Date.now()) / 86_400_000);
  if (days < 0) return days === -1 ? '1 day over' : `${-days} days over`;
  return days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
}

const columnsFor = (maySeePeople: boolean): DeskColumn<PrivacyRequest>[] => [
  {
    head: 'Person',
    cell: ({ userId, name }) =>
      maySeePeople ? (
        <Link className="d-link" href={`${adminHref('users')}/${userId}`}>
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { head: 'Wish', cell: ({ kind }) => (kind === 'copy' ? 'A copy of their data' : 'Delete the account') },
  { head: 'Asked for', className: 'd-t2', cell: ({ requestedAt }) => timeWords(requestedAt) },
  {
    head: 'Time left',
    cell: ({ state, dueAt }) => (
      <span className="d-two">
        {state === 'ready' ? 'done' : leftWords(dueAt)}
        <small>by {formatDate(new Date(dueAt))}</small>
      </span>
    ),
  },
  {
    head: 'State',
    cell: ({ kind, state }) => (
      <span className={`d-pill ${state === 'ready' ? 'd-ok' : state === 'held' ? 'd-warn' : ''}`}>
        {stateWords[kind][state]}
      </span>
    ),
  },
];

function Figures({ data }: { data: PrivacyFigures }) {
  const figures = [
    ['Copies being made', data.copiesWaiting, 'the law gives 30 days'],
    ['Copies to fetch', data.copiesReady, 'their links work for some days'],
    ['Deletions waiting', data.deletionsWaiting, '14 days to change one’s mind'],
    ['Deleted in 30 days', data.deletedLately, `${formatNumber(data.people)} people are here`],
  ];
  return (
    <dl className="d-figs d-bigf">
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="d-value">{value}</span>
            <span className="d-figure-note">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Choices = ({ data }: { data: PrivacyFigures }) => (
  <section className="d-sec">
    <DeskSection title="What people agreed to" note="Choices that somebody made; all others have the defaults" />
    <dl className="d-facts">
      {data.choices.map(({ kind, label, channel, on, off }) => (
        <div key={`${kind} ${channel}`} style={{ gridTemplateColumns: 'minmax(0, 320px) 1fr' }}>
          <dt>
            {label}, {channel === 'email' ? 'by mail' : 'on the screen'}
          </dt>
          <dd>
            {on} want it, {off} do not
          </dd>
        </div>
      ))}
      <div style={{ gridTemplateColumns: 'minmax(0, 320px) 1fr' }}>
        <dt>Mails about left carts</dt>
        <dd>{data.cartMailRefused} addresses refused them</dd>
      </div>
    </dl>
  </section>
);

/** [OFFICE-01, SHELL-08, UX-99] `/admin/gdpr`: wishes of people about their data, with their days, and what was agreed to. */
export function PrivacyPage() {
  const admin = useAdmin();
  const view = useView('kind', views);
  const call = useCall('office.getPrivacyFigures');
  const { data } = call;
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Privacy"
        sub={`Copies are made and accounts deleted by themselves when their day has come.${data ? ` Looked at ${timeWords(data.at)} UTC.` : ''}`}
      />
      {data ? (
        <Figures data={data} />
      ) : (
        <NotYet call={call} what="The figures" safe="Nothing was changed" skeleton={{ columns: 4 }} />
      )}
      <section className="d-sec">
        <DeskSection title="Wishes" note="What is due first stands first" />
        <ViewTabs href={adminHref('gdpr')} name="kind" views={views} current={view} />
        <PagedList<'office.listPrivacyRequests', PrivacyRequest>
          key={view}
          name="office.listPrivacyRequests"
          input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
          what="wishes"
          columns={columnsFor(hasPermission(admin, 'users.view'))}
          keyOf={({ id }) => id}
          empty={
            <DeskEmpty title="No wish is open">
              Whoever asks for a copy of their data, or for the end of their account, stands here with the day by which
              it is done. People ask for it themselves under Settings, Privacy.
            </DeskEmpty>
          }
        />
      </section>
      {data && <Choices data={data} />}
    </main>
  );
}
