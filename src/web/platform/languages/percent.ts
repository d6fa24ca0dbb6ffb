import { locales } from '#domain/core/languages/language.ts';
import { language } from './language.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;
const written = (value: number): string => Math.abs(value).toLocaleString(locales[language]);

/** `+12.3`, `−3.2`; what rounds to nothing has no sign. */
function signed(value: number): string {
  const shown = rounded(value);
  if (shown === 0) return '0';
  return `${shown < 0 ? '−' : '+'}${written(shown)}`;
}

/** `3.1 %` of 3.14, `50 %` of 50. */
export const formatPercent = (value: number): string =>
  `${rounded(value) < 0 ? '−' : ''}${written(rounded(value))}\u00a0%`;

/** `+12.3 %`, `−3.2 %`, `0 %`; null where there was nothing before. */
export const changeOf = (now: number, before: number): string | null =>
  before === 0 ? null : `${signed(((now - before) / before) * 100)}\u00a0%`;

/** How a change is coloured: what stays the same is neither. */
export const toneOf = (change: string): string | undefined => ({ '+': 'd-upv', '−': 'd-dnv' })[change.charAt(0)];

/** `+0.2` percentage points between two shares. */
export const pointsBetween = (now: number, before: number): string => signed(now - before);
