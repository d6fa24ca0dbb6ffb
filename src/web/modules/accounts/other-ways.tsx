import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useState } from 'react';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import { settings } from '#web/platform/settings.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { returnAddress, storeOperation } from './interrupted-operation.ts';
import { openSecondFactor } from './sign-in-overlay.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { accountSentence, finishSignIn, pendingOf } from './finish-sign-in.ts';
import { isCancelled, signInWithPasskey } from './passkey.ts';
import { PhoneCodeForm, type Step } from './phone-code-form.tsx';
import * as texts from './sign-in/texts.tsx';

interface Props {
  /** What was typed as address before. */
  email: string;
  onClose: () => void;
}

/** Runs one step of a way; says what went wrong, or goes on to the second factor. */
function useStep(): Step {
  const [error, setError] = useState<string | null>(null);
  const { isSending: busy, run: press } = usePress();
  const failed = (problem: unknown): void => {
    const pending = pendingOf(problem);
    if (pending) openSecondFactor(pending);
    else if (!isCancelled(problem)) setError(accountSentence(problem));
  };
  const run: Step['run'] = (work) =>
    press((send) => {
      setError(null);
      return work(send);
    }, failed);
  return { error, setError, busy, run };
}

function EmailLink({ email: first }: Pick<Props, 'email'>) {
  const [email, setEmail] = useState(first);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { error, setError, busy, run } = useStep();
  if (sentTo) return <p role="status">{texts.linkSent(<b>{sentTo}</b>)}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkEmail(email).ok) {
      focusMistake(event.currentTarget, 'input');
      return setError(say(accountProblemTexts['accounts/invalid-email']));
    }
    void run(async (send) => {
      await send('accounts.requestEmailLink', { email, returnTo: returnAddress() });
      storeOperation();
      setSentTo(email.trim());
    });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      <Field
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(null);
        }}
      />
      <Button isWide type="submit" isBusy={busy}>
        {texts.sendLink}
      </Button>
    </form>
  );
}

function PhoneCode() {
  return (
    <PhoneCodeForm
      step={useStep()}
      ask={(phone, send) => send('accounts.requestPhoneCode', { phone })}
      give={async (given, send) => finishSignIn((await send('accounts.signInWithPhone', given)).session)}
      button={texts.signInWithCode}
    />
  );
}

/** [ACC-16] Signing in without a password: a passkey, a link by mail, a code by telephone. */
export function OtherWays({ email, onClose }: Props) {
  const { error, busy, run } = useStep();
  const [shown, show] = useState<'email' | 'phone'>('email');
  return (
    <div className="stack">
      <ErrorBox text={error} />
      <Button
        icon="lock"
        isWide
        isBusy={busy}
        onClick={() => void run(async (send) => finishSignIn(await signInWithPasskey(send)))}
      >
        {texts.passkey}
      </Button>
      <p className="or-divider">
        <span>{texts.or}</span>
      </p>
      {shown === 'email' ? <EmailLink email={email} /> : <PhoneCode />}
      <p className="way-list">
        {settings().phoneCodes && (
          <Button kind="link" size="small" onClick={() => show(shown === 'email' ? 'phone' : 'email')}>
            {shown === 'email' ? texts.codeInstead : texts.linkInstead}
          </Button>
        )}
        <Button kind="link" size="small" onClick={onClose}>
          {texts.backToPassword}
        </Button>
      </p>
    </div>
  );
}
