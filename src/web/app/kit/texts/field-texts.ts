import { say } from '#web/platform/languages/language.ts';

export const addressStays = say({
  en: 'The address of the shop stays as it is.',
  de: 'Die Adresse des Shops bleibt, wie sie ist.',
});
export const asRead = say({ en: 'As buyers read it.', de: 'So steht er im Shop.' });
export const byTime = say({ en: 'By time', de: 'Nach Zeit' });
export const chooseFirst = say({ en: 'Choose one first.', de: 'Wähle zuerst eine.' });
export const choosePicture = say({ en: 'Choose a picture', de: 'Bild auswählen' });
export const disabled = say({ en: 'Disabled', de: 'Gesperrt' });
export const fields = say({ en: 'Fields', de: 'Felder' });
export const fieldsNote = say({
  en: 'Label, hint and mistake belong to their control: readers hear them with it, and a mistake takes the place of the hint.',
  de: 'Label, Hinweis und Fehler gehören zu ihrem Feld: Screenreader lesen sie mit ihm vor, und ein Fehler tritt an die Stelle des Hinweises.',
});
export const fillTown = say({ en: 'Fill in the town.', de: 'Trage den Ort ein.' });
export const formFailed = say({ en: 'A form that failed', de: 'Ein Formular, das misslang' });
export const giveName = say({ en: 'Give the shop a name.', de: 'Gib dem Shop einen Namen.' });
export const inAddress = say({ en: 'It is kept in the address.', de: 'Sie steht in der Adresse.' });
export const inGroups = say({ en: 'In groups', de: 'In Gruppen' });
export const invalid = say({ en: 'Invalid', de: 'Ungültig' });
export const left = say({ en: '412 left', de: 'Noch 412' });
export const lists = say({ en: 'Lists', de: 'Listen' });
export const listsNote = say({
  en: "The browser's own list: phones show theirs. It gives back what was chosen in its own type.",
  de: 'Die Liste des Browsers selbst: Telefone zeigen ihre. Sie gibt zurück, was gewählt wurde, in dessen eigenem Typ.',
});
export const message = say({ en: 'Your message', de: 'Deine Nachricht' });
export const messageWrong = say({ en: 'Your message, wrong', de: 'Deine Nachricht, falsch' });
export const namedElsewhere = say({
  en: 'Named elsewhere; beside its label',
  de: 'Anderswo benannt; neben ihrem Label',
});
export const newest = say({ en: 'Newest', de: 'Neueste' });
export const notNow = say({ en: 'Not now', de: 'Nicht jetzt' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const order = say({ en: 'Order', de: 'Reihenfolge' });
export const orderOfList = say({ en: 'Order of the list', de: 'Reihenfolge der Liste' });
export const orderOfRows = say({ en: 'Order of the rows', de: 'Reihenfolge der Zeilen' });
export const orderOff = say({ en: 'Order, off', de: 'Reihenfolge, aus' });
export const orderWrong = say({ en: 'Order, wrong', de: 'Reihenfolge, falsch' });
export const otherFields = say({ en: 'A slider, a file, a number', de: 'Ein Regler, eine Datei, eine Zahl' });
export const packing = say({ en: 'Packing, once a parcel', de: 'Verpackung, je Paket' });
export const password = say({ en: 'Password', de: 'Passwort' });
export const priceLarge = say({ en: 'Price, Large', de: 'Preis, Groß' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonWrong = say({ en: 'Reason, wrong', de: 'Grund, falsch' });
export const relevant = say({ en: 'Most relevant', de: 'Passendste' });
export const restChoice = say({
  en: 'Rest, with a label; one choice is off',
  de: 'In Ruhe, mit Label; eine Wahl ist aus',
});
export const restGroups = say({ en: 'Rest, with a label; in groups', de: 'In Ruhe, mit Label; in Gruppen' });
export const restNote = say({ en: 'Rest, with a note and a hint', de: 'In Ruhe, mit Anmerkung und Hinweis' });
export const sayNeed = say({ en: 'Say in a sentence what you need.', de: 'Sag in einem Satz, was du brauchst.' });
export const search = say({ en: 'Search', de: 'Suche' });
export const searchExample = say({ en: 'Number, buyer or piece', de: 'Nummer, Name oder Stück' });
export const searchOrders = say({ en: 'Search orders', de: 'Bestellungen durchsuchen' });
export const severalLines = say({ en: 'Several lines, rest and invalid', de: 'Mehrere Zeilen, in Ruhe und ungültig' });
export const shopName = say({ en: 'Shop name', de: 'Name des Shops' });
export const shopNameOff = say({ en: 'Shop name, off', de: 'Name des Shops, aus' });
export const shopNameWrong = say({ en: 'Shop name, wrong', de: 'Name des Shops, falsch' });
export const sizeOfPart = say({ en: 'Size of the part', de: 'Größe des Teils' });
export const sort = say({ en: 'Sort', de: 'Sortieren' });
export const sortBy = say({ en: 'Sort by', de: 'Sortieren nach' });
export const stillHere = say({
  en: 'The shop did not answer. What you wrote is still here.',
  de: 'Der Marktplatz hat nicht geantwortet. Was du geschrieben hast, ist noch da.',
});
export const theyRead = say({ en: 'They read it', de: 'Wird gelesen' });
export const town = say({ en: 'Town', de: 'Ort' });
export const townOff = say({ en: 'Town, off', de: 'Ort, aus' });
export const townWrong = say({ en: 'Town, wrong', de: 'Ort, falsch' });
export const twelve = say({ en: 'Twelve characters or more.', de: 'Zwölf Zeichen oder mehr.' });
export const whyBack = say({ en: 'Write why the money goes back.', de: 'Schreib, warum das Geld zurückgeht.' });
export const withUnit = say({ en: 'With a unit; without a label of its own', de: 'Mit Einheit; ohne eigenes Label' });
export const written = say({ en: '6 of 60', de: '6 von 60' });
