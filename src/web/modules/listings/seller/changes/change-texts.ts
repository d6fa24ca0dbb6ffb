import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'History of price and stock', de: 'Verlauf von Preis und Bestand' });
export const when = say({ en: 'When', de: 'Wann' });
export const what = say({ en: 'What', de: 'Was' });
export const from = say({ en: 'From', de: 'Von' });
export const to = say({ en: 'To', de: 'Auf' });
export const why = say({ en: 'Why', de: 'Warum' });
export const who = say({ en: 'Who', de: 'Wer' });
export const kinds = say({ en: { price: 'Price', units: 'Pieces' }, de: { price: 'Preis', units: 'Stückzahl' } });
export const causes = say({
  en: {
    edited: 'Edited in its form',
    bulk: 'Changed in the table',
    imported: 'Imported from a CSV',
    sold: 'Sold',
    returned: 'Came back from an order',
    replaced: 'Sent in place of another',
    other: 'Changed otherwise',
  },
  de: {
    edited: 'Im Formular geändert',
    bulk: 'In der Liste geändert',
    imported: 'Aus einer CSV eingelesen',
    sold: 'Verkauft',
    returned: 'Aus einer Bestellung zurück',
    replaced: 'Als Ersatz verschickt',
    other: 'Anders geändert',
  },
});
export const you = say({ en: 'You', de: 'Du' });
export const buyer = say({ en: 'Buyer', de: 'Kundschaft' });
export const marketplace = say({ en: 'The marketplace', de: 'Der Marktplatz' });
export const none = say({
  en: 'Nothing has changed since it was made.',
  de: 'Seit dem Anlegen hat sich nichts geändert.',
});
export const theHistory = say({ en: 'The history', de: 'Der Verlauf' });
export const isSafe = say({
  en: 'The listing is safe, only its history is missing',
  de: 'Dem Stück ist nichts passiert, nur sein Verlauf fehlt',
});
export const loading = say({ en: 'Loading the history', de: 'Der Verlauf wird geladen' });
export const shown = say({
  en: (count: number) => `${formatNumber(count)} shown`,
  de: (count: number) => `${formatNumber(count)} gezeigt`,
});
