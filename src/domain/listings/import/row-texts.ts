import type { Text } from '../../core/languages/language.ts';

/** What is said of a column of a row; `price: is missing` names the column as the file does. */
export const inColumn = (column: string, why: Text): Text => ({
  en: `${column}: ${why.en}`,
  de: `${column}: ${why.de}`,
});

/** The same words with the same facts in every language. */
const say =
  <Facts>(text: Text<(facts: Facts) => string>) =>
  (facts: Facts): Text => ({ en: text.en(facts), de: text.de(facts) });

export const missing: Text = { en: 'is missing', de: 'fehlt' };
export const isEmpty: Text = { en: 'is empty', de: 'ist leer' };
export const noObject: Text = { en: 'is no object with fields', de: 'ist kein Objekt mit Feldern' };
export const notJson: Text = { en: 'is not valid JSON', de: 'ist kein gültiges JSON' };
export const isRefused: Text = { en: 'is refused', de: 'wird abgelehnt' };
export const noWholeCents: Text = { en: 'in cents must be a whole number', de: 'in Cent muss eine ganze Zahl sein' };
export const shortened: Text = {
  en: 'shortened; it stands whole in the description',
  de: 'gekürzt; ganz steht er in der Beschreibung',
};
export const stillRemoved: Text = {
  en: 'its maker removed this listing; it stays removed',
  de: 'dieses Stück wurde in der Werkstatt entfernt; es bleibt entfernt',
};
export const sameValues: Text = { en: 'two of them have the same values', de: 'zwei davon haben dieselben Werte' };
export const beingPaid: Text = {
  en: 'somebody is paying for one that this row leaves out; import again in a few minutes',
  de: 'eine, die in dieser Zeile fehlt, wird gerade bezahlt; lies die Tabelle in ein paar Minuten noch einmal ein',
};
export const refusedByDatabase: Text = {
  en: 'the database refuses it',
  de: 'die Datenbank nimmt sie nicht an',
};
export const tooDeep = say<{ most: number }>({
  en: ({ most }) => `has more than ${most} lists or objects in each other`,
  de: ({ most }) => `hat mehr als ${most} Listen oder Objekte ineinander`,
});
export const tooManyValues = say<{ most: number }>({
  en: ({ most }) => `has more than ${most} values`,
  de: ({ most }) => `hat mehr als ${most} Werte`,
});
export const moreThan = say<{ most: number }>({
  en: ({ most }) => `has more than ${most} characters`,
  de: ({ most }) => `hat mehr als ${most} Zeichen`,
});
export const tooLong = say<{ count: number; most: number }>({
  en: ({ count, most }) => `has ${count} characters, and ${most} fit`,
  de: ({ count, most }) => `hat ${count} Zeichen, ${most} passen hinein`,
});
export const titleTooLong = say<{ count: number; most: number }>({
  en: ({ count, most }) => `has ${count} characters, and ${most} fit (--shorten keeps the words that fit)`,
  de: ({ count, most }) => `hat ${count} Zeichen, ${most} passen hinein`,
});
export const tooShort = say<{ count: number; least: number }>({
  en: ({ count, least }) => `has ${count} characters, and ${least} are needed`,
  de: ({ count, least }) => `hat ${count} Zeichen, ${least} sind nötig`,
});
export const tooManyEntries = say<{ count: number; most: number }>({
  en: ({ count, most }) => `has ${count} entries, and ${most} fit`,
  de: ({ count, most }) => `hat ${count} Einträge, ${most} passen hinein`,
});
export const tooFewEntries = say<{ count: number; least: number }>({
  en: ({ count, least }) => `has ${count} entries, and ${least} are needed`,
  de: ({ count, least }) => `hat ${count} Einträge, ${least} sind nötig`,
});
export const tooHigh = say<{ written: string; most: number }>({
  en: ({ written, most }) => `“${written}” is too high; ${most} is the highest`,
  de: ({ written, most }) => `„${written}“ ist zu hoch; höchstens ${most}`,
});
export const tooLow = say<{ written: string; least: number }>({
  en: ({ written, least }) => `“${written}” is too low; ${least} is the lowest`,
  de: ({ written, least }) => `„${written}“ ist zu niedrig; mindestens ${least}`,
});
export const notOfKind = say<{ written: string; kind: Text }>({
  en: ({ written, kind }) => `“${written}” is not ${kind.en}`,
  de: ({ written, kind }) => `„${written}“ ist nicht ${kind.de}`,
});
export const notHere = say<{ written: string }>({
  en: ({ written }) => `“${written}” does not belong here`,
  de: ({ written }) => `„${written}“ gehört nicht hierher`,
});
export const unknownNames = say<{ names: readonly string[] }>({
  en: ({ names }) => `has ${names.map((name) => `“${name}”`).join(', ')}, a name that the shop does not know`,
  de: ({ names }) => `hat ${names.map((name) => `„${name}“`).join(', ')}, einen Namen, den der Shop nicht kennt`,
});
export const noCategory = say<{ written: string }>({
  en: ({ written }) => `“${written}” is not a category of this marketplace`,
  de: ({ written }) => `„${written}“ ist keine Kategorie dieses Marktplatzes`,
});
export const otherCurrency = say<{ written: string }>({
  en: ({ written }) => `${written} is not EUR`,
  de: ({ written }) => `${written} ist nicht EUR`,
});
export const noContents = say<{ written: string }>({
  en: ({ written }) => `“${written}” is no amount such as 180 g, 0.75 l or 2 m`,
  de: ({ written }) => `„${written}“ ist keine Menge wie 180 g, 0,75 l oder 2 m`,
});
export const noPrice = say<{ written: string }>({
  en: ({ written }) => `“${written}” is no amount of money`,
  de: ({ written }) => `„${written}“ ist kein Geldbetrag`,
});
export const notInEuros = say<{ written: string }>({
  en: ({ written }) => `${written} is not in euros`,
  de: ({ written }) => `${written} ist nicht in Euro`,
});
export const unclearPrice = say<{ written: string; whole: string }>({
  en: ({ written, whole }) => `“${written}” can mean two prices; write two digits for the cents, as in ${whole}.00`,
  de: ({ written, whole }) =>
    `„${written}“ kann zwei Preise meinen; schreib zwei Ziffern für die Cent, wie in ${whole},00`,
});
export const cellsDiffer = say<{ cells: number; header: number }>({
  en: ({ cells, header }) => `has ${cells} cells, the header has ${header}`,
  de: ({ cells, header }) => `hat ${cells} Zellen, die Kopfzeile hat ${header}`,
});
export const noEnd = say<{ most: number }>({
  en: ({ most }) =>
    `has no end, or more than ${most} characters; a quote that opens here may never be closed, so the rows after it cannot be told apart`,
  de: ({ most }) =>
    `hat kein Ende oder mehr als ${most} Zeichen; vielleicht wird ein Anführungszeichen nicht geschlossen, darum sind die Zeilen danach nicht zu trennen`,
});
export const replacedBy = say<{ line: number }>({
  en: ({ line }) => `replaced by line ${line}, which has the same id`,
  de: ({ line }) => `ersetzt durch Zeile ${line} mit derselben ID`,
});
export const namedTwice = say<{ name: string }>({
  en: ({ name }) => `has “${name}” twice; keep one of them`,
  de: ({ name }) => `hat „${name}“ zweimal; behalte eines davon`,
});
export const pictureTwice: Text = {
  en: 'is named twice; it is shown once',
  de: 'steht zweimal da; es wird einmal gezeigt',
};
export const outsideFolder: Text = {
  en: 'lies outside the folder of the file',
  de: 'liegt außerhalb des Ordners der Datei',
};
export const notThere: Text = { en: 'is not there', de: 'ist nicht da' };
export const notFetched: Text = {
  en: 'addresses are not fetched; put the file beside the list',
  de: 'Adressen werden nicht abgerufen; leg die Datei neben die Liste',
};
export const enoughPictures = say<{ most: number }>({
  en: ({ most }) => `${most} pictures are the most`,
  de: ({ most }) => `mehr als ${most} Bilder gehen nicht`,
});
export const noHsCode: Text = {
  en: 'a customs number has 6 to 10 figures, such as 691200',
  de: 'eine Zolltarifnummer hat 6 bis 10 Ziffern, zum Beispiel 691200',
};
