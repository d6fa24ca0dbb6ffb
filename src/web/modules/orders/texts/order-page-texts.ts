import { say } from '#web/platform/languages/language.ts';

export const thisOrder = say({ en: 'This order', de: 'Diese Bestellung' });
export const noneHere = say({ en: 'No order of yours here', de: 'Hier ist keine Bestellung von dir' });
export const oldLink = say({
  en: 'The link may be old, or belong to another account',
  de: 'Vielleicht ist der Link alt oder gehört zu einem anderen Konto',
});
export const trackAnOrder = say({ en: 'Track an order', de: 'Bestellung verfolgen' });
export const yourOrders = say({ en: 'Your orders', de: 'Deine Bestellungen' });
export const lookUp = say({
  en: 'Bought as a guest? Look it up by its number.',
  de: 'Als Gast gekauft? Such sie mit ihrer Nummer.',
});
export const order = say({ en: 'Order', de: 'Bestellung' });
export const placed = say({
  en: (state: string, day: string) => `${state}. Placed ${day}.`,
  de: (state: string, day: string) => `${state}. Bestellt am ${day}.`,
});
export const arrives = say({ en: (days: string) => ` Arrives ${days}.`, de: (days: string) => ` Kommt ${days} an.` });
export const quantity = say({ en: 'Quantity', de: 'Anzahl' });
export const sumsAndAddress = say({ en: 'Sums and address', de: 'Beträge und Adresse' });
export const payment = say({ en: 'Payment', de: 'Zahlung' });
export const units = say({ en: 'Pieces', de: 'Stücke' });
export const postage = say({
  en: (delivery: string) => `Postage, ${delivery}`,
  de: (delivery: string) => `Versand, ${delivery}`,
});
export const paidWith = say({
  en: (card: string) => `Paid with ${card}.`,
  de: (card: string) => `Bezahlt mit ${card}.`,
});
export const deliveryAddress = say({ en: 'Delivery address', de: 'Lieferadresse' });
export const billingAddress = say({ en: 'Billing address', de: 'Rechnungsadresse' });
export const print = say({ en: 'Print', de: 'Drucken' });
export const ask = say({ en: 'Ask about this order', de: 'Zu dieser Bestellung fragen' });
export const message = say({ en: (shop: string) => `Message ${shop}`, de: (shop: string) => `An ${shop} schreiben` });

export const invoices = say({
  en: { invoice: 'Invoice', credit_note: 'Credit note' },
  de: { invoice: 'Rechnung', credit_note: 'Gutschrift' },
});
export const invoice = say({
  en: (kind: string, number: string) => `${kind} ${number} (PDF)`,
  de: (kind: string, number: string) => `${kind} ${number} (PDF)`,
});

export const money = say({
  en: {
    sent: (day: string) => `Money sent back on ${day}`,
    asked: 'Money on its way back',
    by: {
      buyer: 'after you cancelled or withdrew',
      maker: 'by the maker',
      administrator: 'by the marketplace',
      system: 'automatically',
    } as Record<string, string>,
    byForMaker: {
      buyer: 'after the buyer cancelled or withdrew',
      maker: 'by you',
      administrator: 'by the marketplace',
      system: 'automatically',
    } as Record<string, string>,
  },
  de: {
    sent: (day: string) => `Geld zurückgeschickt am ${day}`,
    asked: 'Geld auf dem Weg zurück',
    by: {
      buyer: 'nach deiner Stornierung oder deinem Widerruf',
      maker: 'von der Werkstatt',
      administrator: 'vom Marktplatz',
      system: 'automatisch',
    },
    byForMaker: {
      buyer: 'nach Stornierung oder Widerruf der Käuferseite',
      maker: 'von dir',
      administrator: 'vom Marktplatz',
      system: 'automatisch',
    },
  },
});

export const enjoy = say({ en: 'Good to hear. Enjoy it.', de: 'Schön zu hören. Viel Freude damit.' });
export const arrivedTitle = say({ en: 'Has it all arrived?', de: 'Ist alles angekommen?' });
export const arrivedAbout = say({
  en: (days: number) => `From today you can send its pieces back for ${days} days.`,
  de: (days: number) => `Von heute an kannst du die Stücke ${days} Tage lang zurückschicken.`,
});
export const notYet = say({ en: 'Not yet', de: 'Noch nicht' });
export const saidArrived = say({ en: 'You said that it has arrived.', de: 'Du hast gesagt, dass sie angekommen ist.' });
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const isUndone = say({
  en: 'Undone. It is on its way again.',
  de: 'Rückgängig gemacht. Sie gilt als unterwegs.',
});
export const arrived = say({ en: 'It has arrived', de: 'Sie ist angekommen' });
export const collectedTitle = say({ en: 'Have you collected it all?', de: 'Hast du alles abgeholt?' });
export const collected = say({ en: 'I have collected it', de: 'Ich habe sie abgeholt' });
export const saidCollected = say({
  en: 'You said that you have collected it.',
  de: 'Du hast gesagt, dass du sie abgeholt hast.',
});
export const isUndoneReady = say({
  en: 'Undone. It is ready to collect again.',
  de: 'Rückgängig gemacht. Sie gilt als abholbereit.',
});
export const cancel = say({ en: 'Cancel the order', de: 'Bestellung stornieren' });
export const cancelTitle = say({
  en: (number: string) => `Cancel ${number}?`,
  de: (number: string) => `${number} stornieren?`,
});
export const cancelText = say({
  en: (shop: string, sum: string) => `${shop} has not begun it yet. ${sum} go back to the card that you paid with.`,
  de: (shop: string, sum: string) =>
    `${shop} hat sie noch nicht begonnen. ${sum} gehen auf die Karte zurück, mit der du bezahlt hast.`,
});
export const keepIt = say({ en: 'Keep it', de: 'Behalten' });
export const cancelled = say({
  en: (number: string) => `${number} is cancelled. Your money is on its way back.`,
  de: (number: string) => `${number} ist storniert. Dein Geld ist auf dem Weg zurück.`,
});
