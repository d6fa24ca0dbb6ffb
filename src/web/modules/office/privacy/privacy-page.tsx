import { useState } from 'react';
import { isNotificationKind } from '#domain/accounts/notification-kinds.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PrivacyFigures, PrivacyRequest } from '#domain/office/privacy/privacy-contract.ts';
import { formatNumber, localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import * as lists from '#web/modules/admin/lists/texts.ts';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView, ViewTabs } from '#web/modules/admin/view-tabs.tsx';
import { notificationKindTexts } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { Erasures } from './erasures.tsx';
import { Letters } from './letters.tsx';
import { type Processed, ProcessRequest, RequestsByLetter } from './process-request.tsx';
import * as process from './process-texts.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/records.css';
import '#web/ui/desk/figures.css';
import '#web/modules/office/office.css';

const views = [
  ['all', texts.views.all],
  ['copy', texts.views.copy],
  ['deletion', texts.views.deletion],
  ['hold', texts.views.hold],
] as const;

const tones: Partial<Record<PrivacyRequest['state'], string>> = { ready: 'd-ok', held: 'd-warn' };

const leftText = (dueAt: string): string => texts.daysLeft(Math.ceil((Date.parse(dueAt) - Date.now()) / 86_400_000));

const columnsFor = (
  maySeePeople: boolean,
  onProcess: ((person: Processed) => void) | null,
): DeskColumn<PrivacyRequest>[] => [
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
        {state === 'ready' ? texts.done : dueAt && leftText(dueAt)}
        <small>{dueAt && texts.by(localDate(dueAt))}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    cell: ({ kind, state, legalHold }) => (
      <span className="d-two">
        <span className={`d-pill ${tones[state] ?? ''}`}>
          {legalHold ? texts.underLegalHold : texts.states[kind][state]}
        </span>
        {legalHold && <small>{legalHold}</small>}
      </span>
    ),
  },
  ...(onProcess
    ? [
        {
          head: process.process,
          isHeadHidden: true,
          cell: ({ userId, name, legalHold }: PrivacyRequest) => (
            <DeskButton
              isSmall
              aria-label={process.processOf(name)}
              onClick={() => onProcess({ userId, name, hasHold: legalHold !== '' })}
            >
              {process.process}
            </DeskButton>
          ),
        },
      ]
    : []),
];

/** [OFFICE-02] The list of what each figure counts. */
const counted = { copiesWaiting: '?kind=copy', copiesReady: '?kind=copy', deletionsWaiting: '?kind=deletion' } as const;

function Figures({ data }: { data: PrivacyFigures }) {
  const figures = [
    ...(['copiesWaiting', 'copiesReady', 'deletionsWaiting'] as const).map((key) => {
      const [label, note] = texts.figures[key];
      return [label, data[key], note, counted[key]] as const;
    }),
    [texts.figures.deletedLately, data.deletedLately, texts.peopleHere(data.people), '#erasures'] as const,
  ];
  return (
    <dl className="d-figs d-bigf">
      {figures.map(([label, value, note, at]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Link className="d-value" href={`${adminHref('gdpr')}${at}`}>
              {formatNumber(value)}
            </Link>
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
  const mayProcess = hasPermission(admin, 'gdpr.process');
  const [person, setPerson] = useState<Processed | null>(null);
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
          columns={columnsFor(hasPermission(admin, 'users.view'), mayProcess ? setPerson : null)}
          keyOf={({ id }) => id}
          empty={<DeskEmpty title={texts.noRequest.title}>{texts.noRequest.words}</DeskEmpty>}
        />
        <p className="d-after">
          <ExportButton
            name="exportPrivacyRequests"
            input={view === 'all' ? {} : { kind: view }}
            label={lists.exportCsv}
            saved={lists.savedFile}
          />
        </p>
      </section>
      <Letters />
      {mayProcess && hasPermission(admin, 'users.view') && <RequestsByLetter onChoose={setPerson} />}
      {!mayProcess && <Missing what={process.processing} permission="gdpr.process" />}
      {person && <ProcessRequest key={person.userId} person={person} onClose={() => setPerson(null)} />}
      <Erasures />
      {data && <Choices data={data} />}
    </main>
  );
}
