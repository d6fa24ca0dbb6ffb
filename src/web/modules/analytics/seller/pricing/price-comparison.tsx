import { hrefTo } from '#domain/addresses.ts';
import { breakEvenPrice, type PriceShares, recommendPrices } from '#domain/analytics/pricing/price-rules.ts';
import type { CategoryPrices } from '#domain/analytics/pricing/pricing-contract.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskEmpty, DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import type { ReadDraft } from './pricing-draft.ts';
import * as texts from './pricing-texts.ts';
import './pricing.css';

type Comparable = CallOutput<'analytics.getPricing'>['comparable'][number];

const columns: DeskColumn<Comparable>[] = [
  { head: texts.listing, isHeadHidden: true, width: 56, cell: ({ picture }) => <Thumb picture={picture} /> },
  {
    head: texts.listing,
    cell: ({ listingId, title }) => (
      <Link className="d-link" href={hrefTo('product', { productId: listingId })}>
        {title}
      </Link>
    ),
  },
  { head: texts.shop, cell: ({ shopName }) => shopName },
  { head: texts.price, isNumber: true, cell: ({ priceCents }) => formatMoney(priceCents) },
];

const WIDTH = 100;
/** The axis ends a fifth above the dearest thing on it. */
const HEADROOM = 1.2;

interface Marks {
  market: CategoryPrices;
  priceCents: number;
  breakEvenCents: number | null;
}

/** Where the checked price and break-even are beside the middle half. */
function RangeBar({ market, priceCents, breakEvenCents }: Marks) {
  const most = HEADROOM * Math.max(market.highCents, priceCents, breakEvenCents ?? 0);
  const at = (cents: number): number => (WIDTH * cents) / most;
  const label = texts.rangeOf(formatMoney(market.lowCents), formatMoney(market.highCents), formatMoney(priceCents));
  return (
    <svg className="d-price-range" viewBox="0 0 100 16" preserveAspectRatio="none" role="img" aria-label={label}>
      <line className="d-price-axis" x1="0" x2={WIDTH} y1="8" y2="8" />
      <rect x={at(market.lowCents)} width={at(market.highCents) - at(market.lowCents)} y="4" height="8" />
      {breakEvenCents !== null && (
        <line className="d-price-even" x1={at(breakEvenCents)} x2={at(breakEvenCents)} y1="1" y2="15" />
      )}
      <line className="d-price-now" x1={at(priceCents)} x2={at(priceCents)} y1="0" y2="16" />
    </svg>
  );
}

function Recommended({ market, priceCents, breakEvenCents }: Marks) {
  const span = recommendPrices(market, breakEvenCents);
  if (!span)
    return (
      <DeskNote isWarning>
        {breakEvenCents === null
          ? texts.neverPays
          : texts.noneRecommended(formatMoney(breakEvenCents), formatMoney(market.highCents))}
      </DeskNote>
    );
  const name = categoryName({ slug: market.category, name: market.categoryName });
  return (
    <>
      <p className="d-price-advice">{texts.range(formatMoney(span.lowCents), formatMoney(span.highCents))}</p>
      <RangeBar market={market} priceCents={priceCents} breakEvenCents={breakEvenCents} />
      <p className="d-hint">{texts.basis({ ...market, category: name })}</p>
    </>
  );
}

interface Props {
  market: CategoryPrices | null;
  comparable: readonly Comparable[];
  read: ReadDraft | null;
  shares: PriceShares;
}

/** [DASH-04] A recommended range with the pieces that it comes from; nothing where too few shops are behind it. */
export function PriceComparison({ market, comparable, read, shares }: Props) {
  if (!market)
    return (
      <section className="d-sec">
        <DeskEmpty title={texts.tooFewShops}>{texts.tooFewWhy}</DeskEmpty>
      </section>
    );
  return (
    <section className="d-sec">
      <DeskSection title={texts.recommended} />
      {read ? (
        <Recommended market={market} priceCents={read.priceCents} breakEvenCents={breakEvenPrice(read.costs, shares)} />
      ) : (
        <p className="d-hint">{texts.fillIn}</p>
      )}
      <div className="d-sec">
        <DeskSection title={texts.comparedWith} note={texts.oneEach} />
        <DeskTable
          caption={texts.comparedWith}
          columns={columns}
          rows={comparable}
          keyOf={({ listingId }) => listingId}
          empty={<p className="d-hint">{texts.noComparable}</p>}
        />
      </div>
    </section>
  );
}
