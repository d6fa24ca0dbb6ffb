import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const listing: Text = { en: 'See the piece', de: 'Stück ansehen' };

/** What buyers are told of what makers are told too, in their own sentences, and of what no maker hears of. */
export const ownBuyerTexts = {
  order_shipped: {
    title: { en: 'Your order from {shopName} is on its way', de: 'Deine Bestellung von {shopName} ist unterwegs' },
    message: {
      en: 'Order {orderNumber} should arrive by {arrivesTo}.',
      de: 'Die Bestellung {orderNumber} sollte bis {arrivesTo} da sein.',
    },
    action: order,
  },
  order_delivered: {
    title: { en: 'Your order from {shopName} has arrived', de: 'Deine Bestellung von {shopName} ist angekommen' },
    message: {
      en: 'You can send pieces of {orderNumber} back within {returnDays} days.',
      de: 'Du kannst Stücke der Bestellung {orderNumber} innerhalb von {returnDays} Tagen zurückschicken.',
    },
    action: order,
  },
  order_ready: {
    title: {
      en: 'Your order from {shopName} is ready to collect',
      de: 'Deine Bestellung von {shopName} ist abholbereit',
    },
    message: {
      en: 'Order {orderNumber} waits for you at the workshop.',
      de: 'Die Bestellung {orderNumber} liegt in der Werkstatt für dich bereit.',
    },
    action: order,
  },
  order_collected: {
    title: {
      en: 'You have collected your order from {shopName}',
      de: 'Du hast deine Bestellung bei {shopName} abgeholt',
    },
    message: {
      en: 'You can send pieces of {orderNumber} back within {returnDays} days.',
      de: 'Du kannst Stücke der Bestellung {orderNumber} innerhalb von {returnDays} Tagen zurückschicken.',
    },
    action: order,
  },
  order_cancelled: {
    title: { en: 'Your order {orderNumber} is cancelled', de: 'Deine Bestellung {orderNumber} ist storniert' },
    message: {
      en: 'Order {orderNumber} at {shopName}. Your money is on its way back.',
      de: 'Die Bestellung {orderNumber} bei {shopName}. Dein Geld ist auf dem Rückweg.',
    },
    action: order,
  },
  tracking_updated: {
    title: { en: 'You can follow your parcel from {shopName}', de: 'Du kannst dein Paket von {shopName} verfolgen' },
    message: {
      en: '{carrier} {trackingNumber}, order {orderNumber}.',
      de: '{carrier} {trackingNumber}, Bestellung {orderNumber}.',
    },
    action: order,
  },
  shipping_delay: {
    title: { en: 'Your order from {shopName} is late', de: 'Deine Bestellung von {shopName} verspätet sich' },
    message: {
      en: 'Order {orderNumber} was due on {since}. Your order says what you can do.',
      de: 'Die Bestellung {orderNumber} war für {since} zugesagt. Was du tun kannst, steht in der Bestellung.',
    },
    action: order,
  },
  refund_issued: {
    title: { en: '{amount} is on its way back to you', de: '{amount} sind auf dem Weg zu dir' },
    message: {
      en: 'For order {orderNumber} at {shopName}. Your bank shows it in a few days.',
      de: 'Für die Bestellung {orderNumber} bei {shopName}. Deine Bank zeigt es in einigen Tagen.',
    },
    action: order,
  },
  proof_ready: {
    title: { en: '{shopName} shows you your piece', de: '{shopName} zeigt dir dein Stück' },
    message: {
      en: 'Look at the proof of order {orderNumber} and approve it or ask for a change.',
      de: 'Sieh dir den Entwurf zur Bestellung {orderNumber} an: Gib ihn frei oder bitte um eine Änderung.',
    },
    action: order,
  },
  back_in_stock: {
    title: { en: '{productName} is back', de: '{productName} ist wieder da' },
    message: { en: '{amount} from {shopName}.', de: '{amount} von {shopName}.' },
    action: listing,
  },
  shop_back: {
    title: { en: '{shopName} is back', de: '{shopName} ist wieder da' },
    message: { en: 'You can buy there again.', de: 'Du kannst dort wieder bestellen.' },
    action: { en: 'See the shop', de: 'Shop ansehen' },
  },
  // [LAW-02] Whoever says that a price was lowered says the lowest of the 30 days before.
  price_drop: {
    title: { en: '{shopName} lowered a price', de: '{shopName} hat einen Preis gesenkt' },
    message: {
      en: '{productName} from your wishlist now costs {amount}. Lowest price of the last 30 days: {before}.',
      de: '{productName} von deinem Merkzettel kostet jetzt {amount}. Niedrigster Preis der letzten 30 Tage: {before}.',
    },
    action: listing,
  },
  new_listing: {
    title: { en: 'New at {shopName}', de: 'Neu bei {shopName}' },
    message: { en: '{productName}, {amount}.', de: '{productName}, {amount}.' },
    action: listing,
  },
} satisfies Record<string, AlertText>;
