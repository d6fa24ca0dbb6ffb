import { type FormEvent, useState } from 'react';
import type { Security } from '#domain/accounts/security-contract.ts';
import { formatDate } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { useAct } from './use-act.ts';

export type Factor = Security['factors'][number];

function Rename({ factor: { id, name }, onDone }: { factor: Factor; onDone: () => void }) {
  const [next, setNext] = useState(name);
  const { busy, error, setError, run } = useAct('accounts.getSecurity');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const line = next.trim();
    if (!line) {
      focusMistake(event.currentTarget, 'input');
      return setError('Give it a name.');
    }
    void run(async (send) => {
      await send('accounts.renameFactor', { id, name: line });
      onDone();
      return 'The name is kept.';
    });
  };
  return (
    <form className="stack slim-form" noValidate onSubmit={submit}>
      <ErrorBox text={error} />
      <Field
        label="Name of this second factor"
        maxLength={60}
        value={next}
        onChange={(event) => {
          setNext(event.target.value);
          setError(null);
        }}
      />
      <p className="acts-row">
        <Button kind="primary" type="submit" isBusy={busy}>
          Keep this name
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </p>
    </form>
  );
}

/** [ACC-16] One second factor: what it is, its name, and the way to turn it off where this device was confirmed. */
export function FactorRow({ factor, onTurnOff }: { factor: Factor; onTurnOff: (() => void) | null }) {
  const [naming, name] = useState(false);
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
          {factor.kind === 'phone' ? `Codes to ${factor.phone ?? 'a telephone'}` : 'Codes of an app'}, since{' '}
          {formatDate(new Date(factor.createdAt))}
        </small>
      </span>
      {onTurnOff && (
        <span className="acts-row">
          <Button aria-label={`Rename ${factor.name}`} onClick={() => name(true)}>
            Rename
          </Button>
          <Button aria-label={`Turn it off: ${factor.name}`} onClick={onTurnOff}>
            Turn it off
          </Button>
        </span>
      )}
    </li>
  );
}
