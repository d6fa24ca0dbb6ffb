import { type PointerEvent, useState } from 'react';
import { mediaHook } from '#web/platform/stores/use-media.ts';
import { niceCeil } from './nice-ceil.ts';
import * as texts from '../texts.ts';
import '../figures.css';
import './line-chart.css';

export interface ChartPoint {
  /** `Sun 15 Nov` */
  name: string;
  value: number;
  /** What it is compared with, where something is. */
  before?: { name: string; value: number };
}

interface Props {
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** What the chart shows, for those who hear it. */
  label: string;
  /** What the line and the dots are; one name where nothing is compared. */
  names: readonly [now: string, before?: string];
  /** The least top of the scale, in the unit of the values: 100 cents, 1 order. */
  least: number;
}

const HEIGHT = 250;
const LEFT = 64;
const TOP = 14;
const FOOT = 218;
const useNarrow = mediaHook('(max-width: 760px)');

/** Where values stand in a drawing so wide: zero is at the foot, and the scale has about four round steps. */
function scaleOf(points: readonly ChartPoint[], width: number, least: number) {
  const most = Math.max(least, ...points.flatMap(({ value, before }) => [value, before?.value ?? 0]));
  const step = niceCeil(most / 4);
  const top = Math.ceil(most / step) * step;
  const right = width - 16;
  const x = (index: number): number => LEFT + ((right - LEFT) * index) / Math.max(1, points.length - 1);
  const y = (value: number): number => FOOT - ((FOOT - TOP) * value) / top;
  const path = (values: readonly number[]): string =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  return { x, y, path, lines, right };
}

function anchorOf(index: number, last: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === last ? 'end' : 'middle';
}

const textOf = ({ name, value, before }: ChartPoint, format: Props['format']): string =>
  [`${name}: ${format(value)}`, ...(before ? [`${before.name}: ${format(before.value)}`] : [])].join('; ');

/** The two lines' names, or the values at the pointer. */
function Legend({
  names,
  point,
  format,
}: {
  names: Props['names'];
  point: ChartPoint | undefined;
  format: Props['format'];
}) {
  return (
    <p className="d-chart-legend" aria-hidden="true">
      <span>
        <i className="d-chart-key" /> {point ? `${point.name}: ${format(point.value)}` : names[0]}
      </span>
      {names[1] && (
        <span>
          <i className="d-chart-key d-chart-key--before" />{' '}
          {point?.before ? `${point.before.name}: ${format(point.before.value)}` : names[1]}
        </span>
      )}
    </p>
  );
}

/**
 * [UX-92] Values over time as a line, beside what they are compared with as dots. Each is told at the pointer and by arrow keys; a table with the
 * same numbers stands with it. Without values the axes stay.
 */
export function LineChart({ points, format, label, names, least }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const width = useNarrow() ? 360 : 1152;
  const last = points.length - 1;
  const { x, y, path, lines, right } = scaleOf(points, width, least);
  const every = Math.max(1, Math.ceil(points.length / (width < 400 ? 3 : 8)));
  const follow = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const at = (((clientX - left) / wide) * width - LEFT) / (right - LEFT);
    setShown(Math.min(last, Math.max(0, Math.round(at * last))));
  };
  const point = shown === null ? undefined : points[shown];
  const befores = points.flatMap(({ before }) => (before ? [before.value] : []));
  return (
    <div className="d-line-chart" onPointerLeave={() => setShown(null)}>
      <Legend names={names} point={point} format={format} />
      <svg className="d-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} onPointerMove={follow}>
        {lines.map((value) => (
          <g key={value}>
            <line
              className={value === 0 ? 'd-chart-axis' : 'd-chart-grid'}
              x1={LEFT}
              x2={right}
              y1={y(value)}
              y2={y(value)}
            />
            <text className="d-chart-tick" x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {format(value).replace(/[.,]00(?=\D|$)/, '')}
            </text>
          </g>
        ))}
        {points.map(
          ({ name }, index) =>
            ((index % every === 0 && index <= last - every * 0.8) || index === last) && (
              <text key={name} className="d-chart-tick" x={x(index)} y={HEIGHT - 8} textAnchor={anchorOf(index, last)}>
                {name}
              </text>
            ),
        )}
        {last > 0 && (
          <>
            <path
              className="d-chart-area"
              d={`${path(points.map(({ value }) => value))}L${right} ${FOOT}L${LEFT} ${FOOT}z`}
            />
            {befores.length === points.length && <path className="d-chart-line d-chart-before" d={path(befores)} />}
            <path className="d-chart-line d-chart-series" d={path(points.map(({ value }) => value))} />
          </>
        )}
        {shown !== null && point && (
          <>
            <line className="d-chart-axis" x1={x(shown)} x2={x(shown)} y1={TOP} y2={FOOT} />
            <circle className="d-chart-point d-chart-series" cx={x(shown)} cy={y(point.value)} r="4" />
          </>
        )}
      </svg>
      {points[0] && (
        <input
          className="d-chart-keys"
          type="range"
          min={0}
          max={last}
          value={shown ?? last}
          aria-label={texts.chartKeys}
          aria-valuetext={textOf(points[shown ?? last] ?? points[0], format)}
          onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
          onFocus={() => setShown((now) => now ?? last)}
          onBlur={() => setShown(null)}
        />
      )}
    </div>
  );
}
