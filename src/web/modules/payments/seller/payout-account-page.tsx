import { type FormEvent, useState } from 'react';
import { MIN_PAYOUT_CENTS, moneyField } from '#domain/core/money.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { checkIban } from '#domain/payments/iban.ts';
import { paymentProblemTexts } from '#domain/payments/problem-texts.ts';
import type { PayoutAccount, PayoutInterval } from '#domain/payments/payout-model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney, inField } from '#web/platform/languages/formats.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './texts/account-texts.ts';
import { accountStateTexts, intervalTexts, nextPayoutText } from './texts/payout-state-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

type Known = CallOutput<'payments.getPayoutAccount'>;

/** Holder and IBAN, with a fresh proof that it is the owner who asks. */
function AccountForm({ known: { account, proof, isMailed } }: { known: Known }) {
  const { send, isSending, problem } = useSend('payments.savePayoutAccount', 'payments.getPayoutAccount');
  const [form, setForm] = useState({ holder: account?.holder ?? '', iban: '', password: '', code: '' });
  const [isChecked, setChecked] = useState(false);
  const iban = checkIban(form.iban);
  const ibanMistake = isChecked && !iban.ok ? sentenceOf(paymentProblemTexts, iban.problem) : undefined;
  const holderMistake = isChecked && form.holder.trim().length < 2 ? texts.fillHolder : undefined;
  const typed = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (form.holder.trim().length < 2) return void focusMistake(event.currentTarget, '[autocomplete=name]');
    if (!iban.ok) return void focusMistake(event.currentTarget, '[autocomplete=off]');
    const { holder, password, code } = form;
    send(
      {
        holder,
        iban: iban.value,
        ...(proof === 'password' ? { password } : {}),
        ...(proof === 'code' ? { code } : {}),
      },
      {
        onSuccess: () => {
          setChecked(false);
          setForm({ ...form, iban: '', password: '', code: '' });
          showToast(texts.saved, { type: 'success' });
        },
      },
    );
  };
  return (
    <form className="d-stack d-slim-form" noValidate onSubmit={submit}>
      <DeskField label={texts.holder} autoComplete="name" maxLength={100} error={holderMistake} {...typed('holder')} />
      <DeskField
        label={texts.iban}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        hint={texts.sealed}
        error={ibanMistake}
        {...typed('iban')}
      />
      {proof === 'password' && (
        <DeskField label={texts.password} type="password" autoComplete="current-password" {...typed('password')} />
      )}
      {proof === 'code' && (
        <DeskField label={texts.code} autoComplete="one-time-code" maxLength={40} {...typed('code')} />
      )}
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      <p>
        <DeskButton kind="primary" isAlwaysShown type="submit" isBusy={isSending}>
          {account ? texts.change : texts.save}
        </DeskButton>
      </p>
      {account && (
        <p className="d-hint">
          {texts.changedWaits(isMailed)}
          <Link href="/profile/security">{texts.protects}</Link>
        </p>
      )}
    </form>
  );
}

const intervals = (Object.keys(intervalTexts) as PayoutInterval[]).map(
  (value) => [value, intervalTexts[value]] as const,
);

function ScheduleForm({ account }: { account: PayoutAccount }) {
  const { send, isSending, problem } = useSend('payments.savePayoutSchedule', 'payments.getPayoutAccount');
  const [interval, setInterval] = useState(account.interval);
  const [minimum, setMinimum] = useState(inField(moneyField(account.minimumCents)));
  const minimumCents = parseMoney(minimum);
  const mistake =
    minimumCents === null || minimumCents < MIN_PAYOUT_CENTS || minimumCents > 1_000_000
      ? amountMistake(minimum, texts.sumFrom(formatMoney(MIN_PAYOUT_CENTS), formatMoney(1_000_000)))
      : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (minimumCents === null || mistake) return;
    send({ interval, minimumCents }, { onSuccess: () => void showToast(texts.scheduleSaved, { type: 'success' }) });
  };
  return (
    <form className="d-stack d-slim-form" noValidate onSubmit={submit}>
      <DeskSelectField label={texts.paidOut} options={intervals} value={interval} onChoose={setInterval} />
      <DeskField
        label={texts.fromBalance}
        unit="€"
        inputMode="decimal"
        value={minimum}
        error={mistake}
        hint={texts.waitsBelow}
        onChange={({ target }) => setMinimum(target.value)}
      />
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      <p>
        <DeskButton isAlwaysShown type="submit" isBusy={isSending}>
          {texts.saveSchedule}
        </DeskButton>
      </p>
    </form>
  );
}

/** [PAY-04, PAY-06] Where the maker's money goes, and when: the account with its state, and the schedule. */
export function PayoutAccountPage() {
  const { data: known, error, refetch } = useCall('payments.getPayoutAccount');
  const content = () => {
    if (known)
      return (
        <>
          <section className="d-sec">
            <DeskSection
              title={known.account ? texts.ending(known.account.last4) : texts.yourAccount}
              {...(known.account ? { note: accountStateTexts[known.account.state] } : {})}
            />
            <AccountForm known={known} />
          </section>
          {known.account && (
            <section className="d-sec">
              <DeskSection title={texts.whenPaid} />
              <ScheduleForm account={known.account} />
            </section>
          )}
        </>
      );
    if (error)
      return (
        <DeskFailed what={texts.yourAccount} safe={texts.moneyIsSafe} problem={error} retry={() => void refetch()} />
      );
    return (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton width={320} height={96} />
      </div>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={texts.title}
        crumb={{ label: texts.payouts, href: sellerHref('payouts') }}
        sub={known && nextPayoutText(known)}
      />
      {content()}
    </main>
  );
}
