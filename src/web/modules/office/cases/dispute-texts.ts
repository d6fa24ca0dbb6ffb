import type { DisputeStatus } from '#domain/payments/dispute-model.ts';
import type { EvidenceField } from '#domain/payments/evidence.ts';
import { say } from '#web/platform/languages/language.ts';

export const disputeStatusTexts: Record<DisputeStatus, string> = say({
  en: {
    warning_needs_response: 'The bank asks',
    warning_under_review: 'Answered, the bank reads',
    warning_closed: 'Question closed',
    needs_response: 'Needs evidence',
    under_review: 'The bank decides',
    won: 'Won',
    lost: 'Lost',
    prevented: 'Prevented',
  },
  de: {
    warning_needs_response: 'Die Bank fragt',
    warning_under_review: 'Beantwortet, die Bank liest',
    warning_closed: 'Frage erledigt',
    needs_response: 'Braucht Nachweise',
    under_review: 'Die Bank entscheidet',
    won: 'Gewonnen',
    lost: 'Verloren',
    prevented: 'Abgewendet',
  },
});

const reasons: Record<string, string> = say({
  en: {
    fraudulent: 'The cardholder says that they did not buy it',
    product_not_received: 'It did not arrive',
    product_unacceptable: 'It was not as described',
    duplicate: 'It was charged twice',
    credit_not_processed: 'A refund did not come',
    subscription_canceled: 'It was called off before',
    unrecognized: 'The cardholder does not recognise it',
  },
  de: {
    fraudulent: 'Von der Karte wurde nach eigener Angabe nichts gekauft',
    product_not_received: 'Es kam nicht an',
    product_unacceptable: 'Es war nicht wie beschrieben',
    duplicate: 'Es wurde doppelt abgebucht',
    credit_not_processed: 'Eine Erstattung kam nicht an',
    subscription_canceled: 'Es war vorher storniert',
    unrecognized: 'Die Abbuchung wurde nicht erkannt',
  },
});
const noReason = say({ en: 'The bank gives no reason', de: 'Die Bank nennt keinen Grund' });
export const disputeReasonText = (reason: string): string => reasons[reason] ?? noReason;

export const evidenceLabels: Record<EvidenceField, string> = say({
  en: {
    product_description: 'What was bought',
    customer_name: 'Buyer',
    customer_email_address: 'E-mail address of the buyer',
    billing_address: 'Billing address',
    shipping_address: 'Delivery address',
    shipping_carrier: 'Delivery',
    shipping_tracking_number: 'Tracking number',
    shipping_date: 'Handed over on',
    service_date: 'Delivered on',
    refund_policy_disclosure: 'Terms, and how the buyer saw them',
    refund_refusal_explanation: 'What went back, or why it did not',
    uncategorized_text: 'What happened, and anything else',
  },
  de: {
    product_description: 'Was gekauft wurde',
    customer_name: 'Gekauft von',
    customer_email_address: 'E-Mail-Adresse dazu',
    billing_address: 'Rechnungsadresse',
    shipping_address: 'Lieferadresse',
    shipping_carrier: 'Versand',
    shipping_tracking_number: 'Sendungsnummer',
    shipping_date: 'Übergeben am',
    service_date: 'Zugestellt am',
    refund_policy_disclosure: 'Bedingungen, und wie sie zu sehen waren',
    refund_refusal_explanation: 'Was zurückging, oder warum nicht',
    uncategorized_text: 'Was geschah, und alles Weitere',
  },
});

export const oneCase = say({ en: 'Case', de: 'Fall' });
export const cases = say({ en: 'Cases', de: 'Fälle' });
export const none = say({
  en: {
    head: 'No such dispute',
    title: 'There is no dispute with this id',
    why: 'The address may be mistyped. Every dispute stands in the list of the money.',
    back: 'Go to the cases',
  },
  de: {
    head: 'Diesen Einspruch gibt es nicht',
    title: 'Es gibt keinen Zahlungseinspruch mit dieser Kennung',
    why: 'Vielleicht ist die Adresse vertippt. Jeder Einspruch steht in der Liste beim Geld.',
    back: 'Zu den Fällen',
  },
});
export const dispute = say({ en: 'Dispute', de: 'Zahlungseinspruch' });
export const disputeOf = say({
  en: (what: string) => `Dispute of ${what}`,
  de: (what: string) => `Zahlungseinspruch zu ${what}`,
});
export const noOrders = say({ en: 'a payment without orders', de: 'einer Zahlung ohne Bestellung' });
export const dueBy = say({
  en: (day: string) => `evidence is due by ${day}`,
  de: (day: string) => `Nachweise bis ${day}`,
});
export const why = say({ en: 'Why', de: 'Warum' });
export const buyer = say({ en: 'Buyer', de: 'Gekauft von' });
export const opened = say({ en: 'Opened', de: 'Eröffnet' });
export const evidence = say({ en: 'Evidence', de: 'Nachweise' });
export const sent = say({ en: (when: string) => `sent ${when}`, de: (when: string) => `verschickt ${when}` });
export const notSent = say({ en: 'not sent', de: 'nicht verschickt' });
export const decided = say({ en: 'Decided', de: 'Entschieden' });
export const disputed = say({ en: 'Disputed', de: 'Angefochten' });
export const taken = say({ en: 'Taken, with the provider’s fee', de: 'Abgebucht, mit Gebühr des Zahlungsdienstes' });
export const borneBy = say({ en: (shop: string) => `Borne by ${shop}`, de: (shop: string) => `Trägt ${shop}` });
export const withheldFrom = say({
  en: (shop: string) => `Held back from ${shop}`,
  de: (shop: string) => `Zurückgehalten bei ${shop}`,
});
export const writing = say({ en: 'Writing and sending evidence', de: 'Nachweise schreiben und verschicken' });
export const drafted = say({
  en: 'As the orders tell it. Read it, and add what you know',
  de: 'Wie die Bestellungen es sagen. Lies es und ergänze, was du weißt',
});
export const asSaved = say({ en: 'As it was saved', de: 'Wie gespeichert' });
export const sendEvidence = say({ en: 'Send the evidence', de: 'Nachweise verschicken' });
export const readsOnce = say({
  en: 'The bank reads it once. After that nothing can be added.',
  de: 'Die Bank liest sie einmal. Danach lässt sich nichts ergänzen.',
});
export const onItsWay = say({
  en: 'The evidence is on its way to the bank.',
  de: 'Die Nachweise sind unterwegs zur Bank.',
});
export const sendNow = say({ en: 'Send it now', de: 'Jetzt verschicken' });
export const notYet = say({ en: 'Not yet', de: 'Noch nicht' });
export const sendToBank = say({ en: 'Send to the bank', de: 'An die Bank schicken' });
export const saved = say({ en: 'The evidence is kept.', de: 'Die Nachweise sind gespeichert.' });
export const keepIt = say({ en: 'Keep it', de: 'Speichern' });
export const takenUntil = say({
  en: (day: string) => `The bank takes it until ${day}.`,
  de: (day: string) => `Die Bank nimmt sie bis ${day} an.`,
});

export const ownHint = say({
  en: 'The bank reads this in place of what the order says. Empty sends none.',
  de: 'Die Bank liest das statt der Angabe der Bestellung. Leer wird nichts geschickt.',
});
export const writeAnother = say({ en: 'Write another', de: 'Andere schreiben' });
export const writeOf = say({
  en: (label: string) => `Write another: ${label}`,
  de: (label: string) => `Andere schreiben: ${label}`,
});
export const keepAsItIs = say({ en: 'Keep as it is', de: 'So lassen, wie es ist' });
export const keepOf = say({
  en: (label: string) => `Keep as it is: ${label}`,
  de: (label: string) => `So lassen, wie es ist: ${label}`,
});
export const takeOrdered = say({ en: 'Use the order’s', de: 'Die der Bestellung nehmen' });
export const orderedOf = say({
  en: (label: string) => `Use the order’s: ${label}`,
  de: (label: string) => `Die der Bestellung nehmen: ${label}`,
});
export const asOrdered = say({ en: 'As the order says.', de: 'Wie die Bestellung es sagt.' });
export const leftOut = say({ en: 'None is sent.', de: 'Es wird nichts geschickt.' });
export const ownSaved = say({
  en: 'An administrator wrote this in place of what the order says.',
  de: 'Das hat die Verwaltung statt der Angabe der Bestellung geschrieben.',
});
