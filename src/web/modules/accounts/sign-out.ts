import { say } from '#web/platform/languages/language.ts';
import { hrefTo } from '#domain/addresses.ts';
import { accountSuccessTexts, unknownAccountProblem } from '#domain/accounts/problem-texts.ts';
import { send } from '#web/platform/sending/send.ts';
import { go } from '#web/platform/router/navigation.ts';
import { setSession } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** [ACC-01, ACC-07] Ends the session here and in every tab. */
export async function signOut(): Promise<void> {
  try {
    await send('accounts.signOut');
    setSession(null);
    showToast(say(accountSuccessTexts.signedOut), { type: 'success' });
    go(hrefTo('home'));
  } catch {
    showToast(say(unknownAccountProblem), { type: 'error' });
  }
}
