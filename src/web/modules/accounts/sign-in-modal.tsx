import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { accountProblemTexts, accountSuccessTexts } from '#domain/accounts/problem-texts.ts';
import { checkCredentials, MIN_PASSWORD_LENGTH } from '#domain/accounts/credentials.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { closeSignIn, dismissSignIn, openSecondFactor, signInOverlay } from './sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import { accountSentence, finishSignIn, pendingOf } from './finish-sign-in.ts';
import { bySigningUp } from './policies/agree-texts.tsx';
import { GoogleButton } from './google-button.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { openAccount } from './sign-in/open-account.ts';
import { hasTyped, Leaving } from './sign-in/leaving.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field, PasswordField } from '#web/ui/fields/field.tsx';
import { focusMistake, useRestoredFocus } from '#web/ui/focus/keep-focus.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Tabs } from '#web/ui/tables/tabs.tsx';
import { useStore } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './sign-in/texts.tsx';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import './sign-in.css';

type Tab = 'signin' | 'signup';

const tabs: [Tab, string][] = [
  ['signin', texts.signIn],
  ['signup', texts.signUp],
];

const submitLabels: Record<Tab, string> = { signin: texts.signIn, signup: texts.createAccount };

const OtherWays = lazyDialog(
  async () => (await import('./other-ways.tsx')).OtherWays,
  texts.otherWays,
  <Skeleton height={240} />,
);

type Form = Record<'email' | 'password' | 'displayName', string>;

const signUpNote = (
  <p className="fine-print sign-in__note">
    {texts.everyAccount} {bySigningUp}
  </p>
);

/** What is wrong in a form, at which field. */
type Mistake = [field: keyof Form, words: string];
const places: Record<keyof Form, string> = {
  displayName: '[autocomplete=name]',
  email: '[type=email]',
  password: '[autocomplete$=-password]',
};

/** [AUTHUI-02] Every field is required; the first empty one is named. */
function missing({ email, password, displayName }: Form, tab: Tab): Mistake | null {
  if (tab === 'signup' && displayName.trim() === '') return ['displayName', texts.nameMissing];
  if (email.trim() === '') return ['email', texts.emailMissing];
  return password === '' ? ['password', texts.passwordMissing] : null;
}

function refused(form: Form, tab: Tab): Mistake | null {
  const checked = checkCredentials(form);
  if (checked.ok) return null;
  const isWeak = checked.problem.code === 'accounts/weak-password';
  if (isWeak && tab === 'signin') return null;
  return [isWeak ? 'password' : 'email', say(accountProblemTexts[checked.problem.code])];
}

/** What one came to fill in is under the hand when the dialog opens, before its way out. */
const openHere = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');

interface FormProps {
  tab: Tab;
  form: Form;
  setForm: (form: Form) => void;
  onOtherWays: () => void;
}

function PasswordForm({ tab, form, setForm, onOtherWays }: FormProps) {
  const { isSending: busy, run } = usePress();
  const { run: ask } = usePress();
  const [error, setError] = useState<string | null>(null);
  const bind = (field: keyof Form) => ({
    value: form[field],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      setError(null);
    },
  });
  const failed = (problem: unknown): void => setError(accountSentence(problem));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const wrong = missing(form, tab) ?? refused(form, tab);
    if (wrong) {
      const [field, phrase] = wrong;
      focusMistake(event.currentTarget, places[field]);
      return setError(phrase);
    }
    return void run(
      async (send) => {
        const { email, password, displayName } = form;
        const { session } =
          tab === 'signin'
            ? await send('accounts.signIn', { email, password })
            : await openAccount(send, { email, password, displayName });
        finishSignIn(session, {
          message: tab === 'signin' ? say(accountSuccessTexts.signedIn) : say(accountSuccessTexts.registered),
        });
      },
      (problem) => {
        const pending = pendingOf(problem);
        if (pending) openSecondFactor(pending);
        else failed(problem);
      },
    );
  };
  const forgot = (): void => {
    if (!form.email) {
      document.querySelector<HTMLElement>('#sign-in-panel [type=email]')?.focus();
      return setError(texts.emailFirst);
    }
    return void ask(async (send) => {
      await send('accounts.requestPasswordReset', { email: form.email });
      showToast(say(accountSuccessTexts.resetSent), { type: 'success' });
    }, failed);
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={submit}>
        <ErrorBox text={error} />
        {tab === 'signup' && (
          <Field label={texts.fullName} autoComplete="name" maxLength={50} ref={openHere} {...bind('displayName')} />
        )}
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete={tab === 'signin' ? 'username' : 'email'}
          maxLength={254}
          ref={tab === 'signin' ? openHere : undefined}
          {...bind('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete={tab === 'signin' ? 'current-password' : 'new-password'}
          minLength={MIN_PASSWORD_LENGTH}
          maxLength={200}
          hint={tab === 'signup' ? texts.passwordHint : undefined}
          {...bind('password')}
        />
        <Button kind="primary" isWide type="submit" isBusy={busy} hasSpinner>
          {busy ? texts.signingIn : submitLabels[tab]}
        </Button>
        {tab === 'signin' && (
          <p className="way-list way-list--form">
            <Button kind="link" size="small" onClick={forgot}>
              {texts.forgot}
            </Button>
            <Button kind="link" size="small" onClick={onOtherWays}>
              {texts.otherWays}
            </Button>
          </p>
        )}
        {tab === 'signup' && signUpNote}
      </form>
      {settings().googleSignIn && (
        <>
          <p className="or-divider">
            <span>{texts.or}</span>
          </p>
          <GoogleButton />
        </>
      )}
    </>
  );
}

/** [AUTHUI-01 … AUTHUI-07] Sign in or open an account, over whatever one was doing. */
export function SignInModal() {
  const opened = useStore(signInOverlay);
  const [tab, setTab] = useState<Tab>(opened?.tab ?? 'signin');
  const [form, setForm] = useState<Form>({ email: '', password: '', displayName: '' });
  const [other, setOther] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  useRestoredFocus(inside);
  const session = useSession();
  // Whose session has ended is held for signed in here still.
  const [ended] = useState(session);
  // Another tab has signed in: nothing is left to do here.
  useEffect(() => {
    if (session && session !== ended) closeSignIn();
  }, [session, ended]);
  const name = settings().marketplaceName;
  const tabTitle = tab === 'signin' ? texts.welcomeBack : texts.join(name);
  const title = opened?.pending ? texts.oneMoreStep : tabTitle;
  const choose = (next: Tab): void => {
    setTab(next);
    setOther(false);
  };
  return (
    <Dialog
      label={title}
      className="dialog dialog--sign-in"
      onClose={dismissSignIn}
      onOutside={(dialog) => (hasTyped(dialog) ? setLeaving(true) : dismissSignIn())}
    >
      <Button icon="x" label={texts.close} className="dialog__x" onClick={dismissSignIn} />
      <h2>{title}</h2>
      {leaving && <Leaving onStay={() => setLeaving(false)} />}
      {opened?.pending ? (
        <SecondFactorForm pending={opened.pending} />
      ) : (
        <Tabs label={texts.signInOrUp} tabs={tabs} current={tab} onChoose={choose}>
          <div ref={inside} id="sign-in-panel">
            {other && tab === 'signin' ? (
              <OtherWays email={form.email} onClose={() => setOther(false)} />
            ) : (
              <PasswordForm key={tab} tab={tab} form={form} setForm={setForm} onOtherWays={() => setOther(true)} />
            )}
          </div>
        </Tabs>
      )}
    </Dialog>
  );
}
