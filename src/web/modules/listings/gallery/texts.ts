import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const pictures = say({ en: 'Pictures', de: 'Bilder' });
export const location = say({
  en: (at: number, of: number) => `${at} of ${of}`,
  de: (at: number, of: number) => `${at} von ${of}`,
});
export const image = say({
  en: (location: string) => `Image ${location}`,
  de: (location: string) => `Bild ${location}`,
});
export const enlarge = say({ en: 'Enlarge the picture', de: 'Bild vergrößern' });
export const enlarged = say({ en: 'The enlarged picture', de: 'Das vergrößerte Bild' });
export const more = say({
  en: (count: number) => numbered(count, 'more picture', 'more pictures'),
  de: (count: number) => numbered(count, 'weiteres Bild', 'weitere Bilder'),
});
