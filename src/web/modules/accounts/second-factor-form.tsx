import { type FormEvent, useEffect, useState } from 'react';
import { ApiProblem } from '#web/platform/api.ts';
import { send } from '#web/platform/sending/send.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { accountSentence, finishSignIn } from './finish-sign-in.ts';
import { type FactorPhone, TextedCode } from './texted-code.tsx';
import * as texts from './sign-in/texts.tsx';

interface Ways {
  app: boolean;
  phones: FactorPhone[];
}

const hintOf = ({ app, phones }: Ways): string => {
  const { codeKinds } = texts;
  const phone = phones.length > 0 ? [codeKinds.phone] : [];
  return texts.codeHint(app ? [codeKinds.app, ...phone] : phone);
};

/** A code of the app or a text is wrong at most: what runs out is the sign-in itself, and the first proof with it. */
const sentenceOf = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.code === 'accounts/code-expired' ? texts.stepOver : accountSentence(problem);

/** [ACC-16] The second step of a sign-in: a code of the app or by text message, or one of the recovery codes. */
export function SecondFactorForm({ pending }: { pending: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isSending: busy, run } = usePress();
  const [ways, setWays] = useState<Ways>({ app: true, phones: [] });
  useEffect(() => {
    document.getElementById('second-factor-code')?.focus();
    // Whoever has an app alone loses nothing when this is not answered.
    void send('accounts.secondFactorWays', { pending }).then(setWays, () => undefined);
  }, [pending]);
  const failed = (problem: unknown): void => setError(sentenceOf(problem));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!code.trim()) {
      document.getElementById('second-factor-code')?.focus();
      return setError(texts.codeMissing);
    }
    return void run(
      async (send) => finishSignIn((await send('accounts.finishSecondFactor', { pending, code })).session),
      failed,
    );
  };
  const text = (factorId: string): Promise<boolean> =>
    run(async (send) => {
      setError(null);
      await send('accounts.textSecondFactor', { pending, factorId });
      document.getElementById('second-factor-code')?.focus();
    }, failed);
  return (
    <form className="stack second-step" noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      <Field
        label={texts.code}
        hint={hintOf(ways)}
        autoComplete="one-time-code"
        inputMode="text"
        maxLength={20}
        id="second-factor-code"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
      />
      <TextedCode phones={ways.phones} isBusy={busy} ask={text} />
      <Button kind="primary" isWide type="submit" isBusy={busy} hasSpinner>
        {busy ? texts.signingIn : texts.finish}
      </Button>
    </form>
  );
}
