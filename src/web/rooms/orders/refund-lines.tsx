import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';

type Refund = Order['refunds'][number];

const whenOf = ({ sentAt }: Refund): string =>
  sentAt ? `sent back on ${formatDay(new Date(sentAt))}` : 'on its way back';

/** What of an order went back, or is about to: the rows of its sums. */
export const RefundLines = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.map((refund) => (
    <div key={refund.refundId}>
      <dt>
        Money {whenOf(refund)}
        {refund.reason && <small> “{refund.reason}”</small>}
      </dt>
      <dd>{formatMoney(-refund.amountCents)}</dd>
    </div>
  ));
