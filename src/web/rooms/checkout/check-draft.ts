import { checkEmail } from '#domain/accounts/credentials.ts';
import { checkAddress } from '#domain/checkout/check-address.ts';
import type { BillingAddress, CheckoutDraft } from './draft.ts';

export const fieldNames = {
  email: 'E-mail address',
  name: 'Full name',
  line1: 'Street and number',
  postcode: 'Postcode',
  city: 'City',
  billingName: 'Billing name',
  billingLine1: 'Billing street and number',
  billingPostcode: 'Billing postcode',
  billingCity: 'Billing city',
};
export type ContactField = 'email' | 'name' | 'line1' | 'postcode' | 'city';
export type DraftField = keyof typeof fieldNames;
export type BillingField = Exclude<DraftField, ContactField>;
export type DraftErrors = Partial<Record<DraftField, string>>;

const isPostcodeOf = (country: string, postcode: string): boolean => {
  const checked = checkAddress({ name: 'x', line1: 'x', city: 'x', country, postcode });
  return checked.ok || checked.problem.code !== 'checkout/invalid-address';
};

/** What is wrong with a place, field by field; the same rules as the server's. */
const placeErrors = ({ line1, postcode, city, country }: Omit<BillingAddress, 'name'>) => ({
  line1: !line1.trim() && 'Enter the street and number.',
  postcode: !postcode.trim()
    ? 'Enter the postcode.'
    : !isPostcodeOf(country, postcode) && 'Check the postcode: it does not fit this country.',
  city: !city.trim() && 'Enter the city.',
});

const onlyWrong = (found: Partial<Record<DraftField, string | false>>): DraftErrors =>
  Object.fromEntries(Object.entries(found).filter(([, text]) => text));

/** Each field answers for itself. */
export const checkDraft = (draft: CheckoutDraft): DraftErrors =>
  onlyWrong({
    email: !checkEmail(draft.email).ok && 'Enter an e-mail address like name@example.com.',
    name: !draft.name.trim() && 'Enter the name of whoever receives the parcels.',
    ...placeErrors(draft),
  });

/** The address of the card, where it is another. */
export function checkBilling({ billing }: CheckoutDraft): DraftErrors {
  if (!billing) return {};
  const { line1, postcode, city } = placeErrors(billing);
  return onlyWrong({
    billingName: !billing.name.trim() && 'Enter the name that the card and the invoice are in.',
    billingLine1: line1,
    billingPostcode: postcode,
    billingCity: city,
  });
}
