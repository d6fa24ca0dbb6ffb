import type { Text } from '../languages/language.ts';
import type { FlagName } from './flags.ts';

/** [OFFICE-01] What each feature is that a flag switches. */
export const flagTexts: Text<Record<FlagName, string>> = {
  en: {
    'import-listings':
      'Importing listings from a table, also from Etsy, Shopify and WooCommerce, or from the archive of a shop.',
    'saved-views': 'Saving filters of a list as a tab. Tabs that were saved stay.',
    'ticket-files': 'Sending files along with an answer to a support ticket.',
  },
  de: {
    'import-listings':
      'Stücke aus einer Tabelle importieren, auch aus Etsy, Shopify und WooCommerce, oder aus dem Archiv eines Shops.',
    'saved-views': 'Filter einer Liste als Reiter speichern. Gespeicherte Reiter bleiben.',
    'ticket-files': 'Dateien mit einer Antwort an den Support schicken.',
  },
};
