import { type FormEvent, useEffect, useState } from 'react';
import { ApiProblem, send } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
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
  return texts.codeHint([...(app ? [codeKinds.app] : []), ...(phones.length > 0 ? [codeKinds.phone] : [])]);
};

/** A code of the app or a text is wrong at most: what runs out is the sign-in itself, and the first proof with it. */
const sentenceOf = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.code === 'accounts/code-expired' ? texts.stepOver : accountSentence(problem);

/** [ACC-16] The second step of a sign-in: a code of the app or by text message, or one of the recovery codes. */
export function SecondFactorForm({ pending }: { pending: string }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [ways, setWays] = useState<Ways>({ app: true, phones: [] });
  useEffect(() => {
    document.getElementById('second-factor-code')?.focus();
    // Whoever has an app alone loses nothing when this is not answered.
    void send('accounts.secondFactorWays', { pending }).then(setWays, () => undefined);
  }, [pending]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (!code.trim()) {
      document.getElementById('second-factor-code')?.focus();
      return setError(texts.codeMissing);
    }
    setBusy(true);
    try {
      const { session } = await send('accounts.finishSecondFactor', { pending, code });
      finishSignIn(session);
    } catch (problem) {
      setError(sentenceOf(problem));
      setBusy(false);
    }
  };
  const text = async (factorId: string): Promise<void> => {
    setError(null);
    try {
      await send('accounts.textSecondFactor', { pending, factorId });
      document.getElementById('second-factor-code')?.focus();
    } catch (problem) {
      setError(sentenceOf(problem));
      throw problem;
    }
  };
  return (
    <form className="stack second-step" noValidate onSubmit={(event) => void submit(event)}>
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
      <TextedCode phones={ways.phones} send={text} />
      <Button kind="primary" isWide type="submit" isBusy={busy} hasSpinner>
        {busy ? texts.signingIn : texts.finish}
      </Button>
    </form>
  );
}
