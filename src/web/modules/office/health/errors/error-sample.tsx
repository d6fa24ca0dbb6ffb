import type { ReactNode } from 'react';
import type { ErrorSample } from '#domain/errors/model.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './error-texts.ts';
import '#web/modules/office/office.css';

/** Seconds before the error, as `−1.2 s`. */
const before = (at: number, end: string): string => `${((at - Date.parse(end)) / 1000).toFixed(1).replace('-', '−')} s`;

type Crumb = ErrorSample['breadcrumbs'][number];
type Step = ErrorSample['trace'][number];

const crumbColumns = (end: string): DeskColumn<Crumb & { index: number }>[] => [
  { head: texts.sampleHeads.before, isNumber: true, className: 'd-t2', cell: ({ at }) => before(at, end) },
  { head: texts.sampleHeads.kind, cell: ({ kind }) => kind },
  {
    head: texts.sampleHeads.what,
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ message }) => message,
  },
];
const stepColumns = (end: string): DeskColumn<Step & { index: number }>[] => [
  { head: texts.sampleHeads.before, isNumber: true, className: 'd-t2', cell: ({ at }) => before(at, end) },
  {
    head: texts.sampleHeads.call,
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ name }) => <span className="d-code">{name}</span>,
  },
  { head: texts.sampleHeads.took, isNumber: true, cell: ({ durationMs }) => `${durationMs} ms` },
  {
    head: texts.sampleHeads.request,
    className: 'd-t3',
    style: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    cell: ({ requestId }) => (requestId ? <span className="d-code">{requestId}</span> : texts.noAnswer),
  },
];
const numbered = <Row,>(rows: readonly Row[]): (Row & { index: number })[] =>
  rows.map((row, index) => ({ ...row, index }));
const keyOf = ({ index }: { index: number }): string => String(index);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="d-cap d-sample-part">{title}</h3>
    {children}
  </>
);

/** One report under its number: where it arose, what went before, and the timed steps of its calls. */
export function ErrorSampleView({ sample, isOpen }: { sample: ErrorSample; isOpen: boolean }) {
  const { number, at, message, path, frames, breadcrumbs, trace, requestId, version, isOnline } = sample;
  return (
    <details className="d-more1" open={isOpen}>
      <summary>
        {texts.report} <span className="d-code">{number}</span>, {timeText(at)}
      </summary>
      <p>{message}</p>
      <p className="d-small d-t2">
        {texts.sampleContext.at} <span className="d-code">{path}</span>
        {requestId && (
          <>
            {texts.sampleContext.request}
            <span className="d-code">{requestId}</span>
          </>
        )}
        {version && texts.version(version)}
        {!isOnline && texts.sampleContext.offline}
      </p>
      {frames.length > 0 && (
        <Part title={texts.arose}>
          <ol className="d-code d-sample-frames">
            {numbered(frames.map((frame) => ({ frame }))).map(({ frame, index }) => (
              <li key={index}>{frame}</li>
            ))}
          </ol>
        </Part>
      )}
      {breadcrumbs.length > 0 && (
        <Part title={texts.before}>
          <DeskTable
            caption={texts.beforeNumber(number)}
            columns={crumbColumns(at)}
            rows={numbered(breadcrumbs)}
            keyOf={keyOf}
          />
        </Part>
      )}
      {trace.length > 0 && (
        <Part title={texts.calls}>
          <DeskTable
            caption={texts.callsBefore(number)}
            columns={stepColumns(at)}
            rows={numbered(trace)}
            keyOf={keyOf}
          />
        </Part>
      )}
    </details>
  );
}
