import type { Text } from '../../core/languages/language.ts';
import type { AlertText } from './alert-text.ts';

const order: Text = { en: 'View order', de: 'Bestellung ansehen' };
const payout: Text = { en: 'See your payouts', de: 'Deine Auszahlungen ansehen' };
const account: Text = { en: 'See your payout account', de: 'Dein Auszahlungskonto ansehen' };

/** [ALERT-02] Money, payouts and disputes. The three types of disputes are an addition to the list of the source (decision 0092). */
export const moneyTexts = {
  payment_received: {
    title: {
      en: '{amount} for order {orderNumber} is yours',
      de: '{amount} für die Bestellung {orderNumber} gehören dir',
    },
    message: {
      en: 'The return period is over. The money goes out with your next payout.',
      de: 'Die Rückgabefrist ist vorbei. Das Geld kommt mit deiner nächsten Auszahlung.',
    },
    action: order,
  },
  payment_failed: {
    title: { en: 'A payout of {amount} failed', de: 'Eine Auszahlung von {amount} ist fehlgeschlagen' },
    message: {
      en: '{why}. The money is in your balance again. Check your payout account.',
      de: '{why}. Das Geld ist wieder in deinem Guthaben. Prüfe dein Auszahlungskonto.',
    },
    action: account,
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
    action: account,
  },
  payment_retry_scheduled: {
    title: { en: 'A payout of {amount} did not arrive', de: 'Eine Auszahlung von {amount} ist nicht angekommen' },
    message: {
      en: '{why}. Its money is in your balance again; the next try is on {day}.',
      de: '{why}. Am {day} folgt der nächste Versuch; ihr Geld ist wieder in deinem Guthaben.',
    },
    action: payout,
  },
  dispute_opened: {
    title: {
      en: 'The buyer’s bank disputes order {orderNumber}',
      de: 'Die Bank ficht die Bestellung {orderNumber} an',
    },
    message: {
      en: 'It is about {amount}. Money that the bank took back is held until it decides. The marketplace answers the bank.',
      de: 'Es geht um {amount}. Geld, das die Bank zurückgeholt hat, bleibt gesperrt, bis sie entscheidet. Der Marktplatz antwortet der Bank.',
    },
    action: order,
  },
  dispute_won: {
    title: {
      en: 'You won the dispute about order {orderNumber}',
      de: 'Die Anfechtung der Bestellung {orderNumber} ist gewonnen',
    },
    message: {
      en: 'The bank closed the dispute. You keep {amount}.',
      de: 'Die Bank hat das Verfahren geschlossen. {amount} gehören wieder dir.',
    },
    action: order,
  },
  dispute_lost: {
    title: {
      en: 'The dispute about order {orderNumber} is lost',
      de: 'Die Anfechtung der Bestellung {orderNumber} ist verloren',
    },
    message: {
      en: '{amount} stays with the buyer. The marketplace charges no fee on it.',
      de: '{amount} bleiben bei der Käuferseite. Der Marktplatz behält davon keine Gebühr.',
    },
    action: order,
  },
} satisfies Record<string, AlertText>;
