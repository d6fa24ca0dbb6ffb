import type { Payout } from '#domain/payments/payout-model.ts';
import { formatDate, formatMoney, numbered } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { PayoutLines } from './money-lists.tsx';
import { payoutStateWords } from './payout-words.ts';

const statement = (payoutId: string, format: 'pdf' | 'csv'): string =>
  `/api/seller/payouts/${payoutId}/statement?format=${format}`;

const minus = (cents: number): string => formatMoney(0 - cents);

/** How the amount comes about. */
function Sums({ payout: { sums, amountCents } }: { payout: Payout }) {
  const lines: [string, string][] = [
    [`Paid by buyers, ${numbered(sums.orders, 'order', 'orders')}`, formatMoney(sums.paidCents)],
    ...(sums.fundedCents === 0
      ? []
      : [['Codes of the marketplace', formatMoney(sums.fundedCents)] as [string, string]]),
    ['Fees, less what came back', minus(sums.feesCents)],
    ['Back to buyers', minus(sums.refundedCents)],
    ...(sums.otherCents === 0
      ? []
      : [['Payouts made before or sent back', formatMoney(sums.otherCents)] as [string, string]]),
  ];
  return (
    <section className="d-sec">
      <DeskSection title={`How ${formatMoney(amountCents)} adds up`} />
      <dl className="d-sum">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>Sent to your bank</dt>
          <dd>{formatMoney(amountCents)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Known({ payout }: { payout: Payout }) {
  const { payoutId, kind, state, amountCents, last4, askedAt, endedAt, failure } = payout;
  const day = formatDate(new Date(endedAt ?? askedAt));
  return (
    <>
      <DeskHead
        title={`${kind === 'test' ? 'Test payout' : 'Payout'} of ${formatMoney(amountCents)}`}
        crumb={{ label: 'Payouts', href: `${sellerHref('payouts')}?list=paid` }}
        sub={`${payoutStateWords[state]}, ${day}, account ending ${last4}.`}
      >
        {kind === 'balance' && (
          <>
            <DeskButtonLink isKept href={statement(payoutId, 'pdf')} download>
              Statement as PDF
            </DeskButtonLink>
            <DeskButtonLink isKept href={statement(payoutId, 'csv')} download>
              CSV
            </DeskButtonLink>
          </>
        )}
      </DeskHead>
      {state === 'failed' && (
        <p className="d-note d-note--warn" role="note">
          {failure}. The money is in your balance again.
        </p>
      )}
      {kind === 'balance' && <Sums payout={payout} />}
      <PayoutLines payoutId={payoutId} />
    </>
  );
}

/** [PAY-04, UX-93] One payout: its state, how it adds up, each line of it, and its statement to keep. */
export function PayoutPage({ payoutId }: { payoutId: string }) {
  const { data, error, refetch } = useCall('payments.getPayout', { payoutId });
  return (
    <main id="main" className="d-main">
      {data ? (
        <Known payout={data} />
      ) : error ? (
        <DeskFailed what="This payout" safe="Your money is safe" problem={error} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the payout">
          <i className="d-skeleton" style={{ width: 240, height: 30 }} />
        </div>
      )}
    </main>
  );
}
