import type { Dashboard } from '#domain/office/model.ts';
import { formatNumber, numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

type FigureKey = Dashboard['figures'][number]['key'];
type QueueKey = Dashboard['queues'][number]['key'];
type HouseKey = Dashboard['house'][number]['key'];

export const dashboard = say({ en: 'Dashboard', de: 'Übersicht' });
export const theDashboard = say({ en: 'The dashboard', de: 'Die Übersicht' });
export const nothingLost = say({
  en: 'Nothing is lost, only these figures are missing',
  de: 'Es ist nichts verloren, nur diese Zahlen fehlen',
});
export const figures = say<Record<FigureKey, string>>({
  en: {
    orders: 'Orders today',
    taken: 'Taken today',
    refunded: 'Refunded today',
    accounts: 'New accounts today',
    failed: 'Payments that failed today',
  },
  de: {
    orders: 'Bestellungen heute',
    taken: 'Eingenommen heute',
    refunded: 'Erstattet heute',
    accounts: 'Neue Konten heute',
    failed: 'Zahlungsfehler heute',
  },
});
export const todaySoFar = say({ en: 'Today so far', de: 'Heute bis jetzt' });
export const weekAgo = say({
  en: (amount: string) => `${amount} a week ago by this hour`,
  de: (amount: string) => `${amount} vor einer Woche um diese Zeit`,
});
export const queues = say<Record<QueueKey, string>>({
  en: {
    products: 'Listings to check',
    reviews: 'Reviews waiting or reported',
    questions: 'Questions waiting',
    messages: 'Messages flagged or reported',
    applications: 'Applications',
    tickets: 'Support tickets',
    cases: 'Cases',
    letters: 'Letters about data',
    'second-looks': 'Second looks',
  },
  de: {
    products: 'Stücke zu prüfen',
    reviews: 'Bewertungen, die warten oder gemeldet sind',
    questions: 'Fragen, die warten',
    messages: 'Nachrichten, die auffielen oder gemeldet sind',
    applications: 'Bewerbungen',
    tickets: 'Support-Anfragen',
    cases: 'Fälle',
    letters: 'Briefe zu Daten',
    'second-looks': 'Zweite Blicke',
  },
});
export const waitingFor = say({ en: 'Waiting for a person', de: 'Wartet auf jemanden' });
export const againstPromise = say({
  en: 'Oldest against the time we promise',
  de: 'Das Älteste gegen die Zeit, die wir versprechen',
});
export const queuesCaption = say({ en: 'Queues', de: 'Warteschlangen' });
export const queue = say({ en: 'Queue', de: 'Warteschlange' });
export const waiting = say({ en: 'Waiting', de: 'Wartend' });
export const oldest = say({ en: 'Oldest', de: 'Ältestes' });
export const doneToday = say({ en: 'Done today', de: 'Heute erledigt' });
export const latePlural = say({
  en: (count: number) =>
    count === 1 ? 'One queue is past its time' : `${formatNumber(count)} queues are past their time`,
  de: (count: number) =>
    count === 1
      ? 'Eine Warteschlange ist über ihrer Zeit'
      : `${formatNumber(count)} Warteschlangen sind über ihrer Zeit`,
});
const terms = say({
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  de: ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
});
/** Why the queues come to more than waits. */
export const inTwoQueues = say({
  en: (count: number) =>
    `${terms[count] ?? formatNumber(count)} of them ${plural(count, 'stands', 'stand')} in two queues`,
  de: (count: number) =>
    `${terms[count] ?? formatNumber(count)} davon ${plural(count, 'steht', 'stehen')} in zwei Warteschlangen`,
});
export const thingsWait = say({
  en: (count: number) =>
    `${terms[count] ?? formatNumber(count)} ${plural(count, 'thing waits', 'things wait')} for a person`,
  de: (count: number) =>
    `${terms[count] ?? formatNumber(count)} ${plural(count, 'Sache wartet', 'Sachen warten')} auf jemanden`,
});

export const house = say({ en: 'House', de: 'Haus' });
export const houseNames = say<Record<HouseKey, string>>({
  en: { events: 'Reactions', mail: 'Mail', refunds: 'Refunds to the provider' },
  de: { events: 'Reaktionen', mail: 'Post', refunds: 'Erstattungen an den Anbieter' },
});
export const houseWell = say<Record<HouseKey, string>>({
  en: { events: 'nothing is parked', mail: 'kept in the outbox: no mail server is set', refunds: 'none is due' },
  de: {
    events: 'nichts ist geparkt',
    mail: 'im Postausgang behalten: es ist kein Mailserver gesetzt',
    refunds: 'keine steht aus',
  },
});
export const mailWell = say({
  en: (count: number) => `${formatNumber(count)} waiting, none failing`,
  de: (count: number) => `${formatNumber(count)} warten, keine scheitert`,
});
export const houseIll = say<Record<HouseKey, (count: number) => string>>({
  en: {
    events: (count) => numbered(count, 'event is parked with an error', 'events are parked with an error'),
    mail: (count) => `${formatNumber(count)} could not be sent yet`,
    refunds: (count) => `${formatNumber(count)} ${plural(count, 'is', 'are')} due`,
  },
  de: {
    events: (count) =>
      numbered(count, 'Ereignis ist mit einem Fehler geparkt', 'Ereignisse sind mit einem Fehler geparkt'),
    mail: (count) => `${formatNumber(count)} ${plural(count, 'konnte', 'konnten')} noch nicht hinaus`,
    refunds: (count) => `${formatNumber(count)} ${plural(count, 'steht', 'stehen')} aus`,
  },
});

export const lastActions = say({ en: 'Last acts', de: 'Zuletzt getan' });
export const auditLog = say({ en: 'Audit log', de: 'Protokoll' });
export const noActions = say({
  en: 'No administrator has done anything yet.',
  de: 'Noch hat niemand aus der Verwaltung etwas getan.',
});
export const roleAllows = say({
  en: (count: number) => `What your role allows: ${numbered(count, 'permission', 'permissions')}`,
  de: (count: number) => `Was deine Rolle erlaubt: ${numbered(count, 'Recht', 'Rechte')}`,
});
