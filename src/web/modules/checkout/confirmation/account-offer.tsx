import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useState } from 'react';
import { checkPassword } from '#domain/accounts/credentials.ts';
import { accountProblemTexts, accountSuccessTexts, unknownAccountProblem } from '#domain/accounts/problem-texts.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { setSession } from '#web/platform/session.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { openAccount } from '#web/modules/accounts/sign-in/open-account.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts.tsx';

/** [UX-50] After the order only a password is missing for an account. */
export function AccountOffer({ email, name }: { email: string; name: string }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isSending, run } = usePress();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkPassword(password).ok) return setError(say(accountProblemTexts['accounts/weak-password']));
    void run(
      async (send) => {
        const { session } = await openAccount(send, { email, password, displayName: name });
        setSession(session);
        showToast(say(accountSuccessTexts.registered), { type: 'success' });
      },
      (problem) => setError(problem instanceof ApiProblem ? problem.message : say(unknownAccountProblem)),
    );
  };
  return (
    <div className="panel noprint">
      <h2>{texts.openAccount}</h2>
      <p className="small soft-text account-offer__lead">{texts.onlyPassword}</p>
      <form className="stack account-offer__form" onSubmit={submit}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          hint={texts.passwordHint}
          error={error}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
        />
        <Button isWide type="submit" isBusy={isSending}>
          {texts.create}
        </Button>
      </form>
    </div>
  );
}
