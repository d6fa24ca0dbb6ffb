import { say } from '#web/platform/languages/language.ts';

export const colours = say({ en: 'Colours', de: 'Farben' });
export const dark = say({ en: 'Dark', de: 'Dunkel' });
export const kit = say({ en: 'The kit', de: 'Der Baukasten' });
export const kitNote = say({
  en: 'Every part in every state and in both densities. Take what stands here; the check refuses what is typed by hand.',
  de: 'Jedes Teil in jedem Zustand und in beiden Dichten. Nimm, was hier steht; die Prüfung lehnt ab, was von Hand getippt ist.',
});
export const light = say({ en: 'Light', de: 'Hell' });
export const system = say({ en: 'As the system says', de: 'Wie das System' });
