import { breakDownPrice, breakEvenPrice, type PriceShares } from '#domain/analytics/pricing/price-rules.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { formatPercent } from '#web/platform/languages/percent.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import type { ReadDraft } from './pricing-draft.ts';
import * as texts from './pricing-texts.ts';
import '#web/ui/desk/records.css';

type VatBasis = CallOutput<'analytics.getPricing'>['vatBasis'];

function VatNote({ basis }: { basis: VatBasis }) {
  return (
    <p className="d-hint">
      {basis === 'taxed' ? texts.atHome : texts.vatNotes[basis]}{' '}
      <Link className="d-link" href={sellerHref('invoices')}>
        {texts.changeVat}
      </Link>
    </p>
  );
}

/** [DASH-04] What is left of the checked price, line by line. */
export function PriceResult({ read, shares, basis }: { read: ReadDraft | null; shares: PriceShares; basis: VatBasis }) {
  if (!read) return <p className="d-hint">{texts.fillIn}</p>;
  const { costs, priceCents } = read;
  const result = breakDownPrice(priceCents, costs, shares);
  const breakEven = breakEvenPrice(costs, shares);
  const rows: [string, string][] = [
    [texts.price, formatMoney(priceCents)],
    [texts.vat(formatPercent(shares.vatPercent)), formatMoney(-result.vatCents)],
    [texts.fee(formatPercent(shares.feePercent)), formatMoney(-result.feeCents)],
    [texts.material, formatMoney(-costs.materialCents)],
    [texts.work, formatMoney(-result.labourCents)],
    [texts.postage, formatMoney(-costs.postageCents)],
  ];
  const facts: [string, string][] = [
    [texts.margin, result.marginPercent === null ? '–' : formatPercent(result.marginPercent)],
    [texts.breakEven, breakEven === null ? texts.noBreakEven : formatMoney(breakEven)],
    [texts.hourly, result.hourlyCents === null ? '–' : formatMoney(result.hourlyCents)],
  ];
  return (
    <section aria-live="polite">
      <DeskSection title={texts.result} />
      <dl className="d-sum">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="d-tot">
          <dt>{result.profitCents < 0 ? texts.loss : texts.profit}</dt>
          <dd>{formatMoney(result.profitCents)}</dd>
        </div>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <VatNote basis={basis} />
    </section>
  );
}
