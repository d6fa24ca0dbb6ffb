import { locales } from '#domain/core/languages/language.ts';
import { language } from '#web/platform/languages/language.ts';

const monthFormat = new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 2026`, of one of its days. */
export const monthText = (day: string): string => monthFormat.format(new Date(day));
