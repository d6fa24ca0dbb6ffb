import { fail, ok, type Result } from '../core/result.ts';
import { findCountry } from '../core/countries.ts';

export interface AddressLines {
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

// Countries whose postcodes have a settled shape; elsewhere any is taken.
const postcodes: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
};

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
  if (!findCountry(address.country)) return fail({ code: 'checkout/country-not-served' });
  const shape = postcodes[address.country];
  return !shape || shape.test(address.postcode.trim())
    ? ok(true)
    : fail({ code: 'checkout/invalid-address', field: 'postcode' });
}
