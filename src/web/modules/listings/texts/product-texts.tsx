import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const home = say({ en: 'Home', de: 'Startseite' });
export const thisListing = say({ en: 'This piece', de: 'Dieses Stück' });
export const reviewsOf = say({
  en: (mean: string, count: number) => `${mean} from ${numbered(count, 'review', 'reviews')}`,
  de: (mean: string, count: number) => `${mean} aus ${numbered(count, 'Bewertung', 'Bewertungen')}`,
});
export const noReviews = say({ en: 'No reviews yet', de: 'Noch keine Bewertungen' });
export const from = say({ en: 'from', de: 'ab' });
export const before = say({ en: 'before', de: 'vorher' });
export const less = say({
  en: (percent: number) => `${percent}% less`,
  de: (percent: number) => `${percent}\u00a0% günstiger`,
});
export const addToCart = say({ en: 'Add to cart', de: 'In den Warenkorb' });
export const onlyLeft = say({
  en: (count: number) => `Only ${count} left`,
  de: (count: number) => `Nur noch ${count} da`,
});
export const arrives = say({
  en: (days: ReactNode) => <>Arrives {days}</>,
  de: (days: ReactNode) => <>Kommt an {days}</>,
});
export const to = say({
  en: (country: string, postage: string) => `To ${country}, postage ${postage}`,
  de: (country: string, postage: string) => `Nach ${country}, Versand ${postage}`,
});
export const free = say({ en: 'free', de: 'kostenlos' });
export const notSent = say({
  en: (country: string) => `${country}: the maker does not send this piece there`,
  de: (country: string) => `${country}: Dorthin wird dieses Stück nicht verschickt`,
});
export const onlyCollected = say({
  en: 'Collect it at the workshop; the maker does not send it',
  de: 'Abholung in der Werkstatt; es wird nicht verschickt',
});
export const freeFrom = say({
  en: (price: string) => `, free from ${price}`,
  de: (price: string) => `, kostenlos ab ${price}`,
});
export const changeCountry = say({
  en: (country: string) => `Change the country, now ${country}`,
  de: (country: string) => `Land ändern, jetzt ${country}`,
});
export const change = say({ en: 'Change', de: 'Ändern' });
export const madeAfter = say({ en: 'Made after you order. ', de: 'Wird gefertigt, wenn du bestellt hast. ' });
export const workshop = say({ en: 'the workshop', de: 'die Werkstatt' });
export const leaves = say({
  en: (location: string, day: ReactNode) => (
    <>
      Leaves {location} by {day}
    </>
  ),
  de: (location: string, day: ReactNode) => (
    <>
      Verlässt {location} bis {day}
    </>
  ),
});
export const orderedBefore = say({
  en: (hour: number, city: string) => `Orders before ${hour}:00 in ${city} count for today`,
  de: (hour: number, city: string) => `Bestellungen vor ${hour} Uhr in ${city} zählen noch für heute`,
});
export const returns = say({
  en: (days: number) => `Return within ${numbered(days, 'day', 'days')}`,
  de: (days: number) => `Rückgabe innerhalb von ${numbered(days, 'Tag', 'Tagen')}`,
});
export const exceptPersonal = say({
  en: 'Except pieces made with your words',
  de: 'Außer bei Stücken mit deinem Text',
});
export const chooseOne = say({ en: 'Choose one', de: 'Bitte wählen' });
export const chooseFirst = say({
  en: (option: string) => `Choose ${option.toLowerCase()} first.`,
  de: (option: string) => `Wähle zuerst: ${option}.`,
});
export const soldOut = say({
  en: (choice: string) => `${choice}, sold out`,
  de: (choice: string) => `${choice}, ausverkauft`,
});
export const share = say({ en: 'Share', de: 'Teilen' });
export const reviews = say({ en: 'Reviews', de: 'Bewertungen' });
export const reviewCount = say({
  en: (count: number) => numbered(count, 'review', 'reviews'),
  de: (count: number) => numbered(count, 'Bewertung', 'Bewertungen'),
});
export const questions = say({ en: 'Questions', de: 'Fragen' });
export const loading = say({ en: 'Loading the piece', de: 'Das Stück wird geladen' });
