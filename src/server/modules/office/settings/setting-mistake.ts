import type { z } from 'zod';
import type { Language, Text } from '#domain/core/languages/language.ts';

/** What is wrong with a value, by the words that the start of the product has for it. */
const sentences: Record<string, string> = {
  'must be a whole number': 'es muss eine ganze Zahl sein',
  'must be three hours like 2,24,72': 'es müssen drei Stunden sein, wie 2,24,72',
  'must be three percentages like 0,10,15': 'es müssen drei Prozentzahlen sein, wie 0,10,15',
};
const notUnderstood: Text = { en: 'it is not understood', de: 'er ist nicht zu verstehen' };

function textOf(issue: z.core.$ZodIssue): Text {
  if (issue.code === 'too_small') return { en: `at least ${issue.minimum}`, de: `mindestens ${issue.minimum}` };
  if (issue.code === 'too_big') return { en: `at most ${issue.maximum}`, de: `höchstens ${issue.maximum}` };
  if (issue.code === 'invalid_value') {
    const values = issue.values.join(', ');
    return { en: `it must be one of ${values}`, de: `es muss eines davon sein: ${values}` };
  }
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return {
      en: 'it must be an address like help@example.com',
      de: 'es muss eine Adresse sein, wie hilfe@example.com',
    };
  const { message } = issue;
  const german = sentences[message];
  return german ? { en: message, de: german } : notUnderstood;
}

/** [SHELL-16] Why a value does not fit, in the language of whoever typed it. */
export const settingMistake = (issue: z.core.$ZodIssue | undefined, language: Language): string =>
  (issue ? textOf(issue) : notUnderstood)[language];
