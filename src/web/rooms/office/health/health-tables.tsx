import type { Health, HealthPart, JobHealth, ReactionHealth } from '#domain/office/health-contract.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { timeWords } from '#web/rooms/admin/time-words.ts';
import '#web/rooms/office/office.css';
import '#web/rooms/admin/records/records.css';

const icons: Record<HealthPart['state'], DeskIconName> = {
  ok: 'check',
  high: 'high',
  critical: 'critical',
  none: 's0',
};
const stateWords: Record<HealthPart['state'], string> = {
  ok: 'Working',
  high: 'Needs a look',
  critical: 'Not working',
  none: 'No data',
};
const jobWords: Record<JobHealth['state'], [words: string, mark: string]> = {
  running: ['Running', 'd-ok'],
  ok: ['Went well', 'd-ok'],
  failed: ['Fails', 'd-bad'],
  late: ['Late', 'd-warn'],
  none: ['No data', ''],
};

export function ageWords(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min ago`;
  return timeWords(at);
}
const paceWords = (everyMs: number): string =>
  everyMs < 60_000 ? `every ${everyMs / 1000} s` : `every ${everyMs / 60_000} min`;

/** Parts: icon and words, never colour alone, and when each was looked at. */
export const Parts = ({ parts, now }: { parts: Health['parts']; now: number }) => (
  <section>
    <DeskSection title="Parts" />
    <div className="d-frame">
      <table className="d-idx d-stack">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">State</th>
            <th scope="col">Now</th>
            <th scope="col" className="d-num">
              Checked
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label, state, words, checkedAt }) => (
            <tr key={key}>
              <td data-label="Part">
                <b>{label}</b>
              </td>
              <td data-label="State">
                <span style={{ whiteSpace: 'nowrap' }}>
                  <span className={`d-hsi d-${state}`}>
                    <DeskIcon name={icons[state]} small />
                  </span>{' '}
                  {stateWords[state]}
                </span>
              </td>
              <td data-label="Now" className="d-t2" style={{ whiteSpace: 'normal' }}>
                {words}
              </td>
              <td data-label="Checked" className="d-num d-t3">
                {ageWords(checkedAt, now)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

interface TableProps<Row> {
  rows: Row[];
  now: number;
  /** Null where whoever looks may run nothing. */
  onTry: ((name: string) => void) | null;
}

export const Jobs = ({ rows, now, onTry }: TableProps<JobHealth>) => (
  <section>
    <DeskSection title="Jobs" note="Work that runs by itself, in one process at a time" />
    <div className="d-frame">
      <table className="d-idx d-stack">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">State</th>
            <th scope="col">Ran</th>
            <th scope="col">
              <span className="visually-hidden">Acts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((job) => (
            <tr key={job.name}>
              <td data-label="Job">
                <span className="d-two">
                  <span className="d-code">{job.name}</span>
                  <small>{paceWords(job.everyMs)}</small>
                </span>
              </td>
              <td data-label="State" style={{ whiteSpace: 'normal' }}>
                <span className={`d-pill ${jobWords[job.state][1]}`}>{jobWords[job.state][0]}</span>
                {job.error && (
                  <small className="d-t2" style={{ display: 'block' }}>
                    {job.failures} times: {job.error}
                  </small>
                )}
              </td>
              <td data-label="Ran" className="d-t2">
                {job.ranAt ? `${ageWords(job.ranAt, now)}, ${job.tookMs} ms` : 'not yet'}
              </td>
              <td className="d-num">
                {onTry && (
                  <DeskButton isSmall aria-label={`Run now: ${job.name}`} onClick={() => onTry(job.name)}>
                    Run now
                  </DeskButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** The reactions that are behind or have something parked, one by one. */
const Troubled = ({ rows, now, onTry }: TableProps<ReactionHealth>) => (
  <div className="d-frame">
    <table className="d-idx d-stack">
      <thead>
        <tr>
          <th scope="col">Reaction</th>
          <th scope="col">Behind</th>
          <th scope="col">Parked</th>
          <th scope="col">
            <span className="visually-hidden">Acts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((reaction) => (
          <tr key={reaction.name}>
            <td data-label="Reaction">
              <span className="d-code">{reaction.name}</span>
            </td>
            <td data-label="Behind" className="d-t2">
              {reaction.behind === 0 || !reaction.oldestAt
                ? 'nothing waits'
                : `${reaction.behind === 1000 ? 'more than 1000' : reaction.behind}, oldest ${ageWords(reaction.oldestAt, now)}`}
            </td>
            <td data-label="Parked" style={{ whiteSpace: 'normal' }}>
              {reaction.parked === 0 ? (
                <span className="d-t3">none</span>
              ) : (
                <>
                  <span className="d-pill d-bad">{reaction.parked} parked</span>{' '}
                  <small className="d-t2">
                    after {reaction.tries} tries: {reaction.error}
                  </small>
                </>
              )}
            </td>
            <td className="d-num">
              {onTry && reaction.parked > 0 && (
                <DeskButton isSmall aria-label={`Try again: ${reaction.name}`} onClick={() => onTry(reaction.name)}>
                  Try again
                </DeskButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What follows from events: those that keep up are named together, the others one by one. */
export function Reactions({ rows, now, onTry }: TableProps<ReactionHealth>) {
  const troubled = rows.filter(({ behind, parked }) => behind > 0 || parked > 0);
  const rest = rows.filter((row) => !troubled.includes(row));
  return (
    <section className="d-sec">
      <DeskSection
        title="Reactions"
        note="What follows from events, each in order; one that fails is parked and tried again"
      />
      {troubled.length > 0 && <Troubled rows={troubled} now={now} onTry={onTry} />}
      <details className="d-more1">
        <summary>
          {rest.length} of {rows.length} keep up, with nothing parked
        </summary>
        <p className="d-t2 d-code" style={{ overflowWrap: 'anywhere' }}>
          {rest.map(({ name }) => name).join(', ')}
        </p>
      </details>
    </section>
  );
}
