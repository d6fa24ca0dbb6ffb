import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const answer: Text = { en: 'Read the answer', de: 'Antwort lesen' };

/** [ALERT-02] The types of the list that only buyers read. */
export const buyerTexts = {
  order_confirmed: {
    title: { en: '{shopName} has your order {orderNumber}', de: '{shopName} hat deine Bestellung {orderNumber}' },
    message: {
      en: '{itemCount} for {amount}. Leaves by {leavesBy}.',
      de: '{itemCount} für {amount}. Wird bis {leavesBy} verschickt.',
    },
    action: order,
  },
  order_processing: {
    title: { en: '{shopName} is making your order', de: '{shopName} fertigt deine Bestellung' },
    message: {
      en: 'Order {orderNumber} leaves by {leavesBy}.',
      de: 'Die Bestellung {orderNumber} wird bis {leavesBy} verschickt.',
    },
    action: order,
  },
  return_approved: {
    title: {
      en: 'You can send pieces of {orderNumber} back',
      de: 'Du kannst Stücke der Bestellung {orderNumber} zurückschicken',
    },
    message: {
      en: '{shopName} takes them back. Your order says where to send them.',
      de: '{shopName} nimmt sie zurück. In deiner Bestellung steht, wohin du sie schickst.',
    },
    action: order,
  },
  return_denied: {
    title: {
      en: 'Pieces of {orderNumber} cannot be sent back',
      de: 'Stücke der Bestellung {orderNumber} können nicht zurückgeschickt werden',
    },
    message: { en: '{reason}', de: '{reason}' },
    action: order,
  },
  return_rejected: {
    title: {
      en: '{shopName} does not take pieces of {orderNumber} back',
      de: '{shopName} nimmt Stücke der Bestellung {orderNumber} nicht zurück',
    },
    message: {
      en: '“{reason}” If you do not agree, write to the marketplace.',
      de: '„{reason}“ Wenn du nicht einverstanden bist, schreib dem Marktplatz.',
    },
    action: order,
  },
  return_received: {
    title: {
      en: 'Your pieces of {orderNumber} are back at {shopName}',
      de: 'Deine Stücke der Bestellung {orderNumber} sind wieder bei {shopName}',
    },
    message: {
      en: 'They are looked at. Your refund comes within 3-5 business days.',
      de: 'Sie werden geprüft. Deine Erstattung kommt innerhalb von 3-5 Werktagen.',
    },
    action: order,
  },
  return_under_review: {
    title: {
      en: '{shopName} looks at your pieces of {orderNumber}',
      de: '{shopName} prüft deine Stücke der Bestellung {orderNumber}',
    },
    message: {
      en: 'The money follows when they are as they should be.',
      de: 'Das Geld folgt, wenn sie so sind, wie sie sein sollen.',
    },
    action: order,
  },
  review_response: {
    title: { en: '{shopName} answered your review', de: '{shopName} hat auf deine Bewertung geantwortet' },
    message: { en: 'About {productName}: {excerpt}', de: 'Zu {productName}: {excerpt}' },
    action: answer,
  },
  question_answered: {
    title: { en: '{shopName} answered your question', de: '{shopName} hat deine Frage beantwortet' },
    message: { en: 'About {productName}: {excerpt}', de: 'Zu {productName}: {excerpt}' },
    action: answer,
  },
} satisfies Record<string, AlertText>;
