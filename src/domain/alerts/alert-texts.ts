import type { Text } from '../core/languages/language.ts';

interface AlertTexts {
  title: Text;
  message: Text;
  action: Text;
}

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const payout: Text = { en: 'See the payout', de: 'Auszahlung ansehen' };
const answer: Text = { en: 'Read the answer', de: 'Antwort lesen' };
const promotions: Text = { en: 'See your promotions', de: 'Deine Rabatte ansehen' };
const listings: Text = { en: 'See your listings', de: 'Deine Stücke ansehen' };

/** [ALERT-03] What each type of alert says, with its facts in braces. */
export const alertTexts = {
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
  order_issue: {
    title: {
      en: 'The bank of a buyer objects to order {orderNumber}',
      de: 'Eine Bank beanstandet die Bestellung {orderNumber}',
    },
    message: {
      en: 'It is about {amount}. Money that the bank took back is held back until it decides. The marketplace answers it.',
      de: 'Es geht um {amount}. Geld, das die Bank zurückgeholt hat, wird bis zu ihrer Entscheidung einbehalten. Der Marktplatz antwortet ihr.',
    },
    action: order,
  },
  payment_received: {
    title: {
      en: 'The dispute of order {orderNumber} is won',
      de: 'Die Anfechtung der Bestellung {orderNumber} ist gewonnen',
    },
    message: { en: '{amount} are yours again.', de: '{amount} gehören wieder dir.' },
    action: order,
  },
  payment_failed: {
    title: {
      en: 'The dispute of order {orderNumber} is lost',
      de: 'Die Anfechtung der Bestellung {orderNumber} ist verloren',
    },
    message: {
      en: '{amount} stay with the buyer. The marketplace keeps no fee of it.',
      de: '{amount} bleiben bei der Käuferin oder dem Käufer. Der Marktplatz behält davon keine Gebühr.',
    },
    action: order,
  },
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
      en: '{tracking}. Say when the pieces are with you.',
      de: '{tracking}. Gib an, wann die Stücke bei dir sind.',
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
  refund_processed: {
    title: {
      en: '{amount} of {orderNumber} have been sent to the buyer',
      de: '{amount} der Bestellung {orderNumber} sind zurückgezahlt',
    },
    message: { en: 'The return is done.', de: 'Die Rücksendung ist abgeschlossen.' },
    action: order,
  },
  payout_processed: {
    title: { en: '{amount} has arrived at your bank', de: '{amount} sind bei deiner Bank angekommen' },
    message: {
      en: 'Your payout to the account ending {last4}. Its statement lists every order and fee.',
      de: 'Deine Auszahlung auf das Konto, das auf {last4} endet. Ihre Abrechnung nennt jede Bestellung und Gebühr.',
    },
    action: payout,
  },
  payment_verification_needed: {
    title: { en: 'Your payout account needs you', de: 'Dein Auszahlungskonto braucht dich' },
    message: {
      en: '{why}. Until then what you earn is kept for you.',
      de: '{why}. Bis dahin wird für dich aufgehoben, was du einnimmst.',
    },
    action: { en: 'See your payout account', de: 'Dein Auszahlungskonto ansehen' },
  },
  payment_retry_scheduled: {
    title: { en: 'A payout of {amount} did not arrive', de: 'Eine Auszahlung von {amount} ist nicht angekommen' },
    message: {
      en: '{why}. Its money is in your balance again; the next try is on {day}.',
      de: '{why}. Am {day} folgt der nächste Versuch; ihr Geld ist wieder in deinem Guthaben.',
    },
    action: payout,
  },
  new_review: {
    title: { en: '{stars} for {productName}', de: '{stars} für {productName}' },
    message: { en: '{buyerName}: {excerpt}', de: '{buyerName}: {excerpt}' },
    action: { en: 'Read review', de: 'Bewertung lesen' },
  },
  review_response: {
    title: { en: '{shopName} answered your review', de: '{shopName} hat auf deine Bewertung geantwortet' },
    message: { en: 'About {productName}: {excerpt}', de: 'Zu {productName}: {excerpt}' },
    action: answer,
  },
  new_message: {
    title: { en: 'New message from {customerName}', de: 'Neue Nachricht von {customerName}' },
    message: {
      en: '{customerName} sent you a message about {productTitle}.',
      de: '{customerName} hat dir eine Nachricht geschrieben. Es geht um: {productTitle}',
    },
    action: { en: 'Read and answer', de: 'Lesen und antworten' },
  },
  product_question: {
    title: { en: 'A question about {productName}', de: 'Eine Frage zu {productName}' },
    message: { en: '{buyerName} asks: {excerpt}', de: '{buyerName} fragt: {excerpt}' },
    action: { en: 'Answer it', de: 'Antworten' },
  },
  question_answered: {
    title: { en: '{shopName} answered your question', de: '{shopName} hat deine Frage beantwortet' },
    message: { en: 'About {productName}: {excerpt}', de: 'Zu {productName}: {excerpt}' },
    action: answer,
  },
  abandoned_cart: {
    title: { en: 'A cart with your pieces was left', de: 'Ein Warenkorb mit deinen Stücken ist liegen geblieben' },
    message: {
      en: '{pieces} worth {amount}. If its owner agreed to reminders, we write to them; you need do nothing.',
      de: '{pieces} im Wert von {amount}. Wer ihn gefüllt hat und mit Erinnerungen einverstanden ist, bekommt Mails von uns; du musst nichts tun.',
    },
    action: listings,
  },
  // Whether it is a code or a sale, and what that means for buyers, stands in promotion-texts.ts.
  promotion_started: {
    title: { en: '{what} counts from now on', de: '{what} gilt von jetzt an' },
    message: { en: '{how}', de: '{how}' },
    action: promotions,
  },
  promotion_ending: {
    title: { en: '{what} ends within a day', de: '{what} endet innerhalb eines Tages' },
    message: { en: '{how}', de: '{how}' },
    action: promotions,
  },
  promotion_expired: {
    title: { en: '{what} has ended', de: '{what} ist abgelaufen' },
    message: { en: '{how}', de: '{how}' },
    action: promotions,
  },
  account_action_required: {
    title: { en: '{what} needs you', de: '{what} braucht dich' },
    message: { en: '{why}', de: '{why}' },
    action: listings,
  },
  cart_recovered: {
    title: { en: 'A left cart came back', de: 'Ein Warenkorb ist zurück' },
    message: {
      en: '{pieces} worth {amount} are in a cart again.',
      de: '{pieces} im Wert von {amount} liegen wieder in einem Warenkorb.',
    },
    action: { en: 'See your orders', de: 'Deine Bestellungen ansehen' },
  },
} satisfies Record<string, AlertTexts>;

/** What the button says of an alert that leads nowhere special. */
export const openIt: Text = { en: 'Open it', de: 'Öffnen' };
