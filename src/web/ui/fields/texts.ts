import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const stars = say({
  en: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  de: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Ausgezeichnet'],
});
export const starsFor = say({
  en: (title: string) => `Your stars for ${title}`,
  de: (title: string) => `Deine Sterne für ${title}`,
});
export const starsWith = say({
  en: (stars: number, word: string) => `${numbered(stars, 'star', 'stars')}, ${word.toLowerCase()}`,
  de: (stars: number, word: string) => `${numbered(stars, 'Stern', 'Sterne')}, ${word.toLowerCase()}`,
});
export const chooseStars = say({ en: 'Choose your stars', de: 'Wähle deine Sterne' });
