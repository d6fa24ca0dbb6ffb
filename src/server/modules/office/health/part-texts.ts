import { locales } from '#domain/core/languages/language.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The parts of the house and how each of them is, for who looks at system health. */
export const partTexts = {
  labels: {
    en: {
      web: 'Web and calls',
      database: 'Database',
      jobs: 'Jobs',
      reactions: 'Reactions',
      queues: 'Delivery queues',
      mail: 'Mail',
      texts: 'Text messages',
      payments: 'Payments',
      live: 'Live updates',
      backup: 'Backup',
    },
    de: {
      web: 'Seiten und Aufrufe',
      database: 'Datenbank',
      jobs: 'Aufträge',
      reactions: 'Reaktionen',
      queues: 'Versandschlangen',
      mail: 'Post',
      texts: 'Textnachrichten',
      payments: 'Zahlungen',
      live: 'Sofortmeldungen',
      backup: 'Sicherung',
    },
  },
  /** What to do about a part that is not well, or of which nothing is known. */
  advice: {
    en: {
      web: 'Open the errors below: the newest group is the cause more often than not. Without calls, open the shop once.',
      database: 'Read-only: make the right server the primary, or free its disk. Slow: see which job runs now.',
      jobs: 'Read the error of the job below, mend its cause, then run it again.',
      reactions: 'Read the error of the reaction below, mend its cause, then try its events again.',
      queues: 'Read the error of the queue below, mend its cause, then try its items again.',
      mail: 'Check SMTP_URL and the mail server. Nothing is lost: mails wait and are sent once it answers.',
      texts: 'Check TEXTS_URL. People can prove who they are by an authenticator meanwhile.',
      payments: 'Open Money, and compare the payments that differ with the provider’s own list.',
      live: 'Pages still read anew by themselves. Somebody has to have a page open to be counted.',
      backup: 'Run npm run backup and look why its schedule stopped. Try a restore into an empty database.',
    },
    de: {
      web: 'Sieh die Fehler unten an: Meist ist die neueste Gruppe die Ursache. Ohne Aufrufe: Öffne den Shop einmal.',
      database:
        'Nur lesbar: Mach den richtigen Server zum führenden, oder schaff Platz. Langsam: Sieh nach, welcher Auftrag läuft.',
      jobs: 'Lies unten den Fehler des Auftrags, behebe die Ursache und lass ihn noch einmal laufen.',
      reactions: 'Lies unten den Fehler der Reaktion, behebe die Ursache und versuch ihre Ereignisse noch einmal.',
      queues: 'Lies unten den Fehler der Warteschlange, behebe die Ursache und versuch ihre Einträge noch einmal.',
      mail: 'Prüfe SMTP_URL und den Mailserver. Nichts geht verloren: Mails warten, bis er antwortet.',
      texts: 'Prüfe TEXTS_URL. Bis dahin geht die Anmeldung mit einer Authenticator-App.',
      payments: 'Öffne Geld und vergleiche die abweichenden Zahlungen mit der Liste des Anbieters.',
      live: 'Seiten lesen trotzdem von selbst neu. Gezählt wird, wer gerade eine Seite offen hat.',
      backup:
        'Führe npm run backup aus und sieh nach, warum der Zeitplan steht. Probiere eine Wiederherstellung in eine leere Datenbank.',
    },
  },
  readOnly: {
    en: 'answers, but takes no writes: it is read-only',
    de: 'antwortet, nimmt aber nichts an: sie ist nur lesbar',
  },
  mailsStuck: {
    en: (count: number, minutes: number) =>
      `${many(count, 'mail waits', 'mails wait')}, the oldest due for ${minutes} min: the server accepts and does not answer`,
    de: (count: number, minutes: number) =>
      `${many(count, 'Mail wartet', 'Mails warten')}, die älteste seit ${minutes} Min.: Der Server nimmt an und antwortet nicht`,
  },
  noCall: { en: 'no call yet since this process started', de: 'noch kein Aufruf, seit dieser Prozess läuft' },
  calls: {
    en: (count: number, failures: number) => `${count} calls, ${failures} failed`,
    de: (count: number, failures: number) => `${count} Aufrufe, ${failures} gescheitert`,
  },
  within: {
    en: (milliseconds: number) => `, 95 of 100 within ${milliseconds} ms`,
    de: (milliseconds: number) => `, 95 von 100 in höchstens ${milliseconds} ms`,
  },
  answers: {
    en: (milliseconds: number, connections: number, max: number) =>
      `answers in ${milliseconds} ms, ${connections} of ${max} connections`,
    de: (milliseconds: number, connections: number, max: number) =>
      `antwortet in ${milliseconds.toLocaleString(locales.de)} ms, ${connections} von ${max} Verbindungen`,
  },
  jobsFail: {
    en: (count: number, first: string) => `${many(count, 'job fails', 'jobs fail')}: ${first}`,
    de: (count: number, first: string) => `${many(count, 'Auftrag scheitert', 'Aufträge scheitern')}: ${first}`,
  },
  jobsLate: {
    en: (count: number, first: string) => `${many(count, 'job has', 'jobs have')} not run in time: ${first}`,
    de: (count: number, first: string) =>
      `${many(count, 'Auftrag lief', 'Aufträge liefen')} nicht rechtzeitig: ${first}`,
  },
  noJob: { en: 'no job has run yet', de: 'noch kein Auftrag ist gelaufen' },
  jobsRan: {
    en: (count: number, all: number) => `${count} of ${all} ran, none failed`,
    de: (count: number, all: number) => `${count} von ${all} gelaufen, keiner gescheitert`,
  },
  eventsParked: {
    en: (count: number) => `${many(count, 'event is', 'events are')} parked with an error`,
    de: (count: number) => `${many(count, 'Ereignis ist', 'Ereignisse sind')} mit einem Fehler geparkt`,
  },
  reactionsBehind: {
    en: (count: number, first: string) => `${many(count, 'reaction is', 'reactions are')} behind: ${first}`,
    de: (count: number, first: string) => `${many(count, 'Reaktion ist', 'Reaktionen sind')} im Rückstand: ${first}`,
  },
  reactionsWell: {
    en: (count: number) => `${count} keep up, nothing is parked`,
    de: (count: number) => `${count} kommen mit, nichts ist geparkt`,
  },
  itemsParked: {
    en: (count: number) => `${many(count, 'item is', 'items are')} parked with an error`,
    de: (count: number) => `${many(count, 'Eintrag ist', 'Einträge sind')} mit einem Fehler geparkt`,
  },
  queuesBehind: {
    en: (count: number, first: string) => `${many(count, 'queue is', 'queues are')} behind: ${first}`,
    de: (count: number, first: string) =>
      `${many(count, 'Warteschlange ist', 'Warteschlangen sind')} im Rückstand: ${first}`,
  },
  queuesWell: {
    en: (count: number, failing: number) => `${count} waiting, ${failing} failed and tried again, nothing is parked`,
    de: (count: number, failing: number) =>
      `${count} warten, ${failing} gescheitert und wieder versucht, nichts ist geparkt`,
  },
  noMailServer: {
    en: (count: number) => `no mail server is set: ${count} kept in the outbox`,
    de: (count: number) => `es ist kein Mailserver gesetzt: ${count} im Postausgang behalten`,
  },
  mailsGivenUp: {
    en: (count: number, waiting: number) => `${count} given up after ten tries, ${waiting} waiting`,
    de: (count: number, waiting: number) => `${count} nach zehn Versuchen aufgegeben, ${waiting} warten`,
  },
  mails: {
    en: (count: number, failing: number) => `${count} waiting, ${failing} failing`,
    de: (count: number, failing: number) => `${count} warten, ${failing} scheitern`,
  },
  noSender: { en: 'no sender of text messages is set', de: 'es ist kein Versender für Textnachrichten gesetzt' },
  senderSaid: {
    en: (error: string) => `, the sender said: ${error}`,
    de: (error: string) => `, der Versender sagte: ${error}`,
  },
  textsFailing: {
    en: (count: number, why: string) => `${count} not taken by the sender, tried again${why}`,
    de: (count: number, why: string) => `${count} vom Versender nicht angenommen, wird wieder versucht${why}`,
  },
  textsLost: {
    en: (count: number, why: string) => `${many(count, 'message', 'messages')} of the last day never left${why}`,
    de: (count: number, why: string) =>
      `${many(count, 'Nachricht', 'Nachrichten')} des letzten Tages nie abgegangen${why}`,
  },
  texts: {
    en: (count: number) => `${count} waiting, none failing`,
    de: (count: number) => `${count} warten, keine scheitert`,
  },
  differences: {
    en: (count: number) => `the provider moved money ${many(count, 'time', 'times')} of which our books know nothing`,
    de: (count: number) => `der Anbieter hat ${count} Mal Geld bewegt, von dem unsere Bücher nichts wissen`,
  },
  overdue: {
    en: (count: number) => `${count} should have gone back by now`,
    de: (count: number) => `${count} müssten schon zurückgegangen sein`,
  },
  noPayment: { en: 'no payment in the last 24 hours', de: 'keine Zahlung in den letzten 24 Stunden' },
  payments: {
    en: (count: number) => `${count === 1000 ? 'more than 1000' : count} in 24 hours, none is due to go back`,
    de: (count: number) => `${count === 1000 ? 'mehr als 1000' : count} in 24 Stunden, keine muss zurückgehen`,
  },
  noListener: { en: 'nobody listens to this process', de: 'niemand hört diesem Prozess zu' },
  streams: {
    en: (count: number) => `${many(count, 'open stream', 'open streams')} in this process`,
    de: (count: number) => `${many(count, 'offene Leitung', 'offene Leitungen')} in diesem Prozess`,
  },
  noBackup: { en: 'no backup is known of', de: 'von keiner Sicherung ist etwas bekannt' },
  backup: {
    en: (time: string, hours: number) => `written ${time} UTC, ${hours} h ago`,
    de: (time: string, hours: number) => `geschrieben ${time} UTC, vor ${hours} Std.`,
  },
};

/** What stands outside the house. */
export const serviceTexts = {
  labels: {
    en: {
      'card provider': 'Card provider',
      'mail server': 'Mail server',
      'file store': 'File store',
      'search service': 'Search service',
      'identity provider': 'Identity provider',
      'text sender': 'Text sender',
      'label provider': 'Label provider',
    },
    de: {
      'card provider': 'Kartenanbieter',
      'mail server': 'Mailserver',
      'file store': 'Dateispeicher',
      'search service': 'Suchdienst',
      'identity provider': 'Anmeldedienst',
      'text sender': 'SMS-Versand',
      'label provider': 'Etikettendienst',
    },
  },
  advice: {
    en: 'See the provider’s status page and its setting. Calls are tried again by themselves, and nothing is lost.',
    de: 'Sieh auf die Statusseite des Anbieters und in seine Einstellung. Aufrufe werden von selbst wiederholt, nichts geht verloren.',
  },
  notAsked: { en: 'not asked yet', de: 'noch nicht gefragt' },
  inProcesses: {
    en: (some: number, all: number) => `, in ${some} of ${all} processes`,
    de: (some: number, all: number) => `, in ${some} von ${all} Prozessen`,
  },
  leftAlone: {
    en: (time: string, failures: number, where: string, error: string) =>
      `left alone until ${time} after ${failures} failures${where}: ${error}`,
    de: (time: string, failures: number, where: string, error: string) =>
      `bis ${time} in Ruhe gelassen nach ${failures} Fehlschlägen${where}: ${error}`,
  },
  withCare: {
    en: (where: string) => `asked again with care${where}`,
    de: (where: string) => `wird vorsichtig wieder gefragt${where}`,
  },
  inRow: {
    en: (times: number, where: string, error: string) => `failed ${times} times in a row${where}: ${error}`,
    de: (times: number, where: string, error: string) => `${times} Mal nacheinander gescheitert${where}: ${error}`,
  },
  notSince: {
    en: 'not asked again since it was left alone',
    de: 'nicht wieder gefragt, seit es in Ruhe gelassen wurde',
  },
  answers: { en: 'answers', de: 'antwortet' },
};
