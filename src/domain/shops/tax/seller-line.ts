import type { InvoiceFacts } from './model.ts';

/** Who sells, in one line; empty where it is not known. */
export const sellerLine = (seller: InvoiceFacts | null, countryName: (code: string) => string): string =>
  seller && seller.sellsAs !== 'private'
    ? [
        seller.legalName,
        seller.line1,
        `${seller.postcode} ${seller.city}`,
        countryName(seller.country),
        ...(seller.vatNumber ? [seller.vatNumber] : []),
      ].join(', ')
    : '';
