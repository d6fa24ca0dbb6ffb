import { formatMoney, localDay } from '#web/platform/languages/formats.ts';
import type { Order } from '#domain/orders/model.ts';
import { money } from './texts/order-page-texts.ts';

type Refund = Order['refunds'][number];
/** How each who may press it is called. */
type Names = Readonly<Record<string, string>>;

const whenOf = ({ sentAt }: Refund): string => (sentAt ? money.sent(localDay(sentAt)) : money.asked);

/** [PAY-04] What of an order went back, or is about to, and who pressed it: the rows of its sums. */
export const RefundLines = ({ refunds, names = money.by }: { refunds: readonly Refund[]; names?: Names }) =>
  refunds.map((refund) => (
    <div key={refund.refundId}>
      <dt>
        {whenOf(refund)}
        {names[refund.by] && `, ${names[refund.by]}`}
        {refund.reason && <small> “{refund.reason}”</small>}
      </dt>
      <dd>{formatMoney(-refund.amountCents)}</dd>
    </div>
  ));
