import { hrefTo } from '#domain/addresses.ts';
import { useId } from 'react';
import { sumProblem } from '#domain/cart/payable-sum.ts';
import { sumProblemTexts } from '#domain/cart/sum-problem-texts.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from './texts/cart-texts.tsx';
import '#web/ui/notices/notice.css';
import './checkout-link.css';

type Quote = CallOutput<'checkout.getQuote'>;

/** [PAY-02] Why a sum cannot be paid by card. */
export function SumNotice({ quote }: { quote: Quote }) {
  const problem = sumProblem(quote);
  return (
    problem && (
      <p className="notice checkout-link__refusal" role="alert">
        <Icon name="warning" size="s" />
        {sentenceOf(sumProblemTexts, problem)}
      </p>
    )
  );
}

/** [UX-12, UX-43] The way to pay, or why there is none. Without a connection it stays where it is, can be reached, and says why it leads nowhere. */
export function CheckoutLink({ quote, onLeave }: { quote: Quote | undefined; onLeave?: () => void }) {
  const isOnline = useOnline();
  const reasonId = useId();
  if (quote && sumProblem(quote)) return <SumNotice quote={quote} />;
  return (
    <>
      <ButtonLink
        kind="primary"
        size="buy"
        isWide
        href={hrefTo('checkout')}
        aria-disabled={!isOnline}
        aria-describedby={isOnline ? undefined : reasonId}
        onClick={(event) => (isOnline ? onLeave?.() : event.preventDefault())}
      >
        {texts.checkOut}
      </ButtonLink>
      {!isOnline && (
        <p className="fine-print checkout-link__reason" id={reasonId}>
          {texts.needsConnection}
        </p>
      )}
    </>
  );
}
