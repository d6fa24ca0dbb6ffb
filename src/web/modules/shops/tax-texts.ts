import { say } from '#web/platform/languages/language.ts';

export const without = say({
  en: {
    'small-business': 'none, small business',
    private: 'none, private sale',
    export: 'none, outside the EU’s VAT area',
  },
  de: {
    'small-business': 'keine, Kleinunternehmen',
    private: 'keine, privater Verkauf',
    export: 'keine, außerhalb des EU-Steuergebiets',
  },
});
export const vat = say({ en: 'VAT', de: 'MwSt.' });
export const rate = say({
  en: (percent: number, from: string) => `VAT ${percent} %${from}`,
  de: (percent: number, from: string) => `MwSt. ${percent} %${from}`,
});
export const included = say({ en: (sum: string) => `${sum} included`, de: (sum: string) => `${sum} enthalten` });
export const unknown = say({ en: 'not told by the maker', de: 'von der Werkstatt nicht angegeben' });

/** Under a price, by whose VAT it contains. */
export const inPrice = say({
  en: {
    taxed: 'VAT included',
    'small-business': 'No VAT (small business)',
    private: 'No VAT (private sale)',
    export: 'No VAT included',
    unknown: 'VAT not told by the maker',
  },
  de: {
    taxed: 'inkl. MwSt.',
    'small-business': 'ohne MwSt. (Kleinunternehmen)',
    private: 'ohne MwSt. (Privatverkauf)',
    export: 'ohne MwSt.',
    unknown: 'MwSt. von der Werkstatt nicht angegeben',
  },
});
export const untold = say({
  en: (parts: string) => `VAT is calculated at checkout for ${parts}.`,
  de: (parts: string) => `Für ${parts} wird die MwSt. an der Kasse berechnet.`,
});
export const onImport = say({ en: 'On delivery', de: 'Bei der Lieferung' });
export const borders = say({
  en: { tax: 'import VAT may be due', customs: 'import VAT and duty may be due' },
  de: { tax: 'Einfuhrumsatzsteuer möglich', customs: 'Einfuhrumsatzsteuer und Zoll möglich' },
});
