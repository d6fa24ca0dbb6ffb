import { accountSuccessTexts, unknownAccountProblem } from '#domain/accounts/problem-texts.ts';
import { send } from '../app/api.ts';
import { go } from '../platform/router/navigation.ts';
import { setSession } from '../app/session.ts';
import { showToast } from '../ui/toasts.ts';

/** [ACC-01, ACC-07] Ends the session here and in every tab. */
export async function signOut(): Promise<void> {
  try {
    await send('accounts.signOut');
    setSession(null);
    showToast(accountSuccessTexts.signedOut, { type: 'success' });
    go('/');
  } catch {
    showToast(unknownAccountProblem, { type: 'error' });
  }
}
