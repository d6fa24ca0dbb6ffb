import { useEffect, useRef, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import type { mailLinkAddresses } from '#domain/accounts/addresses.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { ApiProblem } from '#web/platform/api.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { go, useLocation, useQueryParams } from '#web/platform/router/navigation.ts';
import { bySigningUp } from './policies/agree-texts.tsx';
import { resumeStored, useInterrupted } from './interrupted-operation.ts';
import { openSecondFactor, openSignIn, signInFor } from './sign-in-overlay.ts';
import * as texts from './sign-in/link-texts.ts';
import { reloadSession, useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useIsMounted } from '#web/ui/focus/use-is-mounted.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { accountSentence, finishSignIn, pendingOf } from './finish-sign-in.ts';
import './sign-in.css';

type MailLink = (typeof mailLinkAddresses)[keyof typeof mailLinkAddresses];

const pages: Record<MailLink, typeof texts.pages.signIn> = {
  '/sign-in/link': texts.pages.signIn,
  '/verify-email': texts.pages.verify,
  '/change-email': texts.pages.change,
};

/** Where the links of mails lead. Opening the page uses nothing up, as mail programs open links too; only the button does [INV-11]. */
export function MailLinkPage() {
  const { path } = useLocation();
  const query = useQueryParams();
  const copy = pages[path as MailLink] ?? pages['/sign-in/link'];
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { isSending: busy, run } = usePress();
  const token = query.get('token') ?? '';
  const home = safeReturnPath(query.get('return'));
  const session = useSession();
  const isHere = useIsMounted();
  const hasSecondStep = useRef(false);
  useEffect(() => {
    if (!session || !hasSecondStep.current) return;
    resumeStored();
    go(home, { replace: true });
  }, [session, home]);

  const action = async (send: Send): Promise<void> => {
    if (path === '/verify-email') {
      await send('accounts.verifyEmail', { token });
      await reloadSession();
      return setDone(texts.verified);
    }
    if (path === '/change-email') {
      const { changed } = await send('accounts.confirmEmailChange', { token });
      await reloadSession();
      return setDone(changed ? texts.changed : texts.otherToo);
    }
    const answer = await send('accounts.signInWithLink', { token });
    resumeStored();
    finishSignIn(answer.session);
    if (answer.passwordRemoved) showToast(texts.passwordGone, { type: 'warning', duration: 15_000 });
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
  const press = (): void => void run(action, failed);
  useInterrupted('accounts.open-link', { isMine: (begun) => begun.token === token, run: press });
  const content = () => {
    if (done)
      return (
        <EmptyState draw="needle" title={done} action={{ label: texts.toProfile, href: hrefTo('security') }} isPage />
      );
    if (error)
      return (
        <div role="alert">
          <EmptyState
            draw="chisel"
            title={error}
            action={{ label: texts.signIn, onClick: () => openSignIn() }}
            isPage
          />
        </div>
      );
    return (
      <>
        <PageTitle title={copy.title} className="page-title" />
        <div className="stack mail-link__ask">
          <p>{copy.ask}</p>
          {copy === texts.pages.signIn && (
            <p className="fine-print">
              {texts.opensAccount} {bySigningUp}
            </p>
          )}
          <Button kind="primary" className="form-button" isBusy={busy} onClick={press}>
            {copy.button}
          </Button>
        </div>
      </>
    );
  };
  return (
    <main id="main" className={`page-width narrow ${done || error ? 'page-outcome' : 'page-bottom'}`}>
      {content()}
    </main>
  );
}
