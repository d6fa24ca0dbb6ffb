/** Why a card is refused, in the provider's words. */
export interface Declined {
  code: string;
  message: string;
  decline_code?: string;
  advice_code?: string;
}

/** A well-known test card [PAY-02]. `token` is the name that `pm_card_<token>` and `tok_<token>` use. */
export interface TestCard {
  number: string;
  tokens: string[];
  brand: string;
  funding?: 'credit' | 'debit' | 'prepaid';
  country?: string;
  declined?: Declined;
  /** The card's owner is asked to confirm before anything else happens. */
  asksForChallenge?: boolean;
  /** The payment goes through, and its bank comes back on it at once. */
  afterwards?: 'fraudulent' | 'product_not_received' | 'inquiry' | 'fraud_warning';
}

const card = (brand: string, number: string, tokens: string[], more: Partial<TestCard> = {}): TestCard => ({
  brand,
  number,
  tokens,
  ...more,
});
const declined = (decline_code: string, message = 'Your card was declined.'): Partial<TestCard> => ({
  declined: { code: 'card_declined', decline_code, message },
});

const testCards: TestCard[] = [
  card('visa', '4242424242424242', ['visa']),
  card('visa', '4000056655665556', ['visa_debit'], { funding: 'debit' }),
  card('mastercard', '5555555555554444', ['mastercard']),
  card('mastercard', '2223003122003222', []),
  card('mastercard', '5200828282828210', ['mastercard_debit'], { funding: 'debit' }),
  card('mastercard', '5105105105105100', ['mastercard_prepaid'], { funding: 'prepaid' }),
  card('amex', '378282246310005', ['amex']),
  card('amex', '371449635398431', []),
  card('discover', '6011111111111117', ['discover']),
  card('diners', '3056930009020004', ['diners']),
  card('jcb', '3566002020360505', ['jcb']),
  card('unionpay', '6200000000000005', ['unionpay']),
  card('visa', '4000006200000007', ['pt'], { country: 'PT' }),
  card('visa', '4000002760000016', ['de'], { country: 'DE' }),
  card('visa', '4000002500000003', ['fr'], { country: 'FR' }),
  card('visa', '4000000000000002', ['chargeDeclined', 'visa_chargeDeclined'], declined('generic_decline')),
  card(
    'visa',
    '4000000000009995',
    ['chargeDeclinedInsufficientFunds', 'visa_chargeDeclinedInsufficientFunds'],
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  card('visa', '4000000000009987', ['chargeDeclinedLostCard', 'visa_chargeDeclinedLostCard'], declined('lost_card')),
  card(
    'visa',
    '4000000000009979',
    ['chargeDeclinedStolenCard', 'visa_chargeDeclinedStolenCard'],
    declined('stolen_card'),
  ),
  card(
    'visa',
    '4000000000006975',
    ['chargeDeclinedVelocityLimitExceeded', 'visa_chargeDeclinedVelocityLimitExceeded'],
    declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  ),
  card('visa', '4100000000000019', ['radarBlock'], declined('fraudulent')),
  card('visa', '4000000000000341', ['chargeCustomerFail'], declined('generic_decline')),
  card('visa', '4000000000000069', ['chargeDeclinedExpiredCard', 'visa_chargeDeclinedExpiredCard'], {
    declined: { code: 'expired_card', message: 'Your card has expired.' },
  }),
  card('visa', '4000000000000127', ['chargeDeclinedIncorrectCvc', 'visa_chargeDeclinedIncorrectCvc'], {
    declined: { code: 'incorrect_cvc', message: `Your card's security code is incorrect.` },
  }),
  card('visa', '4000000000000119', ['chargeDeclinedProcessingError', 'visa_chargeDeclinedProcessingError'], {
    declined: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  }),
  card('visa', '4000000000000259', ['createDispute', 'visa_createDispute'], { afterwards: 'fraudulent' }),
  card('visa', '4000000000002685', ['createDisputeProductNotReceived', 'visa_createDisputeProductNotReceived'], {
    afterwards: 'product_not_received',
  }),
  card('visa', '4000000000001976', ['createDisputeInquiry', 'visa_createDisputeInquiry'], { afterwards: 'inquiry' }),
  card('visa', '4000000000005423', ['createIssuerFraudRecord', 'visa_createIssuerFraudRecord'], {
    afterwards: 'fraud_warning',
  }),
  card('visa', '4000002500003155', ['authenticationRequiredOnSetup'], { asksForChallenge: true }),
  card('visa', '4000002760003184', ['authenticationRequired'], { asksForChallenge: true }),
  card('visa', '4000000000003220', ['threeDSecure2Required'], { asksForChallenge: true }),
  card('visa', '4000008260003178', ['authenticationRequiredChargeDeclinedInsufficientFunds'], {
    asksForChallenge: true,
    ...declined('insufficient_funds', 'Your card has insufficient funds.'),
  }),
  card('visa', '4000008400001629', ['threeDSecureRequiredChargeDeclined'], {
    asksForChallenge: true,
    ...declined('generic_decline'),
  }),
];

const byNumber = new Map(testCards.map((item) => [item.number, item]));
const byToken = new Map(testCards.flatMap((item) => item.tokens.map((token) => [token, item] as const)));

export const cardOfNumber = (number: string): TestCard | undefined => byNumber.get(number);

/** The card behind `pm_card_visa` or `tok_visa`; other texts have none. */
export const cardOfToken = (token: string): TestCard | undefined =>
  byToken.get(/^(?:pm_card_|tok_)(.+)$/.exec(token)?.[1] ?? '');

/** The name under which a stored card remembers how it behaves: the last digits of its number never matter to anybody else. */
export const behaviourOf = (item: TestCard): string => item.tokens[0] ?? item.brand;
export const cardOfBehaviour = (behaviour: string): TestCard => byToken.get(behaviour) ?? (testCards[0] as TestCard);

/** The check digit of a card number (Luhn). */
function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = number.charCodeAt(number.length - 1 - index) - 48;
    sum += index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

export interface TypedCard {
  number: string;
  month: number;
  year: number;
  cvc: string | null;
}

const wrong = (code: string, message: string, param: string): { declined: Declined; param: string } => ({
  declined: { code, message },
  param,
});

/** What the provider refuses before it asks any bank: number, expiry, security code; null when the card may be tried. */
export function mistakeOfCard(typed: TypedCard, now: Date): { declined: Declined; param: string } | null {
  if (!/^\d{12,19}$/.test(typed.number) || !hasCheckDigit(typed.number))
    return wrong('incorrect_number', 'Your card number is incorrect.', 'number');
  if (!(typed.month >= 1 && typed.month <= 12))
    return wrong('invalid_expiry_month', `Your card's expiration month is invalid.`, 'exp_month');
  const thisYear = now.getUTCFullYear();
  if (typed.year < thisYear || typed.year > thisYear + 50)
    return wrong('invalid_expiry_year', `Your card's expiration year is invalid.`, 'exp_year');
  if (typed.year === thisYear && typed.month < now.getUTCMonth() + 1)
    return wrong('invalid_expiry_month', `Your card's expiration month is invalid.`, 'exp_month');
  const cvcDigits = /^3[47]/.test(typed.number) ? 4 : 3;
  if (typed.cvc !== null && !(cvcDigits === 4 ? /^\d{3,4}$/ : /^\d{3}$/).test(typed.cvc))
    return wrong('invalid_cvc', `Your card's security code is invalid.`, 'cvc');
  if (!byNumber.has(typed.number)) {
    return {
      declined: {
        code: 'card_declined',
        decline_code: 'test_mode_live_card',
        message:
          'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      },
      param: 'number',
    };
  }
  return null;
}
