import { say } from '#web/platform/languages/language.ts';

export const theForm = say({ en: 'The form to give money back', de: 'Das Formular zum Erstatten' });
export const title = say({ en: 'Give money back', de: 'Geld erstatten' });
export const kinds = say({
  en: { all: 'All that is left', lines: 'Some pieces', amount: 'A sum' },
  de: { all: 'Alles, was übrig ist', lines: 'Einzelne Stücke', amount: 'Ein Betrag' },
});
export const left = say({
  en: (left: string, total: string, order: string) =>
    `${left} of ${total} are left of ${order}. It goes back to the card that paid, and cannot be taken back.`,
  de: (left: string, total: string, order: string) =>
    `Von ${order} sind ${left} von ${total} übrig. Das Geld geht auf die Karte zurück, mit der bezahlt wurde, und lässt sich nicht zurückholen.`,
});
export const howMuch = say({ en: 'How much', de: 'Wie viel' });
export const each = say({ en: (price: string) => `${price} each`, de: (price: string) => `je ${price}` });
export const none = say({ en: 'None', de: 'Keins' });
export const someOf = say({
  en: (count: number, all: number) => `${count} of ${all}`,
  de: (count: number, all: number) => `${count} von ${all}`,
});
export const sum = say({ en: 'Sum, €', de: 'Betrag, €' });
export const sumLike = say({ en: '12.50', de: '12,50' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const chooseLines = say({
  en: 'Choose how many of which piece.',
  de: 'Wähle, wie viele von welchem Stück.',
});
export const writeSum = say({ en: 'Write a sum like 12.50.', de: 'Gib einen Betrag an, etwa 12,50.' });
export const writeWhy = say({
  en: 'Write why the money goes back.',
  de: 'Schreib, warum das Geld zurückgeht.',
});
export const goesBack = say({
  en: (money: string, buyer: string) => `${money} go back to ${buyer}.`,
  de: (money: string, buyer: string) => `${money} gehen an ${buyer} zurück.`,
});
export const keep = say({ en: 'Keep the money', de: 'Nicht erstatten' });
export const give = say({
  en: (money: string) => `Give ${money} back`,
  de: (money: string) => `${money} erstatten`,
});
export const giveIt = say({ en: 'Give it back', de: 'Erstatten' });
