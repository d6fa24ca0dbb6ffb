import { useCall } from '#web/platform/use-call.ts';
import { actPlaces, actWords } from '#web/rooms/admin/act-words.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';
import { RecordLink } from '#web/rooms/admin/records/record-link.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './dashboard-texts.ts';

const SHOWN = 5;

/** [ADM-12] What administrators did last. */
export function LastActs() {
  const { data } = useCall('admin.listActs', { limit: SHOWN });
  return (
    <section className="d-sec">
      <DeskSection title={texts.lastActs} link={{ label: texts.auditLog, href: adminHref('audit') }} />
      {data?.items.length === 0 && <p className="d-t2">{texts.noActs}</p>}
      <ul className="d-record-list d-last-acts">
        {data?.items.map(({ seq, at, actorName, act, subjectKind, subjectId, subjectName }) => (
          <li key={seq}>
            <span className="d-t2 d-tabular">{timeWords(at)}</span>
            <span className="d-grow">
              {actWords(act)} <span className="d-t2 d-small">{actorName}</span>
            </span>
            <RecordLink href={actPlaces[subjectKind] ? `${adminHref(actPlaces[subjectKind] ?? '')}/${subjectId}` : ''}>
              {subjectName || (actPlaces[subjectKind] ? subjectId : '')}
            </RecordLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
