/** What a decline means and what to do, by the provider's code. */
const texts: Record<string, string> = {
  insufficient_funds: 'The card has not enough money on it. Nothing was charged. Use another card.',
  expired_card: 'This card has expired. Nothing was charged. Check the date, or use another card.',
  incorrect_cvc: 'The security code is not right. Nothing was charged. Type it again.',
  incorrect_number: 'The card number is not right. Nothing was charged. Type it again.',
  processing_error: 'The bank had a fault while checking the card. Nothing was charged. Try again in a minute.',
  authentication_required:
    'The bank did not get your confirmation. Nothing was charged. Try again and confirm with your bank.',
  payment_intent_authentication_failure:
    'The bank did not get your confirmation. Nothing was charged. Try again and confirm with your bank.',
};

export const declineText = (code: string | null | undefined): string =>
  (code && texts[code]) || 'The card was declined. Nothing was charged. Try another card or ask your bank.';
