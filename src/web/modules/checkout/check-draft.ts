import { checkEmail } from '#domain/accounts/credentials.ts';
import { checkAddress } from '#domain/checkout/check-address.ts';
import type { BillingAddress, CheckoutDraft } from './draft.ts';
import * as texts from './texts/checkout-texts.tsx';

export const fieldNames = texts.fields;
export type ContactField = 'email' | 'name' | 'line1' | 'postcode' | 'city';
export type DraftField = keyof typeof fieldNames;
export type BillingField = Exclude<DraftField, ContactField>;
export type DraftErrors = Partial<Record<DraftField, string>>;

const isPostcodeOf = (country: string, postcode: string): boolean => {
  const checked = checkAddress({ name: 'x', line1: 'x', city: 'x', country, postcode });
  return checked.ok || checked.problem.code !== 'checkout/invalid-address';
};

/** What is wrong with a place, field by field; the same rules as the server's. */
const addressErrors = ({ line1, postcode, city, country }: Omit<BillingAddress, 'name'>) => ({
  line1: !line1.trim() && texts.wrong.line1,
  postcode: !postcode.trim() ? texts.wrong.postcode : !isPostcodeOf(country, postcode) && texts.wrong.postcodeOf,
  city: !city.trim() && texts.wrong.city,
});

const onlyWrong = (errors: Partial<Record<DraftField, string | false>>): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text));

/** Each field answers for itself. */
export const checkDraft = (draft: CheckoutDraft): DraftErrors =>
  onlyWrong({
    email: !checkEmail(draft.email).ok && texts.wrong.email,
    name: !draft.name.trim() && texts.wrong.name,
    ...addressErrors(draft),
  });

/** The address of the card, where it is another. */
export function checkBilling({ billing }: CheckoutDraft): DraftErrors {
  if (!billing) return {};
  const { line1, postcode, city } = addressErrors(billing);
  return onlyWrong({
    billingName: !billing.name.trim() && texts.wrong.billingName,
    billingLine1: line1,
    billingPostcode: postcode,
    billingCity: city,
  });
}
