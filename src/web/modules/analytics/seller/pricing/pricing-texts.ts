import { formatDay, formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Pricing', de: 'Preise' });
export const sub = say({
  en: 'What a piece costs you, what it leaves, and what comparable pieces sell for.',
  de: 'Was ein Stück dich kostet, was übrig bleibt und was vergleichbare Stücke kosten.',
});
export const analytics = say({ en: 'Analytics', de: 'Auswertung' });
export const market = say({ en: 'Market analysis', de: 'Marktanalyse' });
export const search = say({ en: 'Search your pieces', de: 'Deine Stücke durchsuchen' });
export const placeholder = say({ en: 'Title', de: 'Titel' });
export const listings = say({ en: 'Your pieces', de: 'Deine Stücke' });
export const safe = say({ en: 'Your saved costs are safe', de: 'Deine gespeicherten Kosten sind sicher' });
export const listing = say({ en: 'Piece', de: 'Stück' });
export const price = say({ en: 'Price', de: 'Preis' });
export const from = say({ en: 'from ', de: 'ab ' });
export const margin = say({ en: 'Margin', de: 'Marge' });
export const breakEven = say({ en: 'Break-even', de: 'Kostendeckend ab' });
export const comparablePrices = say({ en: 'Comparable pieces', de: 'Vergleichbare Stücke' });
export const enterCosts = say({ en: 'Enter costs', de: 'Kosten eintragen' });
export const tooFew = say({ en: 'too few shops', de: 'zu wenige Shops' });
export const range = (low: string, high: string): string => `${low} – ${high}`;
export const noMatch = say({
  en: (query: string) => `No piece matches “${query}”`,
  de: (query: string) => `Kein Stück passt zu „${query}“`,
});
export const noMatchWhy = say({ en: 'Search by words of the title.', de: 'Such nach Wörtern aus dem Titel.' });
export const noListings = say({ en: 'No pieces yet', de: 'Noch keine Stücke' });
export const noListingsWhy = say({
  en: 'Add a piece, then work out its price here.',
  de: 'Leg ein Stück an, dann kannst du hier seinen Preis berechnen.',
});
export const add = say({ en: 'Add a piece', de: 'Stück anlegen' });

export const costs = say({ en: 'What it costs you', de: 'Was es dich kostet' });
export const material = say({ en: 'Material', de: 'Material' });
export const materialHint = say({
  en: 'For one piece, waste and failed attempts included.',
  de: 'Für ein Stück, mit Verschnitt und Fehlversuchen.',
});
export const minutes = say({ en: 'Minutes of work', de: 'Arbeitsminuten' });
export const minutesHint = say({
  en: 'Photos, packing and the trip to the post office included.',
  de: 'Mit Fotos, Verpacken und dem Weg zur Post.',
});
export const wage = say({ en: 'Hourly wage', de: 'Stundenlohn' });
export const postage = say({ en: 'Postage and packing you pay', de: 'Versand und Verpackung, die du zahlst' });
export const postageHint = say({
  en: 'Only what buyers do not pay on top of the price.',
  de: 'Nur, was nicht zusätzlich zum Preis bezahlt wird.',
});
export const tried = say({ en: 'Price to check', de: 'Preis zum Ausprobieren' });
export const triedHint = say({
  en: (price: string) => `The piece sells for ${price} now. Checking changes nothing.`,
  de: (price: string) => `Das Stück kostet jetzt ${price}. Ausprobieren ändert nichts.`,
});
export const save = say({ en: 'Save costs', de: 'Kosten speichern' });
export const saved = say({ en: 'Costs saved', de: 'Kosten gespeichert' });
export const notAmount = say({ en: 'Enter an amount, like 4.50.', de: 'Gib einen Betrag ein, etwa 4,50.' });
export const tooMuch = say({
  en: (most: string) => `Enter at most ${most}.`,
  de: (most: string) => `Gib höchstens ${most} ein.`,
});
export const notMinutes = say({
  en: 'Enter whole minutes, 6,000 at most.',
  de: 'Gib ganze Minuten ein, höchstens 6.000.',
});

export const result = say({ en: 'What is left', de: 'Was übrig bleibt' });
export const vat = say({
  en: (percent: string) => `VAT in the price, ${percent}`,
  de: (percent: string) => `MwSt. im Preis, ${percent}`,
});
export const fee = say({
  en: (percent: string) => `Marketplace fee, ${percent}`,
  de: (percent: string) => `Gebühr des Marktplatzes, ${percent}`,
});
export const work = say({ en: 'Your work', de: 'Deine Arbeit' });
export const profit = say({ en: 'Profit', de: 'Gewinn' });
export const loss = say({ en: 'Loss', de: 'Verlust' });
export const hourly = say({ en: 'What an hour earns', de: 'Verdienst pro Stunde' });
export const noBreakEven = say({ en: 'no price does', de: 'kein Preis reicht' });
export const fillIn = say({
  en: 'Correct the marked fields to see the result.',
  de: 'Korrigiere die markierten Felder, dann steht hier das Ergebnis.',
});
export const vatNotes = say({
  en: {
    'small-business': 'No VAT: you sell as a small business.',
    private: 'No VAT: you sell as a private person.',
    export: 'No VAT: you sell from outside the EU VAT area.',
    unknown: 'No VAT is counted yet: the shop has not said who sells.',
  },
  de: {
    'small-business': 'Keine MwSt.: Du verkaufst als Kleinunternehmen.',
    private: 'Keine MwSt.: Du verkaufst als Privatperson.',
    export: 'Keine MwSt.: Du verkaufst von außerhalb des EU-Mehrwertsteuergebiets.',
    unknown: 'Noch ohne MwSt.: Der Shop hat nicht angegeben, wer verkauft.',
  },
});
export const atHome = say({
  en: 'VAT is that of a sale in your own country.',
  de: 'Die MwSt. ist die eines Verkaufs im eigenen Land.',
});
export const changeVat = say({ en: 'Invoices and VAT', de: 'Rechnungen und MwSt.' });
export const setPrice = say({ en: 'Change the price', de: 'Preis ändern' });

export const recommended = say({ en: 'Recommended price', de: 'Empfohlener Preis' });
export const basis = say({
  en: (facts: { category: string; listings: number; shops: number; day: string }) =>
    `The middle half of ${formatNumber(facts.listings)} pieces of ${numbered(facts.shops, 'shop', 'shops')} in ${facts.category}, on ${formatDay(new Date(facts.day))}, as far as it covers your costs.`,
  de: (facts: { category: string; listings: number; shops: number; day: string }) =>
    `Die mittlere Hälfte von ${formatNumber(facts.listings)} Stücken aus ${numbered(facts.shops, 'Shop', 'Shops')} in ${facts.category}, am ${formatDay(new Date(facts.day))}, soweit sie deine Kosten deckt.`,
});
export const noneRecommended = say({
  en: (breakEven: string, high: string) =>
    `Most comparable pieces cost ${high} or less. Yours pays off from ${breakEven}. Lower the costs, or show buyers what makes it worth more.`,
  de: (breakEven: string, high: string) =>
    `Die meisten vergleichbaren Stücke kosten höchstens ${high}. Deins lohnt sich ab ${breakEven}. Senk die Kosten, oder zeig, warum es mehr wert ist.`,
});
export const neverPays = say({
  en: 'VAT and fee leave nothing of any price.',
  de: 'MwSt. und Gebühr lassen von keinem Preis etwas übrig.',
});
export const tooFewShops = say({ en: 'Not enough to compare yet', de: 'Noch zu wenig zum Vergleichen' });
export const tooFewWhy = say({
  en: 'Prices are compared once five shops sell eight pieces or more in this category. They are counted every night.',
  de: 'Preise werden verglichen, sobald fünf Shops in dieser Kategorie mindestens acht Stücke verkaufen. Gezählt wird jede Nacht.',
});
export const comparedWith = say({ en: 'Comparable pieces of other shops', de: 'Vergleichbare Stücke anderer Shops' });
export const oneEach = say({
  en: 'The best ranked of each shop, cheapest first',
  de: 'Das bestplatzierte jedes Shops, das günstigste zuerst',
});
export const noComparable = say({
  en: 'No other shop has a piece in this range now.',
  de: 'Kein anderer Shop hat gerade ein Stück in diesem Bereich.',
});
export const shop = say({ en: 'Shop', de: 'Shop' });
export const rangeOf = say({
  en: (low: string, high: string, price: string) => `From ${low} to ${high}; the checked price is ${price}.`,
  de: (low: string, high: string, price: string) => `Von ${low} bis ${high}; der geprüfte Preis ist ${price}.`,
});
