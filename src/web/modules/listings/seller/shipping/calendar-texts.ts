import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const what = say({ en: 'Your working days', de: 'Deine Arbeitstage' });
export const safe = say({
  en: 'Buyers still see the days that you saved.',
  de: 'Alle sehen weiter die Tage, die du gespeichert hast.',
});
export const loading = say({ en: 'Loading…', de: 'Wird geladen …' });
export const week = say({ en: 'Your week', de: 'Deine Woche' });
export const timeIn = say({
  en: (city: string) => `All days and hours are in ${city} time`,
  de: (city: string) => `Alle Tage und Uhrzeiten gelten in ${city}`,
});
export const workingDays = say({ en: 'Working days', de: 'Arbeitstage' });
export const weekdays = say({
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
});
export const lastHour = say({ en: 'Last hand-over', de: 'Letzte Abgabe' });
export const lastHourHint = say({
  en: (city: string) => `Orders after this hour in ${city} count as the next day.`,
  de: (city: string) => `Bestellungen nach dieser Uhrzeit in ${city} zählen zum nächsten Tag.`,
});
export const wholeDay = say({ en: 'The whole day counts', de: 'Der ganze Tag zählt' });
export const hour = say({ en: (hour: number) => `${hour}:00`, de: (hour: number) => `${hour} Uhr` });
export const freeDays = say({ en: 'Free days', de: 'Freie Tage' });
export const keepsHolidays = say({
  en: (country: string) => `Closed on public holidays in ${country}`,
  de: (country: string) => `An Feiertagen geschlossen (${country})`,
});
export const yourCountry = say({ en: 'your country', de: 'dein Land' });
export const holidaysAhead = say({
  en: (days: readonly string[]) => `The next ones: ${days.join(', ')}. National holidays only.`,
  de: (days: readonly string[]) => `Die nächsten: ${days.join(', ')}. Nur landesweite Feiertage.`,
});
export const noCountry = say({
  en: 'Set the country of your shop first, on its page.',
  de: 'Gib zuerst auf der Shopseite das Land deines Shops an.',
});
export const dayOff = say({ en: 'Day off', de: 'Freier Tag' });
export const yourDaysOff = say({
  en: (count: number) => (count === 0 ? 'No days off yet' : `${numbered(count, 'day', 'days')} off`),
  de: (count: number) => (count === 0 ? 'Noch keine freien Tage' : numbered(count, 'freier Tag', 'freie Tage')),
});
export const addDayOff = say({ en: 'Add the day', de: 'Tag hinzufügen' });
export const removeDayOff = say({ en: (day: string) => `Work on ${day}`, de: (day: string) => `Am ${day} arbeiten` });
export const queue = say({ en: 'Queue', de: 'Warteliste' });
export const queueOff = say({
  en: 'Say how long you make pieces each day, and in each listing how long a piece takes. Dates then follow your open orders.',
  de: 'Gib an, wie lange du am Tag arbeitest, und in jedem Stück, wie lange es dauert. Dann richten sich die Termine nach deinen offenen Bestellungen.',
});
export const queueNow = say({
  en: (minutes: number, days: number) =>
    minutes === 0
      ? 'Nothing waits to be made.'
      : `${numbered(minutes, 'minute', 'minutes')} of making wait: ${numbered(days, 'working day', 'working days')}.`,
  de: (minutes: number, days: number) =>
    minutes === 0
      ? 'Nichts wartet darauf, gemacht zu werden.'
      : `${numbered(minutes, 'Minute', 'Minuten')} Arbeit warten: ${numbered(days, 'Arbeitstag', 'Arbeitstage')}.`,
});
export const queuePauses = say({
  en: (day: string) => `Pieces made to order are paused until ${day}.`,
  de: (day: string) => `Bis ${day} pausieren Stücke auf Bestellung.`,
});
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const minutesPerDay = say({ en: 'Minutes of making per working day', de: 'Arbeitsminuten am Tag' });
export const minutesHint = say({
  en: 'Empty: dates follow the processing days of each listing alone.',
  de: 'Leer: Termine richten sich nur nach den Arbeitstagen im Stück.',
});
export const maxQueue = say({
  en: 'Pause when the queue is longer than, days',
  de: 'Pausieren, wenn die Warteliste länger ist als, Tage',
});
export const maxQueueHint = say({
  en: 'Pieces made to order cannot be bought until the queue is shorter. Empty: never.',
  de: 'Stücke auf Bestellung kann niemand kaufen, bis die Warteliste kürzer ist. Leer: nie.',
});
export const save = say({ en: 'Save working days', de: 'Arbeitstage speichern' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const isSaved = say({
  en: 'Saved. New orders are promised by these days.',
  de: 'Gespeichert. Neue Bestellungen richten sich nach diesen Tagen.',
});
export const wrong = say({
  en: {
    noDay: 'Choose at least one working day.',
    minutes: 'Write minutes from 15 to 6,000, or leave it empty.',
    limit: 'Write days from 1 to 90, or leave it empty.',
  },
  de: {
    noDay: 'Wähle mindestens einen Arbeitstag.',
    minutes: 'Schreib Minuten von 15 bis 6.000, oder lass es leer.',
    limit: 'Schreib Tage von 1 bis 90, oder lass es leer.',
  },
});
