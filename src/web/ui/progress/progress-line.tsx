import './progress-line.css';

interface Props {
  /** How far it came, in words. */
  words: string;
  value: number;
  /** Zero while nobody knows. */
  max: number;
}

/** How far long work came: a line that fills, and the same in words. */
export const ProgressLine = ({ words, value, max }: Props) => (
  <div className="progress-line">
    <progress aria-label={words} max={max || 1} value={max ? value : undefined} />
    <p role="status">{words}</p>
  </div>
);
