import { say } from '#web/platform/languages/language.ts';

export const latePayment = say({ en: 'Payment that came too late', de: 'Zahlung, die zu spät kam' });
export const backByNow = say({
  en: 'Should have gone back to the buyer by now',
  de: 'Sollte inzwischen zurückgezahlt sein',
});
export const reviewOf = say({
  en: (title: string) => `Review of ${title}`,
  de: (title: string) => `Bewertung von ${title}`,
});
export const bankAsks = say({
  en: (orders: string) => `A bank asks about ${orders}`,
  de: (orders: string) => `Eine Bank fragt nach ${orders}`,
});
export const disputed = say({
  en: (orders: string) => `Disputed: ${orders}`,
  de: (orders: string) => `Zahlung angefochten: ${orders}`,
});
export const noOrders = say({ en: 'a payment without orders', de: 'einer Zahlung ohne Bestellung' });
export const order = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const escalated = say({
  en: (title: string) => `Escalated: ${title}`,
  de: (title: string) => `Abgegeben: ${title}`,
});
export const reported = say({
  en: (reasons: string) => `Reported: ${reasons}`,
  de: (reasons: string) => `Gemeldet: ${reasons}`,
});
export const reasons = say({
  en: {
    offensive: 'Offensive',
    private: 'Private details',
    advertising: 'Advertising',
    unrelated: 'Not about the piece',
    other: 'Something else',
  },
  de: {
    offensive: 'Beleidigend',
    private: 'Private Angaben',
    advertising: 'Werbung',
    unrelated: 'Nicht zum Stück',
    other: 'Etwas anderes',
  },
});
export const late = say({
  en: (shop: string, day: string) => `From ${shop}, should have left by ${day}`,
  de: (shop: string, day: string) => `Von ${shop}, sollte verschickt sein bis ${day}`,
});
export const evidence = say({
  en: (day: string) => `Evidence is due by ${day}`,
  de: (day: string) => `Belege bis ${day}`,
});
export const bankDay = say({ en: 'the bank’s day', de: 'zum Tag der Bank' });
export const noDay = say({ en: 'no day', de: 'ohne Tag' });
export const turns = say({
  en: {
    house: (day: string) => `Decide by ${day}`,
    buyer: (day: string) => `The buyer is asked until ${day}`,
    maker: (day: string) => `The workshop is asked until ${day}`,
    bank: (day: string) => `The bank decides, evidence until ${day}`,
  },
  de: {
    house: (day: string) => `Zu entscheiden bis ${day}`,
    buyer: (day: string) => `Die Käuferseite ist gefragt bis ${day}`,
    maker: (day: string) => `Die Werkstatt ist gefragt bis ${day}`,
    bank: (day: string) => `Die Bank entscheidet, Belege bis ${day}`,
  },
});
export const decisions = say({
  en: {
    refund: 'Decided: all goes back',
    part: 'Decided: a part goes back',
    none: 'Decided: nothing goes back',
    won: 'The bank decided for the marketplace',
    lost: 'The bank decided for the buyer',
  },
  de: {
    refund: 'Entschieden: alles geht zurück',
    part: 'Entschieden: ein Teil geht zurück',
    none: 'Entschieden: nichts geht zurück',
    won: 'Die Bank hat für den Marktplatz entschieden',
    lost: 'Die Bank hat für die Käuferseite entschieden',
  },
});
