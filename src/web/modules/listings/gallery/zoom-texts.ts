import { say } from '#web/platform/languages/language.ts';

export const enlarged = say({ en: 'Picture, enlarged', de: 'Vergrößertes Bild' });
export const smaller = say({ en: 'Smaller', de: 'Kleiner' });
export const larger = say({ en: 'Larger', de: 'Größer' });
export const close = say({ en: 'Close', de: 'Schließen' });
export const before = say({ en: 'Picture before', de: 'Vorheriges Bild' });
export const next = say({ en: 'Next picture', de: 'Nächstes Bild' });
