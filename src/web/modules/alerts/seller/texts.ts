import type { Alert, SnoozeHours } from '#domain/alerts/model.ts';
import { formatNumber, numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import type { AlertTab } from './alert-filters.ts';

export const categories = say<Record<Alert['category'], string>>({
  en: {
    order: 'Orders',
    payment: 'Payments',
    shipping: 'Shipping',
    inventory: 'Inventory',
    return: 'Returns',
    message: 'Messages',
    performance: 'Performance',
    system: 'System',
    promotion: 'Promotions',
    review: 'Reviews',
    processing: 'Processing',
    analytics: 'Analytics',
  },
  de: {
    order: 'Bestellungen',
    payment: 'Zahlungen',
    shipping: 'Versand',
    inventory: 'Bestand',
    return: 'Rücksendungen',
    message: 'Nachrichten',
    performance: 'Leistung',
    system: 'System',
    promotion: 'Aktionen',
    review: 'Bewertungen',
    processing: 'Bearbeitung',
    analytics: 'Auswertung',
  },
});
export const priorities = say<Record<Alert['priority'], string>>({
  en: { critical: 'Critical', high: 'High', normal: 'Normal', low: 'Low' },
  de: { critical: 'Kritisch', high: 'Hoch', normal: 'Normal', low: 'Niedrig' },
});
export const tabNames = say<Record<AlertTab, string>>({
  en: {
    active: 'Active',
    unread: 'Unread',
    starred: 'Starred',
    snoozed: 'Snoozed',
    acknowledged: 'Acknowledged',
    archived: 'Archive',
  },
  de: {
    active: 'Aktiv',
    unread: 'Ungelesen',
    starred: 'Markiert',
    snoozed: 'Zurückgestellt',
    acknowledged: 'Bestätigt',
    archived: 'Archiv',
  },
});
export const today = say({ en: (time: string) => `Today ${time}`, de: (time: string) => `Heute ${time}` });
export const unread = say({ en: 'Unread', de: 'Ungelesen' });
export const markUnread = say({ en: 'Mark as unread', de: 'Als ungelesen markieren' });
export const more = say({
  en: (title: string) => `More for: ${title}`,
  de: (title: string) => `Mehr zu: ${title}`,
});
export const group = say({ en: 'Group by category', de: 'Nach Bereich gruppieren' });
export const star = say({ en: (title: string) => `Star: ${title}`, de: (title: string) => `Markieren: ${title}` });
export const unstar = say({
  en: (title: string) => `Remove star: ${title}`,
  de: (title: string) => `Markierung entfernen: ${title}`,
});
export const snooze = say({
  en: (title: string) => `Snooze: ${title}`,
  de: (title: string) => `Zurückstellen: ${title}`,
});
export const acknowledge = say({
  en: (title: string) => `Acknowledge: ${title}`,
  de: (title: string) => `Bestätigen: ${title}`,
});
export const restore = say({
  en: (title: string) => `Move back to the list: ${title}`,
  de: (title: string) => `Zurück in die Liste: ${title}`,
});
export const remove = say({ en: (title: string) => `Delete: ${title}`, de: (title: string) => `Löschen: ${title}` });
export const wakeNow = say({ en: 'Wake now', de: 'Jetzt wecken' });
export const choose = say({ en: (title: string) => `Select: ${title}`, de: (title: string) => `Auswählen: ${title}` });
export const chooseAll = say({ en: 'Select all shown', de: 'Alle angezeigten auswählen' });
export const chosen = say({
  en: (count: number) => `${formatNumber(count)} selected`,
  de: (count: number) => `${formatNumber(count)} ausgewählt`,
});
export const actions = say({
  en: {
    read: 'Mark read',
    snooze: 'Snooze',
    star: 'Star',
    acknowledge: 'Acknowledge',
    archive: 'Archive',
    unarchive: 'Move back to the list',
    wake: 'Wake now',
    delete: 'Delete',
    clear: 'Clear',
  },
  de: {
    read: 'Als gelesen markieren',
    snooze: 'Zurückstellen',
    star: 'Markieren',
    acknowledge: 'Bestätigen',
    archive: 'Archivieren',
    unarchive: 'Zurück in die Liste',
    wake: 'Jetzt wecken',
    delete: 'Löschen',
    clear: 'Auswahl aufheben',
  },
});
export const times = say<Record<SnoozeHours, string>>({
  en: { 1: '1 hour', 4: '4 hours', 24: '1 day', 168: '1 week', 720: '1 month' },
  de: { 1: '1 Stunde', 4: '4 Stunden', 24: '1 Tag', 168: '1 Woche', 720: '1 Monat' },
});
export const until = say({ en: (time: string) => `until ${time}`, de: (time: string) => `bis ${time}` });
export const wakesIn = say({
  en: (minutes: number) => {
    if (minutes < 60) return `wakes in ${minutes} min`;
    return minutes < 48 * 60 ? `wakes in ${Math.round(minutes / 60)} h` : `wakes in ${Math.round(minutes / 1440)} days`;
  },
  de: (minutes: number) => {
    if (minutes < 60) return `kommt in ${minutes} Min. zurück`;
    return minutes < 48 * 60
      ? `kommt in ${Math.round(minutes / 60)} Std. zurück`
      : `kommt in ${Math.round(minutes / 1440)} Tagen zurück`;
  },
});
export const wokeAfter = say({
  en: (time: string) => `Snoozed by you for ${time}`,
  de: (time: string) => `Von dir zurückgestellt: ${time}`,
});
export const endsSoon = say({ en: 'Ends within the hour', de: 'Endet in der nächsten Stunde' });
export const newAlerts = say({
  en: (count: number) => `${formatNumber(count)} new`,
  de: (count: number) => (count === 1 ? '1 neuer Hinweis' : `${formatNumber(count)} neue Hinweise`),
});
export const done = say({
  en: {
    read: (count: number) => `${numbered(count, 'alert', 'alerts')} marked as read.`,
    snooze: (count: number) => `${numbered(count, 'alert', 'alerts')} snoozed.`,
    star: (count: number) => `${numbered(count, 'alert', 'alerts')} starred.`,
    acknowledge: (count: number) => `${numbered(count, 'alert', 'alerts')} acknowledged.`,
    archive: (count: number) => `${numbered(count, 'alert', 'alerts')} archived.`,
    unarchive: (count: number) => `${numbered(count, 'alert', 'alerts')} moved back to the list.`,
    wake: (count: number) => `${numbered(count, 'alert', 'alerts')} woken.`,
    delete: (count: number) => `${numbered(count, 'alert', 'alerts')} deleted.`,
  },
  de: {
    read: (count: number) => `${formatNumber(count)} als gelesen markiert.`,
    snooze: (count: number) => `${formatNumber(count)} zurückgestellt.`,
    star: (count: number) => `${formatNumber(count)} markiert.`,
    acknowledge: (count: number) => `${formatNumber(count)} bestätigt.`,
    archive: (count: number) => `${formatNumber(count)} archiviert.`,
    unarchive: (count: number) => `${formatNumber(count)} zurück in der Liste.`,
    wake: (count: number) => `${formatNumber(count)} geweckt.`,
    delete: (count: number) => `${formatNumber(count)} gelöscht.`,
  },
});
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const alerts = say({ en: 'Alerts', de: 'Hinweise' });
export const unreadInAll = say({
  en: (count: number) => {
    if (count === 0) return 'All are read.';
    return count === 1 ? '1 is unread.' : `${formatNumber(count)} are unread.`;
  },
  de: (count: number) => (count === 0 ? 'Alle sind gelesen.' : `${formatNumber(count)} ungelesen.`),
});
export const markAll = say({ en: 'Mark all read', de: 'Alle als gelesen markieren' });
export const all = say({ en: 'All', de: 'Alle' });
export const listOfCategories = say({ en: 'Categories', de: 'Bereiche' });
export const category = say({ en: 'Category', de: 'Bereich' });
export const priority = say({ en: 'Priority', de: 'Dringlichkeit' });
export const search = say({ en: 'Search alerts', de: 'Hinweise durchsuchen' });
export const days = say({
  en: (count: number) => (count === 1 ? 'Today' : `Last ${count} days`),
  de: (count: number) => (count === 1 ? 'Heute' : `Letzte ${count} Tage`),
});
export const anyTime = say({ en: 'Any time', de: 'Jeder Zeitraum' });
export const onlyList = say({
  en: 'Nothing is lost, only this list is missing',
  de: 'Es ist nichts verloren, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the alerts', de: 'Die Hinweise werden geladen' });
export const noMatch = say({ en: 'No alerts match', de: 'Kein Hinweis passt' });
export const none = say<Record<AlertTab, string>>({
  en: {
    active: 'No alerts',
    unread: 'All are read',
    starred: 'No starred alerts',
    snoozed: 'No snoozed alerts',
    acknowledged: 'No acknowledged alerts',
    archived: 'The archive is empty',
  },
  de: {
    active: 'Keine Hinweise',
    unread: 'Alle sind gelesen',
    starred: 'Keine markierten Hinweise',
    snoozed: 'Keine zurückgestellten Hinweise',
    acknowledged: 'Keine bestätigten Hinweise',
    archived: 'Das Archiv ist leer',
  },
});
export const seeAll = say({ en: 'See all alerts', de: 'Alle Hinweise ansehen' });
export const ringsHere = say({
  en: 'A new order rings here the moment it is paid.',
  de: 'Eine neue Bestellung meldet sich hier, sobald sie bezahlt ist.',
});
export const archiveKeeps = say({
  en: 'Alerts move here after 30 days and are deleted after 90.',
  de: 'Nach 30 Tagen kommen Hinweise hierher, nach 90 werden sie gelöscht.',
});
export const keys = say({
  en: 'J and K move, O opens, X selects, S stars, H snoozes, T tags, E acknowledges, A archives, # deletes.',
  de: 'J und K bewegen, O öffnet, X wählt aus, S markiert, H stellt zurück, T vergibt Schlagwörter, E bestätigt, A archiviert, # löscht.',
});
export const keysOff = say({ en: 'Turn keys off', de: 'Tasten ausschalten' });
export const keysOn = say({ en: 'Turn keys on', de: 'Tasten einschalten' });
export const exporting = say({
  en: {
    start: 'Export CSV',
    running: (rows: number, total: number) => `${formatNumber(rows)} of ${formatNumber(total)} rows`,
    ready: (rows: number) => `Export of ${numbered(rows, 'row', 'rows')} is ready for 15 minutes, for one download.`,
    download: 'Download',
    again: 'Make a new one',
    cancel: 'Cancel',
  },
  de: {
    start: 'CSV exportieren',
    running: (rows: number, total: number) => `${formatNumber(rows)} von ${formatNumber(total)} Zeilen`,
    ready: (rows: number) =>
      `Der Export mit ${formatNumber(rows)} ${plural(rows, 'Zeile', 'Zeilen')} ist 15 Minuten lang bereit, für einen Download.`,
    download: 'Herunterladen',
    again: 'Neu erstellen',
    cancel: 'Abbrechen',
  },
});
