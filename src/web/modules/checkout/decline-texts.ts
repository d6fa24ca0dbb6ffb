import { say } from '#web/platform/languages/language.ts';

const confirmation = {
  en: 'The bank did not get your confirmation. Nothing was charged. Try again and confirm with your bank.',
  de: 'Die Bank hat deine Bestätigung nicht bekommen. Es wurde nichts abgebucht. Versuche es noch einmal und bestätige bei deiner Bank.',
};
/** What a decline means and what to do, by the provider's code. */
const texts: Record<string, string> = {
  insufficient_funds: say({
    en: 'The card has not enough money on it. Nothing was charged. Use another card.',
    de: 'Auf der Karte ist nicht genug Geld. Es wurde nichts abgebucht. Nimm eine andere Karte.',
  }),
  expired_card: say({
    en: 'This card has expired. Nothing was charged. Check the date, or use another card.',
    de: 'Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Prüfe das Datum, oder nimm eine andere Karte.',
  }),
  incorrect_cvc: say({
    en: 'The security code is not right. Nothing was charged. Type it again.',
    de: 'Die Prüfnummer stimmt nicht. Es wurde nichts abgebucht. Gib sie noch einmal ein.',
  }),
  incorrect_number: say({
    en: 'The card number is not right. Nothing was charged. Type it again.',
    de: 'Die Kartennummer stimmt nicht. Es wurde nichts abgebucht. Gib sie noch einmal ein.',
  }),
  processing_error: say({
    en: 'The bank had a fault while checking the card. Nothing was charged. Try again in a minute.',
    de: 'Bei der Bank gab es beim Prüfen der Karte einen Fehler. Es wurde nichts abgebucht. Versuche es in einer Minute noch einmal.',
  }),
  authentication_required: say(confirmation),
  payment_intent_authentication_failure: say(confirmation),
};
const declined = say({
  en: 'The card was declined. Nothing was charged. Try another card or ask your bank.',
  de: 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Nimm eine andere Karte, oder frag bei deiner Bank nach.',
});

export const declineText = (code: string | null | undefined): string => (code && texts[code]) || declined;
