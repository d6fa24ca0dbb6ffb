import type { Payout } from '#domain/payments/payout-model.ts';
import { formatDate, formatMoney } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { PayoutLines } from './money-lists.tsx';
import * as texts from './texts/payout-texts.ts';
import { payoutStateWords } from './texts/payout-words-texts.ts';

const statement = (payoutId: string, format: 'pdf' | 'csv'): string =>
  `/api/seller/payouts/${payoutId}/statement?format=${format}`;

const minus = (cents: number): string => formatMoney(0 - cents);

/** How the amount comes about. */
function Sums({ payout: { sums, amountCents } }: { payout: Payout }) {
  const lines: [string, string][] = [
    [texts.paidBy(sums.orders), formatMoney(sums.paidCents)],
    ...(sums.fundedCents === 0 ? [] : [[texts.codes, formatMoney(sums.fundedCents)] as [string, string]]),
    [texts.feesLess, minus(sums.feesCents)],
    [texts.backToBuyers, minus(sums.refundedCents)],
    ...(sums.disputedCents === 0 ? [] : [[texts.disputes, minus(sums.disputedCents)] as [string, string]]),
    ...(sums.otherCents === 0 ? [] : [[texts.other, formatMoney(sums.otherCents)] as [string, string]]),
  ];
  return (
    <section className="d-sec">
      <DeskSection title={texts.addsUp(formatMoney(amountCents))} />
      <dl className="d-sum">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>{texts.sentToBank}</dt>
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
        title={texts.titleOf[kind](formatMoney(amountCents))}
        crumb={{ label: texts.payouts, href: `${sellerHref('payouts')}?list=paid` }}
        sub={texts.stands(payoutStateWords[state], day, last4)}
      >
        {kind === 'balance' && (
          <>
            <DeskButtonLink isKept href={statement(payoutId, 'pdf')} download>
              {texts.statementPdf}
            </DeskButtonLink>
            <DeskButtonLink isKept href={statement(payoutId, 'csv')} download>
              {texts.csv}
            </DeskButtonLink>
          </>
        )}
      </DeskHead>
      {state === 'failed' && (
        <p className="d-note d-note--warn" role="note">
          {texts.cameBack(failure)}
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
        <DeskFailed what={texts.thisPayout} safe={texts.moneyIsSafe} problem={error} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={texts.loading}>
          <i className="d-skeleton" style={{ width: 240, height: 30 }} />
        </div>
      )}
    </main>
  );
}
