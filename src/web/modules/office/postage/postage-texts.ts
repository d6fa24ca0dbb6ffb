import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Standard postage', de: 'Übliche Versandkosten' });
export const note = say({
  en: 'For shops that set none of their own. A change holds from its day on; orders keep what they paid.',
  de: 'Für Shops ohne eigene. Eine Änderung gilt ab ihrem Tag; Bestellungen behalten, was sie gezahlt haben.',
});
export const theRates = say({ en: 'The postage', de: 'Die Versandkosten' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const readOnly = say({
  en: 'You can look at postage. Changing it needs settings.edit.',
  de: 'Du kannst Versandkosten ansehen. Ändern braucht settings.edit.',
});
export const areas = say<Record<string, string>>({
  en: { home: 'Own country', eu: 'European Union', europe: 'Rest of Europe', world: 'World' },
  de: { home: 'Eigenes Land', eu: 'Europäische Union', europe: 'Übriges Europa', world: 'Welt' },
});
export const ways = say({
  en: { standard: 'Tracked', express: 'Express' },
  de: { standard: 'Mit Sendungsnummer', express: 'Express' },
});
export const heads = say({
  en: { area: 'To', way: 'Way', first: 'First kg', more: 'Each further kg', days: 'Days on the way', change: 'Change' },
  de: {
    area: 'Nach',
    way: 'Versandart',
    first: 'Erstes kg',
    more: 'Jedes weitere kg',
    days: 'Tage unterwegs',
    change: 'Ändern',
  },
});
export const days = say({
  en: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
  de: (from: number, to: number) => (from === to ? String(from) : `${from} bis ${to}`),
});
export const price = say({
  en: (first: string, more: string) => `${first}, then ${more} each kg`,
  de: (first: string, more: string) => `${first}, dann ${more} je kg`,
});
export const priceDays = say({
  en: (cost: string, span: string) => `${cost}; days on the way: ${span}`,
  de: (cost: string, span: string) => `${cost}; Tage unterwegs: ${span}`,
});
export const from = say({
  en: (what: string, when: string) => `${what} from ${when}`,
  de: (what: string, when: string) => `${what} ab ${when}`,
});
export const asBuiltIn = say({ en: 'Built-in price', de: 'Eingebauter Preis' });
export const asZone = say({ en: 'Price of its zone', de: 'Preis der Zone' });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeOf = say({ en: (what: string) => `Change ${what}`, de: (what: string) => `${what} ändern` });
export const forCountry = say({ en: 'Add a country', de: 'Ein Land hinzufügen' });
export const country = say({ en: 'Country', de: 'Land' });
export const way = say({ en: 'Way', de: 'Versandart' });
export const first = say({ en: 'First kilogram', de: 'Erstes Kilogramm' });
export const more = say({ en: 'Each further kilogram', de: 'Jedes weitere Kilogramm' });
export const firstDay = say({ en: 'Days on the way, at least', de: 'Tage unterwegs, mindestens' });
export const lastDay = say({ en: 'Days on the way, at most', de: 'Tage unterwegs, höchstens' });
export const since = say({ en: 'First day', de: 'Erster Tag' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'It is in the history and the audit log.',
  de: 'Steht im Verlauf und im Protokoll.',
});
export const sample = say({
  en: (kilos: string, before: string, after: string) => `${kilos} kg: ${before} → ${after}`,
  de: (kilos: string, before: string, after: string) => `${kilos} kg: ${before} → ${after}`,
});
export const wrong = say({
  en: 'Write amounts like 6.90 up to 1,000, days from 0 to 60, a first day and a reason.',
  de: 'Schreib Beträge wie 6,90 bis 1.000, Tage von 0 bis 60, einen ersten Tag und einen Grund.',
});
export const save = say({ en: 'Plan this price', de: 'Diesen Preis planen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const saved = say({ en: 'Postage planned.', de: 'Versandkosten geplant.' });
export const takeBack = say({ en: 'Take back', de: 'Zurücknehmen' });
export const takeBackOf = say({
  en: (what: string) => `Take back: ${what}`,
  de: (what: string) => `Zurücknehmen: ${what}`,
});
export const takeBackReason = say({
  en: 'Taken back in the list of postage',
  de: 'In der Liste der Versandkosten zurückgenommen',
});
export const isTakenBack = say({ en: 'Planned change taken back.', de: 'Geplante Änderung zurückgenommen.' });
export const tookBack = say({ en: 'Planned change taken back', de: 'Geplante Änderung zurückgenommen' });
export const history = say({ en: 'Who set what', de: 'Wer was gesetzt hat' });
export const never = say({ en: 'No postage was set here yet.', de: 'Hier wurden noch keine Versandkosten gesetzt.' });
export const setBy = say({
  en: (who: string, when: string) => `${who}, ${when}`,
  de: (who: string, when: string) => `${who}, ${when}`,
});
export const again = say({ en: 'Set again', de: 'Wieder setzen' });
export const againOf = say({
  en: (what: string) => `Set again: ${what}`,
  de: (what: string) => `Wieder setzen: ${what}`,
});
