import { MAX_VARIANTS } from '#domain/listings/model.ts';
import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const option = say({ en: (number: number) => `Option ${number}`, de: (number: number) => `Auswahl ${number}` });
export const optionExample = say({ en: 'Glaze', de: 'Glasur' });
export const values = say({ en: 'Values, with commas between', de: 'Werte, mit Kommas dazwischen' });
export const valuesOf30 = say({ en: (count: number) => `${count} of 30`, de: (count: number) => `${count} von 30` });
export const valuesExample = say({ en: 'Ink, Moss, Teal', de: 'Tinte, Moos, Petrol' });
export const removeOption = say({
  en: (name: string | number) => `Remove option ${name}`,
  de: (name: string | number) => `Auswahl ${name} entfernen`,
});
export const addFirst = say({
  en: 'Add an option, such as size',
  de: 'Auswahl hinzufügen, zum Beispiel Größe',
});
export const addAnother = say({ en: 'Add another option', de: 'Weitere Auswahl hinzufügen' });
export const tooMany = say({
  en: (count: number) =>
    `That makes ${count} combinations. A listing can have ${MAX_VARIANTS}: leave out values, or make two listings.`,
  de: (count: number) =>
    `Das ergibt ${formatNumber(count)} Kombinationen. Ein Stück kann ${MAX_VARIANTS} haben: lass Werte weg, oder leg zwei Stücke an.`,
});
export const combinations = say({ en: 'Combinations', de: 'Kombinationen' });
export const contentsHint = say({
  en: 'Contents only where you sell by weight, volume or length, like 180 g, 0.75 l or 2 m. Buyers then read the price of a kilogram, litre or metre.',
  de: 'Inhalt nur, wenn du nach Gewicht, Volumen oder Länge verkaufst, zum Beispiel 180 g, 0,75 l oder 2 m. Im Shop steht dann der Preis je Kilogramm, Liter oder Meter.',
});

export const filled = say({
  en: (count: number) => `${numbered(count, 'combination', 'combinations')} filled.`,
  de: (count: number) => `${numbered(count, 'Kombination', 'Kombinationen')} ausgefüllt.`,
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const fillAtOnce = say({ en: 'Fill in at once', de: 'Auf einmal ausfüllen' });
export const which = say({ en: 'Which combinations', de: 'Welche Kombinationen' });
export const all = say({ en: 'All combinations', de: 'Alle Kombinationen' });
export const priceForAll = say({ en: 'Price for all of them', de: 'Preis für alle' });
export const stockForAll = say({ en: 'Stock for all of them', de: 'Bestand für alle' });
export const fill = say({
  en: (count: number) => `Fill ${count}`,
  de: (count: number) => `${formatNumber(count)} ausfüllen`,
});

export const photo = say({ en: 'Photo', de: 'Foto' });
export const photoAt = say({ en: (number: number) => `Photo ${number}`, de: (number: number) => `Foto ${number}` });
export const cover = say({ en: 'Cover', de: 'Titelbild' });
export const sku = say({ en: 'SKU', de: 'Artikelnr.' });
export const skuOf = say({ en: 'SKU', de: 'Artikelnummer' });
export const contents = say({ en: 'Contents', de: 'Inhalt' });
export const price = say({ en: 'Price', de: 'Preis' });
export const inStock = say({ en: 'In stock', de: 'Bestand' });
export const stock = say({ en: 'Stock', de: 'Bestand' });
