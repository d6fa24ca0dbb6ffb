import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Put right', de: 'Berichtigen' });
export const note = say({
  en: 'Title and category decide where it is found. All else is the maker’s own.',
  de: 'Titel und Kategorie bestimmen, wo es gefunden wird. Alles andere bleibt Sache der Werkstatt.',
});
export const name = say({ en: 'Title', de: 'Titel' });
export const category = say({ en: 'Category', de: 'Kategorie' });
export const reason = say({ en: 'Why, for the maker', de: 'Warum, für die Werkstatt' });
export const example = say({ en: 'A candle holder is not jewellery', de: 'Ein Kerzenhalter ist kein Schmuck' });
export const save = say({ en: 'Save the correction', de: 'Berichtigung speichern' });
export const done = say({
  en: (listing: string) => `“${listing}” was put right`,
  de: (listing: string) => `„${listing}“ wurde berichtigt`,
});
export const correcting = say({ en: 'Putting a listing right', de: 'Ein Stück zu berichtigen' });
