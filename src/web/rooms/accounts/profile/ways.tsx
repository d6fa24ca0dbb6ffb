import { say } from '#web/platform/languages/language.ts';
import { useState } from 'react';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { formatDate } from '#web/platform/languages/formats.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { settings } from '#web/platform/settings.ts';
import { refresh } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { openGoogleWindow } from '../google-window.ts';
import { makePasskey } from '../passkey.ts';
import { type GivenCode, PhoneCodeForm } from '../phone-code-form.tsx';
import { ActButton } from './act-button.tsx';
import { Section } from './section.tsx';
import { useAct } from './use-act.ts';

/** A name that tells this device's key from the others. */
const deviceName = (): string =>
  /iPhone|iPad|Android|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? 'This device';

export function Passkeys({ security }: { security: Security }) {
  const [asked, ask] = useState<Security['passkeys'][number] | null>(null);
  const { busy, error, run } = useAct('accounts.getSecurity');
  const add = (): void =>
    void run(async (send) => {
      await makePasskey(deviceName(), send);
      refresh('admin.getMe');
      return 'The passkey is kept. It signs you in without a password.';
    });
  return (
    <Section
      title="Passkeys"
      text="Your fingerprint, face or screen lock instead of a password. Nothing has to be remembered, and nothing can be stolen from us."
    >
      <ErrorBox text={error} />
      {security.passkeys.length > 0 && (
        <ul className="plain-rows">
          {security.passkeys.map((key) => (
            <li key={key.id}>
              <span>
                <b>{key.name}</b>
                <small>
                  Added {formatDate(new Date(key.createdAt))}
                  {key.lastUsedAt ? `, used ${formatDate(new Date(key.lastUsedAt))}` : ''}
                </small>
              </span>
              <Button aria-label={`Remove the passkey ${key.name}`} onClick={() => ask(key)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          type="danger"
          title="Remove this passkey?"
          message={`${asked.name} will not sign you in any more. Your device may still offer it until you delete it there too.`}
          confirmText="Remove the passkey"
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null);
            void run(async (send) => {
              await send('accounts.removePasskey', { id: asked.id });
              refresh('admin.getMe');
              return 'The passkey is removed.';
            });
          }}
        />
      )}
      <p>
        <Button isBusy={busy} onClick={add}>
          Add a passkey
        </Button>
      </p>
    </Section>
  );
}

export function Phone({ security }: { security: Security }) {
  const [changing, change] = useState(false);
  const act = useAct('accounts.getSecurity');
  const { phone } = security;
  const { phoneCodes } = settings();
  if (!phone && !phoneCodes) return null;
  const keep = async (given: GivenCode, send: Send): Promise<string> => {
    await send('accounts.confirmOwnPhone', given);
    change(false);
    return 'The number signs you in from now on.';
  };
  return (
    <Section
      title="Phone"
      text={phone ? `Codes to ${phone} sign you in.` : 'A number that gets a code when you want to sign in.'}
    >
      {!phone || changing ? (
        <PhoneCodeForm
          step={act}
          ask={(number, send) => send('accounts.requestOwnPhoneCode', { phone: number })}
          give={keep}
          button="Use this number"
          className="stack slim-form"
        />
      ) : (
        <ErrorBox text={act.error} />
      )}
      {phone && (
        <p className="acts-row">
          {phoneCodes && (
            <Button onClick={() => change(!changing)}>{changing ? `Keep ${phone}` : 'Change the number'}</Button>
          )}
          {!changing && (
            <ActButton act={act} call={(send) => send('accounts.removePhone')} done="The number is removed.">
              Remove the number
            </ActButton>
          )}
        </p>
      )}
    </Section>
  );
}

export function Google({ security }: { security: Security }) {
  const act = useAct('accounts.getSecurity');
  if (!settings().googleSignIn && !security.google) return null;
  const connect = async (): Promise<void> => {
    const outcome = await openGoogleWindow({ connect: true });
    refresh('accounts.getSecurity');
    if (outcome.kind === 'connected') showToast('Google is connected.', { type: 'success' });
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
    <Section
      title="Google"
      text={security.google ? `Connected with ${security.google}.` : 'Sign in with your Google account.'}
    >
      <ErrorBox text={act.error} />
      <p>
        {security.google ? (
          <ActButton act={act} call={(send) => send('accounts.disconnectGoogle')} done="Google is disconnected.">
            Disconnect Google
          </ActButton>
        ) : (
          <Button onClick={() => void connect()}>Connect Google</Button>
        )}
      </p>
    </Section>
  );
}
