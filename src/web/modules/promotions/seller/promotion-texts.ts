import type { PromotionState } from '#domain/promotions/model.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const states = say<Record<PromotionState, string>>({
  en: { planned: 'Planned', running: 'Counts now', 'used-up': 'Used up', ended: 'Ended', stopped: 'Stopped' },
  de: { planned: 'Geplant', running: 'Gilt jetzt', 'used-up': 'Aufgebraucht', ended: 'Vorbei', stopped: 'Beendet' },
});
export const saleStates = say<Record<Sale['state'], string>>({
  en: { planned: 'Planned', running: 'Runs now', ended: 'Ended', stopped: 'Stopped' },
  de: { planned: 'Geplant', running: 'Läuft jetzt', ended: 'Vorbei', stopped: 'Beendet' },
});
export const from = say({ en: (day: string) => `from ${day}`, de: (day: string) => `ab ${day}` });
export const fromTo = say({
  en: (first: string, last: string) => `from ${first} to ${last}`,
  de: (first: string, last: string) => `von ${first} bis ${last}`,
});
export const until = say({ en: (day: string) => `until ${day}`, de: (day: string) => `bis ${day}` });
export const noEnd = say({ en: 'no end', de: 'ohne Ende' });

export const title = say({ en: 'Promotions', de: 'Aktionen' });
export const sub = say({
  en: 'Codes that take something off a cart or its postage, and sales that lower prices for a time.',
  de: 'Codes, die einen Warenkorb oder seinen Versand günstiger machen, und Aktionen, die Preise für eine Zeit senken.',
});
export const overview = say({ en: 'Overview', de: 'Übersicht' });
export const make = say({ en: 'New promotion', de: 'Neue Aktion' });
export const sale = say({ en: 'Sale', de: 'Aktion' });
export const sales = say({ en: 'Sales', de: 'Aktionen' });
export const code = say({ en: 'Code', de: 'Code' });
export const codes = say({ en: 'Codes', de: 'Codes' });
export const now = say({ en: 'Now', de: 'Jetzt' });
export const lowered = say({ en: 'Pieces lowered', de: 'Günstigere Stücke' });
export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const ordersOf = say({
  en: (orders: number, most: number) => `${orders} of ${most}`,
  de: (orders: number, most: number) => `${formatNumber(orders)} von ${formatNumber(most)}`,
});
export const beingPaid = say({
  en: (count: number) => ` + ${count} being paid`,
  de: (count: number) => ` + ${formatNumber(count)} beim Bezahlen`,
});
export const takenOff = say({ en: 'Taken off', de: 'Nachlass' });
export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const stop = say({ en: 'Stop', de: 'Beenden' });
export const startAgain = say({ en: 'Start again', de: 'Wieder starten' });
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const isStarted = say({
  en: (name: string) => `${name} counts again.`,
  de: (name: string) => `Gilt wieder: ${name}.`,
});
export const isStopped = say({
  en: (name: string) => `${name} is stopped.`,
  de: (name: string) => `Beendet: ${name}.`,
});
export const stopOne = say({ en: (name: string) => `Stop ${name}?`, de: (name: string) => `${name} beenden?` });
export const stopsCode = say({
  en: 'It comes off every cart. Payments that have begun keep it. Until its end you can start it again.',
  de: 'Er verschwindet aus jedem Warenkorb. Wo schon bezahlt wird, gilt er noch. Bis zu seinem Ende kannst du ihn wieder starten.',
});
export const stopsSale = say({
  en: 'Its pieces are back to full price. Payments that have begun keep the lower price. Until its end you can start it again.',
  de: 'Ihre Stücke haben wieder ihren vollen Preis. Wo schon bezahlt wird, gilt noch der niedrigere Preis. Bis zu ihrem Ende kannst du sie wieder starten.',
});
export const stopCode = say({ en: 'Stop the code', de: 'Code beenden' });
export const stopSale = say({ en: 'Stop the sale', de: 'Aktion beenden' });
export const yourPromotions = say({ en: 'Your codes and sales', de: 'Deine Codes und Aktionen' });
export const countAsBefore = say({ en: 'They count as before.', de: 'Sie gelten wie vorher.' });
export const loading = say({
  en: 'Your codes and sales are being read',
  de: 'Deine Codes und Aktionen werden geladen',
});
export const nonePromotion = say({ en: 'No promotion yet', de: 'Noch keine Aktion' });
export const whatPromotionIs = say({
  en: 'A code is printed on the card in your parcels, or named in a mail; buyers enter it in their cart. A sale lowers the price for everybody.',
  de: 'Ein Code steht auf der Karte in deinen Paketen oder in einer Mail und wird im Warenkorb eingegeben. Eine Aktion senkt den Preis für alle.',
});
export const noCode = say({
  en: 'No code yet. Buyers enter one in their cart.',
  de: 'Noch kein Code. Eingegeben wird er im Warenkorb.',
});
export const forGood = say({ en: 'A lower price for good', de: 'Ein niedrigerer Preis auf Dauer' });
export const chooseListing = say({ en: 'Choose a listing', de: 'Stück auswählen' });
export const setInListing = say({
  en: 'Set it in the listing. With an earlier price under Being found, the lowest price of the 30 days before stands crossed out beside it, where the piece was for sale all of that time.',
  de: 'Du legst ihn beim Stück fest. Mit einem früheren Preis unter „Gefunden werden“ steht der niedrigste Preis der 30 Tage davor durchgestrichen daneben, wenn das Stück die ganze Zeit im Verkauf war.',
});
export const views = say({
  en: { all: 'All codes', live: 'Planned and running', over: 'Over' },
  de: { all: 'Alle Codes', live: 'Geplant und laufend', over: 'Vorbei' },
});
export const search = say({ en: 'Search codes', de: 'Codes durchsuchen' });
export const placeholder = say({ en: 'Code or piece', de: 'Code oder Stück' });
export const noMatch = say({ en: 'No code matches', de: 'Kein Code passt' });
export const searchHint = say({
  en: 'Search finds codes, what they take off and titles of pieces.',
  de: 'Die Suche findet Codes, was sie abziehen, und Titel von Stücken.',
});
export const clearFilters = say({ en: 'Clear the filters', de: 'Filter leeren' });
export const saleViews = say({
  en: { all: 'All sales', live: 'Planned and running', over: 'Over' },
  de: { all: 'Alle Aktionen', live: 'Geplant und laufend', over: 'Vorbei' },
});
export const searchSales = say({ en: 'Search sales', de: 'Aktionen durchsuchen' });
export const salePlaceholder = say({ en: 'Percent or piece', de: 'Prozent oder Stück' });
export const noSaleMatches = say({ en: 'No sale matches', de: 'Keine Aktion passt' });
export const saleSearchHint = say({
  en: 'Search finds what a sale takes off and titles of pieces.',
  de: 'Die Suche findet, was eine Aktion abzieht, und Titel von Stücken.',
});
export const newest = say({ en: 'Made on', de: 'Angelegt am' });

const codesOf = (count: number): string =>
  say({ en: numbered(count, 'code', 'codes'), de: numbered(count, 'Code', 'Codes') });
const salesOf = (count: number): string =>
  say({ en: numbered(count, 'sale', 'sales'), de: numbered(count, 'Aktion', 'Aktionen') });
export const manyCodes = say({
  en: {
    stopMany: (count: number) => `Stop ${codesOf(count)}?`,
    startMany: (count: number) => `Start ${codesOf(count)} again?`,
    stops: 'They come off every cart. Payments that have begun keep them. Until their end you can start them again.',
    starts: 'They count again at once, or from their first day on, until their end.',
  },
  de: {
    stopMany: (count: number) => `${codesOf(count)} beenden?`,
    startMany: (count: number) => `${codesOf(count)} wieder starten?`,
    stops:
      'Sie verschwinden aus jedem Warenkorb. Wo schon bezahlt wird, gelten sie noch. Bis zu ihrem Ende kannst du sie wieder starten.',
    starts: 'Sie gelten sofort wieder oder ab ihrem ersten Tag, bis zu ihrem Ende.',
  },
});
export const manySales = say({
  en: {
    stopMany: (count: number) => `Stop ${salesOf(count)}?`,
    startMany: (count: number) => `Start ${salesOf(count)} again?`,
    stops:
      'Their pieces are back to full price. Payments that have begun keep the lower price. Until their end you can start them again.',
    starts: 'Their pieces cost less again at once, or from their first day on, until their end.',
  },
  de: {
    stopMany: (count: number) => `${salesOf(count)} beenden?`,
    startMany: (count: number) => `${salesOf(count)} wieder starten?`,
    stops:
      'Ihre Stücke haben wieder ihren vollen Preis. Wo schon bezahlt wird, gilt noch der niedrigere Preis. Bis zu ihrem Ende kannst du sie wieder starten.',
    starts: 'Ihre Stücke sind sofort wieder günstiger oder ab ihrem ersten Tag, bis zu ihrem Ende.',
  },
});
