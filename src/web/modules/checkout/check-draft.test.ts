import { expect, test, vi } from 'vitest';
import { checkBilling, checkDraft } from './check-draft.ts';
import type { CheckoutDraft } from './draft.ts';
import { wrong } from './texts/checkout-texts.tsx';

vi.mock('./draft.ts', () => ({}));

const draft: CheckoutDraft = {
  ...{ email: 'bo@example.com', name: 'Bo Ek', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien' },
  ...{ country: 'AT', phone: '', note: '', billing: null, delivery: {} },
};
const billing = { name: 'Ek Ltd', line1: 'Ring 2', postcode: '8010', city: 'Graz', country: 'AT' };

test('[UX-51] each field of the address answers for itself', () => {
  expect(checkDraft(draft)).toEqual({});
  expect(checkDraft({ ...draft, email: 'bo', name: ' ', line1: '', postcode: ' ', city: '' })).toEqual({
    ...{ email: wrong.email, name: wrong.name, line1: wrong.line1, postcode: wrong.postcode, city: wrong.city },
  });
  expect(checkDraft({ ...draft, postcode: '10' })).toEqual({ postcode: wrong.postcodeOf });
  expect(checkDraft({ ...draft, country: 'DE' })).toEqual({ postcode: wrong.postcodeOf });
  // Nothing is wrong with a postcode whose other fields are still empty.
  expect(checkDraft({ ...draft, name: '', line1: '', city: '' })).not.toHaveProperty('postcode');
});

test('[UX-51, PAY-06] the address of the card is looked at only where it is another', () => {
  expect(checkBilling(draft)).toEqual({});
  expect(checkBilling({ ...draft, billing })).toEqual({});
  expect(checkBilling({ ...draft, billing: { ...billing, name: '', line1: '', postcode: '', city: '' } })).toEqual({
    ...{ billingName: wrong.billingName, billingLine1: wrong.line1, billingPostcode: wrong.postcode },
    billingCity: wrong.city,
  });
  expect(checkBilling({ ...draft, billing: { ...billing, postcode: '1' } })).toEqual({
    billingPostcode: wrong.postcodeOf,
  });
});
