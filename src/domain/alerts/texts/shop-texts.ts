import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const stock: Text = { en: 'Change the stock', de: 'Bestand ändern' };
const answer: Text = { en: 'Answer it', de: 'Antworten' };
const promotions: Text = { en: 'See your promotions', de: 'Deine Rabatte ansehen' };
const listings: Text = { en: 'See your listings', de: 'Deine Stücke ansehen' };
const holidays: Text = { en: 'Plan the season', de: 'Saison planen' };
const write: Text = { en: 'Read and answer', de: 'Lesen und antworten' };
const review: Text = { en: 'Read review', de: 'Bewertung lesen' };

/** [ALERT-02] Stock, reviews, messages, carts, promotions and the season of a shop. */
export const shopTexts = {
  low_stock: {
    title: { en: '{left} left of {productName}', de: 'Noch {left} von {productName}' },
    message: {
      en: 'Make more or change the stock before it sells out.',
      de: 'Fertige nach oder ändere den Bestand, bevor es ausverkauft ist.',
    },
    action: stock,
  },
  out_of_stock: {
    title: { en: '{productName} is sold out', de: '{productName} ist ausverkauft' },
    message: {
      en: 'Buyers can ask to be told when it is back.',
      de: 'Wer es möchte, kann sich Bescheid geben lassen, wenn es wieder da ist.',
    },
    action: stock,
  },
  back_in_stock: {
    title: { en: '{productName} is for sale again', de: '{productName} ist wieder zu haben' },
    message: {
      en: '{left} in stock. Everybody who waited has been told.',
      de: '{left} auf Lager. Alle, die gewartet haben, wissen Bescheid.',
    },
    action: stock,
  },
  stock_adjusted: {
    title: { en: 'The stock of {productName} changed', de: 'Der Bestand von {productName} hat sich geändert' },
    message: {
      en: '{quantity} came back from a cancelled order or a return. {left} in stock now.',
      de: '{quantity} aus einer Stornierung oder Rücksendung sind wieder da. Jetzt {left} auf Lager.',
    },
    action: stock,
  },
  new_review: {
    title: { en: '{stars} for {productName}', de: '{stars} für {productName}' },
    message: { en: '{buyerName}: {excerpt}', de: '{buyerName}: {excerpt}' },
    action: review,
  },
  negative_review: {
    title: { en: '{stars} for {productName}', de: '{stars} für {productName}' },
    message: {
      en: '{buyerName}: {excerpt} A calm answer helps: everybody reads it.',
      de: '{buyerName}: {excerpt} Eine ruhige Antwort hilft: Alle lesen sie.',
    },
    action: review,
  },
  review_response_needed: {
    title: {
      en: 'A review of {productName} waits for your answer',
      de: 'Eine Bewertung von {productName} wartet auf deine Antwort',
    },
    message: { en: '{buyerName} gave {stars} two days ago.', de: '{buyerName} hat vor zwei Tagen {stars} vergeben.' },
    action: review,
  },
  new_message: {
    title: { en: 'New message from {customerName}', de: 'Neue Nachricht von {customerName}' },
    message: {
      en: '{customerName} sent you a message about {productTitle}.',
      de: '{customerName} hat dir eine Nachricht geschrieben. Es geht um: {productTitle}',
    },
    action: write,
  },
  urgent_message: {
    title: { en: 'Urgent: message from {customerName}', de: 'Dringend: Nachricht von {customerName}' },
    message: {
      en: '{customerName} sent you a message about {productTitle}. {why}',
      de: '{customerName} hat dir eine Nachricht geschrieben. Es geht um: {productTitle}. {why}',
    },
    action: write,
  },
  product_question: {
    title: { en: 'A question about {productName}', de: 'Eine Frage zu {productName}' },
    message: { en: '{buyerName} asks: {excerpt}', de: '{buyerName} fragt: {excerpt}' },
    action: answer,
  },
  abandoned_cart: {
    title: { en: '{carts} with your pieces left behind', de: '{carts} mit deinen Stücken liegen geblieben' },
    message: {
      en: '{units} worth {amount}. We remind everybody who agreed to it. There is nothing to do.',
      de: '{units} im Wert von {amount}. Wer Erinnerungen möchte, bekommt eine von uns. Du musst nichts tun.',
    },
    action: listings,
  },
  cart_recovered: {
    title: { en: 'A buyer came back to their cart', de: 'Ein Warenkorb ist zurück' },
    message: {
      en: '{units} worth {amount} are in a cart again.',
      de: '{units} im Wert von {amount} liegen wieder in einem Warenkorb.',
    },
    action: { en: 'See your orders', de: 'Deine Bestellungen ansehen' },
  },
  // Whether it is a code or a sale, and what that means for buyers, stands in promotion-texts.ts.
  promotion_started: {
    title: { en: '{what} is live', de: '{what} läuft jetzt' },
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
  holiday_shipping_deadline: {
    title: { en: 'Last days to order for {occasion}', de: 'Letzte Bestelltage für {occasion}' },
    message: {
      en: 'Orders of {productName} to {country} arrive in time until {day}.',
      de: 'Bestellungen von {productName} nach {country} kommen bis {day} rechtzeitig an.',
    },
    action: holidays,
  },
  seasonal_opportunity: {
    title: { en: '{occasion} is in {days} days', de: '{occasion} ist in {days} Tagen' },
    message: {
      en: 'A year ago you sold {sold} in the weeks before it. Now is the time for new listings and photos.',
      de: 'Vor einem Jahr hast du in den Wochen davor {sold} verkauft. Jetzt ist Zeit für neue Stücke und Fotos.',
    },
    action: holidays,
  },
  holiday_rush_preparation: {
    title: { en: 'Make {toMake} before {occasion}', de: 'Fertige vor {occasion} noch {toMake}' },
    message: {
      en: 'At last year’s pace your stock runs out. Pieces have to be ready by {day}.',
      de: 'Im Tempo des letzten Jahres reicht dein Bestand nicht. Die Stücke müssen bis {day} fertig sein.',
    },
    action: holidays,
  },
} satisfies Record<string, AlertText>;
