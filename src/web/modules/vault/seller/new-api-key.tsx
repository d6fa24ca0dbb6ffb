import { type FormEvent, useState } from 'react';
import { type ApiKeyDays, apiKeyDays, type ApiScope, apiScopeNames } from '#domain/vault/api-keys.ts';
import { byMakingKey } from '#web/modules/accounts/policies/agree-texts.tsx';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskField, DeskFieldset, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import * as texts from './texts.ts';

type Proof = CallOutput<'vault.listApiKeys'>['proof'];

interface Props {
  proof: Proof;
  onMade: (key: string) => void;
  onCancel: () => void;
}

const dayOptions = apiKeyDays.map((days) => [days, texts.days(days)] as const);

interface ScopeProps {
  chosen: readonly ApiScope[];
  mistake: string | null;
  onChoose: (scopes: ApiScope[]) => void;
}

const Scopes = ({ chosen, mistake, onChoose }: ScopeProps) => (
  <DeskFieldset legend={texts.mayDo}>
    {apiScopeNames.map((scope) => (
      <DeskCheckbox
        key={scope}
        hint={texts.scopes[scope][1]}
        checked={chosen.includes(scope)}
        onCheck={(isChecked) =>
          onChoose(apiScopeNames.filter((each) => (each === scope ? isChecked : chosen.includes(each))))
        }
      >
        {texts.scopes[scope][0]}
      </DeskCheckbox>
    ))}
    {mistake && <DeskError role="alert">{mistake}</DeskError>}
  </DeskFieldset>
);

/** The fresh proof that making a key asks for [ACC-16]. */
function ProofField({ proof, value, onType }: { proof: Proof; value: string; onType: (text: string) => void }) {
  if (proof === 'sign-in') return <p className="d-hint">{texts.signInFirst}</p>;
  const look =
    proof === 'password'
      ? { label: texts.password, type: 'password', autoComplete: 'current-password', maxLength: 200 }
      : { label: texts.code, autoComplete: 'one-time-code', maxLength: 40 };
  return <DeskField {...look} value={value} onChange={({ target }) => onType(target.value)} />;
}

/** [VAULT-05, API-01] A new key: its name, what it opens, how long it lasts. */
export function NewApiKey({ proof, onMade, onCancel }: Props) {
  const { send, isSending, problem } = useSend('vault.makeApiKey', 'vault.listApiKeys');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const [days, setDays] = useState<ApiKeyDays>(90);
  const [given, setGiven] = useState('');
  const [isChecked, setChecked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (!name.trim()) return void focusMistake(event.currentTarget, 'input');
    if (scopes.length === 0) return void focusMistake(event.currentTarget, 'input[type=checkbox]');
    send(
      {
        name: name.trim(),
        scopes,
        days,
        ...(proof === 'password' ? { password: given } : {}),
        ...(proof === 'code' ? { code: given } : {}),
      },
      {
        onSuccess: ({ key }) => onMade(key),
        onError: () => setGiven(''),
      },
    );
  };
  return (
    <form className="d-stack d-slim-form d-first-section" noValidate onSubmit={submit}>
      <DeskField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={60}
        value={name}
        error={isChecked && !name.trim() ? texts.nameMissing : null}
        onChange={({ target }) => setName(target.value)}
      />
      <Scopes
        chosen={scopes}
        mistake={isChecked && scopes.length === 0 ? texts.scopeMissing : null}
        onChoose={setScopes}
      />
      <DeskSelectField label={texts.lasts} options={dayOptions} value={days} onChoose={setDays} />
      <ProofField proof={proof} value={given} onType={setGiven} />
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      {scopes.includes('listings:write') && <p className="d-hint">{byMakingKey}</p>}
      <p className="d-button-row">
        <DeskButton kind="primary" isAlwaysShown type="submit" isBusy={isSending}>
          {texts.make}
        </DeskButton>
        <DeskButton isAlwaysShown onClick={onCancel}>
          {texts.cancel}
        </DeskButton>
      </p>
    </form>
  );
}
