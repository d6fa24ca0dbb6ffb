import { numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const pictures = say({ en: 'Pictures from buyers', de: 'Bilder von Käuferinnen und Käufern' });
export const enlarge = say({
  en: (at: number, of: number) => `Enlarge buyer’s picture ${at} of ${of}`,
  de: (at: number, of: number) => `Bild ${at} von ${of} vergrößern`,
});
export const morePictures = say({
  en: (count: number) => numbered(count, 'more picture', 'more pictures'),
  de: (count: number) => numbered(count, 'weiteres Bild', 'weitere Bilder'),
});
export const beFirst = say({ en: 'Be the first', de: 'Schreib die erste' });
export const whoMay = say({
  en: 'Whoever has bought this piece and holds it in hand can review it, from the page of the order.',
  de: 'Wer dieses Stück gekauft hat und in Händen hält, kann es bewerten: auf der Seite der Bestellung.',
});
export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const location = say({
  en: (at: number, of: number) => `${at} of ${of}`,
  de: (at: number, of: number) => `${at} von ${of}`,
});
export const before = say({ en: 'Picture before', de: 'Vorheriges Bild' });
export const next = say({ en: 'Next picture', de: 'Nächstes Bild' });
export const close = say({ en: 'Close', de: 'Schließen' });
export const theReviews = say({ en: 'The reviews', de: 'Die Bewertungen' });
export const all = say({
  en: (count: number) => `All ${count} reviews`,
  de: (count: number) => `Alle ${numbered(count, 'Bewertung', 'Bewertungen')}`,
});
export const withStars = say({
  en: (count: number, stars: number) => `${count} with ${numbered(stars, 'star', 'stars')}`,
  de: (count: number, stars: number) => `${count} mit ${numbered(stars, 'Stern', 'Sternen')}`,
});
export const showAll = say({ en: 'Show all stars', de: 'Alle Sterne zeigen' });
export const showMore = say({
  en: (count: number, left: number) => `Show ${count} more ${plural(left, 'review', 'reviews')}`,
  de: (count: number, left: number) => `${count} weitere ${plural(left, 'Bewertung', 'Bewertungen')} zeigen`,
});
export const onlyBuyers = say({
  en: 'Only people who bought it can review',
  de: 'Bewerten kann nur, wer es gekauft hat',
});
export const histogram = say({ en: 'How many gave how many stars', de: 'Wie viele wie viele Sterne gaben' });
export const stars = say({
  en: (count: number) => numbered(count, 'star', 'stars'),
  de: (count: number) => numbered(count, 'Stern', 'Sterne'),
});
export const reviews = say({
  en: (count: number) => plural(count, 'review', 'reviews'),
  de: (count: number) => plural(count, 'Bewertung', 'Bewertungen'),
});
export const reviewBy = say({
  en: (name: string) => `Review by ${name}`,
  de: (name: string) => `Bewertung von ${name}`,
});
export const verified = say({ en: 'Verified purchase', de: 'Bestätigter Kauf' });
export const enlargeBy = say({
  en: (at: number, name: string) => `Enlarge picture ${at} by ${name}`,
  de: (at: number, name: string) => `Bild ${at} von ${name} vergrößern`,
});
export const answered = say({
  en: (shop: string, day: string) => `${shop} answered${day && `, ${day}`}`,
  de: (shop: string, day: string) => `${shop} hat geantwortet${day && `, ${day}`}`,
});
export const helpful = say({
  en: (count: number) => (count > 0 ? `Helpful (${count})` : 'Helpful'),
  de: (count: number) => (count > 0 ? `Hilfreich (${count})` : 'Hilfreich'),
});
export const yours = say({
  en: (count: number) => `Your review${count > 0 ? `, found helpful by ${count}` : ''}`,
  de: (count: number) => `Deine Bewertung${count > 0 ? `, für ${count} hilfreich` : ''}`,
});
export const about = say({
  en: (action: string, name: string) => `${action}: review by ${name}`,
  de: (action: string, name: string) => `${action}: Bewertung von ${name}`,
});
export const reported = say({ en: 'Reported', de: 'Gemeldet' });
export const report = say({ en: 'Report', de: 'Melden' });
export const sort = say({ en: 'Sort', de: 'Sortieren' });
export const sorts = say({
  en: { helpful: 'Most helpful', newest: 'Newest', highest: 'Most stars', lowest: 'Fewest stars' },
  de: { helpful: 'Hilfreichste', newest: 'Neueste', highest: 'Meiste Sterne', lowest: 'Wenigste Sterne' },
});
export const reasons = say({
  en: {
    offensive: 'It insults or threatens somebody',
    private: 'It names private things: an address, a number',
    advertising: 'It advertises something else',
    unrelated: 'It is not about this piece',
    other: 'Something else',
  },
  de: {
    offensive: 'Sie beleidigt oder bedroht jemanden',
    private: 'Sie nennt Privates: eine Adresse, eine Nummer',
    advertising: 'Sie wirbt für etwas anderes',
    unrelated: 'Es geht nicht um dieses Stück',
    other: 'Etwas anderes',
  },
});
export const thanks = say({
  en: 'Thank you. Somebody will look at this review.',
  de: 'Danke. Jemand sieht sich diese Bewertung an.',
});
export const reportThis = say({ en: 'Report this review', de: 'Diese Bewertung melden' });
export const whatIsWrong = say({ en: 'What is wrong with it?', de: 'Was stimmt nicht damit?' });
export const inYourText = say({ en: 'In your words', de: 'In deinen Worten' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const sending = say({ en: 'Sending…', de: 'Wird geschickt …' });
export const sendReport = say({ en: 'Send the report', de: 'Meldung schicken' });
