import { say } from '#web/platform/languages/language.ts';

export const without = say({
  en: {
    'small-business': 'none, small business',
    private: 'none, private sale',
    export: 'none, sent outside the EU',
  },
  de: {
    'small-business': 'keine, Kleinunternehmen',
    private: 'keine, privater Verkauf',
    export: 'keine, Versand aus der EU',
  },
});
export const vat = say({ en: 'VAT', de: 'MwSt.' });
export const rate = say({
  en: (percent: number, from: string) => `VAT ${percent} %${from}`,
  de: (percent: number, from: string) => `MwSt. ${percent} %${from}`,
});
export const included = say({ en: (sum: string) => `${sum} included`, de: (sum: string) => `${sum} enthalten` });
export const unknown = say({ en: 'not told by the maker', de: 'von der Werkstatt nicht angegeben' });
