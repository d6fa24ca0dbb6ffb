import { locales } from '#domain/core/languages/language.ts';
import { language } from '#web/platform/languages/language.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** `3.1 %` of 3.14. */
export const formatPercent = (value: number): string => `${value.toLocaleString(locales[language], oneDecimal)}\u00a0%`;

const signed = (value: number, text: string): string => `${value < 0 ? '−' : '+'}${text}`;

/** `+12.3 %`, `−3.2 %`; null where there was nothing before. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = ((now - before) / before) * 100;
  return signed(percent, formatPercent(Math.abs(percent)));
}

/** `+0.2` percentage points between two shares. */
export const pointsBetween = (now: number, before: number): string =>
  signed(now - before, Math.abs(now - before).toLocaleString(locales[language], oneDecimal));
