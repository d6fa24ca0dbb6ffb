import { say } from '#web/platform/languages/language.ts';

export const stars = say({
  en: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'],
  de: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Ausgezeichnet'],
});
export const starsFor = say({
  en: (title: string) => `Your stars for ${title}`,
  de: (title: string) => `Deine Sterne für ${title}`,
});
export const chooseStars = say({ en: 'Choose your stars', de: 'Wähle deine Sterne' });
