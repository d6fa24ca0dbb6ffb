import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useState } from 'react';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import { checkPassword } from '#domain/accounts/credentials.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { openSignIn } from './sign-in-overlay.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Where the link of the password-reset mail leads. Opening it uses nothing up; only the form does [INV-11]. */
export function ResetPasswordPage() {
  const token = useQueryParams().get('token') ?? '';
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const reset = useSend('accounts.resetPassword');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkPassword(password).ok) {
      focusMistake(event.currentTarget, 'input');
      return setError(say(accountProblemTexts['accounts/weak-password']));
    }
    reset.send({ token, password }, { onError: (problem) => setError(problem.message) });
  };
  const signIn = { label: 'Sign in', onClick: () => openSignIn() };
  if (reset.answer || token === '')
    return (
      <main id="main" className="page-width" style={{ paddingBlock: '48px 64px' }}>
        {reset.answer ? (
          <EmptyState draw="needle" title="Your password is changed" act={signIn} isPage>
            Every device that was signed in has been signed out.
          </EmptyState>
        ) : (
          <EmptyState draw="chisel" title="This link is not whole" act={signIn} isPage>
            Open it from the mail again, or ask for a new one where you sign in.
          </EmptyState>
        )}
      </main>
    );
  return (
    <main id="main" className="page-width" style={{ paddingBottom: 64 }}>
      <PageTitle title="Choose a new password" className="page-title" />
      <form className="stack" style={{ maxWidth: 400 }} onSubmit={submit}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={error}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
        />
        <Button kind="primary" type="submit" isBusy={reset.isSending}>
          Change the password
        </Button>
      </form>
    </main>
  );
}
