import { sumProblemTexts } from '../cart/sum-problem-texts.ts';

export const checkoutProblemTexts = {
  ...sumProblemTexts,
  'checkout/cart-empty': {
    en: 'Your cart is empty. Add a piece before you check out.',
    de: 'Dein Warenkorb ist leer. Lege ein Stück hinein, bevor du zur Kasse gehst.',
  },
  'checkout/invalid-email': {
    en: 'Enter an e-mail address like name@example.com, so that the confirmation reaches you.',
    de: 'Gib eine E-Mail-Adresse wie name@example.com ein, damit dich die Bestätigung erreicht.',
  },
  'checkout/invalid-address': {
    en: 'This address is not complete. Check the marked lines.',
    de: 'Diese Adresse ist nicht vollständig. Prüfe die markierten Zeilen.',
  },
  'checkout/country-not-served': {
    en: 'The maker does not send to this country yet.',
    de: 'In dieses Land verschickt die Werkstatt noch nicht.',
  },
  'checkout/lines-changed': {
    en: 'Something in your cart has changed. Nothing was charged. Look at the marked lines, then go on.',
    de: 'In deinem Warenkorb hat sich etwas geändert. Es wurde nichts abgebucht. Sieh dir die markierten Stücke an und mach dann weiter.',
  },
  'checkout/total-changed': {
    en: 'The total has changed. Nothing was charged. Look at the new sum, then pay.',
    de: 'Die Summe hat sich geändert. Es wurde nichts abgebucht. Sieh dir die neue Summe an und bezahle dann.',
  },
  'checkout/way-not-offered': {
    en: 'A parcel cannot be sent to this country in the way you chose. Nothing was charged. Choose another way, then pay.',
    de: 'Ein Paket lässt sich nicht auf dem gewählten Weg in dieses Land schicken. Es wurde nichts abgebucht. Wähle einen anderen Weg und bezahle dann.',
  },
  'checkout/code-used-by-you': {
    en: 'You have used the code on your cart as often as one person may. Nothing was charged. Remove the code, then pay.',
    de: 'Du hast den Code an deinem Warenkorb schon so oft benutzt, wie eine Person ihn benutzen darf. Es wurde nichts abgebucht. Entferne den Code und bezahle dann.',
  },
  'checkout/sold-out': {
    en: 'Somebody else was quicker: a piece in your cart has just sold out. Nothing was charged.',
    de: 'Jemand war schneller: Ein Stück aus deinem Warenkorb ist gerade ausverkauft. Es wurde nichts abgebucht.',
  },
  'checkout/not-found': {
    en: 'This checkout is no longer here. Your cart is safe: start again from there.',
    de: 'Dieser Kauf ist nicht mehr da. Dein Warenkorb ist sicher: Fang von dort neu an.',
  },
  'checkout/email-kept': {
    en: 'The address can be changed on the day of the order only. Write to support with the order number, and a person changes it.',
    de: 'Die Adresse lässt sich nur am Tag der Bestellung ändern. Schreib uns mit der Bestellnummer, dann ändert sie jemand für dich.',
  },
  'checkout/expired': {
    en: 'The 15 minutes for this payment have passed and the pieces went back to the shop. Nothing was charged.',
    de: 'Die 15 Minuten für diese Zahlung sind um, und die Stücke sind zurück im Shop. Es wurde nichts abgebucht.',
  },
  'checkout/paid-too-late': {
    en: 'This payment could not become an order any more. All of it goes back to your card automatically. Your cart is safe.',
    de: 'Aus dieser Zahlung konnte keine Bestellung mehr werden. Sie geht automatisch ganz auf deine Karte zurück. Dein Warenkorb ist sicher.',
  },
  'checkout/replaced': {
    en: 'You went on to pay in another window, so the payment here was closed. Nothing was charged here. Look at your orders before you pay again.',
    de: 'Du hast in einem anderen Fenster weiter bezahlt, deshalb ist die Zahlung hier beendet. Hier wurde nichts abgebucht. Sieh in deine Bestellungen, bevor du noch einmal bezahlst.',
  },
  'checkout/payment-declined': {
    en: 'Your card was declined. Nothing was charged. Try another card or ask your bank.',
    de: 'Deine Karte wurde abgelehnt. Es wurde nichts abgebucht. Nimm eine andere Karte, oder frag bei deiner Bank nach.',
  },
  'checkout/payment-processing': {
    en: 'Your bank is still confirming an earlier payment for this cart. Nothing new was charged. Wait a few minutes: the order comes by mail, or the cart can be paid again.',
    de: 'Deine Bank bestätigt noch eine frühere Zahlung für diesen Warenkorb. Es wurde nichts Neues abgebucht. Warte ein paar Minuten: Dann kommt die Bestellung per E-Mail, oder du kannst den Warenkorb noch einmal bezahlen.',
  },
  'checkout/payment-refused': {
    en: 'The payment service did not accept this payment. Nothing was charged, and your pieces are still in your cart. Try another card.',
    de: 'Der Zahlungsdienst hat diese Zahlung nicht angenommen. Es wurde nichts abgebucht, und deine Stücke liegen noch im Warenkorb. Versuche es mit einer anderen Karte.',
  },
  'checkout/payment-unavailable': {
    en: 'The payment service does not answer. Nothing was charged. Try again in a minute.',
    de: 'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht. Versuche es in einer Minute noch einmal.',
  },
};
