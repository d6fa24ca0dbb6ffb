import type { Language } from '#domain/core/languages/language.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { send } from '#web/platform/sending/send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** Each in its own language, for those who read no other. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** [UX-70] In this browser, and for who is signed in. The page comes anew: the words of one language are all that it holds. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await send('accounts.setLanguage', { language });
    location.reload();
  } catch (problem) {
    if (problem instanceof ApiProblem) showToast(problem.message, { type: 'error' });
  }
}
