import { useEffect, useRef, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import type { mailLinkAddresses } from '#domain/accounts/addresses.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { ApiProblem } from '#web/platform/api.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { go, useLocation, useQueryParams } from '#web/platform/router/navigation.ts';
import { resumeStoredAct, useInterruptedAct } from './interrupted-act.ts';
import { openSecondFactor, openSignIn, signInFor } from './sign-in-overlay.ts';
import { reloadSession, useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useHere } from '#web/ui/focus/use-here.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { accountSentence, finishSignIn, pendingOf } from './finish-sign-in.ts';

interface Words {
  title: string;
  ask: string;
  button: string;
}

type MailLink = (typeof mailLinkAddresses)[keyof typeof mailLinkAddresses];

const pages: Record<MailLink, Words> = {
  '/sign-in/link': {
    title: 'Sign in',
    ask: 'The link in your mail works once. Press the button to sign in on this device.',
    button: 'Sign in now',
  },
  '/verify-email': {
    title: 'Verify your email address',
    ask: 'Press the button to show that this address is yours.',
    button: 'Verify the address',
  },
  '/change-email': {
    title: 'Your new email address',
    ask: 'Both addresses have got a link; the change is made when both were opened.',
    button: 'Say yes to the change',
  },
};

const PASSWORD_GONE =
  'Your address is verified now. The password that was set before it was is removed; choose a new one in your profile.';

/** Where the links of mails lead. Opening the page uses nothing up, as mail programs open links too; only the button does [INV-11]. */
export function MailLinkPage() {
  const { path } = useLocation();
  const query = useQueryParams();
  const words = pages[path as MailLink] ?? pages['/sign-in/link'];
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { isSending: busy, run } = usePress();
  const token = query.get('token') ?? '';
  const home = safeReturnPath(query.get('return'));
  const session = useSession();
  const isHere = useHere();
  const hasSecondStep = useRef(false);
  useEffect(() => {
    if (!session || !hasSecondStep.current) return;
    resumeStoredAct();
    go(home, { replace: true });
  }, [session, home]);

  const act = async (send: Send): Promise<void> => {
    if (path === '/verify-email') {
      await send('accounts.verifyEmail', { token });
      await reloadSession();
      return setDone('Your address is verified.');
    }
    if (path === '/change-email') {
      const { changed } = await send('accounts.confirmEmailChange', { token });
      await reloadSession();
      return setDone(
        changed
          ? 'Your address is changed. Sign in with the new one from now on.'
          : 'Noted. The change is made when the other address says yes too.',
      );
    }
    const answer = await send('accounts.signInWithLink', { token });
    resumeStoredAct();
    finishSignIn(answer.session);
    if (answer.passwordRemoved) showToast(PASSWORD_GONE, { type: 'warning', duration: 15_000 });
    if (isHere()) go(home, { replace: true });
  };
  const failed = (problem: unknown): void => {
    const pending = pendingOf(problem);
    if (problem instanceof ApiProblem && problem.code === 'request/sign-in-required')
      signInFor('accounts.open-link', { token });
    else if (pending) {
      hasSecondStep.current = true;
      openSecondFactor(pending);
    } else setError(accountSentence(problem));
  };
  const press = (): void => void run(act, failed);
  useInterruptedAct('accounts.open-link', { isMine: (begun) => begun.token === token, run: press });
  return (
    <main id="main" className="page-width narrow" style={{ paddingBlock: done || error ? '48px 64px' : '0 64px' }}>
      {done ? (
        <EmptyState draw="needle" title={done} act={{ label: 'Go to your profile', href: hrefTo('security') }} isPage />
      ) : error ? (
        <div role="alert">
          <EmptyState draw="chisel" title={error} act={{ label: 'Sign in', onClick: () => openSignIn() }} isPage />
        </div>
      ) : (
        <>
          <PageTitle title={words.title} className="page-title" />
          <div className="stack" style={{ maxWidth: 460 }}>
            <p>{words.ask}</p>
            <Button kind="primary" style={{ justifySelf: 'start' }} isBusy={busy} onClick={press}>
              {words.button}
            </Button>
          </div>
        </>
      )}
    </main>
  );
}
