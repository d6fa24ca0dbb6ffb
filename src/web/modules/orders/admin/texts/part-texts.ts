import { say } from '#web/platform/languages/language.ts';

/** What of an order a list shows beside its total, and which orders stand in it. */
export const parts = say({
  en: {
    lines: { head: 'Pieces', only: ' With what their pieces cost.' },
    discount: { head: 'Discount', only: ' Only those with a discount.' },
    postage: { head: 'Postage', only: ' Only those with postage.' },
    tax: { head: 'Tax', only: ' Only those with tax on top.' },
    vat: { head: 'VAT within it', only: ' Only those with VAT within the total.' },
  },
  de: {
    lines: { head: 'Stücke', only: ' Mit dem, was ihre Stücke kosten.' },
    discount: { head: 'Nachlass', only: ' Nur die mit Nachlass.' },
    postage: { head: 'Versand', only: ' Nur die mit Versandkosten.' },
    tax: { head: 'Steuer', only: ' Nur die mit zusätzlicher Steuer.' },
    vat: { head: 'Darin MwSt.', only: ' Nur die, deren Summe MwSt. enthält.' },
  },
});
