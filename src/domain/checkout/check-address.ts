import { fail, ok, type Result } from '../core/result.ts';
import { isServed } from '../core/countries.ts';
import { postcodeOf } from '../core/postcodes/postcode.ts';

export interface AddressLines {
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

type AddressField = keyof AddressLines;
type AddressProblem =
  { code: 'checkout/invalid-address'; field: AddressField } | { code: 'checkout/country-not-served' };

/** [PAY-06] A billing address is complete; its country need not be one that parcels go to, and its postcode is not judged there. */
export function checkBillingAddress(address: AddressLines): Result<true, AddressProblem> {
  const checked = checkAddress(address);
  return !checked.ok && checked.problem.code === 'checkout/country-not-served' ? ok(true) : checked;
}

/** [PAY-01] A delivery address names somebody, a street, a city and a postcode that the country could have. */
export function checkAddress(address: AddressLines): Result<true, AddressProblem> {
  for (const field of ['name', 'line1', 'postcode', 'city'] as const)
    if (address[field].trim() === '') return fail({ code: 'checkout/invalid-address', field });
  if (!isServed(address.country)) return fail({ code: 'checkout/country-not-served' });
  return postcodeOf(address.country, address.postcode) !== null
    ? ok(true)
    : fail({ code: 'checkout/invalid-address', field: 'postcode' });
}
