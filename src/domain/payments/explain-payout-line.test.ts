import { expect, test } from 'vitest';
import { explainPayoutLine } from './explain-payout-line.ts';

const sums = { amountCents: 3890, ownCents: 3890, fundedCents: 0, feeCents: 253, providerFeeCents: 324 };
const dispute = { kind: 'dispute' as const, promisedCents: 0, ...sums };

test('[UX-93, PAY-03] a payout has only the fee of a dispute whose order is on the way', () => {
  expect(explainPayoutLine({ facts: dispute, amountCents: -324 })).toMatch(/fee €3\.24\. The order itself is still/);
  expect(explainPayoutLine({ facts: dispute, amountCents: -324 }, 'de')).toMatch(
    /Bestellung selbst ist noch unterwegs/,
  );
  // Released before, all of it is taken off the balance.
  expect(explainPayoutLine({ facts: dispute, amountCents: 0 - (3890 - 253 + 324) })).not.toMatch(/still on the way/);
  const facts = { kind: 'dispute_won' as const, costCents: 324, ...sums };
  expect(explainPayoutLine({ facts, amountCents: 324 })).toMatch(/still on the way/);
  expect(explainPayoutLine({ facts, amountCents: 3961 })).not.toMatch(/still on the way/);
  // What the marketplace had added to a reduction is taken with it.
  expect(explainPayoutLine({ facts: { ...dispute, fundedCents: 100 }, amountCents: -4061 })).not.toMatch(/still on/);
});
