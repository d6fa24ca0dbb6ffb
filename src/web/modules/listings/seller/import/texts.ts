import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Import a CSV', de: 'CSV einlesen' });
export const listings = say({ en: 'Listings', de: 'Stücke' });
export const sub = say({
  en: 'New pieces come in as drafts: give each a picture and publish it. Pieces that were imported before or come from your export change to what the file says. Files that Etsy, Shopify or WooCommerce export are read as they are.',
  de: 'Neue Stücke kommen als Entwürfe herein: gib jedem ein Bild und veröffentliche es. Was schon einmal eingelesen wurde oder aus deiner gesicherten Datei kommt, wird so, wie es in der Datei steht. Dateien aus Etsy, Shopify und WooCommerce werden gelesen, wie sie sind.',
});
export const choose = say({ en: 'Choose a CSV', de: 'CSV wählen' });
export const another = say({ en: 'Choose another CSV', de: 'Andere CSV wählen' });
export const goOn = say({ en: 'Go on', de: 'Weitermachen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const tooLarge = say({
  en: 'This file is larger than 6 MB. Split it into several.',
  de: 'Diese Datei ist größer als 6 MB. Teile sie in mehrere.',
});
export const oldText = say({
  en: 'This file is not UTF-8. It was read as Windows-1252: look whether its letters are right.',
  de: 'Diese Datei ist nicht in UTF-8. Sie wurde als Windows-1252 gelesen: sieh nach, ob die Buchstaben stimmen.',
});
export const reading = say({ en: 'Reading the file', de: 'Die Datei wird gelesen' });
export const sofar = say({
  en: (read: number, all: number) => `${read} of ${numbered(all, 'row', 'rows')} read`,
  de: (read: number, all: number) => `${read} von ${numbered(all, 'Zeile', 'Zeilen')} gelesen`,
});
export const stopped = say({
  en: 'It stopped here. What was read is saved; go on when you like.',
  de: 'Hier wurde angehalten. Was gelesen wurde, ist gesichert; mach weiter, wann du magst.',
});
export const resumed = say({
  en: (rows: number) => `It went on after ${numbered(rows, 'row', 'rows')} that were read before.`,
  de: (rows: number) => `Es ging nach ${numbered(rows, 'Zeile', 'Zeilen')} weiter, die schon gelesen waren.`,
});
export const done = say({
  en: (loaded: number, refused: number) =>
    `${numbered(loaded, 'row is', 'rows are')} in your shop, ${numbered(refused, 'was', 'were')} refused.`,
  de: (loaded: number, refused: number) =>
    `${numbered(loaded, 'Zeile ist', 'Zeilen sind')} in deinem Shop, ${numbered(refused, 'wurde', 'wurden')} abgelehnt.`,
});
export const importArchive = say({ en: 'Import a shop archive', de: 'Ein Shop-Archiv importieren' });
export const seeDrafts = say({ en: 'See the drafts', de: 'Entwürfe ansehen' });
export const remarks = say({ en: 'What is to be said of rows', de: 'Was zu Zeilen zu sagen ist' });
export const line = say({ en: 'Line', de: 'Zeile' });
export const column = say({ en: 'Column', de: 'Spalte' });
export const why = say({ en: 'Why', de: 'Warum' });
export const outcome = say({ en: 'What became of it', de: 'Was daraus wurde' });
export const refused = say({ en: 'Refused', de: 'Abgelehnt' });
export const loaded = say({ en: 'Loaded', de: 'Eingelesen' });
export const columnsTitle = say({ en: 'What the columns are called', de: 'Wie die Spalten heißen' });
export const columnsText = say({
  en: 'The first line names the columns: id, title, description, category, price and quantity; sku, contents, materials, colours, tags, processing_days, weight_grams, making_minutes, hs_code, low_stock, options and variants if you like, lists written as in the file that “Export CSV” gives. Any other column becomes a tag or a line of the description. The id is your own and says which piece a row is.',
  de: 'Die erste Zeile nennt die Spalten: id, title, description, category, price und quantity; wenn du magst auch sku, contents, materials, colours, tags, processing_days, weight_grams, making_minutes, hs_code, low_stock, options und variants, Listen so wie in der Datei von „Als CSV sichern“. Jede andere Spalte wird zu einem Schlagwort oder einer Zeile der Beschreibung. Die id vergibst du selbst, sie sagt, welches Stück eine Zeile ist.',
});
export const pictures = say({
  en: 'Pictures are not read from a table. Add them to the drafts.',
  de: 'Bilder werden nicht aus einer Tabelle gelesen. Füge sie den Entwürfen hinzu.',
});
export const switchedOff = say({
  en: 'Importing is switched off for your shop at the moment. Add listings one by one, or come back later.',
  de: 'Der Import ist für deinen Shop gerade abgeschaltet. Leg Stücke einzeln an, oder komm später wieder.',
});
