import { formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { ledgerKindWords } from './ledger-words.ts';

/** [PAY-03, PAY-04] What an order brought its maker: what was paid, each fee and refund with its reason, and what remains. */
export function OrderBalance({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useCall('payments.listOrderLedger', { orderId });
  if (!data)
    return error ? (
      <p role="alert">
        What it brings you could not be read.{' '}
        <DeskButton isSmall onClick={() => void refetch()}>
          Try again
        </DeskButton>
      </p>
    ) : (
      <div role="status" aria-label="Loading what it brings you">
        <i className="d-skeleton" style={{ width: '100%', height: 72 }} />
      </div>
    );
  return (
    <>
      <dl className="d-sum" aria-label="What it brings you">
        {data.items.map(({ transactionId, facts, amountCents }) => (
          <div key={transactionId}>
            <dt>{ledgerKindWords[facts.kind]}</dt>
            <dd>{formatMoney(amountCents)}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>Yours</dt>
          <dd>{formatMoney(data.items.reduce((sum, { amountCents }) => sum + amountCents, 0))}</dd>
        </div>
      </dl>
      {data.items
        .filter(({ facts }) => facts.kind !== 'charge')
        .map(({ transactionId, facts, explanation }) => (
          <p key={transactionId} className="d-hint">
            {ledgerKindWords[facts.kind]}: {explanation}
          </p>
        ))}
    </>
  );
}
