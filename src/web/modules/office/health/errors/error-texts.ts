import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import type { ErrorGroup } from '#domain/errors/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const kinds: Record<ErrorGroup['kind'], string> = say({
  en: {
    render: 'A screen',
    uncaught: 'In a browser',
    rejection: 'In a browser',
    chunk: 'Code that did not come',
    call: 'A call, as a browser saw it',
    console: 'Said to the console',
    request: 'A call of the server',
    job: 'A job',
    reaction: 'A reaction',
  },
  de: {
    render: 'Eine Seite',
    uncaught: 'In einem Browser',
    rejection: 'In einem Browser',
    chunk: 'Code, der nicht kam',
    call: 'Ein Aufruf aus Sicht eines Browsers',
    console: 'In der Konsole gemeldet',
    request: 'Ein Aufruf des Servers',
    job: 'Ein Job',
    reaction: 'Eine Reaktion',
  },
});
export const categories: Record<ErrorGroup['category'], string> = say({
  en: {
    validation: 'validation',
    security: 'security',
    'external service': 'external service',
    'data access': 'data access',
    network: 'network',
    'business logic': 'business logic',
    system: 'system',
  },
  de: {
    validation: 'Eingabe',
    security: 'Sicherheit',
    'external service': 'fremder Dienst',
    'data access': 'Datenzugriff',
    network: 'Netz',
    'business logic': 'Geschäftsregel',
    system: 'System',
  },
});

export const errors = say({ en: 'Errors', de: 'Fehler' });
export const errorsList = say({ en: 'errors', de: 'Fehler' });
export const note = say({
  en: 'Kept 30 days, without addresses, numbers, keys or links',
  de: '30 Tage aufbewahrt, ohne Adressen, Nummern, Schlüssel und Links',
});
export const views = [
  ['open', say({ en: 'Open', de: 'Offen' })],
  ['resolved', say({ en: 'Resolved', de: 'Behoben' })],
  ['all', say({ en: 'All', de: 'Alle' })],
] as const;
export const search = say({ en: 'Search errors', de: 'Fehler suchen' });
export const textOrNumber = say({ en: 'Words or number', de: 'Wörter oder Nummer' });
export const placeholder = say({
  en: 'Words, or the number of a report',
  de: 'Wörter oder die Nummer einer Meldung',
});
export const heads = say({
  en: { error: 'Error', kind: 'Kind', times: 'Times', lastSeen: 'Last seen', state: 'State' },
  de: { error: 'Fehler', kind: 'Art', times: 'Wie oft', lastSeen: 'Zuletzt', state: 'Stand' },
});
export const withoutText = say({ en: 'Without words', de: 'Ohne Worte' });
export const first = say({ en: (time: string) => `first ${time}`, de: (time: string) => `zuerst ${time}` });
export const resolved = say({ en: 'Resolved', de: 'Behoben' });
export const cameAgain = say({ en: 'Came again', de: 'Wieder da' });
export const open = say({ en: 'Open', de: 'Offen' });
export const noMatches = say({
  en: 'No error has these words or this number',
  de: 'Kein Fehler hat diese Wörter oder diese Nummer',
});
export const noneOpen = say({ en: 'No error is open', de: 'Kein Fehler ist offen' });
export const noneResolved = say({ en: 'No error is resolved', de: 'Kein Fehler ist behoben' });
export const aboutNumbers = say({
  en: 'A number has eight letters and digits, as the screen showed it. Reports older than 30 days are gone.',
  de: 'Eine Nummer hat acht Buchstaben und Ziffern, wie die Seite sie zeigte. Meldungen, die älter als 30 Tage sind, gibt es nicht mehr.',
});
export const byItself = say({
  en: 'What fails in a browser or in the server is reported here by itself.',
  de: 'Was in einem Browser oder im Server scheitert, wird hier von selbst gemeldet.',
});

export const health = say({ en: 'System health', de: 'Systemzustand' });
export const none = say({
  en: {
    head: 'No such error',
    title: 'There is no error with this id',
    why: 'Errors are kept for 30 days after they came last. The number that somebody saw is found on the page of the system’s health.',
    back: 'Go to system health',
  },
  de: {
    head: 'Diesen Fehler gibt es nicht',
    title: 'Es gibt keinen Fehler mit dieser Kennung',
    why: 'Fehler werden 30 Tage aufbewahrt, nachdem sie zuletzt auftraten. Die Nummer, die jemand sah, findest du auf der Seite des Systemzustands.',
    back: 'Zum Systemzustand',
  },
});
export const isOpenAgain = say({ en: 'The error is open again.', de: 'Der Fehler ist wieder offen.' });
export const isResolved = say({ en: 'The error is marked as resolved.', de: 'Der Fehler ist als behoben markiert.' });
export const reopen = say({ en: 'Open again', de: 'Wieder öffnen' });
export const resolve = say({ en: 'Mark as resolved', de: 'Als behoben markieren' });
export const resolvedAt = say({
  en: (time: string) => `Resolved ${time}. It opens again by itself if it comes again.`,
  de: (time: string) => `Behoben ${time}. Kommt er wieder, öffnet er sich von selbst.`,
});
export const cameAfter = say({
  en: (times: number) =>
    `Open: it came again ${times === 1 ? 'once' : `${times} times`} after it was marked as resolved.`,
  de: (times: number) =>
    `Offen: Er kam ${times === 1 ? 'noch einmal' : `noch ${times} Mal`}, nachdem er als behoben markiert war.`,
});
export const isOpen = say({ en: 'Open.', de: 'Offen.' });
export const errorWithoutText = say({ en: 'An error without words', de: 'Ein Fehler ohne Worte' });
export const error = say({ en: 'Error', de: 'Fehler' });
export const reports = say({ en: 'Reports', de: 'Meldungen' });
export const newestOf = say({
  en: (shown: number, all: number) => `The newest ${formatNumber(shown)} of ${formatNumber(all)}`,
  de: (shown: number, all: number) => `Die neuesten ${formatNumber(shown)} von ${formatNumber(all)}`,
});
export const cleared = say({
  en: 'Its reports were cleared away to make room for newer ones.',
  de: 'Seine Meldungen wurden entfernt, um Platz für neuere zu machen.',
});
export const facts = say({
  en: {
    where: 'Where',
    kind: 'Kind',
    type: 'Type',
    category: 'Category',
    at: 'At',
    times: 'Times',
    first: 'First seen',
  },
  de: {
    where: 'Wo',
    kind: 'Art',
    type: 'Typ',
    category: 'Kategorie',
    at: 'Adresse',
    times: 'Wie oft',
    first: 'Zuerst',
  },
});
export const origins = say({
  en: { server: 'Server', browser: 'Browser' },
  de: { server: 'Server', browser: 'Browser' },
});

export const report = say({ en: 'Report', de: 'Meldung' });
export const sampleContext = say({
  en: { at: 'At', request: ', request ', offline: ', without a connection' },
  de: { at: 'Bei', request: ', Anfrage ', offline: ', ohne Verbindung' },
});
export const version = say({
  en: (name: string) => `, version ${name}`,
  de: (name: string) => `, Version ${name}`,
});
export const arose = say({ en: 'Where it arose', de: 'Wo er entstand' });
export const before = say({ en: 'What went before', de: 'Was vorausging' });
export const beforeNumber = say({
  en: (number: string) => `What went before ${number}`,
  de: (number: string) => `Was ${number} vorausging`,
});
export const calls = say({ en: 'Calls, step by step', de: 'Aufrufe, Schritt für Schritt' });
export const callsBefore = say({
  en: (number: string) => `Calls before ${number}`,
  de: (number: string) => `Aufrufe vor ${number}`,
});
export const sampleHeads = say({
  en: { before: 'Before', kind: 'Kind', what: 'What', call: 'Call', took: 'Took', request: 'Request' },
  de: { before: 'Davor', kind: 'Art', what: 'Was', call: 'Aufruf', took: 'Dauer', request: 'Anfrage' },
});
export const noAnswer = say({ en: 'no answer', de: 'keine Antwort' });

export const alerts = say({ en: 'Security alerts', de: 'Sicherheitswarnungen' });
export const theAlerts = say({ en: 'The security alerts', de: 'Die Sicherheitswarnungen' });
export const alertHeads = say({
  en: { when: 'When', what: 'What', text: 'In words' },
  de: { when: 'Wann', what: 'Was', text: 'In Worten' },
});
export const alertsOf = say({
  en: (shown: number, all: number) => `The newest ${formatNumber(shown)} of ${formatNumber(all)} in 24 hours`,
  de: (shown: number, all: number) => `Die neuesten ${formatNumber(shown)} von ${formatNumber(all)} in 24 Stunden`,
});
export const lastDay = say({ en: 'Of the last 24 hours', de: 'Aus den letzten 24 Stunden' });
export const noAlerts = say({ en: 'None in the last 24 hours.', de: 'Keine in den letzten 24 Stunden.' });
export const resolveThem = say({ en: 'Mark as resolved', de: 'Als behoben markieren' });
export const resolveTitle = say({
  en: (count: number) => `Mark ${numbered(count, 'error', 'errors')} as resolved?`,
  de: (count: number) => `${numbered(count, 'Fehler', 'Fehler')} als behoben markieren?`,
});
export const resolveText = say({
  en: 'One that comes again is open again.',
  de: 'Was wiederkommt, ist wieder offen.',
});
