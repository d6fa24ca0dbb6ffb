import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { mailKind, mailKindTexts } from '#domain/office/mails/mail-kind-texts.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Mails', de: 'Mails' });
export const sub = say({
  en: {
    noServer: 'No mail server is set, so mails are kept in the outbox and none is sent. SMTP_URL sets one.',
    written: 'What the marketplace writes to people. Their words are for whom they were written to.',
  },
  de: {
    noServer:
      'Es ist kein Mailserver gesetzt. Mails bleiben im Postausgang, und keine wird gesendet. SMTP_URL setzt einen.',
    written: 'Was der Marktplatz den Leuten schreibt. Was darin steht, ist nur für die, denen es geschrieben wurde.',
  },
});
export const ofHouse = say({ en: 'Messages of the house', de: 'Nachrichten des Hauses' });
export const theFigures = say({ en: 'The figures', de: 'Die Zahlen' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const views = say({
  en: { all: 'All', failing: 'Failing', waiting: 'Waiting', sent: 'Sent' },
  de: { all: 'Alle', failing: 'Gescheitert', waiting: 'Wartend', sent: 'Gesendet' },
});
export const none = say({
  en: { all: 'No mail yet', failing: 'No mail fails', waiting: 'No mail waits', sent: 'No mail was sent yet' },
  de: {
    all: 'Noch keine Mail',
    failing: 'Keine Mail scheitert',
    waiting: 'Keine Mail wartet',
    sent: 'Noch keine Mail gesendet',
  },
});
export const noneText = say({
  en: 'A mail that cannot be sent is tried ten times, ever further apart; after that it waits for somebody here.',
  de: 'Eine Mail, die sich nicht senden lässt, wird zehnmal versucht, in immer größeren Abständen; danach wartet sie hier auf jemanden.',
});
export const states = say({
  en: { sent: 'sent', waiting: 'waiting', failing: 'failing', 'given up': 'given up' },
  de: { sent: 'gesendet', waiting: 'wartet', failing: 'scheitert', 'given up': 'aufgegeben' },
});
export const triedAtOnce = say({
  en: 'The mail is tried again at once.',
  de: 'Die Mail wird sofort noch einmal versucht.',
});
export const sendAgain = say({ en: 'Send again', de: 'Noch einmal senden' });
export const heads = say({
  en: { when: 'When', to: 'To', about: 'About', state: 'State', actions: 'Acts', kind: 'Kind' },
  de: { when: 'Wann', to: 'An', about: 'Worum es geht', state: 'Stand', actions: 'Handlungen', kind: 'Art' },
});
export const tries = say({
  en: (count: number, next: string) => `${formatNumber(count)} tries${next && `, next ${next}`}`,
  de: (count: number, next: string) => `${formatNumber(count)} Versuche${next && `, nächster ${next}`}`,
});
export const needs = say({
  en: (permission: string) => `needs ${permission}`,
  de: (permission: string) => `braucht ${permission}`,
});
export const oneByOne = say({ en: 'One by one', de: 'Einzeln' });
export const inDays = say({
  en: (days: number) => `Written in the last ${days} days`,
  de: (days: number) => `In den letzten ${days} Tagen geschrieben`,
});
export const masked = say({ en: 'Newest first, addresses masked', de: 'Die neuesten zuerst, Adressen verdeckt' });
export const everyKind = say({ en: 'Mails of every kind', de: 'Mails jeder Art' });
export const mails = say({ en: 'mails', de: 'Mails' });

export const byKind = say({ en: 'By kind', de: 'Nach Art' });
export const mailsByKind = say({ en: 'Mails by kind', de: 'Mails nach Art' });
export const noneInTime = say({
  en: 'No mail was written in this time.',
  de: 'In dieser Zeit wurde keine Mail geschrieben.',
});
export const wantNone = say({ en: 'Want no mail about carts', de: 'Wollen keine Mail zu Warenkörben' });
export const nobody = say({ en: 'Nobody has unsubscribed.', de: 'Niemand hat sich abgemeldet.' });
export const onlyHash = say({
  en: 'Only a hash of each address is kept; its first letters stand here.',
  de: 'Von jeder Adresse wird nur ein Hash behalten; hier stehen seine ersten Zeichen.',
});

const kinds = say(mailKindTexts);
/** What mails of a kind are about. */
export const kindOf = (kind: string): string => kinds[mailKind(kind)] ?? kind;
export const search = say({ en: 'Search mails', de: 'Mails durchsuchen' });
export const searchHint = say({
  en: 'Words of the subject, or the whole address',
  de: 'Wörter des Betreffs oder die ganze Adresse',
});
export const resendTitle = say({
  en: (count: number) => `Send ${numbered(count, 'mail', 'mails')} again?`,
  de: (count: number) => `${numbered(count, 'Mail', 'Mails')} noch einmal senden?`,
});
export const resendText = say({
  en: 'They are tried now. What has left cannot be called back.',
  de: 'Sie werden jetzt versucht. Was unterwegs ist, kommt nicht zurück.',
});
