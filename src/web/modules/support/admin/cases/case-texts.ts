import { say } from '#web/platform/languages/language.ts';

export const cases = say({ en: 'Cases', de: 'Fälle' });
export const oneCase = say({ en: 'Case', de: 'Fall' });
export const ofOrder = say({
  en: (order: string) => `Case about order ${order}`,
  de: (order: string) => `Fall zu Bestellung ${order}`,
});
export const none = say({
  en: {
    head: 'Case not found',
    title: 'There is no case with this number',
    why: 'The address may be mistyped. Every case stands on the record of its order.',
    back: 'Go to the cases',
  },
  de: {
    head: 'Fall nicht gefunden',
    title: 'Es gibt keinen Fall mit dieser Nummer',
    why: 'Vielleicht ist die Adresse vertippt. Jeder Fall steht an seiner Bestellung.',
    back: 'Zu den Fällen',
  },
});
export const facts = say({
  en: {
    cause: 'Came of',
    order: 'Order',
    buyer: 'Buyer',
    shop: 'Workshop',
    opened: 'Opened',
    due: 'Due',
    owner: 'Owner',
    escalated: 'Escalated by',
    placed: 'Placed',
    arrived: 'Arrived',
    parcel: 'Parcel',
    bought: 'Bought',
    note: 'Note of the buyer',
    total: 'Total',
    left: 'Not paid back',
  },
  de: {
    cause: 'Entstand aus',
    order: 'Bestellung',
    buyer: 'Gekauft von',
    shop: 'Werkstatt',
    opened: 'Eröffnet',
    due: 'Fällig',
    owner: 'Zuständig',
    escalated: 'Abgegeben von',
    placed: 'Bestellt',
    arrived: 'Angekommen',
    parcel: 'Sendung',
    bought: 'Gekauft',
    note: 'Notiz zur Bestellung',
    total: 'Summe',
    left: 'Nicht zurückgezahlt',
  },
});
export const noOwner = say({ en: 'No owner', de: 'Niemand' });
export const notYet = say({ en: 'not yet', de: 'noch nicht' });
export const late = say({ en: 'late', de: 'überfällig' });
export const theDispute = say({ en: 'Evidence for the bank', de: 'Nachweise für die Bank' });
export const returned = say({ en: 'What was asked back', de: 'Was zurückgehen sollte' });
export const actions = say({ en: 'Actions', de: 'Aktionen' });
export const needs = say({ en: 'Working on cases', de: 'Fälle zu bearbeiten' });
export const needsMoney = say({ en: 'Giving money back', de: 'Geld zurückzugeben' });
export const withheld = say({
  en: 'The bank of the card holds this money. Nothing else goes back of it until the bank has decided.',
  de: 'Die Bank der Karte hält dieses Geld. Bis sie entschieden hat, geht nichts anderes davon zurück.',
});
export const ofBank = say({
  en: 'The bank of the card decides this case. It reads the evidence once.',
  de: 'Diesen Fall entscheidet die Bank der Karte. Sie liest die Nachweise einmal.',
});
export const youEscalated = say({
  en: 'You asked somebody else to decide. Another administrator does.',
  de: 'Du hast den Fall abgegeben. Jemand anderes entscheidet.',
});
export const ask = say({
  en: {
    title: 'Ask a party',
    party: 'Who is asked',
    buyer: 'The buyer',
    maker: 'The workshop',
    days: 'Days to answer',
  },
  de: {
    title: 'Eine Seite fragen',
    party: 'Wer gefragt ist',
    buyer: 'Die Käuferseite',
    maker: 'Die Werkstatt',
    days: 'Tage zum Antworten',
  },
});
export const question = say({ en: 'Question', de: 'Frage' });
export const questionHint = say({
  en: 'Goes by mail. Both sides read it.',
  de: 'Geht per Mail. Beide Seiten lesen sie.',
});
export const askIt = say({ en: 'Ask', de: 'Fragen' });
export const questionSent = say({ en: 'The question is sent.', de: 'Die Frage ist gesendet.' });
export const decide = say({ en: 'Decide', de: 'Entscheiden' });
export const outcome = say({ en: 'What goes back', de: 'Was zurückgeht' });
export const outcomes = say({
  en: { refund: 'All of it', part: 'A part', none: 'Nothing' },
  de: { refund: 'Alles', part: 'Ein Teil', none: 'Nichts' },
});
export const amount = say({ en: 'Amount', de: 'Betrag' });
export const upTo = say({ en: (sum: string) => `At most ${sum}`, de: (sum: string) => `Höchstens ${sum}` });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({
  en: 'Both sides read it by mail. It stays in the audit log.',
  de: 'Beide Seiten lesen ihn per Mail. Er bleibt im Protokoll.',
});
export const decideIt = say({ en: 'Decide now', de: 'Jetzt entscheiden' });
export const decideTitle = say({ en: 'Decide this case?', de: 'Diesen Fall entscheiden?' });
export const decideText = say({
  en: {
    refund: 'All that can go back goes back to the buyer, and the workshop bears it. This cannot be undone.',
    part: 'This sum goes back to the buyer, and the workshop bears it. This cannot be undone.',
    none: 'Nothing goes back. Both sides are told, and the case is closed. This cannot be undone.',
  },
  de: {
    refund:
      'Alles, was zurückgehen kann, geht zurück, und die Werkstatt trägt es. Das lässt sich nicht rückgängig machen.',
    part: 'Dieser Betrag geht zurück, und die Werkstatt trägt ihn. Das lässt sich nicht rückgängig machen.',
    none: 'Es geht nichts zurück. Beide Seiten erfahren es, und der Fall ist zu. Das lässt sich nicht rückgängig machen.',
  },
});
export const decided = say({ en: 'The case is decided.', de: 'Der Fall ist entschieden.' });
export const escalate = say({ en: 'Escalate', de: 'Abgeben' });
export const escalateText = say({
  en: 'Somebody else decides, and you do not any more. Support is told by mail.',
  de: 'Jemand anderes entscheidet, du nicht mehr. Die Hilfe erfährt es per Mail.',
});
export const escalateReason = say({ en: 'Why', de: 'Warum' });
export const escalateExample = say({
  en: 'What makes it difficult',
  de: 'Was es schwierig macht',
});
export const escalated = say({ en: 'The case waits for somebody else.', de: 'Der Fall wartet auf jemand anderen.' });
export const note = say({ en: 'Internal note', de: 'Interne Notiz' });
export const noteText = say({ en: 'Only administrators read it.', de: 'Das liest nur die Verwaltung.' });
export const addNote = say({ en: 'Add the note', de: 'Notiz speichern' });
export const noted = say({ en: 'The note is saved.', de: 'Die Notiz ist gespeichert.' });
export const noteExample = say({ en: 'What the next person should know', de: 'Was die nächste Person wissen soll' });
export const changed = say({ en: 'The owner is changed.', de: 'Die Zuständigkeit ist geändert.' });
export const open = say({ en: 'Open a case', de: 'Einen Fall eröffnen' });
export const openText = say({
  en: 'Buyer and workshop are told by mail and can say their side. You decide, and money moves by that.',
  de: 'Beide Seiten erfahren es per Mail und können ihre Seite schildern. Du entscheidest, und danach geht das Geld.',
});
export const openSubject = say({ en: 'What it is about', de: 'Worum es geht' });
export const openExample = say({ en: 'Both sides read it', de: 'Beide Seiten lesen es' });
export const opened = say({ en: 'The case is open.', de: 'Der Fall ist eröffnet.' });
