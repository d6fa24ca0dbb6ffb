import '../desk.css';
import '../figures.css';
import './bar-chart.css';

interface Bar {
  key: string;
  /** Said at the pointer. */
  title: string;
  value: number;
  /** What of the value is filled from the foot. */
  part: number;
}

interface Props {
  bars: readonly Bar[];
  /** What the chart shows, for those who hear it. */
  label: string;
  legend: string;
  /** What the first and the last bar are. */
  ends: readonly [first: string, last: string];
  /** Numbers at the left, up to this top; without them the highest bar is as high as the drawing. */
  scale?: { top: number; format: (value: number) => string };
}

const WIDTH = 720;
const layouts = {
  scaled: { left: 56, head: 12, foot: 152, height: 180, gap: 2 },
  bare: { left: 0, head: 8, foot: 136, height: 138, gap: 1 },
};

/** [UX-92] Values as bars, a part of each filled from the foot; a table with the same numbers is shown with it. */
export function BarChart({ bars, label, legend, ends, scale }: Props) {
  const { left, head, foot, height, gap } = layouts[scale ? 'scaled' : 'bare'];
  const top = scale?.top ?? Math.max(1, ...bars.map(({ value }) => value));
  const slot = (WIDTH - left) / bars.length;
  const tall = (value: number): number => ((foot - head) * value) / top;
  const rect = (value: number, index: number) => ({
    x: left + index * slot + gap,
    y: foot - tall(value),
    width: Math.max(1, slot - 2 * gap),
    height: tall(value),
  });
  return (
    <figure className="d-chartbox">
      <svg className="d-chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
        {(scale ? [0, 0.5, 1] : [0]).map((part) => (
          <g key={part}>
            <line
              className={part === 0 ? 'd-chart-axis' : 'd-chart-grid'}
              x1={left}
              x2={WIDTH}
              y1={foot - tall(top * part)}
              y2={foot - tall(top * part)}
            />
            {scale && (
              <text className="d-chart-tick" x={left - 8} y={foot - tall(top * part) + 4} textAnchor="end">
                {scale.format(top * part)}
              </text>
            )}
          </g>
        ))}
        {bars.map(({ key, title, value, part }, index) => (
          <g key={key}>
            <title>{title}</title>
            <rect className="d-chart-bar" {...rect(value, index)} />
            <rect className="d-chart-bar d-chart-bar--part" {...rect(part, index)} />
          </g>
        ))}
        {scale && (
          <>
            <text className="d-chart-tick" x={left} y={height - 8}>
              {ends[0]}
            </text>
            <text className="d-chart-tick" x={WIDTH} y={height - 8} textAnchor="end">
              {ends[1]}
            </text>
          </>
        )}
      </svg>
      {!scale && (
        <p className="d-t2 d-small d-chart-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <figcaption className="d-t2 d-small">{legend}</figcaption>
    </figure>
  );
}
