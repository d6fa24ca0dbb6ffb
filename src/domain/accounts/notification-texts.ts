import type { Text } from '../core/languages/language.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** What each kind is called: on the page of choices, in mails and where their mails are ended. */
export const notificationKindTexts: Record<NotificationKind, { label: Text; hint: Text }> = {
  order: {
    label: { en: 'Orders', de: 'Bestellungen' },
    hint: { en: 'New, large and cancelled orders', de: 'Neue, große und stornierte Bestellungen' },
  },
  payment: {
    label: { en: 'Payments', de: 'Zahlungen' },
    hint: { en: 'Payouts, your payout account, disputes', de: 'Auszahlungen, Auszahlungskonto, Anfechtungen' },
  },
  shipping: {
    label: { en: 'Shipping', de: 'Versand' },
    hint: { en: 'Labels, delays, problems of carriers', de: 'Etiketten, Verspätungen, Probleme beim Zustellen' },
  },
  inventory: {
    label: { en: 'Inventory', de: 'Bestand' },
    hint: { en: 'Few left, sold out, back in stock', de: 'Wenige übrig, ausverkauft, wieder da' },
  },
  return: {
    label: { en: 'Returns', de: 'Rücksendungen' },
    hint: { en: 'Requests, parcels on their way back, refunds', de: 'Anfragen, Pakete auf dem Rückweg, Erstattungen' },
  },
  message: {
    label: { en: 'Messages', de: 'Nachrichten' },
    hint: { en: 'Messages and questions to you', de: 'Nachrichten und Fragen an dich' },
  },
  performance: {
    label: { en: 'Performance', de: 'Leistung' },
    hint: { en: 'Milestones, trends, what to restock', de: 'Meilensteine, Trends, was nachzufertigen ist' },
  },
  system: {
    label: { en: 'System', de: 'System' },
    hint: { en: 'Announcements, and what your account needs', de: 'Ankündigungen und was dein Konto braucht' },
  },
  promotion: {
    label: { en: 'Promotions', de: 'Aktionen' },
    hint: { en: 'Codes and sales that begin or end', de: 'Codes und Aktionen, die beginnen oder enden' },
  },
  review: {
    label: { en: 'Reviews', de: 'Bewertungen' },
    hint: { en: 'Reviews of your listings', de: 'Bewertungen deiner Stücke' },
  },
  processing: {
    label: { en: 'Processing', de: 'Bearbeitung' },
    hint: { en: 'Orders that are due or overdue', de: 'Bestellungen, die fällig oder überfällig sind' },
  },
  analytics: {
    label: { en: 'Analytics', de: 'Auswertung' },
    hint: { en: 'Abandoned carts, seasons, market prices', de: 'Verlassene Körbe, Saison, Marktpreise' },
  },
  own_orders: {
    label: { en: 'Your orders', de: 'Deine Bestellungen' },
    hint: { en: 'Confirmed, sent, delivered, late', de: 'Bestätigt, verschickt, angekommen, verspätet' },
  },
  own_returns: {
    label: { en: 'Your returns', de: 'Deine Rücksendungen' },
    hint: { en: 'What the shop says, and your refund', de: 'Was der Shop sagt, und deine Erstattung' },
  },
  answers: {
    label: { en: 'Answers', de: 'Antworten' },
    hint: { en: 'To your questions and reviews', de: 'Auf deine Fragen und Bewertungen' },
  },
  waited_for: {
    label: { en: 'Back in stock', de: 'Wieder da' },
    hint: { en: 'Pieces you asked to be told about', de: 'Stücke, zu denen du Bescheid wolltest' },
  },
  followed_shops: {
    label: { en: 'Shops you follow', de: 'Shops, denen du folgst' },
    hint: { en: 'When they are back from a break', de: 'Wenn sie nach einer Pause wieder da sind' },
  },
  price_drops: {
    label: { en: 'Price drops', de: 'Preissenkungen' },
    hint: { en: 'Of pieces on your wishlist', de: 'Bei Stücken auf deinem Merkzettel' },
  },
  new_listings: {
    label: { en: 'New pieces', de: 'Neue Stücke' },
    hint: { en: 'In shops you follow', de: 'In Shops, denen du folgst' },
  },
};

/** What the mails are called that a link ends. */
export const endedMailsText = (mails: NotificationKind | 'digest'): Text =>
  mails === 'digest' ? { en: 'Digest', de: 'Sammelmail' } : notificationKindTexts[mails].label;

/** The link in mails that ends those of a kind. */
export const endMails: Text<(kind: string) => string> = {
  en: (kind) => `No more mails about: ${kind}`,
  de: (kind) => `Keine Mails mehr zu: ${kind}`,
};
