import { formatNumber, numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

/** How many parts are well, are not, and of how many nothing is known; and when that was. */
interface Parts {
  ok: number;
  ill: number;
  none: number;
  checked: string;
}

export const title = say({ en: 'System health', de: 'Systemzustand' });
export const running = say({ en: 'The house is running', de: 'Das Haus läuft' });
export const needLook = say({
  en: (count: number) => `${formatNumber(count)} parts need a look`,
  de: (count: number) => `${formatNumber(count)} Teile brauchen einen Blick`,
});
export const sub = say({
  en: ({ ok, ill, none, checked }: Parts) =>
    `${numbered(ok, 'part', 'parts')} working, ${ill} ${plural(ill, 'needs', 'need')} a look, ${none} without data. Checked ${checked}, again every 10 s. Times are UTC.`,
  de: ({ ok, ill, none, checked }: Parts) =>
    `${numbered(ok, 'Teil läuft', 'Teile laufen')}, ${ill} ${plural(ill, 'braucht', 'brauchen')} einen Blick, ${none} ${plural(none, 'ist', 'sind')} ohne Daten. Angesehen ${checked}, alle 10 s wieder. Die Zeiten sind UTC.`,
});
export const checkNow = say({ en: 'Check now', de: 'Jetzt ansehen' });
export const stale = say({
  en: (why: string, time: string) => `The newest look failed: ${why} What stands here is from ${time}.`,
  de: (why: string, time: string) => `Der neueste Blick ist gescheitert: ${why} Was hier steht, ist von ${time}.`,
});
export const theHealth = say({ en: 'The health of the house', de: 'Der Zustand des Hauses' });
export const saysNothing = say({
  en: 'That says nothing about the shop itself',
  de: 'Das sagt nichts über den Marktplatz selbst',
});
export const missing = say({
  en: 'Running a job or trying events again',
  de: 'Einen Auftrag laufen lassen oder Ereignisse noch einmal versuchen',
});
export const thisProcess = say({ en: 'This process', de: 'Dieser Prozess' });
export const facts = say({
  en: {
    version: 'Version',
    since: 'Running since',
    memory: 'Memory',
    streams: 'Open streams',
    calls: 'Calls',
    p95: '95 of 100',
    database: 'Database',
    answers: 'Answers in',
    connections: 'Connections',
    size: 'Size',
  },
  de: {
    version: 'Version',
    since: 'Läuft seit',
    memory: 'Speicher',
    streams: 'Offene Leitungen',
    calls: 'Aufrufe',
    p95: '95 von 100',
    database: 'Datenbank',
    answers: 'Antwortet in',
    connections: 'Verbindungen',
    size: 'Größe',
  },
});
export const failed = say({
  en: (calls: number, failures: number) => `${formatNumber(calls)}, ${formatNumber(failures)} failed`,
  de: (calls: number, failures: number) => `${formatNumber(calls)}, ${formatNumber(failures)} gescheitert`,
});
export const noData = say({ en: 'no data', de: 'keine Daten' });
export const within = say({
  en: (milliseconds: number) => `within ${formatNumber(milliseconds)} ms`,
  de: (milliseconds: number) => `in höchstens ${formatNumber(milliseconds)} ms`,
});
export const connections = say({
  en: (open: number, most: number) => `${open} of ${most}`,
  de: (open: number, most: number) => `${open} von ${most}`,
});
export const metrics = say({
  en: ['Every figure for machines lies at ', ', open to the server itself alone.'],
  de: ['Alle Zahlen für Maschinen liegen unter ', ', nur dem Server selbst zugänglich.'],
});

export const states = say({
  en: { ok: 'Working', high: 'Needs a look', critical: 'Not working', none: 'No data' },
  de: { ok: 'Läuft', high: 'Braucht einen Blick', critical: 'Läuft nicht', none: 'Keine Daten' },
});
export const jobStates = say({
  en: { running: 'Running', ok: 'Went well', failed: 'Fails', late: 'Late', none: 'No data' },
  de: { running: 'Läuft', ok: 'Ging gut', failed: 'Scheitert', late: 'Zu spät', none: 'Keine Daten' },
});
export const secondsAgo = say({
  en: (count: number) => `${count} s ago`,
  de: (count: number) => `vor ${count} s`,
});
export const minutesAgo = say({
  en: (count: number) => `${count} min ago`,
  de: (count: number) => `vor ${count} min`,
});
export const every = say({ en: (span: string) => `every ${span}`, de: (span: string) => `alle ${span}` });
export const heads = say({
  en: {
    part: 'Part',
    service: 'Service',
    state: 'State',
    now: 'Now',
    checked: 'Checked',
    lastChecked: 'Last asked',
    job: 'Job',
    ran: 'Ran',
    actions: 'Acts',
    reaction: 'Reaction',
    behind: 'Behind',
    parked: 'Parked',
    queue: 'Queue',
    waiting: 'Waiting',
    failing: 'Failed, tried again',
  },
  de: {
    part: 'Teil',
    service: 'Dienst',
    state: 'Stand',
    now: 'Jetzt',
    checked: 'Angesehen',
    lastChecked: 'Zuletzt gefragt',
    job: 'Auftrag',
    ran: 'Gelaufen',
    actions: 'Handlungen',
    reaction: 'Reaktion',
    behind: 'Rückstand',
    parked: 'Geparkt',
    queue: 'Warteschlange',
    waiting: 'Wartend',
    failing: 'Gescheitert, wieder versucht',
  },
});
export const parts = say({ en: 'Parts', de: 'Teile' });
export const services = say({ en: 'Services outside', de: 'Dienste außerhalb' });
export const servicesNote = say({
  en: 'One that fails again and again is left alone for a minute, then tried with care',
  de: 'Wer immer wieder scheitert, bleibt eine Minute in Ruhe und wird dann vorsichtig versucht',
});
export const jobs = say({ en: 'Jobs', de: 'Aufträge' });
export const jobsNote = say({
  en: 'Work that runs by itself, in one process at a time',
  de: 'Arbeit, die von selbst läuft, immer nur in einem Prozess',
});
export const timesFailed = say({
  en: (count: number, why: string) => `${numbered(count, 'time', 'times')}: ${why}`,
  de: (count: number, why: string) => `${count} Mal: ${why}`,
});
export const notYet = say({ en: 'not yet', de: 'noch nicht' });
export const runNow = say({ en: 'Run now', de: 'Jetzt laufen lassen' });
export const runNowOf = say({
  en: (name: string) => `Run now: ${name}`,
  de: (name: string) => `Jetzt laufen lassen: ${name}`,
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const tryAgainOf = say({
  en: (name: string) => `Try again: ${name}`,
  de: (name: string) => `Noch einmal versuchen: ${name}`,
});
export const reactions = say({ en: 'Reactions', de: 'Reaktionen' });
export const reactionsNote = say({
  en: 'What follows from events, each in order; one that fails is parked and tried again',
  de: 'Was aus Ereignissen folgt, der Reihe nach; was scheitert, wird geparkt und wieder versucht',
});
export const nothingWaits = say({ en: 'nothing waits', de: 'nichts wartet' });
export const behind = say({
  en: (count: number, oldest: string) => `${count === 1000 ? 'more than 1000' : count}, oldest ${oldest}`,
  de: (count: number, oldest: string) => `${count === 1000 ? 'mehr als 1000' : count}, das älteste ${oldest}`,
});
export const none = say({ en: 'none', de: 'nichts' });
export const parked = say({
  en: (count: number) => `${formatNumber(count)} parked`,
  de: (count: number) => `${formatNumber(count)} geparkt`,
});
export const afterTries = say({
  en: (count: number, why: string) => `after ${numbered(count, 'try', 'tries')}: ${why}`,
  de: (count: number, why: string) => `nach ${numbered(count, 'Versuch', 'Versuchen')}: ${why}`,
});
export const keepUp = say({
  en: (some: number, all: number) => `${some} of ${all} keep up, with nothing parked`,
  de: (some: number, all: number) => `${some} von ${all} kommen mit, nichts ist geparkt`,
});

export const queues = say({ en: 'Delivery queues', de: 'Versandschlangen' });
export const queuesNote = say({
  en: 'Single items, each tried later and later until it is done or parked',
  de: 'Einzelnes, das immer später wieder versucht wird, bis es erledigt oder geparkt ist',
});
export const untilReady = say({
  en: (count: number) => `${formatNumber(count)}, kept until they can be worked on`,
  de: (count: number) => `${formatNumber(count)}, behalten, bis daran gearbeitet werden kann`,
});
export const inQueue = say({
  en: (count: number, active: number, oldest: string) =>
    `${formatNumber(count)}${active > 0 ? `, ${active} in hand` : ''}${oldest && `, oldest ${oldest}`}`,
  de: (count: number, active: number, oldest: string) =>
    `${formatNumber(count)}${active > 0 ? `, ${active} in Arbeit` : ''}${oldest && `, das älteste ${oldest}`}`,
});
