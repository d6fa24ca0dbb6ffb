import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { money } from './texts/order-page-texts.ts';

type Refund = Order['refunds'][number];

const whenOf = ({ sentAt }: Refund): string => (sentAt ? money.sent(formatDay(new Date(sentAt))) : money.asked);

/** What of an order went back, or is about to: the rows of its sums. */
export const RefundLines = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.map((refund) => (
    <div key={refund.refundId}>
      <dt>
        {whenOf(refund)}
        {refund.reason && <small> “{refund.reason}”</small>}
      </dt>
      <dd>{formatMoney(-refund.amountCents)}</dd>
    </div>
  ));
