import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const updates = say({ en: 'Updates', de: 'Neuigkeiten' });
export const updatesUnread = say({
  en: (count: number) => (count === 1 ? 'Updates, 1 unread' : `Updates, ${formatNumber(count)} unread`),
  de: (count: number) => `Neuigkeiten, ${formatNumber(count)} ungelesen`,
});
export const shopAlerts = say({ en: 'Shop alerts', de: 'Hinweise zum Shop' });
export const bell = say({
  en: (count: number) => (count === 0 ? 'Alerts and updates' : `Alerts and updates, ${formatNumber(count)} unread`),
  de: (count: number) =>
    count === 0 ? 'Hinweise und Neuigkeiten' : `Hinweise und Neuigkeiten, ${formatNumber(count)} ungelesen`,
});
export const unreadHere = say({
  en: (count: number) => `${formatNumber(count)} unread`,
  de: (count: number) => `${formatNumber(count)} ungelesen`,
});
export const loading = say({ en: 'Loading your updates', de: 'Deine Neuigkeiten werden geladen' });
export const unread = say({ en: 'Unread', de: 'Ungelesen' });
export const unreadInAll = say({
  en: (count: number) => (count === 0 ? 'All read.' : `${formatNumber(count)} unread.`),
  de: (count: number) => (count === 0 ? 'Alles gelesen.' : `${formatNumber(count)} ungelesen.`),
});
export const markAll = say({ en: 'Mark all read', de: 'Alle als gelesen markieren' });
export const more = say({ en: 'Show more', de: 'Mehr anzeigen' });
export const none = say({ en: 'No updates yet', de: 'Noch keine Neuigkeiten' });
export const whatComes = say({
  en: 'Steps of your orders and returns, answers to your questions, lower prices on your wishlist, and new pieces of shops you follow appear here.',
  de: 'Hier siehst du, was aus deinen Bestellungen und Rücksendungen wird, Antworten auf deine Fragen, gesenkte Preise auf deinem Merkzettel und Neues aus Shops, denen du folgst.',
});
export const seeOrders = say({ en: 'See your orders', de: 'Deine Bestellungen ansehen' });
export const choose = say({ en: 'Choose what you hear of', de: 'Wählen, wovon du hörst' });
