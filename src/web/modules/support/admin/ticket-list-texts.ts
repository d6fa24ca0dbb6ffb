import { formatNumber, numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const tickets = say({ en: 'Support tickets', de: 'Support-Anfragen' });
export const sub = say({
  en: 'What people write to the support centre. We promise an answer within 48 hours.',
  de: 'Was Leute der Hilfe schreiben. Wir versprechen eine Antwort innerhalb von 48 Stunden.',
});
export const views = say({
  en: {
    house: 'To answer',
    overdue: 'Past 48 hours',
    person: 'Waiting for the person',
    mine: 'Mine',
    unowned: 'No owner',
    closed: 'Closed',
    all: 'All',
  },
  de: {
    house: 'Zu beantworten',
    overdue: 'Über 48 Stunden',
    person: 'Wartet auf die Person',
    mine: 'Meine',
    unowned: 'Ohne Zuständige',
    closed: 'Geschlossen',
    all: 'Alle',
  },
});
export const priorities = say({
  en: { urgent: 'Urgent', high: 'High', normal: 'Normal', low: 'Low' },
  de: { urgent: 'Dringend', high: 'Hoch', normal: 'Normal', low: 'Niedrig' },
});
export const anyPriority = say({ en: 'Any priority', de: 'Jede Priorität' });
export const states = say({
  en: { house: 'To answer', person: 'Waiting for the person', closed: 'Closed' },
  de: { house: 'Zu beantworten', person: 'Wartet auf die Person', closed: 'Geschlossen' },
});
export const heads = say({
  en: { ticket: 'Ticket', from: 'From', owner: 'Owner', priority: 'Priority', waiting: 'Waiting', closed: 'Closed' },
  de: {
    ticket: 'Anfrage',
    from: 'Von',
    owner: 'Zuständig',
    priority: 'Priorität',
    waiting: 'Wartet',
    closed: 'Zu seit',
  },
});
export const find = say({ en: 'Search tickets', de: 'Anfragen durchsuchen' });
export const findHint = say({
  en: 'Words, number, order or mail address',
  de: 'Wörter, Nummer, Bestellung oder Mailadresse',
});
export const search = say({ en: 'Filter tickets', de: 'Anfragen filtern' });
export const noOwner = say({ en: 'No owner', de: 'Niemand' });
export const guest = say({ en: 'Guest', de: 'Gast' });
export const none = say({ en: 'No ticket here', de: 'Keine Anfrage hier' });
export const noneText = say({
  en: 'What people write to the support centre comes here automatically.',
  de: 'Was Leute der Hilfe schreiben, kommt automatisch hierher.',
});
export const nothingFits = say({ en: 'No ticket fits', de: 'Keine Anfrage passt' });
export const nothingFitsText = say({
  en: 'Try fewer words, or search all tickets.',
  de: 'Versuche es mit weniger Wörtern oder durchsuche alle Anfragen.',
});
export const showAll = say({ en: 'Show all tickets', de: 'Alle Anfragen zeigen' });
export const macros = say({ en: 'Saved answers', de: 'Gespeicherte Antworten' });

export const figures = say({
  en: {
    house: 'To answer',
    overdue: 'Past 48 hours',
    unowned: 'No owner',
    first: 'First answer, median',
    solve: 'Solved, median',
    closed30: 'Closed in 30 days',
  },
  de: {
    house: 'Zu beantworten',
    overdue: 'Über 48 Stunden',
    unowned: 'Ohne Zuständige',
    first: 'Erste Antwort, Median',
    solve: 'Gelöst, Median',
    closed30: 'In 30 Tagen geschlossen',
  },
});
const noFigure = '–';
/** `35 min`, `4 h`, `2 days`. */
export const span = say({
  en: (minutes: number | null) => {
    if (minutes === null) return noFigure;
    if (minutes < 60) return `${formatNumber(minutes)} min`;
    return minutes < 2880
      ? `${formatNumber(Math.round(minutes / 60))} h`
      : numbered(Math.round(minutes / 1440), 'day', 'days');
  },
  de: (minutes: number | null) => {
    if (minutes === null) return noFigure;
    if (minutes < 60) return `${formatNumber(minutes)} Min.`;
    return minutes < 2880
      ? `${formatNumber(Math.round(minutes / 60))} Std.`
      : numbered(Math.round(minutes / 1440), 'Tag', 'Tage');
  },
});
export const take = say({ en: 'Take', de: 'Übernehmen' });
export const takeTitle = say({
  en: (count: number) => `Take ${numbered(count, 'ticket', 'tickets')}?`,
  de: (count: number) => `${numbered(count, 'Anfrage', 'Anfragen')} übernehmen?`,
});
export const takeText = say({
  en: 'You become the owner, whoever it is now.',
  de: 'Du wirst zuständig, wer auch immer es jetzt ist.',
});
export const closeThem = say({ en: 'Close', de: 'Schließen' });
export const closeTitle = say({
  en: (count: number) => `Close ${numbered(count, 'ticket', 'tickets')}?`,
  de: (count: number) => `${numbered(count, 'Anfrage', 'Anfragen')} schließen?`,
});
export const closeText = say({
  en: 'Their writers can write again, and then they are open again.',
  de: 'Wer geschrieben hat, kann weiter schreiben, dann sind sie wieder offen.',
});
