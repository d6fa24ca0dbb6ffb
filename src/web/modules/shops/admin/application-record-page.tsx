import { hrefTo } from '#domain/addresses.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ApplicationRecord } from '#domain/shops/applications/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { MaskedFact } from '#web/modules/admin/records/masked-fact.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { Missing, RecordAway, RecordFacts } from '#web/modules/admin/records/record-parts.tsx';
import { dayText, timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { countryName, formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskHead, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { ways } from '../seller/application-texts.ts';
import { ApplicationActions } from './application-actions.tsx';
import * as texts from './application-texts.ts';
import { applicationsHref } from './seller-tabs.tsx';
import '#web/modules/admin/records/records.css';
import './applications.css';

type Application = ApplicationRecord['applications'][number];

const tones = { waiting: 'warn', approved: 'ok', refused: 'bad' } as const;

interface FactsProps {
  sellerId: string;
  record: ApplicationRecord;
  application: Application;
}

function Facts({ sellerId, record, application }: FactsProps) {
  const show = useSend('office.showSellerEmail', 'admin.listActs');
  const mayLook = hasPermission(useAdmin(), 'sellers.contact');
  const look = mayLook ? (reason: string) => show.sendAndWait({ userId: sellerId, reason }) : null;
  return (
    <RecordFacts
      facts={[
        [texts.facts.person, record.owner],
        [texts.facts.email, <MaskedFact key="email" masked={record.email} name={texts.facts.email} look={look} />],
        [texts.facts.joined, dayText(record.joinedAt)],
        [texts.facts.country, countryName(application.country)],
        [texts.facts.sellsAs, ways[application.sellsAs]],
        [texts.facts.payoutHolder, application.payoutHolder],
        [texts.facts.payoutCountry, countryName(application.payoutCountry)],
        [
          texts.facts.shop,
          <RecordLink key="shop" href={hrefTo('shop', { slug: record.shopSlug })}>
            {record.shopName}
          </RecordLink>,
        ],
      ]}
      sums={[
        [texts.facts.drafts, formatNumber(record.drafts)],
        [texts.facts.tries, formatNumber(record.applications.length)],
      ]}
    />
  );
}

interface Moment {
  at: string;
  text: string;
  quote: string;
  icon: 'inbox' | 'shield';
}

function decisionText({ state, decidedBy }: Application): string {
  if (!decidedBy) return texts.moments.atOnce;
  return state === 'refused' ? texts.moments.refused(decidedBy) : texts.moments.approved(decidedBy);
}

const momentsOf = (application: Application): Moment[] => [
  ...(application.decidedAt
    ? [
        {
          at: application.decidedAt,
          text: decisionText(application),
          quote: application.reason,
          icon: 'shield' as const,
        },
      ]
    : []),
  { at: application.appliedAt, text: texts.moments.applied(application.number), quote: '', icon: 'inbox' },
];

const History = ({ applications }: { applications: readonly Application[] }) => (
  <>
    <DeskSection title={texts.timeline} />
    <ul className="d-timeline">
      {applications.flatMap(momentsOf).map(({ at, text, quote, icon }) => (
        <li key={`${at} ${text}`}>
          <DeskIcon name={icon} />
          <div>
            {text}
            {quote && <q>{quote}</q>}
          </div>
          <time dateTime={at}>{timeText(at)}</time>
        </li>
      ))}
    </ul>
  </>
);

const Work = ({ application }: { application: Application }) => (
  <>
    <DeskSection title={texts.specialty} />
    <p>
      <b>{application.specialty}</b>
    </p>
    <p className="application-words" dir="auto">
      {application.story}
    </p>
    <DeskSection title={texts.pictures} />
    <ul className="application-work">
      {application.pictures.map((picture, index) => (
        <li key={picture.id}>
          <a
            href={`/pictures/${picture.id}/1280.webp`}
            aria-label={texts.bigPicture(index + 1)}
            target="_blank"
            rel="noreferrer"
          >
            <Thumb picture={picture} size={160} />
          </a>
        </li>
      ))}
    </ul>
  </>
);

/** [OFFICE-03, UX-96] One application: facts left, the work and what happened in the middle, the decision right. */
export function ApplicationRecordPage({ sellerId }: { sellerId: string }) {
  const { data: record, error, refetch } = useCall('shops.getApplicationRecord', { sellerId }, { staleTime: 0 });
  const mayDecide = hasPermission(useAdmin(), 'sellers.approve');
  const crumb = { label: texts.title, href: applicationsHref('waiting') };
  const application = record?.applications[0];
  if (!record || !application)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={texts.record} none={texts.away} />
    );
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={record.shopName}
        crumb={crumb}
        sub={
          <>
            <Pill tone={tones[application.state]}>{texts.states[application.state]}</Pill>{' '}
            <RecordLink href={adminHref(`sellers/${sellerId}`)}>{texts.openSeller}</RecordLink>
          </>
        }
      />
      <div className="d-rec3">
        <Facts sellerId={sellerId} record={record} application={application} />
        <section aria-label={texts.specialty}>
          <Work application={application} />
          <History applications={record.applications} />
        </section>
        <aside aria-label={texts.actions}>
          <DeskSection title={texts.actions} />
          {mayDecide ? (
            <ApplicationActions record={record} application={application} onDone={() => void refetch()} />
          ) : (
            <Missing what={texts.deciding} permission="sellers.approve" />
          )}
        </aside>
      </div>
    </main>
  );
}
