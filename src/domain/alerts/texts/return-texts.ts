import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const order: Text = { en: 'View return', de: 'Rücksendung ansehen' };

/** [ALERT-02] Returns and refunds, as their maker reads them. */
export const returnTexts = {
  return_requested: {
    title: { en: '{title}', de: '{title}' },
    message: { en: '{todo}', de: '{todo}' },
    action: order,
  },
  return_shipped: {
    title: {
      en: 'Pieces of {orderNumber} are on their way back',
      de: 'Stücke der Bestellung {orderNumber} sind auf dem Rückweg',
    },
    message: { en: '{todo}', de: '{todo}' },
    action: order,
  },
  refund_issued: {
    title: {
      en: '{amount} of {orderNumber} go back to the buyer',
      de: '{amount} der Bestellung {orderNumber} gehen zurück',
    },
    message: { en: '{done}', de: '{done}' },
    action: order,
  },
  return_processing: {
    title: {
      en: 'The parcel with pieces of {orderNumber} can be followed',
      de: 'Die Rücksendung der Bestellung {orderNumber} lässt sich verfolgen',
    },
    message: {
      en: 'The order shows the tracking number. Say when the pieces are with you.',
      de: 'Die Sendungsnummer steht in der Bestellung. Gib an, wann die Stücke bei dir sind.',
    },
    action: order,
  },
  refund_processed: {
    title: {
      en: '{amount} of {orderNumber} have been sent to the buyer',
      de: '{amount} der Bestellung {orderNumber} sind zurückgezahlt',
    },
    message: { en: 'The return is done.', de: 'Die Rücksendung ist abgeschlossen.' },
    action: order,
  },
} satisfies Record<string, AlertText>;
