import { type FormEvent, useState } from 'react';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { LiveCheckout } from '../draft.ts';
import * as texts from './texts.tsx';
import './confirmation.css';

interface Props {
  email: string;
  checkout: LiveCheckout;
  onChanged: (email: string) => void;
}

/** [UX-61] Where the confirmation went; a mistyped address is put right here. */
export function WrittenTo({ email, checkout, onChanged }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { run } = usePress();
  const open = (): void => {
    setError(null);
    setTyped(email);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed === null) return;
    if (!checkEmail(typed).ok) return setError(texts.invalidEmail);
    void run(
      async (send) => {
        setError(null);
        onChanged((await send('checkout.correctEmail', { ...checkout, email: typed })).email);
        setTyped(null);
        setSent(true);
      },
      (problem) => setError(problem instanceof ApiProblem ? problem.message : texts.notChanged),
    );
  };
  return (
    <>
      <p className="thanks__lead" aria-live="polite">
        {isSent ? texts.wroteAgain : texts.wroteTo} <b>{email}</b>.{' '}
        {typed === null && (
          <Button kind="link" className="noprint" onClick={open}>
            {texts.wrongAddress}
          </Button>
        )}
      </p>
      {typed !== null && (
        <form className="thanks__email noprint" noValidate onSubmit={submit}>
          <Field
            label={texts.emailOfOrder}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press that asks for it
            autoFocus
            error={error}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="actions">
            <Button kind="primary" type="submit">
              {texts.changeAndSend}
            </Button>
            <Button kind="link" onClick={() => setTyped(null)}>
              {texts.keep}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
