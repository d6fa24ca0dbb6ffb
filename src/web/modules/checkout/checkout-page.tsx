import { territoryOf } from '#domain/shops/tax/territories.ts';
import { hrefTo } from '#domain/addresses.ts';
import { blockingProblems, canPay, parcelsWithoutWay } from '#domain/checkout/payable.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiProblem } from '#web/platform/api.ts';
import { go } from '#web/platform/router/navigation.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { useUsualAddress } from '#web/modules/accounts/usual-address.ts';
import { refreshCart } from '#web/modules/cart/cart-state.ts';
import { recordActivity } from '#web/modules/cart/record-activity.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { BeforePaying } from './payment/before-paying.tsx';
import { BillingFields } from './billing-fields.tsx';
import { type CardHandle, CardFields } from './card-fields.tsx';
import { checkBilling, checkDraft, type ContactField, type DraftField, fieldNames } from './check-draft.ts';
import { ContactFields, ContactSummary } from './contact-part.tsx';
import { DeliveryChoice, DeliverySummary } from './delivery-choice.tsx';
import {
  type CheckoutDraft,
  confirmationAddress,
  storeDraft,
  storeLive,
  liveCheckout,
  onPaidElsewhere,
  readDraft,
} from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { LineProblems } from './line-problems.tsx';
import { SumNotice } from '#web/modules/cart/checkout-link.tsx';
import { MakerNotes } from '#web/modules/cart/parcels/maker-notes.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { Part, StepBar } from './steps.tsx';
import { TestCards } from './test-cards.tsx';
import { usePayment } from './use-payment.ts';
import { goToStep, type Step, useStep } from './use-step.ts';
import './checkout.css';
import * as texts from './texts/checkout-texts.tsx';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';

function goToConfirmation(live: Parameters<typeof confirmationAddress>[0]): void {
  storeLive(null);
  void refreshCart();
  go(confirmationAddress(live), { replace: true });
}

/** A payment that was under way when the page was left, or was made in another tab: its confirmation is shown instead of a second till. */
function useUnfinished(): void {
  const { sendAndWait } = useSend('checkout.finishCheckout');
  useEffect(() => onPaidElsewhere(goToConfirmation), []);
  const resume = useEffectEvent(() => {
    const live = liveCheckout();
    if (!live) return;
    void sendAndWait(live)
      .then((answer) => {
        if (answer.status === 'paid') goToConfirmation(live);
      })
      // Where the shop could not be heard, the payment may still have gone through.
      .catch(({ status }: ApiProblem) => status >= 400 && status < 500 && storeLive(null));
  });
  useEffect(() => resume(), []);
}

/** What is typed, what of it is wrong, and which of that is said: after a field was left, or its step sent on. */
function useDraft() {
  const session = useSession();
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(session?.email ?? ''));
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [pressed, setPressed] = useState<{ step: Step; times: number } | null>(null);
  useEffect(() => {
    if (session) setDraft((now) => (now.email ? now : { ...now, email: session.email }));
  }, [session]);
  const change = (part: Partial<CheckoutDraft>): void =>
    setDraft((now) => {
      const next = { ...now, ...part };
      storeDraft(next);
      return next;
    });
  useUsualAddress(
    ![draft.name, draft.line1, draft.line2, draft.postcode, draft.city, draft.phone].some(Boolean),
    change,
  );
  const contact = checkDraft(draft);
  const billing = checkBilling(draft);
  const step = useStep(Object.keys(contact).length === 0);
  const errors: Partial<Record<DraftField, string>> = { contact, delivery: {}, payment: billing }[step];
  const isPressed = pressed?.step === step;
  const shown = (field: DraftField): string | null => ((left.has(field) || isPressed) && errors[field]) || null;
  const leave = (field: DraftField): void => setLeft((now) => new Set([...now, field]));
  const bind = (field: ContactField) => ({
    id: field,
    label: fieldNames[field],
    value: draft[field],
    error: shown(field),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    onBlur: () => leave(field),
  });
  const hasErrors = isPressed && Object.keys(errors).length > 0;
  useEffect(() => {
    document.title = (hasErrors ? texts.errorPrefix : '') + document.title.replace(texts.errorPrefix, '');
  }, [hasErrors]);
  /** Answers whether the step may be left. */
  const press = (): boolean => {
    setPressed((now) => ({ step, times: (now?.times ?? 0) + 1 }));
    return Object.keys(errors).length === 0;
  };
  return { draft, change, step, errors, shown, leave, bind, hasErrors, press, times: pressed?.times ?? 0 };
}

function NoQuote({ error, retry }: { error: ApiProblem; retry: () => void }) {
  return (
    <main id="main" className="page-width page-bottom">
      <PageTitle title={texts.title} className="page-title" />
      {error.code === 'checkout/cart-empty' ? (
        <EmptyState
          draw="parcel"
          title={texts.cartEmpty}
          action={{ label: texts.newest, href: `${hrefTo('search')}?sort=newest` }}
        >
          {texts.addFirst}
        </EmptyState>
      ) : (
        <FailedState what={texts.theCheckout} problem={error} retry={retry} />
      )}
    </main>
  );
}

const encrypted = (
  <span className="tiny-text muted checkout-form__safe">
    <Icon name="lock" size="s" />
    {texts.encrypted}
  </span>
);

/** [OPS-02] The postcode where it tells a part of the country with its own VAT: others change nothing of the quote. */
const telling = ({ country, postcode }: { country: string; postcode: string }): string | undefined =>
  territoryOf({ country, postcode }, new Date().toISOString().slice(0, 10)) ? postcode : undefined;

/** [PAY-01] Contact, delivery, payment and the order on one page, a step after the other. */
export function CheckoutPage() {
  const session = useSession();
  const checkoutForm = useDraft();
  const { draft, change, step } = checkoutForm;
  const card = useRef<CardHandle | null>(null);
  useUnfinished();
  const chosen = Object.entries(draft.delivery).map((pair) => pair.join(':'));
  const delivery = chosen.join(',') || undefined;
  const quoted = useCall(
    'checkout.getQuote',
    { country: draft.country, postcode: telling(draft), delivery },
    { keepPrevious: true, staleTime: 0 },
  );
  const { data: quote, error, refetch } = quoted;
  const payment = usePayment(card, () => void refetch());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!checkoutForm.press()) return;
    if (step === 'contact') {
      // [REC-01] From here on a guest who leaves can be reminded, where they agreed.
      if (!session) recordActivity(draft.email.trim());
      goToStep('delivery');
    } else if (quote && parcelsWithoutWay(quote, draft.delivery).length > 0) goToStep('delivery');
    else if (quote && step === 'delivery') goToStep('payment');
    else if (quote && canPay(quote)) void payment.pay(draft, quote);
  };
  if (error && (!quote || error.code === 'checkout/cart-empty'))
    return <NoQuote error={error} retry={() => void refetch()} />;
  const problems = payment.lines.length > 0 ? payment.lines : (quote?.problems ?? []);
  return (
    <main id="main" className="checkout-form">
      <form className="checkout-form__form" noValidate onSubmit={submit}>
        <PageTitle title={texts.title} />
        <StepBar now={step} />
        {checkoutForm.hasErrors && (
          <ErrorSummary
            key={checkoutForm.times}
            errors={checkoutForm.errors}
            title={step === 'payment' ? texts.putRightToPay : texts.putRight}
          />
        )}
        {quote && <LineProblems quote={quote} problems={problems} />}
        {quote && blockingProblems(quote).length === 0 && <SumNotice quote={quote} />}
        <Part
          step="contact"
          now={step}
          summary={<ContactSummary draft={draft} />}
          aside={
            !session && (
              <span className="small">
                {texts.haveAccount}{' '}
                <Button kind="link" onClick={() => openSignIn()}>
                  {texts.signIn}
                </Button>
              </span>
            )
          }
        >
          <ContactFields draft={draft} change={change} bind={checkoutForm.bind} />
          <Button kind="primary" size="buy" isWide type="submit" className="checkout-form__on">
            {session ? texts.toDelivery : texts.asGuest}
          </Button>
        </Part>
        <Part step="delivery" now={step} summary={quote && <DeliverySummary quote={quote} />}>
          {quote ? (
            <DeliveryChoice
              quote={quote}
              pressed={draft.delivery}
              onChoose={(sellerId, id) => change({ delivery: { ...draft.delivery, [sellerId]: id } })}
            />
          ) : (
            <Skeleton height={120} role="status" aria-label={texts.waysLoading} />
          )}
          <Button kind="primary" size="buy" isWide type="submit" className="checkout-form__on" aria-disabled={!quote}>
            {texts.toPayment}
          </Button>
        </Part>
        <Part step="payment" now={step} summary={null} aside={encrypted}>
          <div className="stack">
            <CardFields handle={card} />
            <TestCards />
            <BillingFields draft={draft} change={change} shown={checkoutForm.shown} leave={checkoutForm.leave} />
            <Field
              label={texts.note}
              note={texts.optional}
              maxLength={500}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
            {quote && <MakerNotes quote={quote} />}
            {quote && <BeforePaying quote={quote} />}
            <PayButton quote={quote} payment={payment} />
          </div>
        </Part>
      </form>
      <OrderSummary quote={quote} />
    </main>
  );
}
