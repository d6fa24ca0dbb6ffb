import { Suspense } from 'react';
import type { Order } from '#domain/orders/model.ts';
import { decideReturnLabel } from '#domain/returns/labels/return-label.ts';
import type { Return } from '#domain/returns/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts.ts';
import './return-label.css';

const QrCode = lazyExtra(async () => (await import('#web/ui/qr-code/qr-code.tsx')).QrCode);

interface Props {
  order: Order;
  returned: Return;
  accessKey: string | undefined;
  hasLabels: boolean;
}

/** What a label costs and who pays it, and then the press that buys it. */
function OfferedLabel({ returned: { orderId, returnId }, accessKey }: Pick<Props, 'returned' | 'accessKey'>) {
  const which = { orderId, returnId, ...(accessKey ? { accessKey } : {}) };
  const quote = useSend('returns.quoteReturnLabel');
  const buy = useSend('returns.buyReturnLabel', 'returns.listOrderReturns');
  const rate = quote.answer;
  const problem = buy.problem ?? quote.problem;
  const take = (): void => {
    if (!rate) return quote.send(which);
    const { carrier, service, cents: mostCents } = rate;
    return buy.send(
      { ...which, wanted: { carrier, service }, mostCents },
      { onSuccess: () => void showToast(texts.ready, { type: 'success' }) },
    );
  };
  return (
    <div className="stack">
      {rate && (
        <p role="status">
          {texts.offer(rate.carrier, rate.service, formatMoney(rate.cents))} {texts.paidBy[rate.payer]}
        </p>
      )}
      <ErrorBox text={problem?.message} />
      <Button kind="primary" isBusy={quote.isSending || buy.isSending} onClick={take}>
        {rate ? texts.take[rate.payer] : texts.get}
      </Button>
      <p className="small soft-text">{texts.or}</p>
    </div>
  );
}

/** [ORD-04, UX-65] The label for the way back: its price and who pays it, one press, the PDF, and the code for whoever has no printer. */
export function ReturnLabelPart({ order, returned, accessKey, hasLabels }: Props) {
  const { orderId, returnId, label, state } = returned;
  if (label?.state === 'buying') return <p role="status">{texts.settling}</p>;
  if (label?.state === 'bought' && ['approved', 'shipped', 'processing'].includes(state)) {
    const key = accessKey ? `?accessKey=${encodeURIComponent(accessKey)}` : '';
    return (
      <div className="stack">
        <p>{texts.bought(label.carrier, label.tracking)}</p>
        <p>
          {formatMoney(label.costCents)}. {texts.paidBy[label.payer]}
        </p>
        <a
          className="link"
          href={`/api/orders/${orderId}/returns/${returnId}/label${key}`}
          download={`return-${order.number}.pdf`}
        >
          {texts.download}
        </a>
        <figure className="return-label-code">
          {label.hasCounterCode ? (
            <img
              className="return-label-waiting"
              src={`/api/orders/${orderId}/returns/${returnId}/label/code${key}`}
              alt={texts.carrierCode(label.carrier)}
            />
          ) : (
            <Suspense fallback={<div className="return-label-waiting" />}>
              <QrCode text={label.tracking} label={texts.code(label.tracking)} />
            </Suspense>
          )}
          <figcaption>{(label.hasCounterCode ? texts.printsThere : texts.atCounter)(label.carrier)}</figcaption>
        </figure>
      </div>
    );
  }
  if (!hasLabels || label || !decideReturnLabel(order, returned).ok) return null;
  return <OfferedLabel returned={returned} accessKey={accessKey} />;
}
