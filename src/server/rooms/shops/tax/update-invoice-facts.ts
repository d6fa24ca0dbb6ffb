import { fail, ok } from '#domain/core/result.ts';
import { shopsContract } from '#domain/shops/contract.ts';
import { checkInvoiceFacts } from '#domain/shops/tax/check-invoice-facts.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findInvoiceFacts, saveInvoiceFacts } from './invoice-facts-store.ts';
import { vatNumberOf } from './vat-number.ts';

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
    await saveInvoiceFacts(tx, { sellerId: caller.session?.userId ?? '', facts, now: app.clock.now() });
    return ok({ facts });
  },
);
