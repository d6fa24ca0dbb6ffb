import { type FormEvent, useState } from 'react';
import type { Send } from '#web/platform/sending/sender.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { useCopy } from '#web/ui/toasts/use-copy.ts';
import { type FactorPhone, TextedCode } from '../texted-code.tsx';
import { useAction } from './use-action.ts';
import * as texts from './texts/factor-texts.ts';

/** The recovery codes, once. */
export function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { copy, byHand } = useCopy(texts.copied);
  return (
    <div className="stack" role="status">
      <p>
        <b>{texts.keepCodes}</b> {texts.whatCodesAre}
      </p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="acts-row">
        <Button onClick={() => copy(codes.join('\n'))}>{texts.copy}</Button>
        <Button kind="primary" onClick={onDone}>
          {texts.haveThem}
        </Button>
      </p>
      {byHand && <p>{byHand}</p>}
    </div>
  );
}

/** Asks for a code; where a telephone is a second factor, one can be texted to it. */
export function CodeForm({
  label,
  button,
  phones = [],
  onCode,
}: {
  label: string;
  button: string;
  /** Telephones that are second factors. */
  phones?: readonly FactorPhone[];
  onCode: (code: string, send: Send) => Promise<string | void>;
}) {
  const [code, setCode] = useState('');
  const { busy, error, setError, run } = useAction('accounts.getSecurity');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!code.trim()) {
      focusMistake(event.currentTarget, 'input');
      return setError(texts.codeMissing);
    }
    void run((send) => onCode(code, send));
  };
  const text = (factorId: string): Promise<boolean> =>
    run(async (send) => void (await send('accounts.textOwnFactor', { factorId })));
  return (
    <form className="stack slim-form" noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      <Field
        label={label}
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(null);
        }}
      />
      <TextedCode phones={phones} isBusy={busy} ask={text} />
      <Button kind="primary" type="submit" isBusy={busy}>
        {button}
      </Button>
    </form>
  );
}
