import { type FormEvent, useState } from 'react';
import type { Security } from '#domain/accounts/security-contract.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { useAction } from './use-action.ts';
import * as texts from './texts/factor-texts.ts';

export type Factor = Security['factors'][number];

function Rename({ factor: { id, name }, onDone }: { factor: Factor; onDone: () => void }) {
  const [next, setNext] = useState(name);
  const { busy, error, setError, run } = useAction('accounts.getSecurity');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const line = next.trim();
    if (!line) {
      focusMistake(event.currentTarget, 'input');
      return setError(texts.nameMissing);
    }
    void run(async (send) => {
      await send('accounts.renameFactor', { id, name: line });
      onDone();
      return texts.nameSaved;
    });
  };
  return (
    <form className="stack slim-form" noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      <Field
        label={texts.nameOf}
        maxLength={60}
        value={next}
        onChange={(event) => {
          setNext(event.target.value);
          setError(null);
        }}
      />
      <p className="acts-row">
        <Button kind="primary" type="submit" isBusy={busy}>
          {texts.saveName}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </p>
    </form>
  );
}

/** [ACC-16] One second factor: what it is, its name, and the way to turn it off where this device was confirmed. */
export function FactorRow({ factor, onTurnOff }: { factor: Factor; onTurnOff: (() => void) | null }) {
  const [naming, name] = useState(false);
  const since = localDate(factor.createdAt);
  if (naming)
    return (
      <li>
        <Rename factor={factor} onDone={() => name(false)} />
      </li>
    );
  return (
    <li>
      <span>
        <b>{factor.name}</b>
        <small>
          {factor.kind === 'phone' ? texts.codesTo(factor.phone ?? texts.aTelephone, since) : texts.codesOfApp(since)}
        </small>
      </span>
      {onTurnOff && (
        <span className="acts-row">
          <Button aria-label={texts.renameOne(factor.name)} onClick={() => name(true)}>
            {texts.rename}
          </Button>
          <Button aria-label={texts.turnOffOne(factor.name)} onClick={onTurnOff}>
            {texts.turnOff}
          </Button>
        </span>
      )}
    </li>
  );
}
