import { useCall } from '#web/platform/use-call.ts';
import { auditRecordPaths, auditActionText } from '#web/modules/admin/audit-action-text.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './dashboard-texts.ts';

const SHOWN = 5;

/** [ADM-12] What administrators did last. */
export function RecentAuditLog() {
  const { data } = useCall('admin.listActs', { limit: SHOWN });
  return (
    <section className="d-sec">
      <DeskSection title={texts.lastActions} link={{ label: texts.auditLog, href: adminHref('audit') }} />
      {data?.items.length === 0 && <p className="d-t2">{texts.noActions}</p>}
      <ul className="d-record-list d-last-acts">
        {data?.items.map(({ seq, at, actorName, act, subjectKind, subjectId, subjectName }) => (
          <li key={seq}>
            <span className="d-t2 d-tabular">{timeText(at)}</span>
            <span className="d-grow">
              {auditActionText(act)} <span className="d-t2 d-small">{actorName}</span>
            </span>
            <RecordLink
              href={
                auditRecordPaths[subjectKind] ? `${adminHref(auditRecordPaths[subjectKind] ?? '')}/${subjectId}` : ''
              }
            >
              {subjectName || (auditRecordPaths[subjectKind] ? subjectId : '')}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
