import type { InvoiceFacts } from './model.ts';

/** Where a trader is, in one line, for what is sent to them; empty where it is not known. */
export const sellerAddress = (seller: InvoiceFacts | null, countryName: (code: string) => string): string =>
  seller && seller.sellsAs !== 'private'
    ? [seller.legalName, seller.line1, `${seller.postcode} ${seller.city}`, countryName(seller.country)].join(', ')
    : '';

/** Who sells, in one line with the VAT number; empty where it is not known. */
export const sellerLine = (seller: InvoiceFacts | null, countryName: (code: string) => string): string =>
  [sellerAddress(seller, countryName), seller?.sellsAs === 'private' ? '' : seller?.vatNumber]
    .filter(Boolean)
    .join(', ');
