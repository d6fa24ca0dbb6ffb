import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const about = say({ en: 'About this piece', de: 'Über dieses Stück' });
export const notDescribed = say({
  en: 'The maker has not described this piece yet.',
  de: 'Die Werkstatt hat dieses Stück noch nicht beschrieben.',
});
export const answersWithin = say({
  en: (hours: number) =>
    hours < 48
      ? `Within ${numbered(hours, 'hour', 'hours')}`
      : `Within ${numbered(Math.ceil(hours / 24), 'day', 'days')}`,
  de: (hours: number) =>
    hours < 48
      ? `Innerhalb von ${numbered(hours, 'Stunde', 'Stunden')}`
      : `Innerhalb von ${numbered(Math.ceil(hours / 24), 'Tag', 'Tagen')}`,
});
export const origins = say({
  en: { made: 'Made by the seller', designed: 'Designed by the seller, made by others' },
  de: { made: 'Selbst gemacht', designed: 'Selbst entworfen, von anderen gefertigt' },
});
export const message = say({ en: 'Message the maker', de: 'Der Werkstatt schreiben' });
export const maker = say({
  en: (shop: string) => `The maker, ${shop}`,
  de: (shop: string) => `Die Werkstatt, ${shop}`,
});
export const reviewsOf = say({
  en: (mean: string, count: number) => `${mean} from ${numbered(count, 'review', 'reviews')}`,
  de: (mean: string, count: number) => `${mean} aus ${numbered(count, 'Bewertung', 'Bewertungen')}`,
});
export const tagline = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const since = say({ en: 'Making since', de: 'Stellt her seit' });
export const sold = say({ en: 'Pieces sold', de: 'Verkaufte Stücke' });
export const answers = say({ en: 'Usually answers', de: 'Antwortet meist' });
export const origin = say({ en: 'Origin', de: 'Herkunft' });
export const ask = say({ en: 'Ask a question', de: 'Eine Frage stellen' });
export const visit = say({ en: 'Visit the shop', de: 'Zum Shop' });
export const moreFrom = say({ en: (shop: string) => `More from ${shop}`, de: (shop: string) => `Mehr von ${shop}` });
export const gone = say({ en: 'This piece is no longer here', de: 'Dieses Stück ist nicht mehr da' });
export const soldOrTaken = say({
  en: 'It may have been sold or taken down',
  de: 'Vielleicht ist es verkauft oder wurde herausgenommen',
});
export const others = say({ en: 'Others like it may be for sale.', de: 'Ähnliche Stücke gibt es vielleicht noch.' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const goHome = say({ en: 'Go to the home page', de: 'Zur Startseite' });
export const to = say({ en: (country: string) => `To ${country}`, de: (country: string) => `Nach ${country}` });
export const or = say({ en: 'Or', de: 'Oder' });
export const way = say({
  en: (name: string, price: string, days: string) => `${name}, ${price}${days && `, arrives ${days}`}`,
  de: (name: string, price: string, days: string) => `${name}, ${price}${days && `, kommt an ${days}`}`,
});
export const returns = say({
  en: (days: number) => `${numbered(days, 'day', 'days')}, you pay the way back.`,
  de: (days: number) => `${numbered(days, 'Tag', 'Tage')}, den Rückversand zahlst du.`,
});
export const exceptPersonal = say({
  en: ' Pieces made with your words cannot be returned',
  de: ' Stücke mit deinem Text können nicht zurückgegeben werden',
});
export const leaves = say({
  en: (location: string) => `Leaves ${location}`,
  de: (location: string) => `Verlässt ${location}`,
});
export const workshop = say({ en: 'the workshop', de: 'die Werkstatt' });
export const ifToday = say({
  en: (day: string) => `By ${day} if you order today`,
  de: (day: string) => `Bis ${day}, wenn du heute bestellst`,
});
export const packing = say({ en: 'Packing', de: 'Verpackung' });
export const returnsTitle = say({ en: 'Returns', de: 'Rückgabe' });
export const withdrawalTitle = say({ en: 'Withdrawal', de: 'Widerruf' });
export const details = say({ en: 'Details', de: 'Einzelheiten' });
export const material = say({ en: 'Material', de: 'Material' });
export const colour = say({ en: 'Colour', de: 'Farbe' });
export const size = say({ en: 'Size', de: 'Größe' });
export const weight = say({ en: 'Weight', de: 'Gewicht' });
export const care = say({ en: 'Care', de: 'Pflege' });
export const delivery = say({ en: 'Delivery and returns', de: 'Lieferung und Rückgabe' });
export const moreLike = say({ en: 'More pieces like this', de: 'Ähnliche Stücke' });
export const all = say({
  en: (category: string) => `All ${category.toLowerCase()}`,
  de: (category: string) => `Alles aus ${category}`,
});
