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
      processes: 'Processes',
      replication: 'Replication',
      backup: 'Backup',
      trial: 'Trial restore',
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
      processes: 'Prozesse',
      replication: 'Spiegelung',
      backup: 'Sicherung',
      trial: 'Probe der Sicherung',
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
      processes:
        'See why the processes have lost their connection. Live updates and caches of other processes wait for it.',
      replication:
        'With one server alone, a lost disk means the last backup. With standbys: check the network and the disk of the one behind.',
      backup: 'Run npm run backup and look why its schedule stopped.',
      trial:
        'Run npm run restore -- --trial. It restores the newest backup into a scratch database and recounts its books.',
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
      processes:
        'Sieh nach, warum die Prozesse ihre Verbindung verloren haben. Sofortmeldungen und Zwischenspeicher warten darauf.',
      replication:
        'Mit nur einem Server bleibt nach einem Plattenschaden die letzte Sicherung. Mit Spiegeln: Prüfe Netz und Platte dessen, der zurückliegt.',
      backup: 'Führe npm run backup aus und sieh nach, warum der Zeitplan steht.',
      trial:
        'Führe npm run restore -- --trial aus. Es spielt die neueste Sicherung in eine Probedatenbank und rechnet ihre Bücher nach.',
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
  noTrial: { en: 'no trial restore is known of', de: 'von keiner Probe ist etwas bekannt' },
  trialFailed: {
    en: (time: string, error: string) => `failed ${time} UTC: ${error}`,
    de: (time: string, error: string) => `gescheitert ${time} UTC: ${error}`,
  },
  trialBreaks: {
    en: (time: string, ids: string) => `restored ${time} UTC, but its books do not add up: ${ids}`,
    de: (time: string, ids: string) => `zurückgespielt ${time} UTC, aber die Bücher stimmen nicht: ${ids}`,
  },
  trial: {
    en: (time: string, days: number, tables: number) =>
      `restored and recounted ${time} UTC, ${many(days, 'day', 'days')} ago, ${tables} tables`,
    de: (time: string, days: number, tables: number) =>
      `zurückgespielt und nachgerechnet ${time} UTC, vor ${many(days, 'Tag', 'Tagen')}, ${tables} Tabellen`,
  },
  noStandby: { en: 'one server, no standby', de: 'ein Server, kein Spiegel' },
  standbys: {
    en: (count: number, seconds: number) => `${many(count, 'standby', 'standbys')}, at most ${seconds} s behind`,
    de: (count: number, seconds: number) => `${many(count, 'Spiegel', 'Spiegel')}, höchstens ${seconds} s zurück`,
  },
  noProcess: { en: 'no process listens to this database', de: 'kein Prozess hört auf diese Datenbank' },
  processes: {
    en: (count: number) => `${many(count, 'process uses', 'processes use')} this database`,
    de: (count: number) => `${many(count, 'Prozess nutzt', 'Prozesse nutzen')} diese Datenbank`,
  },
};
