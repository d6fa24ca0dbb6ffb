import { say } from '#web/platform/languages/language.ts';

export const cases = say({ en: 'What the marketplace decides', de: 'Was der Marktplatz entscheidet' });
export const caseOf = say({ en: (number: string) => `Case ${number}`, de: (number: string) => `Fall ${number}` });
export const causes = say({
  en: {
    return: 'A return that was not accepted',
    dispute: 'The bank of the card',
    ticket: 'A message to support',
    order: 'The marketplace looked at the order',
  },
  de: {
    return: 'Eine Rücksendung, die nicht angenommen wurde',
    dispute: 'Die Bank der Karte',
    ticket: 'Eine Nachricht an die Hilfe',
    order: 'Der Marktplatz hat sich die Bestellung angesehen',
  },
});
/** What a party reads of its state; `other` is the side that is not oneself. */
export const waits = say({
  en: {
    house: (day: string) => `The marketplace decides by ${day}.`,
    you: (day: string) => `You are asked. Answer by ${day}; then the marketplace decides with what it has.`,
    buyer: (day: string) => `The buyer is asked until ${day}. Then the marketplace decides.`,
    maker: (day: string) => `The workshop is asked until ${day}. Then the marketplace decides.`,
    bank: () => 'The bank of the card decides.',
  },
  de: {
    house: (day: string) => `Der Marktplatz entscheidet bis ${day}.`,
    you: (day: string) => `Du bist gefragt. Antworte bis ${day}; dann entscheidet der Marktplatz mit dem, was da ist.`,
    buyer: (day: string) => `Die Käuferseite ist bis ${day} gefragt. Dann entscheidet der Marktplatz.`,
    maker: (day: string) => `Die Werkstatt ist bis ${day} gefragt. Dann entscheidet der Marktplatz.`,
    bank: () => 'Die Bank der Karte entscheidet.',
  },
});
export const decisions = say({
  en: {
    refund: (sum: string) => `Decided: ${sum} go back to the buyer.`,
    part: (sum: string) => `Decided: ${sum} go back to the buyer, a part.`,
    none: () => 'Decided: nothing goes back to the buyer.',
    won: () => 'The bank decided for the workshop.',
    lost: () => 'The bank decided for the buyer.',
  },
  de: {
    refund: (sum: string) => `Entschieden: ${sum} gehen zurück.`,
    part: (sum: string) => `Entschieden: ${sum} gehen zurück, ein Teil.`,
    none: () => 'Entschieden: Es geht nichts zurück.',
    won: () => 'Die Bank hat für die Werkstatt entschieden.',
    lost: () => 'Die Bank hat für die Käuferseite entschieden.',
  },
});
export const who = say({
  en: {
    buyer: 'Buyer',
    maker: 'Workshop',
    house: 'Marketplace',
    note: 'Note, internal',
    opened: 'Opened',
    missed: 'No answer in time',
    owner: 'Owner',
    escalated: 'Escalated',
    bank: 'Bank',
    decided: 'Decision',
  },
  de: {
    buyer: 'Käuferseite',
    maker: 'Werkstatt',
    house: 'Marktplatz',
    note: 'Notiz, intern',
    opened: 'Eröffnet',
    missed: 'Keine Antwort bis zum Tag',
    owner: 'Zuständig',
    escalated: 'Abgegeben',
    bank: 'Bank',
    decided: 'Entscheidung',
  },
});
export const missed = say({
  en: { buyer: 'The buyer did not answer.', maker: 'The workshop did not answer.' },
  de: { buyer: 'Die Käuferseite hat nicht geantwortet.', maker: 'Die Werkstatt hat nicht geantwortet.' },
});
export const handedBack = say({ en: 'Nobody owns it now.', de: 'Niemand ist jetzt zuständig.' });
export const bankSays = say({
  en: {
    warning_needs_response: 'The bank asks about the payment.',
    warning_under_review: 'The bank looks at the answer.',
    warning_closed: 'The bank has no more questions.',
    needs_response: 'The bank took the money back and asks for evidence.',
    under_review: 'The bank looks at the evidence.',
    won: 'The money came back.',
    lost: 'The money stays with the buyer.',
    prevented: 'The dispute was prevented.',
  },
  de: {
    warning_needs_response: 'Die Bank fragt nach der Zahlung.',
    warning_under_review: 'Die Bank prüft die Antwort.',
    warning_closed: 'Die Bank hat keine Fragen mehr.',
    needs_response: 'Die Bank hat das Geld zurückgeholt und will Nachweise.',
    under_review: 'Die Bank prüft die Nachweise.',
    won: 'Das Geld kam zurück.',
    lost: 'Das Geld bleibt bei der Käuferseite.',
    prevented: 'Der Einspruch wurde abgewendet.',
  },
});
export const pictures = say({ en: 'Pictures', de: 'Bilder' });
export const pictureOf = say({ en: (at: number) => `Picture ${at}`, de: (at: number) => `Bild ${at}` });
export const timeline = say({ en: 'What was said and done', de: 'Was gesagt und getan wurde' });
export const yourSide = say({ en: 'Your side', de: 'Deine Seite' });
export const yourSideHint = say({
  en: 'The other side and the marketplace read it.',
  de: 'Die andere Seite und der Marktplatz lesen es.',
});
export const yourPictures = say({ en: 'Pictures that show it', de: 'Bilder, die es zeigen' });
export const writeFirst = say({ en: 'Write your side first.', de: 'Schildere zuerst deine Seite.' });
export const send = say({ en: 'Send it', de: 'Absenden' });
export const sent = say({ en: 'The marketplace has your words.', de: 'Der Marktplatz hat deine Worte.' });
