import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useState } from 'react';
import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';
import { checkEmail, checkPassword } from '#domain/accounts/credentials.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field, PasswordField } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { Pending } from '#web/ui/pending.tsx';
import { ActionButton } from './action-button.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { useTyped } from './use-typed.ts';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { Google, Passkeys, Phone } from './ways.tsx';
import * as texts from './texts/security-texts.tsx';

function EmailAddress({ security }: { security: Security }) {
  const [open, setOpen] = useState(false);
  const action = useAction('accounts.getSecurity');
  const { busy, error, setError, run } = action;
  const empty = { email: '', password: '' };
  const { form, setForm, bind } = useTyped(empty, setError);
  const unsaved = useUnsaved(open && form.email !== '');
  const close = (): void => {
    setOpen(false);
    setForm(empty);
    setError(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkEmail(form.email).ok) {
      focusMistake(event.currentTarget, '[type=email]');
      return setError(say(accountProblemTexts['accounts/invalid-email']));
    }
    void run(async (send) => {
      await send('accounts.requestEmailChange', form);
      unsaved.clear();
      close();
      return texts.linksSent;
    });
  };
  return (
    <Section
      title={texts.email}
      text={
        <>
          {texts.emailIs(<b>{security.email}</b>, security.emailVerified)}
          {security.pendingEmail ? texts.emailChanges(security.pendingEmail) : ''}
        </>
      }
    >
      <ErrorBox text={error} />
      {!open && (
        <p className="acts-row">
          {!security.emailVerified && (
            <ActionButton
              action={action}
              call={(send) => send('accounts.requestEmailVerification')}
              done={texts.linkSent}
            >
              {texts.sendLink}
            </ActionButton>
          )}
          <Button onClick={() => setOpen(true)}>{texts.changeEmail}</Button>
        </p>
      )}
      {open && (
        <form className="stack slim-form" noValidate onSubmit={submit}>
          <Field label={texts.newEmail} type="email" autoComplete="email" maxLength={254} {...bind('email')} />
          {security.hasPassword && (
            <PasswordField
              label={texts.yourPassword}
              autoComplete="current-password"
              maxLength={200}
              {...bind('password')}
            />
          )}
          <p className="acts-row">
            <Button kind="primary" type="submit" isBusy={busy}>
              {texts.sendBoth}
            </Button>
            <Button onClick={close}>{texts.keepEmail}</Button>
          </p>
        </form>
      )}
    </Section>
  );
}

function Password({ security }: { security: Security }) {
  const empty = { current: '', next: '' };
  const { busy, error, setError, run } = useAction('accounts.getSecurity');
  const { form, setForm, bind } = useTyped(empty, setError);
  const unsaved = useUnsaved(form.next !== '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkPassword(form.next).ok) {
      focusMistake(event.currentTarget, '[autocomplete=new-password]');
      return setError(say(accountProblemTexts['accounts/weak-password']));
    }
    void run(async (send) => {
      await send('accounts.changePassword', form);
      unsaved.clear();
      setForm(empty);
      return texts.passwordChanged;
    });
  };
  return (
    <Section title={texts.password} text={security.hasPassword ? undefined : texts.noPassword}>
      <form className="stack slim-form" noValidate onSubmit={submit}>
        <ErrorBox text={error} />
        <input type="text" name="username" autoComplete="username" value={security.email} readOnly hidden />
        {security.hasPassword && (
          <PasswordField
            label={texts.presentPassword}
            autoComplete="current-password"
            maxLength={200}
            {...bind('current')}
          />
        )}
        <PasswordField
          label={texts.newPassword}
          hint={texts.atLeast}
          autoComplete="new-password"
          maxLength={200}
          {...bind('next')}
        />
        <Button kind="primary" type="submit" className="form-button" isBusy={busy}>
          {security.hasPassword ? texts.changePassword : texts.setPassword}
        </Button>
      </form>
    </Section>
  );
}

/** `Firefox on Windows`, as far as the browser tells. */
function device(agent: string): string {
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0]?.replace('Edg', 'Edge') ?? texts.aBrowser;
  const system = /iPhone|iPad|Android|Windows|Mac OS|Linux/.exec(agent)?.[0];
  return system ? texts.browserOn(browser, system) : browser;
}

function Devices({ security }: { security: Security }) {
  const action = useAction('accounts.getSecurity');
  const others = security.sessions.filter(({ isThis }) => !isThis).length;
  return (
    <Section title={texts.devices}>
      <ErrorBox text={action.error} />
      <ul className="plain-rows">
        {security.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>
                {device(session.device)}
                {session.isThis ? texts.thisOne : ''}
              </b>
              <small>
                {texts.ways[session.way] ?? texts.signedIn}, {localDate(session.createdAt)}
                {session.ip ? texts.fromAddress(session.ip) : ''}
              </small>
            </span>
            {!session.isThis && (
              <ActionButton
                action={action}
                aria-label={texts.signOutDevice(device(session.device), localDate(session.createdAt))}
                call={(send) => send('accounts.signOutSession', { id: session.id })}
                done={texts.deviceSignedOut}
              >
                {texts.signOut}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p>
          <ActionButton action={action} call={(send) => send('accounts.signOutOthers')} done={texts.othersSignedOut}>
            {texts.signOutOthers}
          </ActionButton>
        </p>
      )}
    </Section>
  );
}

/** [ACC-16] Everything that opens the account, in one place. */
export function SecurityTab() {
  const { data: security, error, refetch } = useCall('accounts.getSecurity');
  if (!security) return <Pending what={texts.waysToSignIn} height={400} error={error} retry={refetch} />;
  return (
    <>
      <EmailAddress security={security} />
      <Password security={security} />
      <SecondFactor security={security} />
      <Passkeys security={security} />
      <Phone security={security} />
      <Google security={security} />
      <Devices security={security} />
    </>
  );
}
