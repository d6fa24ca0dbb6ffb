export const onlyLeft = {
  en: (count: number) => `Only ${count} left`,
  de: (count: number) => `Nur noch ${count} da`,
};
export const madeToOrder = {
  en: (days: number) => `Made to order, ${days} ${days === 1 ? 'day' : 'days'}`,
  de: (days: number) => `Auf Bestellung, ${days} ${days === 1 ? 'Tag' : 'Tage'}`,
};
export const ready = { en: 'Ready to ship', de: 'Versandfertig' };
export const before = { en: 'Before: ', de: 'Vorher: ' };
/** Before the day on which a sale ends. */
export const saleUntil = { en: 'Sale until ', de: 'Aktion bis ' };
export const priceFrom = { de: 'ab', en: 'from' };
