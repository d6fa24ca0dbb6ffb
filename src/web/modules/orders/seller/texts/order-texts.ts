import { say } from '#web/platform/languages/language.ts';

export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const orderOf = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const loading = say({ en: 'Loading the order', de: 'Die Bestellung wird geladen' });
export const thisOrder = say({ en: 'This order', de: 'Diese Bestellung' });
export const orderIsSafe = say({ en: 'The order is safe', de: 'Der Bestellung ist nichts passiert' });
export const none = say({
  en: {
    title: 'No such order in your shop',
    why: 'The link may belong to another shop',
    action: 'See your orders',
    text: 'Search your orders by number, buyer or piece.',
  },
  de: {
    title: 'In deinem Shop gibt es diese Bestellung nicht',
    why: 'Vielleicht gehört der Link zu einem anderen Shop',
    action: 'Deine Bestellungen ansehen',
    text: 'Such deine Bestellungen nach Nummer, Name oder Stück.',
  },
});
export const placed = say({
  en: (time: string, buyer: string) => `Placed ${time} by ${buyer} · `,
  de: (time: string, buyer: string) => `Bestellt ${time} von ${buyer} · `,
});
export const paid = say({ en: ', paid', de: ', bezahlt' });
export const paidByCard = say({ en: ', paid by card', de: ', mit Karte bezahlt' });

export const parcel = say({ en: 'Parcel', de: 'Paket' });
export const units = say({
  en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces, all in one parcel`),
  de: (count: number) => (count === 1 ? '1 Stück' : `${count} Stück, alle in einem Paket`),
});
export const goesBy = say({
  en: (delivery: string, city: string) => `${delivery} to ${city}`,
  de: (delivery: string, city: string) => `${delivery} nach ${city}`,
});
export const sendOnly = say({
  en: (left: number, bought: number) =>
    left === 0
      ? 'Nothing of it to send: withdrawn from or paid back.'
      : `Send ${left} of ${bought}: the rest was withdrawn from or paid back.`,
  de: (left: number, bought: number) =>
    left === 0
      ? 'Davon ist nichts zu verschicken: widerrufen oder erstattet.'
      : `Verschicke ${left} von ${bought}: Der Rest ist widerrufen oder erstattet.`,
});
export const buyersText = say({ en: 'Buyer’s text: ', de: 'Text der Bestellung: ' });
export const buyerWrites = say({ en: 'The buyer writes', de: 'Nachricht zur Bestellung' });

export const timeline = say({ en: 'Timeline', de: 'Verlauf' });
export const doneBy: Record<string, string> = say({
  en: {
    payment: 'The payment arrived',
    maker: 'By you',
    system: 'By itself',
    administrator: 'By the marketplace',
  },
  de: {
    payment: 'Die Zahlung ist da',
    maker: 'Von dir',
    system: 'Von selbst',
    administrator: 'Vom Marktplatz',
  },
});
export const byBuyer = say({ en: 'By the buyer', de: 'Von der Käuferseite' });
export const leavesBy = say({ en: (day: string) => `by ${day}`, de: (day: string) => `bis ${day}` });

export const goesTo = say({ en: 'Goes to', de: 'Geht an' });
export const billedTo = say({ en: 'Billed to', de: 'Rechnung an' });
export const message = say({
  en: (buyer: string) => `Message ${buyer}`,
  de: (buyer: string) => `An ${buyer} schreiben`,
});
export const mail = say({ en: 'Write a mail', de: 'Mail schreiben' });
export const mailSubject = say({
  en: (number: string) => `Your order ${number}`,
  de: (number: string) => `Deine Bestellung ${number}`,
});
export const money = say({ en: 'Money', de: 'Geld' });

export const usualReasons = say({
  en: ['A piece broke', 'The material is not to be had', 'The buyer asked for it'],
  de: ['Ein Stück ist zerbrochen', 'Das Material ist nicht zu bekommen', 'Es wurde darum gebeten'],
});
export const refund = say({ en: 'Give money back', de: 'Geld erstatten' });
export const cancelOrder = say({ en: 'Cancel the order', de: 'Bestellung stornieren' });
export const keepOrder = say({ en: 'Keep the order', de: 'Bestellung behalten' });
export const cancelOf = say({
  en: (number: string) => `Cancel ${number}`,
  de: (number: string) => `${number} stornieren`,
});
export const readBy = say({ en: (buyer: string) => `${buyer} reads it`, de: (buyer: string) => `${buyer} liest ihn` });
export const cancelNote = say({
  en: (buyer: string) => `${buyer} reads it in a mail, and all that was paid goes back. This cannot be taken back.`,
  de: (buyer: string) =>
    `${buyer} liest ihn in einer Mail, und alles Bezahlte geht zurück. Das lässt sich nicht rückgängig machen.`,
});
export const cancelled = say({
  en: (number: string) => `${number} is cancelled. The money goes back.`,
  de: (number: string) => `${number} ist storniert. Das Geld geht zurück.`,
});

export const moved = say({
  en: {
    processing: (number: string, _buyer: string) => `${number} is being made.`,
    shipped: (number: string, buyer: string) => `${number} is on its way. ${buyer} has been told.`,
  },
  de: {
    processing: (number: string, _buyer: string) => `${number} ist in Arbeit.`,
    shipped: (number: string, buyer: string) => `${number} ist unterwegs. ${buyer} weiß Bescheid.`,
  },
});
export const hasNumber = say({
  en: (number: string) => `${number} has its number.`,
  de: (number: string) => `${number} hat die Sendungsnummer.`,
});
export const printSlip = say({ en: 'Print packing slip', de: 'Packzettel drucken' });
export const begin = say({ en: 'Start making', de: 'Arbeit beginnen' });
export const movedAtWorkshop = say({
  en: {
    shipped: (number: string, buyer: string) => `${number} is ready to collect. ${buyer} has been told.`,
  },
  de: {
    shipped: (number: string, buyer: string) => `${number} ist abholbereit. ${buyer} weiß Bescheid.`,
  },
});
export const markReady = say({ en: 'Ready to collect', de: 'Abholbereit' });
export const markSent = say({ en: 'Mark as sent', de: 'Als verschickt eintragen' });
/** [ORD-01] What its maker says of the arrival of an order. */
export const arrival = say({
  en: {
    sent: {
      action: 'It has arrived',
      done: (number: string, buyer: string) => `${number} counts as delivered in a minute. ${buyer} is told then.`,
      said: 'You said that it has arrived.',
      saidByBuyer: (buyer: string) => `${buyer} says that it has arrived.`,
      undone: (number: string) => `Undone. ${number} is on its way again.`,
    },
    collected: {
      action: 'Collected',
      done: (number: string, buyer: string) => `${number} counts as collected in a minute. ${buyer} is told then.`,
      said: 'You said that it is collected.',
      saidByBuyer: (buyer: string) => `${buyer} says that it is collected.`,
      undone: (number: string) => `Undone. ${number} is ready to collect again.`,
    },
    undo: 'Undo',
  },
  de: {
    sent: {
      action: 'Ist angekommen',
      done: (number: string, buyer: string) =>
        `${number} gilt in einer Minute als zugestellt. Dann erfährt es ${buyer}.`,
      said: 'Du hast gesagt, dass sie angekommen ist.',
      saidByBuyer: (buyer: string) => `${buyer} sagt, dass sie angekommen ist.`,
      undone: (number: string) => `Rückgängig gemacht. ${number} gilt wieder als unterwegs.`,
    },
    collected: {
      action: 'Abgeholt',
      done: (number: string, buyer: string) => `${number} gilt in einer Minute als abgeholt. Dann erfährt es ${buyer}.`,
      said: 'Du hast gesagt, dass sie abgeholt ist.',
      saidByBuyer: (buyer: string) => `${buyer} sagt, dass sie abgeholt ist.`,
      undone: (number: string) => `Rückgängig gemacht. ${number} ist wieder abholbereit.`,
    },
    undo: 'Rückgängig',
  },
});
export const changeNumber = say({ en: 'Change tracking number', de: 'Sendungsnummer ändern' });
export const addNumber = say({ en: 'Add tracking number', de: 'Sendungsnummer eintragen' });

export const sent = say({
  en: {
    where: (number: string) => `Where is ${number}?`,
    hasLeft: (number: string) => `Has ${number} left?`,
    sees: (buyer: string) => `${buyer} sees the number on the page of the order.`,
    getsMail: (buyer: string) => `${buyer} gets a mail that the parcel is on its way. This cannot be taken back.`,
    carrier: 'Carrier',
    number: 'Tracking number',
    optional: 'Optional',
    proof: 'It also proves the sending if a bank ever asks.',
    cancel: 'Cancel',
    save: 'Save',
  },
  de: {
    where: (number: string) => `Wo ist ${number}?`,
    hasLeft: (number: string) => `Ist ${number} unterwegs?`,
    sees: (buyer: string) => `${buyer} sieht die Nummer auf der Seite der Bestellung.`,
    getsMail: (buyer: string) =>
      `${buyer} bekommt eine Mail, dass das Paket unterwegs ist. Das lässt sich nicht rückgängig machen.`,
    carrier: 'Versanddienst',
    number: 'Sendungsnummer',
    optional: 'freiwillig',
    proof: 'Sie belegt den Versand auch, falls einmal eine Bank fragt.',
    cancel: 'Abbrechen',
    save: 'Speichern',
  },
});
