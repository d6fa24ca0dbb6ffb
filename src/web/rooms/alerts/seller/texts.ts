import type { Alert } from '#domain/alerts/model.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

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
export const today = say({ en: (time: string) => `Today ${time}`, de: (time: string) => `Heute ${time}` });
export const unread = say({ en: 'Unread', de: 'Ungelesen' });
export const markRead = say({
  en: (title: string) => `Mark as read: ${title}`,
  de: (title: string) => `Als gelesen markieren: ${title}`,
});
export const alerts = say({ en: 'Alerts', de: 'Hinweise' });
export const unreadInAll = say({
  en: (count: number) =>
    count === 0 ? 'All are read.' : count === 1 ? '1 is unread.' : `${formatNumber(count)} are unread.`,
  de: (count: number) => (count === 0 ? 'Alle sind gelesen.' : `${formatNumber(count)} ungelesen.`),
});
export const markAll = say({ en: 'Mark all read', de: 'Alle als gelesen markieren' });
export const all = say({ en: 'All', de: 'Alle' });
export const listOfCategories = say({ en: 'Categories', de: 'Bereiche' });
export const category = say({ en: 'Category', de: 'Bereich' });
export const onlyList = say({
  en: 'Nothing is lost, only this list is missing',
  de: 'Es ist nichts verloren, nur diese Liste fehlt',
});
export const loading = say({ en: 'Loading the alerts', de: 'Die Hinweise werden geladen' });
export const noneAbout = say({
  en: (about: string, isUnread: boolean) => `No ${isUnread ? 'unread ' : ''}alerts about ${about.toLowerCase()}`,
  de: (about: string, isUnread: boolean) => `Keine ${isUnread ? 'ungelesenen ' : ''}Hinweise zu ${about}`,
});
export const allRead = say({ en: 'All are read', de: 'Alle sind gelesen' });
export const none = say({ en: 'No alerts yet', de: 'Noch keine Hinweise' });
export const seeAll = say({ en: 'See all alerts', de: 'Alle Hinweise ansehen' });
export const ringsHere = say({
  en: 'A new order rings here the moment it is paid.',
  de: 'Eine neue Bestellung meldet sich hier, sobald sie bezahlt ist.',
});
