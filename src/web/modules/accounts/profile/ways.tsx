import { say } from '#web/platform/languages/language.ts';
import { useState } from 'react';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { settings } from '#web/platform/settings.ts';
import { refresh } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { openGoogleWindow } from '../google-window.ts';
import { makePasskey } from '../passkey.ts';
import { type GivenCode, PhoneCodeForm } from '../phone-code-form.tsx';
import { ActionButton } from './action-button.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import * as texts from './texts/security-texts.tsx';

/** A name that tells this device's key from the others. */
const deviceName = (): string =>
  /iPhone|iPad|Android|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? texts.thisDevice;

export function Passkeys({ security }: { security: Security }) {
  const [requested, ask] = useState<Security['passkeys'][number] | null>(null);
  const { busy, error, run } = useAction('accounts.getSecurity');
  const add = (): void =>
    void run(async (send) => {
      await makePasskey(deviceName(), send);
      refresh('admin.getMe');
      return texts.passkeyAdded;
    });
  return (
    <Section title={texts.passkeys} text={texts.whatPasskeysAre}>
      <ErrorBox text={error} />
      {security.passkeys.length > 0 && (
        <ul className="plain-rows">
          {security.passkeys.map((key) => (
            <li key={key.id}>
              <span>
                <b>{key.name}</b>
                <small>
                  {texts.added(localDate(key.createdAt))}
                  {key.lastUsedAt ? texts.used(localDate(key.lastUsedAt)) : ''}
                </small>
              </span>
              <Button aria-label={texts.removeOne(key.name)} onClick={() => ask(key)}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {requested && (
        <ConfirmDialog
          type="danger"
          title={texts.removeTitle}
          message={texts.removeText(requested.name)}
          confirmText={texts.removePasskey}
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null);
            void run(async (send) => {
              await send('accounts.removePasskey', { id: requested.id });
              refresh('admin.getMe');
              return texts.passkeyRemoved;
            });
          }}
        />
      )}
      <p>
        <Button isBusy={busy} onClick={add}>
          {texts.addPasskey}
        </Button>
      </p>
    </Section>
  );
}

export function Phone({ security }: { security: Security }) {
  const [changing, change] = useState(false);
  const action = useAction('accounts.getSecurity');
  const { phone } = security;
  const { phoneCodes } = settings();
  if (!phone && !phoneCodes) return null;
  const keep = async (given: GivenCode, send: Send): Promise<string> => {
    await send('accounts.confirmOwnPhone', given);
    change(false);
    return texts.phoneAdded;
  };
  return (
    <Section title={texts.phone} text={phone ? texts.codesTo(phone) : texts.whatPhoneIs}>
      {!phone || changing ? (
        <PhoneCodeForm
          step={action}
          ask={(number, send) => send('accounts.requestOwnPhoneCode', { phone: number })}
          give={keep}
          button={texts.usePhone}
          className="stack slim-form"
        />
      ) : (
        <ErrorBox text={action.error} />
      )}
      {phone && (
        <p className="acts-row">
          {phoneCodes && (
            <Button onClick={() => change(!changing)}>{changing ? texts.keepPhone(phone) : texts.changePhone}</Button>
          )}
          {!changing && (
            <ActionButton action={action} call={(send) => send('accounts.removePhone')} done={texts.phoneRemoved}>
              {texts.removePhone}
            </ActionButton>
          )}
        </p>
      )}
    </Section>
  );
}

export function Google({ security }: { security: Security }) {
  const action = useAction('accounts.getSecurity');
  if (!settings().googleSignIn && !security.google) return null;
  const connect = async (): Promise<void> => {
    const outcome = await openGoogleWindow({ connect: true });
    refresh('accounts.getSecurity');
    if (outcome.kind === 'connected') showToast(texts.googleConnected, { type: 'success' });
    else
      showToast(
        say(
          accountProblemTexts[outcome.code ?? 'accounts/cancelled-popup-request'] ??
            accountProblemTexts['accounts/cancelled-popup-request'],
        ),
        { type: 'error' },
      );
  };
  return (
    <Section title={texts.google} text={security.google ? texts.connectedWith(security.google) : texts.whatGoogleIs}>
      <ErrorBox text={action.error} />
      <p>
        {security.google ? (
          <ActionButton
            action={action}
            call={(send) => send('accounts.disconnectGoogle')}
            done={texts.googleDisconnected}
          >
            {texts.disconnectGoogle}
          </ActionButton>
        ) : (
          <Button onClick={() => void connect()}>{texts.connectGoogle}</Button>
        )}
      </p>
    </Section>
  );
}
