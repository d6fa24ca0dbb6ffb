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
import * as texts from './sign-in/link-texts.ts';

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
  const signIn = { label: texts.signIn, onClick: () => openSignIn() };
  if (reset.answer || token === '')
    return (
      <main id="main" className="page-width page-outcome">
        {reset.answer ? (
          <EmptyState draw="needle" title={texts.passwordChanged} action={signIn} isPage>
            {texts.signedOut}
          </EmptyState>
        ) : (
          <EmptyState draw="chisel" title={texts.notWhole} action={signIn} isPage>
            {texts.openAgain}
          </EmptyState>
        )}
      </main>
    );
  return (
    <main id="main" className="page-width page-bottom">
      <PageTitle title={texts.chooseNew} className="page-title" />
      <form className="stack slim-form" onSubmit={submit}>
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          hint={texts.atLeast}
          error={error}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
        />
        <Button kind="primary" type="submit" isBusy={reset.isSending}>
          {texts.changePassword}
        </Button>
      </form>
    </main>
  );
}
