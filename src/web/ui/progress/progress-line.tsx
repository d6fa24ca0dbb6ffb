import './progress-line.css';

interface Props {
  /** How far it came, in words. */
  label: string;
  value: number;
  /** Zero while nobody knows. */
  max: number;
}

/** How far long work came: a line that fills, and the same in words. */
export const ProgressLine = ({ label, value, max }: Props) => (
  <div className="progress-line">
    <progress aria-label={label} max={max || 1} value={max ? value : undefined} />
    <p role="status">{label}</p>
  </div>
);
