import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Holiday prep', de: 'Vor den Feiertagen' });
export const sub = say({
  en: 'When buyers give presents, until when they can order, and what to make.',
  de: 'Wann geschenkt wird, bis wann man bestellen kann und was du bis dahin machst.',
});
export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const what = say({ en: 'The calendar', de: 'Der Kalender' });
export const safe = say({
  en: 'Your dates and notices stay as they are.',
  de: 'Deine Termine und Hinweise bleiben, wie sie sind.',
});
export const loading = say({ en: 'Loading the calendar…', de: 'Der Kalender wird geladen …' });
export const calendar = say({
  en: 'Gift days',
  de: 'Schenktage',
});
export const giftDay = say({
  en: (name: string, day: string) => `${name}, ${day}`,
  de: (name: string, day: string) => `${name}, ${day}`,
});
export const listing = say({ en: 'Listing', de: 'Stück' });
export const lastDays = say({ en: 'Last days to order', de: 'Letzte Bestelltage' });
export const lastDaysNote = say({
  en: (city: string) => `From your calendar and queue, in ${city} time`,
  de: (city: string) => `Nach deinem Kalender und deiner Warteliste, Zeit in ${city}`,
});
export const country = say({ en: 'Country', de: 'Land' });
export const wantedBy = say({ en: 'Wanted by', de: 'Gewünscht bis' });
export const orders = say({ en: 'Orders in a year', de: 'Bestellungen im Jahr' });
export const tooLate = say({ en: 'Too late', de: 'Zu spät' });
export const noListing = say({ en: 'Add a listing first', de: 'Leg zuerst ein Stück an' });
export const noListingWhy = say({
  en: 'Last days to order follow from how long a piece takes and how it is sent.',
  de: 'Die letzten Bestelltage ergeben sich daraus, wie lange ein Stück dauert und wie du es verschickst.',
});
export const addListing = say({ en: 'Add a listing', de: 'Stück anlegen' });
export const toMake = say({ en: 'What to make', de: 'Was du machst' });
export const makeBy = say({
  en: (day: string) => `Ready to leave by ${day}`,
  de: (day: string) => `Versandfertig bis ${day}`,
});
export const pace = say({
  en: (percent: number) => `Sales are at ${percent} % of last year’s pace.`,
  de: (percent: number) => `Du verkaufst ${percent} % vom Tempo des Vorjahrs.`,
});
export const stock = say({ en: 'In stock', de: 'Auf Lager' });
export const madeToOrder = say({ en: 'Made to order', de: 'Auf Bestellung' });
export const before = say({ en: 'Sold last year', de: 'Verkauft im Vorjahr' });
export const recent = say({ en: 'Last 4 weeks', de: 'Letzte 4 Wochen' });
export const expected = say({ en: 'Expected', de: 'Erwartet' });
export const make = say({ en: 'To make', de: 'Zu machen' });
export const nothingToMake = say({ en: 'Nothing to plan yet', de: 'Noch nichts zu planen' });
export const nothingToMakeWhy = say({
  en: 'The plan starts with your first sales: last year’s season, or the last four weeks.',
  de: 'Die Planung beginnt mit deinen ersten Verkäufen: der Zeit vor einem Jahr oder den letzten vier Wochen.',
});
export const notice = say({ en: 'Notice to buyers', de: 'Hinweis für alle' });
export const writeNotice = say({ en: 'Write the notice', de: 'Hinweis schreiben' });
export const noticeWhy = say({
  en: 'It starts today, is shown in your shop and on your pieces, and ends after the last day to order.',
  de: 'Er beginnt heute, steht in deinem Shop und bei deinen Stücken und endet nach dem letzten Bestelltag.',
});
export const allTooLate = say({
  en: 'It is too late for this occasion.',
  de: 'Für diesen Anlass ist es zu spät.',
});
export const noticeText = say({
  en: (occasion: string, days: readonly string[]) => `For ${occasion}, order by ${days.join(', ')}.`,
  de: (occasion: string, days: readonly string[]) => `Für ${occasion} bestell bis ${days.join(', ')}.`,
});
export const noticeDay = say({
  en: (day: string, country: string) => `${day} (${country})`,
  de: (day: string, country: string) => `${day} (${country})`,
});
export const isPlanned = say({
  en: (count: number) => `${numbered(count, 'notice', 'notices')} planned`,
  de: (count: number) => `${numbered(count, 'Hinweis', 'Hinweise')} geplant`,
});
export const toNotices = say({ en: 'Your notices', de: 'Deine Hinweise' });
