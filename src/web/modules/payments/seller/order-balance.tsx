import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { WholeSums } from '../whole-sums.tsx';
import * as texts from './texts/ledger-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

/** [PAY-03, PAY-04] What an order brought its maker: what was paid, each sum with its reason, and what remains. */
export function OrderBalance({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useCall('payments.listOrderLedger', { orderId });
  if (!data)
    return error ? (
      <p role="alert">
        {texts.unread}
        <DeskButton isSmall onClick={() => void refetch()}>
          {texts.tryAgain}
        </DeskButton>
      </p>
    ) : (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton height={72} />
      </div>
    );
  return (
    <>
      <dl className="d-sum" aria-label={texts.bringsYou}>
        {data.items.map(({ transactionId, facts, amountCents }) => (
          <div key={transactionId}>
            <dt>{texts.ledgerKindTexts[facts.kind]}</dt>
            <dd>{formatMoney(amountCents)}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>{texts.yours}</dt>
          <dd>{formatMoney(data.items.reduce((sum, { amountCents }) => sum + amountCents, 0))}</dd>
        </div>
      </dl>
      {data.items.map(({ transactionId, facts, explanation }) => (
        <p key={transactionId} className="d-hint">
          {texts.ledgerKindTexts[facts.kind]}: <WholeSums>{explanation}</WholeSums>
        </p>
      ))}
    </>
  );
}
