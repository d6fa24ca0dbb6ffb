import { useState } from 'react';
import type { Act } from '#domain/admin/model.ts';
import { actWords } from '../act-words.ts';
import { adminHref } from '../admin-sections.ts';
import { RecordLink } from '../records/record-link.tsx';
import { timeWords } from '../time-words.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import './act-row.css';
import '#web/ui/desk/records.css';

/** Where the records of a kind are. */
const places: Record<string, string> = { person: 'users', admin: 'users', listing: 'products', order: 'orders' };

/** One act with what it changed. */
export function ActRow({ act }: { act: Act }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr>
        <td data-label="When" className="d-tabular">
          {timeWords(act.at)}
        </td>
        <td data-label="Who">
          <span className="d-two">
            <b>{act.actorName}</b>
            <small>{act.ip}</small>
          </span>
        </td>
        <td data-label="Act">
          <span className="d-two">
            {actWords(act.act)}
            {act.reason && <small>{act.reason}</small>}
          </span>
        </td>
        <td data-label="On what">
          <span className="d-two">
            <RecordLink
              href={places[act.subjectKind] ? `${adminHref(places[act.subjectKind] ?? '')}/${act.subjectId}` : ''}
            >
              {act.subjectName || act.subjectId}
            </RecordLink>
            <small>{act.subjectKind}</small>
          </span>
        </td>
        <td className="d-num">
          <DeskButton
            isSmall
            aria-expanded={open}
            aria-label={`Details of act ${act.seq}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Details'}
          </DeskButton>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5} className="d-detail">
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
          </td>
        </tr>
      )}
    </>
  );
}
