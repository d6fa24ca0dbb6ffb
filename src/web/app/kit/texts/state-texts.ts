import { say } from '#web/platform/languages/language.ts';

export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const addAddress = say({ en: 'Add an address', de: 'Adresse hinzufügen' });
export const addOne = say({ en: 'Add one', de: 'Eins anlegen' });
export const addresses = say({ en: 'Your addresses', de: 'Deine Adressen' });
export const begun = say({ en: 'Begun', de: 'Begonnen' });
export const blanket = say({ en: 'Wool blanket', de: 'Wolldecke' });
export const dayByDay = say({ en: 'Day by day', de: 'Tag für Tag' });
export const empty = say({ en: 'Empty', de: 'Leer' });
export const emptyAndSo = say({ en: 'Empty, loading, failed', de: 'Leer, wird geladen, misslungen' });
export const emptyNote = say({
  en: 'What it is, why, and the first act. What failed says what is safe.',
  de: 'Was es ist, warum, und die erste Handlung. Was misslang, sagt, was nicht verloren ist.',
});
export const failed = say({ en: 'Failed', de: 'Misslungen' });
export const failedListings = say({ en: 'Pieces that failed', de: 'Stücke, die misslangen' });
export const figures = say({ en: 'The figures', de: 'Die Zahlen' });
export const heads = say({ en: 'Heads and icons', de: 'Köpfe und Zeichen' });
export const iconsNote = say({
  en: 'Icons are decoration: the words stand beside them, or in the label of what is pressed.',
  de: 'Zeichen sind Schmuck: die Worte stehen daneben oder im Label dessen, was gedrückt wird.',
});
export const list = say({ en: 'The list', de: 'Die Liste' });
export const listing = say({ en: 'Piece', de: 'Stück' });
export const listings = say({ en: 'Pieces', de: 'Stücke' });
export const loading = say({ en: 'Loading', de: 'Wird geladen' });
export const loadingListings = say({ en: 'Pieces that are read', de: 'Stücke, die geladen werden' });
export const longNote = say({
  en: 'How far it came, as a line and in words, with a way to end it where there is one.',
  de: 'Wie weit es ist, als Linie und in Worten, mit einem Weg, es zu beenden, wo es einen gibt.',
});
export const longWork = say({ en: 'Long work', de: 'Lange Arbeit' });
export const mostUsed = say({
  en: 'The one you use most fills the checkout for you.',
  de: 'Die du am häufigsten nimmst, füllt die Kasse für dich aus.',
});
export const mug = say({ en: 'Two-tone mug', de: 'Zweifarbiger Becher' });
export const noAddress = say({ en: 'No address yet', de: 'Noch keine Adresse' });
export const noAnswer = say({ en: 'The shop did not answer.', de: 'Der Marktplatz hat nicht geantwortet.' });
export const noListing = say({ en: 'No piece yet', de: 'Noch kein Stück' });
export const noListings = say({ en: 'No pieces', de: 'Keine Stücke' });
export const pause = say({ en: 'Pause', de: 'Pausieren' });
export const profile = say({ en: 'Your profile', de: 'Dein Profil' });
export const reading = say({ en: 'Reading the table', de: 'Die Tabelle wird gelesen' });
export const restDetail = say({
  en: 'Rest, with what stands under a row',
  de: 'In Ruhe, mit dem, was unter einer Zeile steht',
});
export const restTight = say({ en: 'Rest, tight and without a frame', de: 'In Ruhe, eng und ohne Rahmen' });
export const rows120 = say({ en: '120 of 300 rows read', de: '120 von 300 Zeilen gelesen' });
export const rows250 = say({ en: '250 of 300 rows read', de: '250 von 300 Zeilen gelesen' });
export const save = say({ en: 'Save', de: 'Speichern' });
export const soldOut = say({ en: 'Sold out since Monday.', de: 'Seit Montag ausverkauft.' });
export const stock = say({ en: 'Stock', de: 'Bestand' });
export const storeListings = say({ en: 'Pieces of the store', de: 'Stücke des Ladens' });
export const tables = say({ en: 'Tables', de: 'Tabellen' });
export const tablesNote = say({
  en: 'Columns are told once: head, cells, and the words before a value on a phone. Make the window narrow to see that.',
  de: 'Spalten werden einmal beschrieben: Kopf, Zellen und die Worte vor einem Wert auf dem Telefon. Mach das Fenster schmal, um das zu sehen.',
});
export const tightListings = say({ en: 'Pieces, tight', de: 'Stücke, eng' });
export const underWay = say({ en: 'Under way', de: 'Unterwegs' });
export const utcDays = say({ en: 'Days are those of UTC', de: 'Tage nach UTC' });
export const whatListingIs = say({
  en: 'One good picture, a title, a price: that is a listing.',
  de: 'Ein gutes Bild, ein Titel, ein Preis: mehr braucht es nicht.',
});
export const restSorted = say({
  en: 'sorted, chosen, changed in place',
  de: 'sortiert, ausgewählt, in der Zeile geändert',
});
export const sortedListings = say({ en: 'Pieces in an order', de: 'Stücke in einer Ordnung' });
