import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../core/money.ts';
import { reserveDispute } from './dispute-ledger.ts';
import { type ChargedOrder, refundOrder } from './ledger.ts';

const payment = { checkoutId: 'checkout-1', currency: 'EUR' };
const mug: ChargedOrder = {
  ...payment,
  ...{
    sellerId: 'ana',
    orderId: 'order-1',
    paidCents: 6000,
    fundedCents: 0,
    fundedLeftCents: 0,
    feeCents: 390,
    percent: 6.5,
  },
  ...{
    refundedCents: 0,
    disputedCents: 0,
    feeLeftCents: 390,
    subsidyCents: 1_000_000,
    disputeCostCents: 0,
    isReleased: false,
  },
};
const whole = { sellerId: 'ana', orderId: 'order-1', ownCents: 6000, promisedCents: 0, providerFeeCents: 2000 };

test('[INV-03, PAY-04] refunds and lost disputes of a whole order return its whole fee', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(300), fc.array(fc.nat(100), { maxLength: 5 }), (paid, funded, shares) => {
      const order = {
        ...mug,
        paidCents: paid + 1,
        fundedCents: funded,
        fundedLeftCents: funded,
        feeCents: percentOf(paid + 1, 6.5),
        feeLeftCents: 0,
      };
      let [given, fees] = [0, 0];
      for (const [index, share] of [...shares, 100].entries()) {
        const cents = percentOf(order.paidCents - order.refundedCents - order.disputedCents, share);
        if (cents === 0) continue;
        order.fundedLeftCents = funded - given;
        order.feeLeftCents = order.feeCents - fees;
        if (index % 2 === 0) {
          const { withheld } = reserveDispute(order, `du_${index}`, { ...whole, ownCents: cents });
          given += withheld.fundedCents;
          fees += withheld.feeCents;
          order.disputedCents += cents;
        } else {
          for (const { facts } of refundOrder(order, { refundId: `refund_${index}`, amountCents: cents })) {
            if (facts.kind === 'refund') given += facts.fundedCents;
            if (facts.kind === 'fee_refund') fees += facts.feeCents;
          }
          order.refundedCents += cents;
        }
      }
      expect([given, fees]).toEqual([order.fundedCents, order.feeCents]);
    }),
  );
});
