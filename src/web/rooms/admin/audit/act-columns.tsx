import type { Act } from '#domain/admin/model.ts';
import { actPlaces, actWords } from '../act-words.ts';
import { adminHref } from '../admin-sections.ts';
import { RecordLink } from '../records/record-link.tsx';
import { timeWords } from '../time-words.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import '#web/ui/desk/records.css';

/** One act in a line; its last column opens what it changed. */
export const actColumns = (opened: readonly number[], toggle: (seq: number) => void): DeskColumn<Act>[] => [
  { head: 'When', className: 'd-tabular', cell: ({ at }) => timeWords(at) },
  {
    head: 'Who',
    cell: ({ actorName, ip }) => (
      <span className="d-two">
        <b>{actorName}</b>
        <small>{ip}</small>
      </span>
    ),
  },
  {
    head: 'Act',
    cell: ({ act, reason }) => (
      <span className="d-two">
        {actWords(act)}
        {reason && <small>{reason}</small>}
      </span>
    ),
  },
  {
    head: 'On what',
    cell: ({ subjectKind, subjectId, subjectName }) => (
      <span className="d-two">
        <RecordLink href={actPlaces[subjectKind] ? `${adminHref(actPlaces[subjectKind] ?? '')}/${subjectId}` : ''}>
          {subjectName || subjectId}
        </RecordLink>
        <small>{subjectKind}</small>
      </span>
    ),
  },
  {
    head: 'Details',
    isHeadHidden: true,
    isNumber: true,
    cell: ({ seq }) => (
      <DeskButton
        isSmall
        aria-expanded={opened.includes(seq)}
        aria-label={`Details of act ${seq}`}
        onClick={() => toggle(seq)}
      >
        {opened.includes(seq) ? 'Close' : 'Details'}
      </DeskButton>
    ),
  },
];

/** What an act changed. */
export const ActDetails = ({ act }: { act: Act }) => (
  <dl className="d-facts">
    <div>
      <dt>Act</dt>
      <dd>
        {act.seq}, {act.act}, {act.at}
      </dd>
    </div>
    <div>
      <dt>Who</dt>
      <dd>
        {act.actorId}, {act.actorRole}
      </dd>
    </div>
    <div>
      <dt>On what</dt>
      <dd>
        {act.subjectKind} {act.subjectId}
      </dd>
    </div>
    <div>
      <dt>Before</dt>
      <dd>
        <code>{JSON.stringify(act.before) ?? 'null'}</code>
      </dd>
    </div>
    <div>
      <dt>After</dt>
      <dd>
        <code>{JSON.stringify(act.after) ?? 'null'}</code>
      </dd>
    </div>
  </dl>
);
