import { fail, ok } from '#domain/core/result.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { checkInvoiceFacts } from '#domain/shops/tax/check-invoice-facts.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { publish } from '../../../platform/events/publish.ts';
import { findSlug } from '../shop-store.ts';
import { findInvoiceFacts, saveInvoiceFacts } from './invoice-facts-store.ts';
import { checkVAT, countries } from 'jsvat-next';

/** [PAY-06] A VAT number as it is written in the Union, where its form and check digits are those of the country; otherwise null. */
function vatNumberOf(country: string, typed: string): string | null {
  const { isValid, value, country: of } = checkVAT(typed, countries);
  return isValid && value && of?.isoCode.short === country ? value : null;
}

export const getInvoiceFacts = read(shopsContract.getInvoiceFacts, { policy: signedIn }, async ({ app, caller }) =>
  ok({ facts: await findInvoiceFacts(app.db, caller.session?.userId ?? '') }),
);

/** [PAY-06] Who sells and how they are taxed: for what is bought from now on. */
export const updateInvoiceFacts = write(
  shopsContract.updateInvoiceFacts,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const checked = checkInvoiceFacts(input);
    if (!checked.ok) return checked;
    const { sellsAs, country, vatNumber } = checked.value;
    const valid = sellsAs === 'registered' ? vatNumberOf(country, vatNumber) : '';
    if (valid === null) return fail({ code: 'shops/invalid-vat-number' });
    const facts = { ...checked.value, vatNumber: valid };
    const sellerId = caller.session?.userId ?? '';
    await saveInvoiceFacts(tx, { sellerId, facts, now: app.clock.now() });
    // The pages of its pieces say what VAT their prices contain.
    const slug = (await findSlug(tx, sellerId)) ?? '';
    await publish(app, tx, { name: 'shops.changed', subject: sellerId, payload: { sellerId, slug } });
    return ok({ facts });
  },
);
