import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { normalPhone } from '#domain/accounts/phone-number.ts';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { settings } from '#web/platform/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import * as texts from './sign-in/texts.tsx';
import './sign-in.css';

/** One step at a time, with what went wrong. */
export interface Step {
  busy: boolean;
  error: string | null;
  setError: (error: string | null) => void;
  run: (work: (send: Send) => Promise<string | void>) => Promise<unknown>;
}

export interface GivenCode {
  codeId: string;
  code: string;
}

interface Props {
  step: Step;
  /** Sends a code and answers its id. */
  ask: (phone: string, send: Send) => Promise<{ codeId: string }>;
  /** Gives the code; what it answers is said. */
  give: (given: GivenCode, send: Send) => Promise<string | void>;
  button: string;
  className?: string;
}

/** Where the demo keeps what would have gone to a telephone. */
export const DemoTexts = () =>
  settings().demo ? (
    <p className="fine-print demo-texts">
      {texts.demoTexts(
        <a className="link" href="/dev/texts" target="_blank" rel="noreferrer">
          /dev/texts
        </a>,
      )}
    </p>
  ) : null;

/** [ACC-16] A number, then the code that was sent to it: the same to sign in and to keep a number in the profile. */
export function PhoneCodeForm({ step, ask, give, button, className = 'stack' }: Props) {
  const { busy, error, setError, run } = step;
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [codeId, setCodeId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (codeId) form.current?.querySelector('input')?.focus();
  }, [codeId]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!codeId) {
      if (!normalPhone(phone)) {
        focusMistake(event.currentTarget, 'input');
        return setError(say(accountProblemTexts['accounts/invalid-phone']));
      }
      return void run(async (send) => setCodeId((await ask(phone, send)).codeId));
    }
    if (!code.trim()) {
      focusMistake(event.currentTarget, 'input');
      return setError(texts.codeMissing);
    }
    return void run((send) => give({ codeId, code }, send));
  };
  const bind = (value: string, set: (text: string) => void) => ({
    value,
    onChange: (event: { target: { value: string } }) => {
      set(event.target.value);
      setError(null);
    },
  });
  const back = (): void => {
    setCodeId(null);
    setCode('');
    setError(null);
  };
  return (
    <form ref={form} className={className} noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      {codeId ? (
        <Field
          key="code"
          label={texts.code}
          hint={texts.sentTo(phone)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...bind(code, setCode)}
        />
      ) : (
        <Field
          key="phone"
          label={texts.phoneNumber}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...bind(phone, setPhone)}
        />
      )}
      <Button isWide type="submit" isBusy={busy}>
        {codeId ? button : texts.sendCode}
      </Button>
      {codeId && (
        <Button kind="link" size="small" onClick={back}>
          {texts.anotherCode}
        </Button>
      )}
      {codeId && <DemoTexts />}
    </form>
  );
}
