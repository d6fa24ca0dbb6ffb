import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import type { Security } from '#domain/accounts/security-contract.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { settings } from '#web/platform/settings.ts';
import { refresh } from '#web/platform/use-call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PhoneCodeForm } from '../phone-code-form.tsx';
import type { FactorPhone } from '../texted-code.tsx';
import { AppKey, type StartedApp } from './app-key.tsx';
import { CodeForm, Codes } from './code-form.tsx';
import { FactorRow } from './factor-row.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import * as texts from './texts/security-texts.tsx';
import './second-factor.css';

/** What is being done: one thing at a time. */
type Doing =
  { kind: 'app'; app: StartedApp } | { kind: 'phone' } | { kind: 'renew' } | { kind: 'off'; id: string } | null;

const MAX_FACTORS = 5;

function statusText({ factors, recoveryCodesLeft: left }: Security): string {
  if (factors.length === 0) return texts.whatFactorIs;
  const kinds = [
    ...(factors.some(({ kind }) => kind === 'totp') ? [texts.factorKinds.app] : []),
    ...(factors.some(({ kind }) => kind === 'phone') ? [texts.factorKinds.phone] : []),
  ];
  return texts.factorIsOn(kinds, left);
}

/** [ACC-16] A telephone is proven by its code, and then counts. */
function NewPhone({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const step = useAction('accounts.getSecurity');
  return (
    <PhoneCodeForm
      step={step}
      ask={(phone, send) => send('accounts.startPhoneFactor', { phone })}
      give={async (given, send) => {
        onCodes((await send('accounts.addPhoneFactor', { ...given, name: '' })).recoveryCodes);
        return texts.phoneIsFactor;
      }}
      button={texts.turnOn}
      className="stack slim-form"
    />
  );
}

/** [ACC-16] This browser proves once that it is used by who has the second factor. */
const DeviceProof = ({ phones }: { phones: FactorPhone[] }) => (
  <CodeForm
    label={texts.codeOrRecovery}
    phones={phones}
    button={texts.confirmDevice}
    onCode={async (code, send) => {
      await send('accounts.proveSecondFactor', { code });
      refresh('admin.getMe');
      return texts.deviceConfirmed;
    }}
  />
);

const NewCodes = ({ phones, onCodes }: { phones: FactorPhone[]; onCodes: (codes: string[]) => void }) => (
  <CodeForm
    label={texts.codeOrRecovery}
    phones={phones}
    button={texts.makeCodes}
    onCode={async (code, send) => onCodes((await send('accounts.renewRecoveryCodes', { code })).recoveryCodes)}
  />
);

const phonesOf = ({ factors }: Security): FactorPhone[] =>
  factors.flatMap(({ id, phone }) => (phone ? [{ id, phone }] : []));

interface FactorActionsProps {
  security: Security;
  isBusy: boolean;
  onApp: () => void;
  onStart: (doing: Doing) => void;
}

/** What can be begun now. */
const FactorActions = ({ security, isBusy, onApp, onStart }: FactorActionsProps) => (
  <p className="acts-row">
    {!security.factors.some(({ kind }) => kind === 'totp') && (
      <Button isBusy={isBusy} onClick={onApp}>
        {texts.setUpApp}
      </Button>
    )}
    {security.factors.length < MAX_FACTORS && settings().phoneCodes && (
      <Button onClick={() => onStart({ kind: 'phone' })}>
        {phonesOf(security).length > 0 ? texts.anotherPhone : texts.useTelephone}
      </Button>
    )}
    {security.factors.length > 0 && <Button onClick={() => onStart({ kind: 'renew' })}>{texts.newCodes}</Button>}
  </p>
);

/** [ACC-16] The second factor: an app or a telephone, kept safe by recovery codes, turned off with a code. */
export function SecondFactor({ security }: { security: Security }) {
  const [doing, start] = useState<Doing>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, error, run } = useAction('accounts.getSecurity');
  const { factors } = security;
  const phones = phonesOf(security);
  const isOn = factors.length > 0;
  // Administrators who were sent here to give their second proof go back from here.
  const isDone = useQueryParams().get('for') === 'office' && security.isProven;
  const turnedOn = (recoveryCodes: string[]): void => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    refresh('admin.getMe');
    start(null);
  };
  const confirmApp = async (send: Send, id: string, code: string): Promise<void> => {
    turnedOn((await send('accounts.confirmTotp', { id, code })).recoveryCodes);
    showToast(texts.appIsFactor, { type: 'success' });
  };
  const turnOff = async (send: Send, id: string, code: string): Promise<string> => {
    await send('accounts.removeFactor', { id, code });
    start(null);
    refresh('admin.getMe');
    return factors.length > 1 ? texts.thisIsOff : texts.isOff;
  };
  const startApp = (): void =>
    void run(async (send) => {
      const app = await send('accounts.startTotp');
      start((now) => now ?? { kind: 'app', app });
    });
  if (codes)
    return (
      <Section title={texts.factor}>
        <Codes codes={codes} onDone={() => setCodes(null)} />
      </Section>
    );
  return (
    <Section title={texts.factor} text={statusText(security)}>
      <ErrorBox text={error} />
      {isDone && (
        <p>
          <ButtonLink kind="primary" href={hrefTo('admin')}>
            {texts.toAdmin}
          </ButtonLink>
        </p>
      )}
      {isOn && (
        <ul className="plain-rows">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onTurnOff={security.isProven && !doing ? () => start({ kind: 'off', id: factor.id }) : null}
            />
          ))}
        </ul>
      )}
      {isOn && !security.isProven && <DeviceProof phones={phones} />}
      {!doing && (!isOn || security.isProven) && (
        <FactorActions security={security} isBusy={busy} onApp={startApp} onStart={start} />
      )}
      {doing?.kind === 'app' && (
        <AppKey app={doing.app} onCode={(code, send) => confirmApp(send, doing.app.id, code)} />
      )}
      {doing?.kind === 'phone' && <NewPhone onCodes={turnedOn} />}
      {doing?.kind === 'renew' && (
        <NewCodes
          phones={phones}
          onCodes={(recoveryCodes) => {
            setCodes(recoveryCodes);
            start(null);
          }}
        />
      )}
      {doing?.kind === 'off' && (
        <CodeForm
          label={texts.codeOrRecovery}
          phones={phones}
          button={texts.turnOff}
          onCode={(code, send) => turnOff(send, doing.id, code)}
        />
      )}
      {doing && (
        <p>
          <Button kind="link" size="small" onClick={() => start(null)}>
            {texts.leaveIt}
          </Button>
        </p>
      )}
    </Section>
  );
}
