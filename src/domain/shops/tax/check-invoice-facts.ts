import { findCountry } from '../../core/countries.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { InvoiceFacts } from './model.ts';
import { territoryOf } from './territories.ts';

type FactsProblem =
  | { code: 'shops/invoice-facts-missing'; field: 'legalName' | 'line1' | 'postcode' | 'city' | 'country' }
  | { code: 'shops/not-in-the-union' };

/**
 * [PAY-06] A trader names themself and where they are; who owes VAT is in the Union or, for goods,
 * in Northern Ireland. Of a private seller nothing is kept but that.
 */
export function checkInvoiceFacts(facts: InvoiceFacts): Result<InvoiceFacts, FactsProblem> {
  const { sellsAs } = facts;
  if (sellsAs === 'private')
    return ok({
      sellsAs,
      legalName: '',
      line1: '',
      postcode: '',
      city: '',
      country: '',
      vatNumber: '',
      usesOss: false,
    });
  for (const field of ['legalName', 'line1', 'postcode', 'city', 'country'] as const)
    if (facts[field].trim() === '') return fail({ code: 'shops/invoice-facts-missing', field });
  if (sellsAs === 'small-business') return ok({ ...facts, vatNumber: '', usesOss: false });
  const isInUnion = findCountry(facts.country)?.zone === 'eu' || territoryOf(facts, '')?.vat === 'union';
  return isInUnion ? ok(facts) : fail({ code: 'shops/not-in-the-union' });
}
