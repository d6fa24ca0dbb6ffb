import { MAX_TAGS, MAX_TITLE } from '#domain/listings/model.ts';
import { say } from '#web/platform/languages/language.ts';

/** Of which combination; none where the listing has no options. */
const of = (values: readonly string[]): string =>
  values.length > 0 ? say({ en: ` of ${values.join(', ')}`, de: ` von ${values.join(', ')}` }) : '';

export const price = say({
  en: (values: readonly string[]) => `Write the price${of(values)} as an amount, like 34.00.`,
  de: (values: readonly string[]) => `Schreib den Preis${of(values)} als Betrag, zum Beispiel 34,00.`,
});
export const stock = say({
  en: (values: readonly string[]) => `Stock${of(values)} is a whole number from 0. Set 0 to show it as sold out.`,
  de: (values: readonly string[]) =>
    `Der Bestand${of(values)} ist eine ganze Zahl ab 0. Mit 0 wird es als ausverkauft gezeigt.`,
});
export const contents = say({
  en: (values: readonly string[]) =>
    `Write the contents${of(values)} as an amount, like 180 g, 0.75 l or 2 m. Leave it empty if you sell by the piece.`,
  de: (values: readonly string[]) =>
    `Schreib den Inhalt${of(values)} als Menge, zum Beispiel 180 g, 0,75 l oder 2 m. Lass ihn leer, wenn du nach Stück verkaufst.`,
});
export const optionName = say({
  en: 'Name the option, for example Glaze or Size.',
  de: 'Gib der Auswahl einen Namen, zum Beispiel Glasur oder Größe.',
});
export const optionTwice = say({
  en: 'Two options have the same name.',
  de: 'Zweimal derselbe Name: jede Auswahl braucht ihren eigenen.',
});
export const optionValues = say({ en: 'Write at least one value.', de: 'Schreib mindestens einen Wert.' });
export const photos = say({
  en: 'Add at least one picture before you publish.',
  de: 'Füge mindestens ein Bild hinzu, bevor du veröffentlichst.',
});
export const title = say({ en: 'Write a title.', de: 'Schreib einen Titel.' });
export const titleTooLong = say({
  en: `The title has at most ${MAX_TITLE} characters.`,
  de: `Der Titel hat höchstens ${MAX_TITLE} Zeichen.`,
});
export const category = say({ en: 'Choose a category from the list.', de: 'Wähle eine Kategorie aus der Liste.' });
export const earlierPrice = say({
  en: 'Write the earlier price as an amount, or leave it empty.',
  de: 'Schreib den früheren Preis als Betrag, oder lass ihn leer.',
});
export const earlierPriceNoHigher = say({
  en: 'The earlier price is not more than the price now. Write a higher one, or leave it empty.',
  de: 'Der frühere Preis ist nicht höher als der jetzige. Schreib einen höheren, oder lass ihn leer.',
});
export const prompt = say({
  en: 'Say what the buyer should write.',
  de: 'Schreib, wonach du fragst.',
});
export const longest = say({ en: 'From 1 to 500 characters.', de: '1 bis 500 Zeichen.' });
export const workingDays = say({ en: 'Working days from 0 to 90.', de: '0 bis 90 Werktage.' });
export const makingMinutes = say({ en: 'Minutes from 0 to 6,000.', de: '0 bis 6.000 Minuten.' });
export const weight = say({
  en: 'Grams from 0 to 100000. Postage is counted from it.',
  de: '0 bis 100000 Gramm. Daraus wird der Versand berechnet.',
});
export const hsCode = say({
  en: 'Six to ten figures, like 691200.',
  de: 'Sechs bis zehn Ziffern, zum Beispiel 691200.',
});
export const lowStock = say({ en: 'Pieces from 0 to 1,000.', de: '0 bis 1.000 Stück.' });
export const centimetres = say({ en: 'Centimetres, like 9.5.', de: 'Zentimeter, zum Beispiel 9,5.' });
export const tags = say({
  en: `At most ${MAX_TAGS} search words.`,
  de: `Höchstens ${MAX_TAGS} Suchwörter.`,
});
