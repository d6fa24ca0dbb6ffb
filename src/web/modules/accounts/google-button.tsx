import { say } from '#web/platform/languages/language.ts';
import { accountProblemTexts, accountSuccessTexts, unknownAccountProblem } from '#domain/accounts/problem-texts.ts';
import { forgetInterrupted } from './interrupted-operation.ts';
import { closeSignIn, openSecondFactor } from './sign-in-overlay.ts';
import { reloadSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { openGoogleWindow } from './google-window.ts';
import * as texts from './sign-in/texts.tsx';

/** [AUTHUI-04] The modal closes when the attempt is made; how it went is said at the top right. */
async function attempt(): Promise<void> {
  const waiting = openGoogleWindow();
  closeSignIn();
  const outcome = await waiting;
  if (outcome.kind === 'second-factor' && outcome.pending) return openSecondFactor(outcome.pending);
  if (outcome.kind === 'problem') {
    forgetInterrupted();
    const code = outcome.code ?? 'accounts/cancelled-popup-request';
    showToast(say(Object.hasOwn(accountProblemTexts, code) ? accountProblemTexts[code] : unknownAccountProblem), {
      type: code === 'accounts/cancelled-popup-request' ? 'info' : 'error',
    });
    return undefined;
  }
  await reloadSession();
  showToast(say(accountSuccessTexts.signedIn), { type: 'success' });
  return undefined;
}

export function GoogleButton() {
  return (
    <Button isWide onClick={() => void attempt()}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path
          fill="#4285f4"
          d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.500h4.800a4.100 4.100 0 0 1-1.800 2.700v2.200h2.900c1.700-1.600 2.700-3.900 2.700-6.600Z"
        />
        <path
          fill="#34a853"
          d="M9 18c2.400 0 4.500-.8 6-2.200l-2.900-2.200c-.8.5-1.800.9-3.100.9-2.300 0-4.300-1.600-5-3.700H1v2.300A9 9 0 0 0 9 18Z"
        />
        <path fill="#fbbc05" d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8l3-2.300Z" />
        <path
          fill="#ea4335"
          d="M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300A9 9 0 0 0 1 5l3 2.300c.7-2.100 2.700-3.700 5-3.700Z"
        />
      </svg>
      {texts.google}
    </Button>
  );
}
