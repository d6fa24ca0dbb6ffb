import { useState } from 'react';
import { isNotificationKind } from '#domain/accounts/notification-kinds.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { PrivacyFigures, PrivacyRequest } from '#domain/office/privacy/privacy-contract.ts';
import { formatNumber, localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { FigureRow } from '#web/ui/desk/figure-row.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { notificationKindTexts } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { Erasures, RECENT_DAYS } from './erasures.tsx';
import { Letters } from './letters.tsx';
import { type Processed, ProcessRequest, RequestsByLetter } from './process-request.tsx';
import * as process from './process-texts.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/records.css';
import '#web/modules/office/office.css';

const views = [
  ['all', texts.views.all],
  ['copy', texts.views.copy],
  ['deletion', texts.views.deletion],
  ['hold', texts.views.hold],
] as const;

const tones: Partial<Record<PrivacyRequest['state'], Tone>> = { ready: 'ok', 'on-hold': 'warn' };

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
  { head: texts.heads.request, name: 'request', cell: ({ kind }) => texts.kinds[kind] },
  { head: texts.heads.requestedOn, name: 'asked', className: 'd-t2', cell: ({ requestedAt }) => timeText(requestedAt) },
  {
    head: texts.heads.left,
    name: 'left',
    cell: ({ state, dueAt }) => (
      <span className="d-two">
        {state === 'ready' ? texts.done : dueAt && leftText(dueAt)}
        <small>{dueAt && texts.by(localDate(dueAt))}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    name: 'state',
    cell: ({ kind, state, legalHold }) => (
      <span className="d-two">
        <Pill tone={tones[state]}>{legalHold ? texts.underLegalHold : texts.states[kind][state]}</Pill>
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

/** [OFFICE-02] Each figure leads to the list that it counts. */
function Figures({ data }: { data: PrivacyFigures }) {
  const requests = (query: string): string => `${adminHref('gdpr')}?${query}#requests`;
  const figures = [
    [...texts.figures.copiesWaiting, data.copiesWaiting, requests('kind=copy&state=waiting')],
    [...texts.figures.copiesReady, data.copiesReady, requests('kind=copy&state=ready')],
    [...texts.figures.deletionsWaiting, data.deletionsWaiting, requests('kind=deletion')],
    [
      ...[texts.figures.deletedLately, texts.peopleHere(data.people), data.deletedLately],
      `${adminHref('gdpr')}?erased=${RECENT_DAYS}#erasures`,
    ],
  ] as [label: string, note: string, value: number, href: string][];
  return (
    <FigureRow
      label={texts.theFigures}
      figures={figures.map(([name, note, value, href]) => ({ name, note, value: formatNumber(value), href }))}
    />
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

const states = Object.entries(texts.stateFilter) as [PrivacyRequest['state'], string][];

/** [OFFICE-02] Wishes that are open, what is due first before the others. */
function Requests({ onProcess }: { onProcess: ((person: Processed) => void) | null }) {
  const admin = useAdmin();
  const view = useView('kind', views);
  const address = useTableAddress({ by: '', direction: 'desc' }, '', ['kind', 'state']);
  const q = address.params.get('q') ?? '';
  const state = states.find(([name]) => name === address.params.get('state'))?.[0];
  const columns = columnsFor(hasPermission(admin, 'users.view'), onProcess);
  const filter = { ...(view === 'all' ? {} : { kind: view }), ...(state && { state }), ...(q && { q }) };
  return (
    <section className="d-sec" id="requests">
      <DeskSection title={texts.requests} note={texts.dueFirst} />
      <ViewTabs
        list="admin.gdpr"
        address={address}
        label={texts.requests}
        tabs={views.map(([each, label]) => ({
          label,
          href: address.hrefWith({ kind: each === 'all' ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools
        address={address}
        label={texts.requests}
        search={{ label: texts.find, hint: texts.findHint }}
        filters={[{ name: 'state', label: texts.heads.state, options: [['', texts.everyState], ...states] }]}
        columns={columns}
        exported={{ name: 'exportPrivacyRequests', input: filter }}
      />
      <PagedList<'office.listPrivacyRequests', PrivacyRequest>
        key={JSON.stringify(filter)}
        name="office.listPrivacyRequests"
        input={{ ...filter, limit: 25 }}
        what={texts.openRequests}
        columns={columns}
        address={address}
        keyOf={({ id }) => id}
        empty={<DeskEmpty title={texts.noRequest.title}>{texts.noRequest.text}</DeskEmpty>}
      />
    </section>
  );
}

/** [OFFICE-01, SHELL-08, UX-99] `/admin/gdpr`: wishes of people about their data, with their days, and what was agreed to. */
export function PrivacyPage() {
  const admin = useAdmin();
  const mayProcess = hasPermission(admin, 'gdpr.process');
  const [person, setPerson] = useState<Processed | null>(null);
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
      <Requests onProcess={mayProcess ? setPerson : null} />
      <Letters />
      {mayProcess && hasPermission(admin, 'users.view') && <RequestsByLetter onChoose={setPerson} />}
      {!mayProcess && <Missing what={process.processing} permission="gdpr.process" />}
      {person && <ProcessRequest key={person.userId} person={person} onClose={() => setPerson(null)} />}
      <Erasures />
      {data && <Choices data={data} />}
    </main>
  );
}
