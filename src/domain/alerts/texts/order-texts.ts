import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const plan: Text = { en: 'See your orders', de: 'Deine Bestellungen ansehen' };

/** [ALERT-02] Orders, parcels and deadlines, as their maker reads them. */
export const orderTexts = {
  new_order: {
    title: { en: 'New order {orderNumber}', de: 'Neue Bestellung {orderNumber}' },
    message: {
      en: '{itemCount} for {amount}. Leaves by {leavesBy}.',
      de: '{itemCount} für {amount}. Bis {leavesBy} zu verschicken.',
    },
    action: order,
  },
  order_cancelled: {
    title: { en: 'Order {orderNumber} is cancelled', de: 'Die Bestellung {orderNumber} ist storniert' },
    message: {
      en: '{who} has called it off before it left. Its pieces are for sale again; do not send it.',
      de: 'Sie wurde {who} storniert, bevor sie verschickt war. Ihre Stücke stehen wieder zum Verkauf; verschicke sie nicht.',
    },
    action: order,
  },
  order_status_changed: {
    title: { en: 'Order {orderNumber}: {status}', de: 'Bestellung {orderNumber}: {status}' },
    message: { en: '{detail}', de: '{detail}' },
    action: order,
  },
  bulk_order: {
    title: { en: 'Large order {orderNumber}: {itemCount}', de: 'Große Bestellung {orderNumber}: {itemCount}' },
    message: {
      en: '{amount} in one order. Check that you can make it by {leavesBy}.',
      de: '{amount} in einer Bestellung. Prüfe, ob du sie bis {leavesBy} schaffst.',
    },
    action: order,
  },
  order_issue: {
    title: {
      en: 'A buyer reports a problem with order {orderNumber}',
      de: 'Zu der Bestellung {orderNumber} wurde ein Problem gemeldet',
    },
    message: {
      en: '{problem}. Answer soon: most problems are solved by one message.',
      de: '{problem}. Antworte bald: Die meisten Probleme löst eine Nachricht.',
    },
    action: order,
  },
  order_review_required: {
    title: {
      en: 'Check order {orderNumber} before you make it',
      de: 'Prüfe die Bestellung {orderNumber}, bevor du anfängst',
    },
    message: { en: '{why}', de: '{why}' },
    action: order,
  },
  order_shipped: {
    title: { en: 'Order {orderNumber} is on its way', de: 'Die Bestellung {orderNumber} ist unterwegs' },
    message: { en: '{carrier} has scanned the parcel.', de: '{carrier} hat das Paket erfasst.' },
    action: order,
  },
  order_delivered: {
    title: { en: 'Order {orderNumber} has arrived', de: 'Die Bestellung {orderNumber} ist angekommen' },
    message: {
      en: '{who}. The return period is {returnDays} days.',
      de: '{who}. Die Rückgabefrist beträgt {returnDays} Tage.',
    },
    action: order,
  },
  shipping_delay: {
    title: { en: 'Order {orderNumber} is late', de: 'Die Bestellung {orderNumber} verspätet sich' },
    message: {
      en: 'It was due on {since}. The buyer has been told. Check where the parcel is.',
      de: 'Sie sollte am {since} da sein. Die Käuferseite weiß Bescheid. Sieh nach, wo das Paket ist.',
    },
    action: order,
  },
  tracking_updated: {
    title: { en: 'Order {orderNumber} is out for delivery', de: 'Die Bestellung {orderNumber} wird zugestellt' },
    message: { en: '{carrier} {trackingNumber}: {status}.', de: '{carrier} {trackingNumber}: {status}.' },
    action: order,
  },
  label_created: {
    title: { en: 'Label for order {orderNumber} is ready', de: 'Das Versandetikett für {orderNumber} ist fertig' },
    message: {
      en: '{carrier} {trackingNumber}, {amount}. Print it and put it on the parcel.',
      de: '{carrier} {trackingNumber}, {amount}. Druck es aus und kleb es auf das Paket.',
    },
    action: order,
  },
  carrier_issue: {
    title: {
      en: '{carrier} reports a problem with order {orderNumber}',
      de: '{carrier} meldet ein Problem mit der Bestellung {orderNumber}',
    },
    message: {
      en: '{status}. Check the address with the buyer or call the carrier.',
      de: '{status}. Klär die Adresse mit der Käuferseite oder ruf den Zustelldienst an.',
    },
    action: order,
  },
  processing_approaching: {
    title: {
      en: 'Send order {orderNumber} by {deadline}',
      de: 'Verschick die Bestellung {orderNumber} bis {deadline}',
    },
    message: { en: '{hoursRemaining} left.', de: 'Noch {hoursRemaining}.' },
    action: order,
  },
  processing_overdue: {
    title: { en: 'Order {orderNumber} is overdue', de: 'Die Bestellung {orderNumber} ist überfällig' },
    message: {
      en: 'It was due to leave by {deadline}. Send it now or write to the buyer.',
      de: 'Sie sollte bis {deadline} verschickt sein. Verschick sie jetzt oder schreib der Käuferseite.',
    },
    action: order,
  },
  processing_performance: {
    title: {
      en: '{percent} % of your orders left on time',
      de: '{percent} % deiner Bestellungen gingen pünktlich raus',
    },
    message: {
      en: 'Last week {onTime} of {due} orders were sent by the promised day.',
      de: 'Letzte Woche wurden {onTime} von {due} Bestellungen bis zum zugesagten Tag verschickt.',
    },
    action: plan,
  },
} satisfies Record<string, AlertText>;
