import type { Quote } from '#domain/checkout/model.ts';
import { canPay } from '#domain/checkout/payable.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import type { Payment } from './use-payment.ts';
import * as texts from './texts/checkout-texts.tsx';
import './payment/paying.css';

/** [UX-58] The button says the sum, where it can be paid; above it what went wrong, below it what the payment covers. */
export function PayButton({ quote, payment }: { quote: Quote | undefined; payment: Payment }) {
  const isPayable = quote !== undefined && canPay(quote);
  const makers = quote?.parcels.length ?? 1;
  return (
    <>
      <ErrorBox text={payment.problem} />
      <Button kind="primary" size="buy" isWide type="submit" aria-disabled={payment.busy || !isPayable}>
        {payment.busy && <span className="spinner" />}
        {isPayable ? texts.paySum(formatMoney(quote.totalCents)) : texts.pay}
      </Button>
      <p className="fine-print pay-note">{texts.covers(makers)}</p>
    </>
  );
}
