import { formatMoney } from '#web/platform/languages/formats.ts';
import type { ContainedTax } from '#domain/shops/tax/model.ts';
import * as texts from './tax-texts.ts';

export interface ShopTax {
  shopName: string;
  tax: ContainedTax | null;
}

/** [PAY-06] What VAT is within a total, rate by rate, or why there is none. */
export function TaxRows({ taxes }: { taxes: readonly ShopTax[] }) {
  return taxes.flatMap(({ shopName, tax }, index) => {
    const from = taxes.length > 1 ? `, ${shopName}` : '';
    const border = tax?.border && (
      <div key={`${index} border`}>
        <dt>
          {texts.onImport}
          {from}
        </dt>
        <dd className="soft-text">{texts.borders[tax.border]}</dd>
      </div>
    );
    if (tax?.basis === 'taxed')
      return tax.rates.map(({ percent, taxCents }) => (
        <div key={`${index} ${percent}`}>
          <dt>{texts.rate(percent, from)}</dt>
          <dd className="soft-text">{texts.included(formatMoney(taxCents))}</dd>
        </div>
      ));
    return [
      <div key={index}>
        <dt>
          {texts.vat}
          {from}
        </dt>
        <dd className="soft-text">{tax ? texts.without[tax.basis] : texts.unknown}</dd>
      </div>,
      border,
    ];
  });
}
