import { type Payout, type PayoutPart, payoutPartSchema } from '#domain/payments/payout-model.ts';
import { formatMoney, localDate } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { PayoutLines } from './money-lists.tsx';
import * as texts from './texts/payout-texts.ts';
import { payoutStateTexts } from './texts/payout-state-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

const statement = (payoutId: string, format: 'pdf' | 'csv'): string =>
  `/api/seller/payouts/${payoutId}/statement?format=${format}`;

const hrefOf = (payoutId: string, part?: PayoutPart): string =>
  `${sellerHref(`payouts/${payoutId}`)}${part ? `?part=${part}` : ''}`;

type Line = readonly [part: PayoutPart, label: string, cents: number];
const always: readonly PayoutPart[] = ['sales', 'fees', 'refunds'];

/** [UX-93] How the amount comes about; each part opens what its lines add to it. */
function Sums({ payout: { payoutId, sums, amountCents }, part }: { payout: Payout; part: PayoutPart | undefined }) {
  const parts: readonly Line[] = [
    ['sales', texts.paidBy(sums.orders), sums.paidCents],
    ['codes', texts.codes, sums.fundedCents],
    ['fees', texts.feesLess, 0 - sums.feesCents],
    ['refunds', texts.backToBuyers, 0 - sums.refundedCents],
    ['disputes', texts.disputes, 0 - sums.disputedCents],
    ['other', texts.other, sums.otherCents],
  ];
  const lines = parts.filter(([name, , cents]) => cents !== 0 || always.includes(name));
  return (
    <section className="d-sec">
      <DeskSection title={texts.addsUp(formatMoney(amountCents))} />
      <dl className="d-sum">
        {lines.map(([name, label, cents]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Link className="d-link" href={hrefOf(payoutId, name)} aria-current={name === part ? 'true' : undefined}>
                {formatMoney(cents)}
              </Link>
            </dd>
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
  const partParam = payoutPartSchema.safeParse(useQueryParams().get('part'));
  const part = partParam.success ? partParam.data : undefined;
  const { payoutId, kind, state, amountCents, last4, askedAt, endedAt, failure } = payout;
  const day = localDate(endedAt ?? askedAt);
  return (
    <>
      <DeskHead
        title={texts.titleOf[kind](formatMoney(amountCents))}
        crumb={{ label: texts.payouts, href: `${sellerHref('payouts')}?list=paid` }}
        sub={texts.stands(payoutStateTexts[state], day, last4)}
      >
        {kind === 'balance' && (
          <>
            <DeskButtonLink isAlwaysShown href={statement(payoutId, 'pdf')} download>
              {texts.statementPdf}
            </DeskButtonLink>
            <DeskButtonLink isAlwaysShown href={statement(payoutId, 'csv')} download>
              {texts.csv}
            </DeskButtonLink>
          </>
        )}
      </DeskHead>
      {state === 'failed' && <DeskNote isWarning>{texts.cameBack(failure)}</DeskNote>}
      {kind === 'balance' && <Sums payout={payout} part={part} />}
      <PayoutLines
        key={part}
        payoutId={payoutId}
        {...(part ? { part, title: texts.partTitles[part], all: hrefOf(payoutId) } : {})}
      />
    </>
  );
}

/** [PAY-04, UX-93] One payout: its state, how it adds up, each line of it, and its statement to keep. */
export function PayoutPage({ payoutId }: { payoutId: string }) {
  const { data, error, refetch } = useCall('payments.getPayout', { payoutId });
  const content = () => {
    if (data) return <Known payout={data} />;
    if (error)
      return (
        <DeskFailed what={texts.thisPayout} safe={texts.moneyIsSafe} problem={error} retry={() => void refetch()} />
      );
    return (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton width={240} height={30} />
      </div>
    );
  };
  return (
    <main id="main" className="d-main">
      {content()}
    </main>
  );
}
