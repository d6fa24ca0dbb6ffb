import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const since = say({ en: (year: number) => `, since ${year}`, de: (year: number) => `, seit ${year}` });
export const quoted = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const fromReviews = say({
  en: (mean: string, count: number) => ` ${mean} from ${numbered(count, 'review', 'reviews')}`,
  de: (mean: string, count: number) => ` ${mean} aus ${numbered(count, 'Bewertung', 'Bewertungen')}`,
});
export const sold = say({
  en: (count: number) => `${numbered(count, 'piece', 'pieces')} sold`,
  de: (count: number) => `${formatNumber(count)} Stück verkauft`,
});
export const followers = say({
  en: (count: number) => numbered(count, 'follower', 'followers'),
  de: (count: number) => `${formatNumber(count)} folgen`,
});
