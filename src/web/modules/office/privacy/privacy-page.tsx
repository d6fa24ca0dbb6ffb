import { isNotificationKind } from '#domain/accounts/notification-kinds.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PrivacyFigures, PrivacyRequest } from '#domain/office/privacy-contract.ts';
import { formatNumber, localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/modules/admin/view-tabs.tsx';
import { notificationKindTexts } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/records.css';
import '#web/ui/desk/figures.css';
import '#web/modules/office/office.css';

const views = [
  ['all', texts.views.all],
  ['copy', texts.views.copy],
  ['deletion', texts.views.deletion],
] as const;

const tones: Partial<Record<PrivacyRequest['state'], string>> = { ready: 'd-ok', held: 'd-warn' };

const leftText = (dueAt: string): string => texts.daysLeft(Math.ceil((Date.parse(dueAt) - Date.now()) / 86_400_000));

const columnsFor = (maySeePeople: boolean): DeskColumn<PrivacyRequest>[] => [
  {
    head: texts.heads.person,
    cell: ({ userId, name }) =>
      maySeePeople ? (
        <Link className="d-link" href={`${adminHref('users')}/${userId}`}>
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { head: texts.heads.request, cell: ({ kind }) => texts.kinds[kind] },
  { head: texts.heads.askedFor, className: 'd-t2', cell: ({ requestedAt }) => timeText(requestedAt) },
  {
    head: texts.heads.left,
    cell: ({ state, dueAt }) => (
      <span className="d-two">
        {state === 'ready' ? texts.done : leftText(dueAt)}
        <small>{texts.by(localDate(dueAt))}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    cell: ({ kind, state }) => <span className={`d-pill ${tones[state] ?? ''}`}>{texts.states[kind][state]}</span>,
  },
];

function Figures({ data }: { data: PrivacyFigures }) {
  const figures = [
    ...(['copiesWaiting', 'copiesReady', 'deletionsWaiting'] as const).map((key) => {
      const [label, note] = texts.figures[key];
      return [label, data[key], note] as const;
    }),
    [texts.figures.deletedLately, data.deletedLately, texts.peopleHere(data.people)] as const,
  ];
  return (
    <dl className="d-figs d-bigf">
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="d-value">{formatNumber(value)}</span>
            <span className="d-figure-note">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Choices = ({ data }: { data: PrivacyFigures }) => (
  <section className="d-sec">
    <DeskSection title={texts.agreed} note={texts.agreedNote} />
    <dl className="d-facts d-consent-facts">
      {data.choices.map(({ kind, channel, on, off }) => (
        <div key={`${kind} ${channel}`}>
          <dt>
            {texts.channel(
              isNotificationKind(kind) ? say(notificationKindTexts[kind].label) : kind,
              channel === 'email',
            )}
          </dt>
          <dd>{texts.wanted(on, off)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.cartMails}</dt>
        <dd>{texts.refused(data.cartMailRefused)}</dd>
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
      <DeskHead title={texts.title} sub={`${texts.byThemselves}${data ? texts.lookedAt(timeText(data.at)) : ''}`} />
      {data ? (
        <Figures data={data} />
      ) : (
        <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 4 }} />
      )}
      <section className="d-sec">
        <DeskSection title={texts.requests} note={texts.dueFirst} />
        <ViewTabs href={adminHref('gdpr')} name="kind" views={views} current={view} />
        <PagedList<'office.listPrivacyRequests', PrivacyRequest>
          key={view}
          name="office.listPrivacyRequests"
          input={{ ...(view === 'all' ? {} : { kind: view }), limit: 25 }}
          what={texts.openRequests}
          columns={columnsFor(hasPermission(admin, 'users.view'))}
          keyOf={({ id }) => id}
          empty={<DeskEmpty title={texts.noRequest.title}>{texts.noRequest.words}</DeskEmpty>}
        />
      </section>
      {data && <Choices data={data} />}
    </main>
  );
}
