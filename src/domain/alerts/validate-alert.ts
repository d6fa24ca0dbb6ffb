import { alertLimits } from './limits.ts';
import { alertSources } from './model.ts';
import { invalid } from './texts/validation-texts.ts';

/** What must be there; an empty text is not. */
const required = ['sellerId', 'type', 'category', 'priority', 'title', 'message', 'status', 'source'] as const;

export type UncheckedAlert = Partial<Record<(typeof required)[number], string>> & {
  tags?: readonly string[];
  context?: object;
};

/** In UTF-8. */
const bytesOf = (value: object): number => encodeURIComponent(JSON.stringify(value)).replaceAll(/%../g, '.').length;

/** [ALERT-10] Everything that keeps an alert from being stored, in the words of the requirement. */
export function alertProblems(alert: UncheckedAlert): string[] {
  const { title = '', message = '', tags = [], context = {}, source } = alert;
  return [
    ...required.filter((field) => !alert[field]).map(invalid.missing),
    ...(title.length > alertLimits.title ? [invalid.title(alertLimits.title)] : []),
    ...(message.length > alertLimits.message ? [invalid.message(alertLimits.message)] : []),
    ...(tags.length > alertLimits.tags ? [invalid.tags(alertLimits.tags)] : []),
    ...(bytesOf(context) > alertLimits.contextBytes ? [invalid.context(alertLimits.contextBytes)] : []),
    ...(source && !(alertSources as readonly string[]).includes(source) ? [invalid.source(source)] : []),
  ];
}

/** [ALERT-10] Refuses an alert that must not be stored. */
export function checkAlert(alert: UncheckedAlert): void {
  const problems = alertProblems(alert);
  if (problems.length > 0) throw new Error([invalid.all, ...problems].join(' '));
}
