import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const kinds = say({
  en: { users: 'Users', sellers: 'Sellers' },
  de: { users: 'Konten', sellers: 'Werkstätten' },
});
export const listed = say({
  en: { users: 'users', sellers: 'sellers' },
  de: { users: 'Konten', sellers: 'Werkstätten' },
});
export const user = say({ en: 'User', de: 'Konto' });
export const facts = say({
  en: {
    id: 'User id',
    email: 'E-mail',
    emailState: 'E-mail state',
    administrator: 'Administrator',
    joined: 'Joined',
    lastSeen: 'Last seen',
    signedIn: 'Signed in',
    shop: 'Shop',
    place: 'Place',
    until: 'Suspended until',
    bought: 'Bought',
    sold: 'Sold',
    refunded: 'Refunded',
    forSale: 'For sale',
    written: 'Reviews written',
    hidden: 'Reviews hidden',
  },
  de: {
    id: 'Kennung',
    email: 'E-Mail',
    emailState: 'Adresse',
    administrator: 'Verwaltung',
    joined: 'Seit',
    lastSeen: 'Zuletzt da',
    signedIn: 'Angemeldet',
    shop: 'Shop',
    place: 'Ort',
    until: 'Gesperrt bis',
    bought: 'Gekauft',
    sold: 'Verkauft',
    refunded: 'Erstattet',
    forSale: 'Zu kaufen',
    written: 'Bewertungen',
    hidden: 'Davon verborgen',
  },
});
export const confirmed = say({ en: 'Confirmed', de: 'Bestätigt' });
export const notConfirmed = say({ en: 'Not confirmed', de: 'Nicht bestätigt' });
export const no = say({ en: 'No', de: 'Nein' });
export const never = say({ en: 'Never', de: 'Nie' });
export const browsers = say({
  en: (count: number) => (count === 0 ? 'Nowhere' : `In ${numbered(count, 'browser', 'browsers')}`),
  de: (count: number) => (count === 0 ? 'Nirgends' : `In ${numbered(count, 'Browser', 'Browsern')}`),
});
export const countAndSum = say({
  en: (count: number, sum: string) => `${formatNumber(count)}, ${sum}`,
  de: (count: number, sum: string) => `${formatNumber(count)} für ${sum}`,
});
export const part = say({
  en: (some: number, all: number) => `${formatNumber(some)} of ${formatNumber(all)}`,
  de: (some: number, all: number) => `${formatNumber(some)} von ${formatNumber(all)}`,
});
export const none = say({
  en: {
    head: 'Nobody here',
    title: 'There is nobody with this id',
    why: 'The account may have been erased.',
    back: 'Search the people',
  },
  de: {
    head: 'Hier ist niemand',
    title: 'Es gibt niemanden mit dieser Kennung',
    why: 'Vielleicht wurde das Konto gelöscht.',
    back: 'Konten durchsuchen',
  },
});

export const actions = say({ en: 'Acts', de: 'Handlungen' });
export const writeTo = say({
  en: (name: string) => `Write to ${name}`,
  de: (name: string) => `An ${name} schreiben`,
});
export const mailSent = say({
  en: (name: string) => `The mail to ${name} is on its way.`,
  de: (name: string) => `Die Mail an ${name} ist unterwegs.`,
});
export const mailHint = say({
  en: (address: string) => `A mail to ${address} in the name of the marketplace. Its words stand in the audit log.`,
  de: (address: string) => `Eine Mail an ${address} im Namen des Marktplatzes. Ihre Worte stehen im Protokoll.`,
});
export const subject = say({ en: 'Subject', de: 'Betreff' });
export const message = say({ en: 'Message', de: 'Nachricht' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const sendMail = say({ en: 'Send the mail', de: 'Mail senden' });
export const missing = say({
  en: { write: 'Writing', suspend: 'Suspending', ban: 'Banning' },
  de: { write: 'Schreiben', suspend: 'Sperren', ban: 'Ausschließen' },
});
export const accountStatuses = say({
  en: { active: 'Suspend or ban', suspended: 'Suspended', banned: 'Banned' },
  de: { active: 'Sperren oder ausschließen', suspended: 'Gesperrt', banned: 'Ausgeschlossen' },
});
export const whatHappens = say({
  en: 'Every session ends at once, signing in is refused, and pieces leave the shop until it is lifted. Orders stay.',
  de: 'Jede Anmeldung endet sofort, neu anmelden geht nicht, und die Stücke verschwinden aus dem Shop, bis es aufgehoben ist. Bestellungen bleiben.',
});
export const refusedNow = say({ en: 'Signing in is refused now.', de: 'Anmelden geht zurzeit nicht.' });
export const reason = say({ en: 'Reason, kept in the audit log', de: 'Grund, steht im Protokoll' });
export const reasonHint = say({
  en: 'What happened, and which rule',
  de: 'Was geschehen ist, und welche Regel gilt',
});
export const until = say({ en: 'Until', de: 'Wie lange' });
export const spanOf = say({
  en: (days: number | null) => (days === null ? 'Open' : `${days} days`),
  de: (days: number | null) => (days === null ? 'Offen' : `${days} Tage`),
});
export const suspend = say({
  en: (name: string) => `Suspend ${name}`,
  de: (name: string) => `${name} sperren`,
});
export const isSuspended = say({
  en: (name: string) => `${name} is suspended.`,
  de: (name: string) => `${name} ist gesperrt.`,
});
export const ban = say({ en: (name: string) => `Ban ${name}`, de: (name: string) => `${name} ausschließen` });
export const isBanned = say({
  en: (name: string) => `${name} is banned.`,
  de: (name: string) => `${name} ist ausgeschlossen.`,
});
export const lift = say({ en: 'Lift the suspension', de: 'Sperre aufheben' });
export const liftBan = say({ en: 'Lift the ban', de: 'Ausschluss aufheben' });
export const isBack = say({
  en: (name: string) => `${name} can sign in again.`,
  de: (name: string) => `${name} kann sich wieder anmelden.`,
});
export const reasonFirst = say({ en: 'Write the reason first.', de: 'Schreib zuerst den Grund.' });

export const rename = say({ en: 'Change the name', de: 'Namen ändern' });
export const renaming = say({ en: 'Changing names', de: 'Namen ändern' });
export const newName = say({ en: 'Display name', de: 'Anzeigename' });
export const isRenamed = say({
  en: (name: string) => `The name is ${name} now.`,
  de: (name: string) => `Der Name ist jetzt ${name}.`,
});
export const saveName = say({ en: 'Save', de: 'Speichern' });
