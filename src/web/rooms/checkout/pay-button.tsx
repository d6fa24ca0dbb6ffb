import type { Quote } from '#domain/checkout/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import type { Payment } from './use-payment.ts';

/** [UX-58] The button says the sum; above it what went wrong, below it what the payment covers. */
export function PayButton({ quote, payment }: { quote: Quote | undefined; payment: Payment }) {
  const makers = quote?.parcels.length ?? 1;
  return (
    <>
      <ErrorBox text={payment.problem} />
      <Button kind="primary" size="buy" isWide type="submit" aria-disabled={payment.busy || !quote}>
        {payment.busy && <span className="spinner" />}
        {quote ? `Pay ${formatMoney(quote.totalCents)}` : 'Pay'}
      </Button>
      <p className="fine-print" style={{ margin: 0 }}>
        One payment covers {makers > 2 ? `all ${makers} makers` : makers === 2 ? 'both makers' : 'the order'}. The
        pieces are set aside for you for 15 minutes while you pay.
      </p>
    </>
  );
}
