import type { ListingPart } from '#domain/search/rank-explanation.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const inSearch = say({
  en: (title: string) => `${title} in the search`,
  de: (title: string) => `${title} in der Suche`,
});
export const ask = say({
  en: 'What would a buyer type to find it?',
  de: 'Was würde man eintippen, um es zu finden?',
});
export const queryLabel = say({ en: 'Words a buyer types', de: 'Wörter, nach denen gesucht wird' });
export const look = say({ en: 'Look', de: 'Nachsehen' });
export const close = say({ en: 'Close', de: 'Schließen' });
export const rankPosition = say({
  en: (position: number, total: number) => `Place ${position} of ${total >= 1000 ? '1,000 or more' : total}`,
  de: (position: number, total: number) =>
    `Platz ${position} von ${total >= 1000 ? `${formatNumber(1000)} oder mehr` : total}`,
});
export const notAmong = say({
  en: 'Not among the first 300 pieces',
  de: 'Nicht unter den ersten 300 Stücken',
});
export const inFront = say({ en: 'In front:', de: 'Davor:' });

const quoted = say({
  en: (terms: readonly string[]) => terms.map((word) => `“${word}”`).join(', '),
  de: (terms: readonly string[]) => terms.map((word) => `„${word}“`).join(', '),
});
const parts = say<Record<ListingPart, string>>({
  en: {
    title: 'the title',
    tags: 'category, tags, materials or colours',
    shop: 'the name of your shop or its place',
    description: 'the description',
  },
  de: {
    title: 'im Titel',
    tags: 'in Kategorie, Suchwörtern, Materialien oder Farben',
    shop: 'im Namen deines Shops oder seinem Ort',
    description: 'in der Geschichte',
  },
});
export const corrected = say({
  en: (terms: string) => `The search read these words as ${quoted([terms])}.`,
  de: (terms: string) => `Die Suche hat diese Wörter als ${quoted([terms])} gelesen.`,
});
export const matchedIn = say({
  en: (word: string, fields: readonly ListingPart[]) =>
    `${quoted([word])} was found in ${fields.map((part) => parts[part]).join(' and in ')}.`,
  de: (word: string, fields: readonly ListingPart[]) =>
    `${quoted([word])} steht ${fields.map((part) => parts[part]).join(' und ')}.`,
});
export const lacking = say({
  en: (terms: readonly string[]) =>
    `${quoted(terms)} ${terms.length === 1 ? 'is' : 'are'} nowhere in this listing. Pieces with every word come first: if it is true of the piece, say so in the title or as a tag.`,
  de: (terms: readonly string[]) =>
    `${quoted(terms)} ${terms.length === 1 ? 'steht' : 'stehen'} nirgends bei diesem Stück. Stücke mit allen Wörtern kommen zuerst: wenn es auf das Stück zutrifft, schreib es in den Titel oder zu den Suchwörtern.`,
});
export const deep = say({
  en: (word: string) => `${quoted([word])} counts for more in the title than where it stands now.`,
  de: (word: string) => `${quoted([word])} zählt im Titel mehr als dort, wo es jetzt steht.`,
});
export const common = say({
  en: (terms: readonly string[]) =>
    `${quoted(terms)} ${terms.length === 1 ? 'stands' : 'stand'} in many pieces, so ${terms.length === 1 ? 'it says' : 'they say'} little. A rarer word of the same thing helps more.`,
  de: (terms: readonly string[]) =>
    `${quoted(terms)} ${terms.length === 1 ? 'steht' : 'stehen'} bei vielen Stücken und ${terms.length === 1 ? 'sagt' : 'sagen'} deshalb wenig. Ein selteneres Wort für dasselbe hilft mehr.`,
});
export const nothingSold = say({
  en: 'Among pieces that match alike, those that sold and were liked stand first. This one has neither sales nor stars yet.',
  de: 'Wenn mehrere Stücke gleich gut passen, stehen die vorn, die verkauft und gut bewertet wurden. Dieses hat noch keine Verkäufe und keine Sterne.',
});
