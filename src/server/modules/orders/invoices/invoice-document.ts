import { addressLines } from '#domain/core/address-lines.ts';
import { countryName } from '#domain/core/countries.ts';
import { formatMoney } from '#domain/core/money.ts';
import { localTime } from '#domain/core/days/time-zone.ts';
import { formatDate } from '#domain/core/time.ts';
import type { InvoiceContent } from '#domain/orders/invoices/model.ts';
import type { PdfDocument, PdfSum } from '../../../platform/documents/document.ts';
import type { Invoice } from './invoice-store.ts';

const reasons: Record<InvoiceContent['basis'], (country: string) => string> = {
  taxed: (country) => `All sums contain VAT of ${countryName(country)}.`,
  'small-business': () => 'No VAT is charged: exempt as a small enterprise (Directive 2006/112/EC, Article 284).',
  export: () =>
    'No VAT is charged: not sold within the VAT area of the European Union (Directive 2006/112/EC, Articles 5 and 146).',
  private: () => '',
};

const columns = [
  { heading: 'What', share: 0.52 },
  { heading: 'Number', share: 0.12, align: 'right' as const },
  { heading: 'VAT', share: 0.16, align: 'right' as const },
  { heading: 'Sum', share: 0.2, align: 'right' as const },
];

/** [PAY-06] An invoice or a credit note as it is printed: nothing but what was kept with it. */
export function invoiceDocument({ kind, number, issuedAt, content }: Invoice, marketplace: string): PdfDocument {
  const { seller, buyer, basis } = content;
  const isInvoice = kind === 'invoice';
  const dateOf = (at: Date): string => formatDate(localTime(content.timeZone ?? 'UTC', at));
  const vatOf = (percent: number): string => (basis === 'taxed' ? `${percent} %` : '–');
  return {
    title: `${isInvoice ? 'Invoice' : 'Credit note'} ${number}`,
    parties: [
      {
        heading: 'From',
        lines: [
          seller.legalName,
          seller.line1,
          `${seller.postcode} ${seller.city}`,
          countryName(seller.country),
          ...(seller.vatNumber ? [`VAT number ${seller.vatNumber}`] : []),
        ],
      },
      { heading: 'For', lines: [buyer.name, ...addressLines(buyer)] },
    ],
    facts: [
      { name: 'Date', value: dateOf(issuedAt) },
      { name: 'Order', value: content.orderNumber },
      { name: 'Sold on', value: dateOf(new Date(content.soldAt)) },
      ...(content.credits ? [{ name: 'Takes back of', value: content.credits }] : []),
    ],
    table: {
      columns,
      rows: isInvoice
        ? content.lines.flatMap(({ title, quantity, percent, cents, discountCents }) => [
            [title, String(quantity), vatOf(percent), formatMoney(cents)],
            ...(discountCents > 0 ? [['Reduction', '', vatOf(percent), formatMoney(-discountCents)]] : []),
          ])
        : content.rates.map(({ percent, paidCents }) => [
            `Refund of order ${content.orderNumber}`,
            '1',
            vatOf(percent),
            formatMoney(paidCents),
          ]),
    },
    sums: sumsOf(content, isInvoice),
    notes: [reasons[basis](content.country)],
    footer: `${content.shopName}, sold at ${marketplace}`,
    madeAt: issuedAt,
  };
}

const sumsOf = (content: InvoiceContent, isInvoice: boolean): PdfSum[] => [
  ...(isInvoice ? [{ name: 'Postage', value: formatMoney(content.shippingCents) }] : []),
  { name: isInvoice ? 'Total, paid' : 'Total, given back', value: formatMoney(content.totalCents), isTotal: true },
  ...(content.basis === 'taxed' ? content.rates : []).flatMap(({ percent, paidCents, taxCents }) => [
    { name: `Net at ${percent} %`, value: formatMoney(paidCents - taxCents) },
    { name: `VAT ${percent} % contained`, value: formatMoney(taxCents) },
  ]),
];
