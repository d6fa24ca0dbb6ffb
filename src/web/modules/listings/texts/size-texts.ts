import { say } from '#web/platform/languages/language.ts';

export const sides = say({
  en: { high: 'high', across: 'across', deep: 'deep', long: 'long', wide: 'wide' },
  de: { high: 'hoch', across: 'breit', deep: 'tief', long: 'lang', wide: 'breit' },
});
export const side = say({
  en: (centimetres: string, side: string) => `${centimetres} cm ${side}`,
  de: (centimetres: string, side: string) => `${centimetres}\u00a0cm ${side}`,
});
/** The inches stay on one line. */
export const inches = say({
  en: (sizes: string) => ` (${sizes}\u00a0in)`,
  de: (sizes: string) => ` (${sizes}\u00a0Zoll)`,
});
