import type { AuditRecord } from '#domain/admin/model.ts';
import { auditRecordPaths, auditActionText } from '../audit-action-text.ts';
import { adminHref } from '../admin-sections.ts';
import { RecordLink } from '../records/record-link.tsx';
import { timeText } from '../time-text.ts';
import * as texts from './texts.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import '#web/ui/desk/records.css';

/** One act in a line; its last column opens what it changed. */
export const auditColumns = (opened: readonly number[], toggle: (seq: number) => void): DeskColumn<AuditRecord>[] => [
  { head: texts.heads.when, className: 'd-tabular', cell: ({ at }) => timeText(at) },
  {
    head: texts.heads.who,
    cell: ({ actorName, ip }) => (
      <span className="d-two">
        <b>{actorName}</b>
        <small>{ip}</small>
      </span>
    ),
  },
  {
    head: texts.action,
    name: 'act',
    cell: ({ act, reason }) => (
      <span className="d-two">
        {auditActionText(act)}
        {reason && <small>{reason}</small>}
      </span>
    ),
  },
  {
    head: texts.onWhat,
    name: 'on',
    cell: ({ subjectKind, subjectId, subjectName }) => (
      <span className="d-two">
        <RecordLink
          href={auditRecordPaths[subjectKind] ? `${adminHref(auditRecordPaths[subjectKind] ?? '')}/${subjectId}` : ''}
        >
          {subjectName || subjectId}
        </RecordLink>
        <small>{texts.kinds[subjectKind] ?? subjectKind}</small>
      </span>
    ),
  },
  {
    head: texts.heads.details,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ seq }) => (
      <DeskButton
        isSmall
        aria-expanded={opened.includes(seq)}
        aria-label={texts.detailsOf(seq)}
        onClick={() => toggle(seq)}
      >
        {opened.includes(seq) ? texts.close : texts.heads.details}
      </DeskButton>
    ),
  },
];

/** What an act changed. */
export const AuditDetails = ({ record }: { record: AuditRecord }) => (
  <dl className="d-facts">
    <div>
      <dt>{texts.action}</dt>
      <dd>
        {record.seq}, {record.act}, {record.at}
      </dd>
    </div>
    <div>
      <dt>{texts.heads.who}</dt>
      <dd>
        {record.actorId}, {record.actorRole}
      </dd>
    </div>
    <div>
      <dt>{texts.onWhat}</dt>
      <dd>
        {record.subjectKind} {record.subjectId}
      </dd>
    </div>
    <div>
      <dt>{texts.heads.before}</dt>
      <dd>
        <code>{JSON.stringify(record.before) ?? 'null'}</code>
      </dd>
    </div>
    <div>
      <dt>{texts.heads.after}</dt>
      <dd>
        <code>{JSON.stringify(record.after) ?? 'null'}</code>
      </dd>
    </div>
  </dl>
);
