import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const states = say({
  en: { house: 'We are on it', person: 'Answered', closed: 'Solved' },
  de: { house: 'Wir kümmern uns', person: 'Beantwortet', closed: 'Gelöst' },
});
export const yourTickets = say({ en: 'Your messages to support', de: 'Deine Nachrichten an die Hilfe' });
export const yourTicket = say({ en: 'Your message to support', de: 'Deine Nachricht an die Hilfe' });
export const none = say({
  en: 'You have not written to support yet',
  de: 'Du hast der Hilfe noch nicht geschrieben',
});
export const noneText = say({
  en: 'What you write to us is kept here with our answers.',
  de: 'Hier findest du, was du uns schreibst und was wir antworten.',
});
export const write = say({ en: 'Go to the support centre', de: 'Zur Hilfe' });
export const answers = say({
  en: (count: number) => (count === 0 ? 'No answer yet' : numbered(count, 'answer', 'answers')),
  de: (count: number) => (count === 0 ? 'Noch keine Antwort' : numbered(count, 'Antwort', 'Antworten')),
});
export const more = say({ en: 'Show more', de: 'Mehr anzeigen' });
export const help = say({ en: 'Help', de: 'Hilfe' });
export const home = say({ en: 'Home', de: 'Startseite' });
export const you = say({ en: 'You', de: 'Du' });
export const support = say({
  en: (name: string) => `${name}, support`,
  de: (name: string) => `${name}, Hilfe`,
});
export const title = say({
  en: (number: string) => `Message ${number}`,
  de: (number: string) => `Nachricht ${number}`,
});
export const waits = say({
  en: {
    house: 'We have your message. A person answers, usually within two working days.',
    person: 'We have answered. Write back if something is still open.',
    closed: 'This is solved. If not, write back and we look at it again.',
  },
  de: {
    house: 'Wir haben deine Nachricht. Ein Mensch antwortet dir, meist innerhalb von zwei Werktagen.',
    person: 'Wir haben geantwortet. Schreib zurück, wenn noch etwas offen ist.',
    closed: 'Das ist gelöst. Wenn nicht, schreib zurück, und wir sehen noch einmal nach.',
  },
});
export const mergedBefore = say({ en: 'This message is now part of', de: 'Diese Nachricht gehört jetzt zu' });
export const reply = say({ en: 'Write back', de: 'Antworten' });
export const replyMissing = say({ en: 'Write something first.', de: 'Schreib zuerst etwas.' });
export const send = say({ en: 'Send the reply', de: 'Antwort senden' });
export const sending = say({ en: 'Sending…', de: 'Wird gesendet …' });
export const sent = say({ en: 'Your reply is sent.', de: 'Deine Antwort ist gesendet.' });
export const notFound = say({ en: 'This message cannot be shown', de: 'Diese Nachricht lässt sich nicht anzeigen' });
export const notFoundText = say({
  en: 'Sign in with the account that wrote it, or open the link in our newest mail. Links work for half a year.',
  de: 'Melde dich mit dem Konto an, das sie geschrieben hat, oder öffne den Link in unserer neuesten Mail. Links gelten ein halbes Jahr.',
});
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const allOfThem = say({ en: 'All your messages to support', de: 'Alle deine Nachrichten an die Hilfe' });
