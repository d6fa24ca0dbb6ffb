import type { Health, HealthPart, JobHealth, ReactionHealth } from '#domain/office/health-contract.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
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

const partColumns = (now: number): DeskColumn<HealthPart>[] => [
  { head: 'Part', cell: ({ label }) => <b>{label}</b> },
  {
    head: 'State',
    cell: ({ state }) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <span className={`d-hsi d-${state}`}>
          <DeskIcon name={icons[state]} small />
        </span>{' '}
        {stateWords[state]}
      </span>
    ),
  },
  { head: 'Now', className: 'd-t2', style: { whiteSpace: 'normal' }, cell: ({ words }) => words },
  { head: 'Checked', isNumber: true, className: 'd-t3', cell: ({ checkedAt }) => ageWords(checkedAt, now) },
];

/** Parts: icon and words, never colour alone, and when each was looked at. */
export const Parts = ({ parts, now }: { parts: Health['parts']; now: number }) => (
  <section>
    <DeskSection title="Parts" />
    <DeskTable caption="Parts" columns={partColumns(now)} rows={parts} keyOf={({ key }) => key} />
  </section>
);

/** [ERR-08] What stands outside, by the breakers of every process. */
export const Services = ({ rows, now }: { rows: Health['services']; now: number }) => (
  <section className="d-sec">
    <DeskSection
      title="Services outside"
      note="One that fails again and again is left alone for a minute, then tried with care"
    />
    <DeskTable
      caption="Services outside"
      columns={partColumns(now).map((column) => ({
        ...column,
        head: { Part: 'Service', Checked: 'Last asked' }[String(column.head)] ?? column.head,
      }))}
      rows={rows}
      keyOf={({ key }) => key}
    />
  </section>
);

export interface TableProps<Row> {
  rows: Row[];
  now: number;
  /** Null where whoever looks may run nothing. */
  onTry: ((name: string) => void) | null;
}

const jobColumns = ({ now, onTry }: Omit<TableProps<JobHealth>, 'rows'>): DeskColumn<JobHealth>[] => [
  {
    head: 'Job',
    cell: ({ name, everyMs }) => (
      <span className="d-two">
        <span className="d-code">{name}</span>
        <small>{paceWords(everyMs)}</small>
      </span>
    ),
  },
  {
    head: 'State',
    style: { whiteSpace: 'normal' },
    cell: ({ state, error, failures }) => (
      <>
        <span className={`d-pill ${jobWords[state][1]}`}>{jobWords[state][0]}</span>
        {error && (
          <small className="d-t2" style={{ display: 'block' }}>
            {failures} times: {error}
          </small>
        )}
      </>
    ),
  },
  {
    head: 'Ran',
    className: 'd-t2',
    cell: ({ ranAt, tookMs }) => (ranAt ? `${ageWords(ranAt, now)}, ${tookMs} ms` : 'not yet'),
  },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name }) =>
      onTry && (
        <DeskButton isSmall aria-label={`Run now: ${name}`} onClick={() => onTry(name)}>
          Run now
        </DeskButton>
      ),
  },
];

export const Jobs = ({ rows, ...table }: TableProps<JobHealth>) => (
  <section>
    <DeskSection title="Jobs" note="Work that runs by itself, in one process at a time" />
    <DeskTable caption="Jobs" columns={jobColumns(table)} rows={rows} keyOf={({ name }) => name} />
  </section>
);

const reactionColumns = ({ now, onTry }: Omit<TableProps<ReactionHealth>, 'rows'>): DeskColumn<ReactionHealth>[] => [
  { head: 'Reaction', cell: ({ name }) => <span className="d-code">{name}</span> },
  {
    head: 'Behind',
    className: 'd-t2',
    cell: ({ behind, oldestAt }) =>
      behind === 0 || !oldestAt
        ? 'nothing waits'
        : `${behind === 1000 ? 'more than 1000' : behind}, oldest ${ageWords(oldestAt, now)}`,
  },
  {
    head: 'Parked',
    style: { whiteSpace: 'normal' },
    cell: ({ parked, tries, error }) =>
      parked === 0 ? (
        <span className="d-t3">none</span>
      ) : (
        <>
          <span className="d-pill d-bad">{parked} parked</span>{' '}
          <small className="d-t2">
            after {tries} tries: {error}
          </small>
        </>
      ),
  },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name, parked }) =>
      onTry &&
      parked > 0 && (
        <DeskButton isSmall aria-label={`Try again: ${name}`} onClick={() => onTry(name)}>
          Try again
        </DeskButton>
      ),
  },
];

/** What follows from events: those that keep up are named together, the others one by one. */
export function Reactions({ rows, ...table }: TableProps<ReactionHealth>) {
  const troubled = rows.filter(({ behind, parked }) => behind > 0 || parked > 0);
  const rest = rows.filter((row) => !troubled.includes(row));
  return (
    <section className="d-sec">
      <DeskSection
        title="Reactions"
        note="What follows from events, each in order; one that fails is parked and tried again"
      />
      {/* Those that are behind or have something parked, one by one. */}
      {troubled.length > 0 && (
        <DeskTable caption="Reactions" columns={reactionColumns(table)} rows={troubled} keyOf={({ name }) => name} />
      )}
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
