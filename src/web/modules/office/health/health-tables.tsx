import type { Health, HealthPart, JobHealth, ReactionHealth } from '#domain/office/health-contract.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon, type DeskIconName } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import * as texts from './health-texts.ts';
import '#web/modules/office/office.css';
import '#web/modules/admin/records/records.css';

const icons: Record<HealthPart['state'], DeskIconName> = {
  ok: 'check',
  high: 'high',
  critical: 'critical',
  none: 's0',
};
const jobMarks: Record<JobHealth['state'], Tone> = {
  running: 'ok',
  ok: 'ok',
  failed: 'bad',
  late: 'warn',
  none: '',
};

export function ageText(at: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < 60) return texts.secondsAgo(seconds);
  if (seconds < 7200) return texts.minutesAgo(Math.round(seconds / 60));
  return timeText(at);
}
const paceText = (everyMs: number): string =>
  texts.every(everyMs < 60_000 ? `${everyMs / 1000} s` : `${everyMs / 60_000} min`);

const partColumns = (
  now: number,
  heads = { part: texts.heads.part, checked: texts.heads.checked },
): DeskColumn<HealthPart>[] => [
  { head: heads.part, cell: ({ label }) => <b>{label}</b> },
  {
    head: texts.heads.state,
    cell: ({ state }) => (
      <span className="one-line">
        <span className={`d-hsi d-${state}`}>
          <DeskIcon name={icons[state]} small />
        </span>{' '}
        {texts.states[state]}
      </span>
    ),
  },
  {
    head: texts.heads.now,
    className: 'd-t2',
    style: { whiteSpace: 'normal' },
    cell: ({ words, advice }) =>
      advice ? (
        <span className="d-two">
          {words}
          <small>{advice}</small>
        </span>
      ) : (
        words
      ),
  },
  { head: heads.checked, isNumber: true, className: 'd-t3', cell: ({ checkedAt }) => ageText(checkedAt, now) },
];

/** Parts: icon and words, never colour alone, and when each was looked at. */
export const Parts = ({ parts, now }: { parts: Health['parts']; now: number }) => (
  <section>
    <DeskSection title={texts.parts} />
    <DeskTable caption={texts.parts} columns={partColumns(now)} rows={parts} keyOf={({ key }) => key} />
  </section>
);

/** [ERR-08] What stands outside, by the breakers of every process. */
export const Services = ({ rows, now }: { rows: Health['services']; now: number }) => (
  <section className="d-sec">
    <DeskSection title={texts.services} note={texts.servicesNote} />
    <DeskTable
      caption={texts.services}
      columns={partColumns(now, { part: texts.heads.service, checked: texts.heads.lastChecked })}
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
    head: texts.heads.job,
    cell: ({ name, everyMs }) => (
      <span className="d-two">
        <span className="d-code">{name}</span>
        <small>{paceText(everyMs)}</small>
      </span>
    ),
  },
  {
    head: texts.heads.state,
    style: { whiteSpace: 'normal' },
    cell: ({ state, error, failures }) => (
      <>
        <Pill tone={jobMarks[state]}>{texts.jobStates[state]}</Pill>
        {error && <small className="d-t2 d-own-line">{texts.timesFailed(failures, error)}</small>}
      </>
    ),
  },
  {
    head: texts.heads.ran,
    className: 'd-t2',
    cell: ({ ranAt, tookMs }) => (ranAt ? `${ageText(ranAt, now)}, ${tookMs} ms` : texts.notYet),
  },
  {
    head: texts.heads.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name }) =>
      onTry && (
        <DeskButton isSmall aria-label={texts.runNowOf(name)} onClick={() => onTry(name)}>
          {texts.runNow}
        </DeskButton>
      ),
  },
];

export const Jobs = ({ rows, ...table }: TableProps<JobHealth>) => (
  <section>
    <DeskSection title={texts.jobs} note={texts.jobsNote} />
    <DeskTable caption={texts.jobs} columns={jobColumns(table)} rows={rows} keyOf={({ name }) => name} />
  </section>
);

const reactionColumns = ({ now, onTry }: Omit<TableProps<ReactionHealth>, 'rows'>): DeskColumn<ReactionHealth>[] => [
  { head: texts.heads.reaction, cell: ({ name }) => <span className="d-code">{name}</span> },
  {
    head: texts.heads.behind,
    className: 'd-t2',
    cell: ({ behind, oldestAt }) =>
      behind === 0 || !oldestAt ? texts.nothingWaits : texts.behind(behind, ageText(oldestAt, now)),
  },
  {
    head: texts.heads.parked,
    style: { whiteSpace: 'normal' },
    cell: ({ parked, tries, error }) =>
      parked === 0 ? (
        <span className="d-t3">{texts.none}</span>
      ) : (
        <>
          <Pill tone="bad">{texts.parked(parked)}</Pill>{' '}
          <small className="d-t2">{texts.afterTries(tries, error)}</small>
        </>
      ),
  },
  {
    head: texts.heads.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ name, parked }) =>
      onTry &&
      parked > 0 && (
        <DeskButton isSmall aria-label={texts.tryAgainOf(name)} onClick={() => onTry(name)}>
          {texts.tryAgain}
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
      <DeskSection title={texts.reactions} note={texts.reactionsNote} />
      {/* Those that are behind or have something parked, one by one. */}
      {troubled.length > 0 && (
        <DeskTable
          caption={texts.reactions}
          columns={reactionColumns(table)}
          rows={troubled}
          keyOf={({ name }) => name}
        />
      )}
      <details className="d-more1">
        <summary>{texts.keepUp(rest.length, rows.length)}</summary>
        <p className="d-t2 d-code">{rest.map(({ name }) => name).join(', ')}</p>
      </details>
    </section>
  );
}
