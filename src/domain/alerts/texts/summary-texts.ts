import type { Text } from '../../core/languages/language.ts';
import type { AlertCategory } from '../model.ts';

/** As a sentence names them. */
export const categoryNames: Text<Record<AlertCategory, string>> = {
  en: {
    order: 'orders',
    payment: 'payments',
    shipping: 'shipping',
    inventory: 'inventory',
    return: 'returns',
    message: 'messages',
    performance: 'performance',
    system: 'the system',
    promotion: 'promotions',
    review: 'reviews',
    processing: 'processing',
    analytics: 'analytics',
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
};
/** [ALERT-15] */
export const summaryTexts = {
  title: {
    en: (count: number, about: string) => `${count} updates about ${about}`,
    de: (count: number, about: string) => `${count} Neuigkeiten zu ${about}`,
  },
  andMore: { en: (count: number) => `and ${count} more`, de: (count: number) => `und ${count} weitere` },
  seeAll: { en: 'See all', de: 'Alle ansehen' },
};
