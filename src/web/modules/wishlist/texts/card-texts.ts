import { say } from '#web/platform/languages/language.ts';

export const saved = say({ en: 'A piece you saved', de: 'Ein Stück, das du dir gemerkt hast' });
export const gone = say({ en: 'A piece that is gone', de: 'Ein Stück, das es nicht mehr gibt' });
export const from = say({ en: 'from', de: 'ab' });
export const whenAdded = say({ en: 'When you added it: ', de: 'Als du es dir gemerkt hast: ' });
export const inFullLater = say({
  en: 'Shown in full when you are back online',
  de: 'Ganz zu sehen, sobald du wieder verbunden bist',
});
export const move = say({ en: 'Move to cart', de: 'In den Warenkorb' });
export const moveOf = say({
  en: (title: string) => `Move to cart: ${title}`,
  de: (title: string) => `In den Warenkorb: ${title}`,
});
export const choose = say({ en: 'Choose', de: 'Auswählen' });
export const chooseHow = say({
  en: (title: string) => ` how you want ${title}`,
  de: (title: string) => `, wie du ${title} möchtest`,
});
export const remove = say({ en: (title: string) => `Remove ${title}`, de: (title: string) => `${title} entfernen` });
export const collectionOf = say({
  en: (title: string) => `Collection of ${title}`,
  de: (title: string) => `Sammlung von ${title}`,
});
export const noCollection = say({ en: 'No collection', de: 'Keine Sammlung' });
export const notForSale = say({ en: 'No longer for sale', de: 'Nicht mehr zu haben' });
export const less = say({
  en: (money: string) => `${money} less than when you added it`,
  de: (money: string) => `${money} weniger als damals`,
});
export const pausedUntil = say({ en: (day: string) => `Paused until ${day}`, de: (day: string) => `Pause bis ${day}` });
export const soldOut = say({ en: 'Sold out', de: 'Ausverkauft' });
export const backInStock = say({ en: 'Back in stock', de: 'Wieder da' });
export const lastOne = say({ en: 'Only 1 left', de: 'Nur noch 1 da' });
