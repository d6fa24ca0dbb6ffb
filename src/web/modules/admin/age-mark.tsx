import * as texts from './age-texts.ts';
import './age-mark.css';

function ageText(hours: number): string {
  if (hours < 1) return texts.underHour;
  return hours < 72 ? texts.hours(Math.floor(hours)) : texts.days(Math.floor(hours / 24));
}

/** How long the oldest has waited against what is promised. */
export function AgeMark({ since, now, promised }: { since: string | null; now: string; promised: number }) {
  if (!since) return <span className="d-t3">{texts.nothing}</span>;
  const hours = Math.max(0, (Date.parse(now) - Date.parse(since)) / 3_600_000);
  const late = hours > promised;
  const nearOrEarly = hours > promised * 0.8 ? 'd-near' : '';
  const kind = late ? 'd-over' : nearOrEarly;
  const text = ageText(hours);
  return (
    <span className="d-agew">
      <span className="d-age" aria-hidden="true">
        <i className={kind} style={{ width: `${Math.min(100, (hours / promised) * 80)}%` }} />
      </span>
      <span className={`d-tabular ${late ? 'd-crit-t' : ''}`}>{texts.of(text, texts.hours(promised))}</span>
    </span>
  );
}
