import { truncate } from '../core/visible-text.ts';
import type { Language } from '../core/languages/language.ts';
import { categoryNames, summaryTexts } from './texts/summary-texts.ts';
import { alertLimits } from './limits.ts';
import type { AlertCategory, AlertPriority } from './model.ts';
import { cutSanitised, sanitiseText } from './sanitise-alert.ts';

/** [ALERT-15] Low-priority alerts of a shop wait for others of their category; what buyers are told does not. */
export const isQueued = ({ priority, actionUrl }: { priority: AlertPriority; actionUrl: string }): boolean =>
  priority === 'low' && actionUrl.startsWith('/seller-dashboard');

interface Waiting {
  id: string;
  title: string;
  /** Its title repeats somebody's name or words. */
  isQuoting: boolean;
}

/**
 * [ALERT-15] The one alert that several become: what each was called, as far as that repeats nobody's words, since it outlives what
 * became of them.
 */
export function summaryOf(category: AlertCategory, waiting: readonly Waiting[], language: Language) {
  const titles = waiting.filter(({ isQuoting }) => !isQuoting).map(({ title }) => title);
  const rest = waiting.length - titles.length;
  const lines = [...titles, ...(rest > 0 && titles.length > 0 ? [summaryTexts.andMore[language](rest)] : [])];
  const title = sanitiseText(summaryTexts.title[language](waiting.length, categoryNames[language][category]));
  return {
    type: 'feature_update',
    category,
    priority: 'normal' as const,
    title: truncate(title, alertLimits.title),
    message: cutSanitised(lines.join(' · ') || title, alertLimits.message),
    actionLabel: summaryTexts.seeAll[language],
    actionUrl: `/seller-dashboard/alerts?category=${category}`,
    metadata: { summarised: waiting.map(({ id }) => id) },
  };
}
