import { formatMoney } from '#web/platform/languages/formats.ts';
import type { ContainedTax } from '#domain/shops/tax/model.ts';

export interface ShopTax {
  shopName: string;
  tax: ContainedTax | null;
}

const without: Record<Exclude<ContainedTax['basis'], 'taxed'>, string> = {
  'small-business': 'none, small business',
  private: 'none, private sale',
  export: 'none, sent outside the EU',
};

/** [PAY-06] What VAT is within a total, rate by rate, or why there is none. */
export function TaxRows({ taxes }: { taxes: readonly ShopTax[] }) {
  return taxes.flatMap(({ shopName, tax }, index) => {
    const from = taxes.length > 1 ? `, ${shopName}` : '';
    if (tax?.basis === 'taxed')
      return tax.rates.map(({ percent, taxCents }) => (
        <div key={`${index} ${percent}`}>
          <dt>
            VAT {percent} %{from}
          </dt>
          <dd className="soft-text">{formatMoney(taxCents)} included</dd>
        </div>
      ));
    return (
      <div key={index}>
        <dt>VAT{from}</dt>
        <dd className="soft-text">{tax ? without[tax.basis] : 'not told by the maker'}</dd>
      </div>
    );
  });
}
