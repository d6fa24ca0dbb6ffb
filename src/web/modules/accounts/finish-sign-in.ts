import { say } from '#web/platform/languages/language.ts';
import { accountProblemTexts, accountSuccessTexts, unknownAccountProblem } from '#domain/accounts/problem-texts.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { closeSignIn } from './sign-in-overlay.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { setSession } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** What to say of a refusal: the server's own sentence for a known code, the general one otherwise [ACC-06, ACC-08]. */
export const accountSentence = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return say(unknownAccountProblem);
  return Object.hasOwn(accountProblemTexts, error.code) || error.status === 0
    ? error.message
    : say(unknownAccountProblem);
};

/** What finishes the sign-in with a second factor, when that is what a refusal asks for. */
export function pendingOf(error: unknown): string | null {
  if (!(error instanceof ApiProblem) || error.code !== 'accounts/multi-factor-auth-required') return null;
  const { pending } = error.facts;
  return typeof pending === 'string' ? pending : null;
}

/** [AUTHUI-06, AUTHUI-07] Signed in: the modal closes, and what was interrupted goes on where it waits (`interrupted-operation.ts`). */
export function finishSignIn(
  session: PublicSession,
  { message = say(accountSuccessTexts.signedIn) }: { message?: string } = {},
): void {
  setSession(session);
  closeSignIn();
  // What was refused because the session had ended.
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  showToast(message, { type: 'success' });
}
