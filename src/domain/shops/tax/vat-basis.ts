import type { Text } from '../../core/languages/language.ts';
import type { ContainedTax, InvoiceFacts } from './model.ts';
import { namesOfParts, territoryOf, type TaxAddress, unionAt } from './territories.ts';

export type VatSeller = Pick<InvoiceFacts, 'sellsAs' | 'country' | 'usesOss'> & { postcode?: string };

export interface VatBasis extends Pick<ContainedTax, 'basis' | 'country'> {
  /** Whose table of rates holds: a country's, or that of a part of it. */
  rates: string;
}

/** A part of the United Kingdom whose goods the Union taxes goes by its own code. */
const memberOf = ({ country }: TaxAddress): string => (country === 'GB' ? 'XI' : country);

const isWithinUk = (from: TaxAddress, to: TaxAddress, day: string): boolean =>
  from.country === 'GB' && to.country === 'GB' && unionAt(from, day).vat && !unionAt(to, day).vat;

/** The rates that hold where a sale is taxed; `way` says how it came there. */
function ratesAt(at: TaxAddress, way: 'makers' | 'abroad' | 'delivered', day: string): string {
  const rates = territoryOf(at, day)?.rates;
  const holds = rates && (rates.of === 'delivered' ? way !== 'makers' : way === 'makers' || way === rates.of);
  return holds ? rates.code : memberOf(at);
}

/**
 * [PAY-06, OPS-02] Whose VAT a sale contains: that of where the maker is, or with the One-Stop Shop of the other member state to which it
 * goes; none where one of both is outside the Union's VAT area.
 */
export function vatBasis(seller: VatSeller, to: TaxAddress, day: string): VatBasis {
  if (seller.sellsAs !== 'registered') return { basis: seller.sellsAs, country: '', rates: '' };
  // Great Britain is home to a maker in Northern Ireland: the United Kingdom's own rates.
  if (isWithinUk(seller, to, day)) return { basis: 'taxed', country: 'GB', rates: 'XI' };
  if (!unionAt(to, day).vat || !unionAt(seller, day).vat) return { basis: 'export', country: '', rates: '' };
  const isAbroad = memberOf(seller) !== memberOf(to);
  if (seller.usesOss && isAbroad) return { basis: 'taxed', country: memberOf(to), rates: ratesAt(to, 'abroad', day) };
  const delivered = !isAbroad && territoryOf(to, day)?.rates?.of === 'delivered';
  const rates = delivered ? ratesAt(to, 'delivered', day) : ratesAt(seller, 'makers', day);
  return { basis: 'taxed', country: memberOf(seller), rates };
}

/** [OPS-02] Which parts of the destination are taxed in another way than its main part: what is not known before the postcode. */
export function untoldParts(seller: VatSeller, country: string, day: string): Text[] {
  const main = vatBasis(seller, { country }, day);
  return namesOfParts(country, (postcode) => {
    const part = vatBasis(seller, { country, postcode }, day);
    return part.basis !== main.basis || part.rates !== main.rates;
  });
}

/** What a parcel crosses: nothing, the border of a VAT area alone, or one of customs too. */
export function borderBetween(from: TaxAddress, to: TaxAddress, day: string): 'none' | 'tax' | 'customs' {
  const [start, end] = [unionAt(from, day), unionAt(to, day)];
  if ((start.vat && end.vat) || isWithinUk(from, to, day)) return 'none';
  const isHome = from.country === to.country && start.vat === end.vat && start.customs === end.customs;
  if (isHome && territoryOf(from, day)?.name === territoryOf(to, day)?.name) return 'none';
  return start.customs && end.customs ? 'tax' : 'customs';
}
