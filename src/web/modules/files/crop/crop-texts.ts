import { say } from '#web/platform/languages/language.ts';

export const crop = say({ en: 'Crop the photo', de: 'Foto zuschneiden' });
export const theCrop = say({ en: 'The crop', de: 'Der Zuschnitt' });
export const square = say({ en: 'Square', de: 'Quadrat' });
export const free = say({ en: 'Free', de: 'Frei' });
export const shape = say({ en: 'Shape', de: 'Form' });
export const part = say({
  en: 'The part that is kept. Arrow keys move it, with Shift they change its size.',
  de: 'Der Teil, der bleibt. Die Pfeiltasten bewegen ihn, mit Umschalt ändern sie seine Größe.',
});
export const corner = say({
  en: { nw: 'top left', ne: 'top right', sw: 'bottom left', se: 'bottom right' },
  de: { nw: 'oben links', ne: 'oben rechts', sw: 'unten links', se: 'unten rechts' },
});
export const moveCorner = say({
  en: (corner: string) => `Corner ${corner}. Arrow keys move it.`,
  de: (corner: string) => `Ecke ${corner}. Die Pfeiltasten bewegen sie.`,
});
export const tooSmall = say({
  en: (pixels: number) => `A photo has at least ${pixels} by ${pixels} pixels.`,
  de: (pixels: number) => `Ein Foto hat mindestens ${pixels} mal ${pixels} Pixel.`,
});
export const pixels = say({
  en: (width: number, height: number) => `${width} × ${height} px`,
  de: (width: number, height: number) => `${width} × ${height} px`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const cropping = say({ en: 'Cropping…', de: 'Wird zugeschnitten …' });
export const useThis = say({ en: 'Use this part', de: 'Diesen Teil nehmen' });
