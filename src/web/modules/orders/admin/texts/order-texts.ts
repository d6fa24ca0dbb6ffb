import { say } from '#web/platform/languages/language.ts';

export const orders = say({ en: 'Orders', de: 'Bestellungen' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const orderOf = say({
  en: (number: string) => `Order ${number}`,
  de: (number: string) => `Bestellung ${number}`,
});
export const none = say({
  en: {
    head: 'No such order',
    title: 'There is no order with this id',
    why: 'The address may be mistyped. A number such as AM-2026-000123 is found in the list and with Ctrl K.',
    back: 'Go to the orders',
  },
  de: {
    head: 'Diese Bestellung gibt es nicht',
    title: 'Es gibt keine Bestellung mit dieser Kennung',
    why: 'Vielleicht ist die Adresse vertippt. Eine Nummer wie AM-2026-000123 findest du in der Liste und mit Strg K.',
    back: 'Zu den Bestellungen',
  },
});
export const units = say({ en: 'Pieces', de: 'Stücke' });
export const together = say({ en: 'Paid together with ', de: 'Zusammen bezahlt mit ' });
export const from = say({ en: (shop: string) => ` from ${shop}`, de: (shop: string) => ` von ${shop}` });

export const takenOff = say({ en: 'Taken off', de: 'Nachlass' });
export const postage = say({ en: 'Postage', de: 'Versand' });
export const postageFree = say({
  en: (code: string) => `Postage, free with ${code}`,
  de: (code: string) => `Versand, frei mit ${code}`,
});
export const tax = say({ en: 'Tax', de: 'Steuer' });
export const containedTax = say({ en: 'VAT within it', de: 'Darin MwSt.' });
/** Who pressed a refund. */
export const refundBy: Record<string, string> = say({
  en: {
    buyer: 'Refund, cancelled or withdrawn by the buyer',
    maker: 'Refund by the maker',
    administrator: 'Refund by an administrator',
    system: 'Automatic refund',
  },
  de: {
    buyer: 'Erstattung nach Stornierung oder Widerruf der Käuferseite',
    maker: 'Erstattung der Werkstatt',
    administrator: 'Erstattung der Verwaltung',
    system: 'Automatische Erstattung',
  },
});
export const ofItBack = say({ en: 'Of it given back', de: 'Davon erstattet' });
export const wholePayment = say({ en: 'Whole payment', de: 'Ganze Zahlung' });
export const paymentBack = say({ en: 'Given back', de: 'Davon erstattet' });

export const orderId = say({ en: 'Order id', de: 'Kennung' });
export const shop = say({ en: 'Shop', de: 'Shop' });
export const buyer = say({ en: 'Buyer', de: 'Gekauft von' });
export const account = say({ en: 'Account', de: 'Konto' });
export const hasAccount = say({ en: 'Yes', de: 'Ja' });
export const guest = say({ en: 'None, bought as a guest', de: 'Keins, als Gast gekauft' });
export const email = say({ en: 'E-mail', de: 'E-Mail' });
export const goesTo = say({ en: 'Goes to', de: 'Geht an' });
export const placed = say({ en: 'Placed', de: 'Bestellt' });
export const delivery = say({ en: 'Delivery', de: 'Lieferung' });
export const leavesBy = say({ en: 'Leaves by', de: 'Verlässt die Werkstatt bis' });
export const arrives = say({ en: 'Arrives', de: 'Kommt an' });
export const days = say({
  en: (from: string, to: string) => `${from} to ${to}`,
  de: (from: string, to: string) => `${from} bis ${to}`,
});
export const buyerText = say({ en: 'Buyer’s words', de: 'Nachricht zur Bestellung' });
export const payment = say({ en: 'Payment', de: 'Zahlung' });
export const dispute = say({ en: 'Dispute', de: 'Einspruch' });
export const checkout = say({ en: 'Checkout', de: 'Einkauf' });
export const seePayment = say({ en: 'Seeing the payment', de: 'Die Zahlung zu sehen' });
export const openPayment = say({ en: 'Open the payment', de: 'Zahlung öffnen' });

export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const cancel = say({
  en: {
    title: 'Cancel the order',
    label: 'Reason, kept in the audit log',
    placeholder: 'What happened, and who asked for it',
    action: (number: string) => `Cancel ${number}`,
    done: (number: string) => `${number} is cancelled.`,
    text: 'Its pieces are for sale again, what was paid goes back to the buyer’s card, and the buyer hears of it by mail, without the reason.',
    needs: 'Cancelling',
    isDone: 'This order is cancelled.',
    tooLate: 'It has left, so it cannot be cancelled any more.',
  },
  de: {
    title: 'Bestellung stornieren',
    label: 'Grund, steht im Protokoll',
    placeholder: 'Was passiert ist, und wer darum bat',
    action: (number: string) => `${number} stornieren`,
    done: (number: string) => `${number} ist storniert.`,
    text: 'Ihre Stücke sind wieder zu haben, das Bezahlte geht auf die Karte zurück, und eine Mail sagt es, ohne den Grund.',
    needs: 'Stornieren',
    isDone: 'Diese Bestellung ist storniert.',
    tooLate: 'Sie ist schon unterwegs und lässt sich nicht mehr stornieren.',
  },
});
export const refund = say({
  en: {
    title: 'Give money back',
    left: (left: string, total: string) => `${left} of ${total} are left.`,
    reasonNote: 'Kept in the audit log',
    withheld: 'The buyer’s bank has its money: until that is decided nothing is given back.',
    needs: 'Giving money back',
  },
  de: {
    title: 'Geld erstatten',
    left: (left: string, total: string) => `${left} von ${total} sind übrig.`,
    reasonNote: 'Steht im Protokoll',
    withheld: 'Das Geld liegt bei einer Bank: Bis dort entschieden ist, wird nichts erstattet.',
    needs: 'Geld zu erstatten',
  },
});
export const note = say({
  en: {
    title: 'Note',
    label: 'Note, read by administrators alone',
    placeholder: 'What was said or found out',
    action: 'Add the note',
    done: 'The note stands on the order.',
    text: 'It stands on the timeline and in the audit log, and cannot be changed.',
    needs: 'Writing a note',
  },
  de: {
    title: 'Notiz',
    label: 'Notiz, nur für die Verwaltung',
    placeholder: 'Was gesagt oder herausgefunden wurde',
    action: 'Notiz hinzufügen',
    done: 'Die Notiz steht an der Bestellung.',
    text: 'Sie steht im Verlauf und im Protokoll und lässt sich nicht ändern.',
    needs: 'Eine Notiz zu schreiben',
  },
});

export const proofs = say({
  en: {
    title: 'Proofs',
    safe: 'The order is unchanged.',
    states: { sent: 'waiting', approved: 'approved', change_requested: 'change requested', superseded: 'replaced' },
    makerWrites: 'The maker writes',
    buyerWrites: 'The buyer asks for',
  },
  de: {
    title: 'Entwürfe',
    safe: 'Die Bestellung ist unverändert.',
    states: {
      sent: 'wartet auf Antwort',
      approved: 'freigegeben',
      change_requested: 'Änderung gewünscht',
      superseded: 'ersetzt',
    },
    makerWrites: 'Die Werkstatt schreibt',
    buyerWrites: 'Gewünscht ist',
  },
});
