import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { AuditChain, RetentionRule } from '#domain/office/privacy/compliance-contract.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { day } from '#web/ui/day.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ageText } from '../health/health-tables.tsx';
import { useNow } from '../health/use-now.ts';
import { PoliciesList } from './policies-list.tsx';
import * as texts from './texts.ts';
import '#web/modules/office/office.css';

const TWO_DAYS = 2 * 86_400_000;

function ChainState({ chain, now }: { chain: AuditChain | null; now: number }) {
  if (!chain) return <p className="d-t2">{texts.neverChecked}</p>;
  const isOld = now - Date.parse(chain.checkedAt) > TWO_DAYS;
  return (
    <>
      {chain.breaches.length === 0 ? (
        <p>
          <b>{texts.whole(chain.acts)}</b> {texts.checkedAgo(ageText(chain.checkedAt, now))}
        </p>
      ) : (
        <>
          <DeskError role="alert">
            {texts.broken} {texts.checkedAgo(ageText(chain.checkedAt, now))}
          </DeskError>
          <ul className="d-t2">
            {chain.breaches.map((breach) => (
              <li key={breach}>{breach}</li>
            ))}
          </ul>
        </>
      )}
      {isOld && <DeskError>{texts.old}</DeskError>}
    </>
  );
}

function Chain({ chain, now }: { chain: AuditChain | null; now: number }) {
  const admin = useAdmin();
  const verify = useSend('office.verifyAuditChain', 'office.getCompliance', 'admin.listActs');
  return (
    <section className="d-sec">
      <DeskSection
        title={texts.chain}
        link={hasPermission(admin, 'audit.view') ? { label: texts.openLog, href: adminHref('audit') } : undefined}
      />
      <ChainState chain={chain} now={now} />
      {verify.problem && <DeskError role="alert">{verify.problem.message}</DeskError>}
      {hasPermission(admin, 'compliance.manage') ? (
        <p className="d-sec">
          <DeskButton
            isBusy={verify.isSending}
            onClick={() => verify.send({}, { onSuccess: () => void showToast(texts.verified, { type: 'success' }) })}
          >
            {texts.verify}
          </DeskButton>
        </p>
      ) : (
        <Missing what={texts.checking} permission="compliance.manage" />
      )}
    </section>
  );
}

function timeOf({ minutes, years }: RetentionRule): string {
  if (years > 0) return texts.times.years(years);
  if (minutes === 0) return texts.times.atOnce;
  if (minutes % 1440 === 0) return texts.times.days(minutes / 1440);
  return minutes % 60 === 0 ? texts.times.hours(minutes / 60) : texts.times.minutes(minutes);
}

const columns: DeskColumn<RetentionRule>[] = [
  {
    head: texts.heads.table,
    cell: ({ table, name, isPart }) => (
      <span className="d-two">
        {name || <span className="d-code">{table}</span>}
        <small>{[name && table, isPart && texts.part].filter(Boolean).join(', ')}</small>
      </span>
    ),
  },
  { head: texts.heads.time, cell: timeOf },
  { head: texts.heads.becomes, cell: ({ becomes }) => texts.becomes[becomes] },
  {
    head: texts.heads.ended,
    isNumber: true,
    cell: ({ ended30 }) => (ended30 === 0 ? texts.none : formatNumber(ended30)),
  },
  { head: texts.heads.last, className: 'd-t2', cell: ({ lastDay }) => (lastDay ? day(lastDay) : '–') },
];

/** [OFFICE-01, SHELL-08, UX-99] `/admin/compliance`: the chain of the audit log, and the rules of storing with what went by them. */
export function CompliancePage() {
  const call = useCall('office.getCompliance', {}, { refetchInterval: 30_000 });
  const now = useNow();
  const { data } = call;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <PoliciesList />
      {data ? (
        <>
          <Chain chain={data.chain} now={now} />
          <section className="d-sec">
            <DeskSection
              title={texts.retention}
              note={data.retentionRanAt ? texts.ranAgo(ageText(data.retentionRanAt, now)) : texts.neverRan}
            />
            {data.retentionFailures > 0 && <DeskError role="alert">{texts.failing}</DeskError>}
            <DeskTable
              caption={texts.retention}
              className="d-tight d-stack"
              columns={columns}
              rows={data.retention}
              keyOf={(rule) => `${rule.table} ${rule.from} ${rule.minutes} ${rule.years} ${rule.becomes}`}
            />
          </section>
        </>
      ) : (
        <NotYet call={call} what={texts.theFigures} safe={texts.nothingChanged} skeleton={{ columns: 5 }} />
      )}
    </main>
  );
}
