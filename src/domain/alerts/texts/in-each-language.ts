import { type Language, languages } from '../../core/languages/language.ts';
import type { FilledText } from '../templates.ts';

/** What of a text is words. */
type AlertText = Omit<FilledText, 'actionUrl'>;
/** The words in languages other than the one that its reader had chosen when it came. */
export type Translations = Partial<Record<Language, AlertText>>;

/** [UX-70] A text in the language of its reader, and in the others for when they read the page in one of them. */
export function inEachLanguage<Filled extends AlertText>(
  language: Language,
  fill: (language: Language) => Filled,
): Filled & { translations: Translations } {
  const translations = languages
    .filter((other) => other !== language)
    .map((other) => {
      const { title, message, actionLabel } = fill(other);
      return [other, { title, message, actionLabel }];
    });
  return { ...fill(language), translations: Object.fromEntries(translations) as Translations };
}
