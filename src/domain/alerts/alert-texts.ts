import type { Text } from '../core/languages/language.ts';

interface AlertTexts {
  title: Text;
  message: Text;
  action: Text;
}

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const payout: Text = { en: 'See the payout', de: 'Auszahlung ansehen' };
const answer: Text = { en: 'Read the answer', de: 'Antwort lesen' };
const codes: Text = { en: 'See your codes', de: 'Deine Codes ansehen' };
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
    title: {
      en: 'The buyer of {orderNumber} withdraws from the contract',
      de: 'Die Bestellung {orderNumber} wurde widerrufen',
    },
    message: { en: '{todo}', de: '{todo}' },
    action: order,
  },
  return_shipped: {
    title: {
      en: 'Pieces of {orderNumber} are on their way back',
      de: 'Stücke der Bestellung {orderNumber} sind auf dem Rückweg',
    },
    message: {
      en: 'The buyer has named the proof of sending. Say when they are with you: the money goes back then, on {dueDay} at the latest.',
      de: 'Der Versandnachweis liegt vor. Gib an, wann sie bei dir sind: Dann geht das Geld zurück, spätestens am {dueDay} von selbst.',
    },
    action: order,
  },
  refund_issued: {
    title: {
      en: '{amount} of {orderNumber} go back to the buyer',
      de: '{amount} der Bestellung {orderNumber} gehen zurück',
    },
    message: {
      en: 'The withdrawal is done. The fee of what went back is yours again.',
      de: 'Der Widerruf ist abgeschlossen. Die Gebühr für das, was zurückging, gehört wieder dir.',
    },
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
  promotion_started: {
    title: { en: 'Your code {code} counts from now on', de: 'Dein Code {code} gilt von jetzt an' },
    message: { en: 'Buyers can enter it in their cart.', de: 'Er kann im Warenkorb eingegeben werden.' },
    action: codes,
  },
  promotion_ending: {
    title: { en: 'Your code {code} ends within a day', de: 'Dein Code {code} endet innerhalb eines Tages' },
    message: {
      en: 'It counts until {endsAt}. Make another one if it should go on.',
      de: 'Er gilt bis {endsAt}; leg einen neuen an, wenn es weitergehen soll.',
    },
    action: codes,
  },
  promotion_expired: {
    title: { en: 'Your code {code} has ended', de: 'Dein Code {code} ist abgelaufen' },
    message: {
      en: 'It takes nothing off any more. What it brought stands beside it.',
      de: 'Er nimmt nichts mehr vom Preis weg. Was er gebracht hat, steht daneben.',
    },
    action: { en: 'See what it brought', de: 'Ansehen, was er gebracht hat' },
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

/** What fills the facts that are words themselves. */
export const alertFacts = {
  pieces: {
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    de: (count: number) => `${count} Stück`,
  },
  stars: {
    en: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    de: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  },
  noWords: { en: 'No words, only stars.', de: 'Keine Worte, nur Sterne.' },
  buyer: { en: 'The buyer', de: 'von Käuferseite' },
  marketplace: { en: 'The marketplace', de: 'vom Marktplatz' },
  sendsBack: {
    en: (by: string) =>
      `They send the pieces back by ${by}. Say when they are with you, and the money goes back by itself.`,
    de: (by: string) =>
      `Die Stücke werden bis ${by} zurückgeschickt. Gib an, wann sie bei dir sind; dann geht das Geld von selbst zurück.`,
  },
  calledOff: {
    en: 'Some pieces had not left yet: do not send them. They are for sale again, and their money goes back.',
    de: 'Einige Stücke waren noch nicht verschickt: Verschicke sie nicht. Sie stehen wieder zum Verkauf, und ihr Geld geht zurück.',
  },
  withheld: {
    en: 'Its pieces have not left: do not send them. The buyer’s bank decides about the money.',
    de: 'Die Stücke sind noch nicht verschickt: Verschicke sie nicht. Über das Geld entscheidet die Bank der Käuferseite.',
  },
  sentBack: {
    en: (reason: string) => `A moderator sent this listing back: ${reason}`,
    de: (reason: string) => `Die Moderation hat dieses Stück zurückgeschickt: ${reason}`,
  },
  changeIt: {
    en: (reason: string) => `A moderator asks you to change this listing: ${reason}`,
    de: (reason: string) => `Die Moderation bittet dich, dieses Stück zu ändern: ${reason}`,
  },
  takenOut: {
    en: (reason: string) => `A moderator took this listing out of the shop: ${reason}`,
    de: (reason: string) => `Die Moderation hat dieses Stück aus dem Shop genommen: ${reason}`,
  },
};

/** What the button says of an alert that leads nowhere special. */
export const openIt: Text = { en: 'Open it', de: 'Öffnen' };
