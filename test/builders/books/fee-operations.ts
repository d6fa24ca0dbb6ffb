import { MINUTE } from '#domain/core/time.ts';
import { finish, orderForm, start } from '../buying.ts';
import { passTime } from '../pass-time.ts';
import type { Buying } from './buying-operations.ts';
import { done, type Scene } from './scene.ts';

/** A rule holds a minute after it was set; so much before that somebody pays, and so much after it everybody has it. */
const [BEFORE_IT_HOLDS, SURELY_HOLDS] = [MINUTE - 12, 2 * MINUTE];
const card = { paymentMethodId: 'pm_card_visa' };

/** The marketplace changes its fee, also under the hands of somebody who is about to pay: the fee is that of the moment of the sale. */
export function feeOperations(
  { sale, random, office, fee, note }: Scene,
  { beforePaying, declined, chargeAll }: Buying,
) {
  /** @returns what held before and what holds after */
  async function setFee(): Promise<number[]> {
    const before = fee.percent;
    fee.percent = [0, 3.25, 6.5, 12][random.integer(4)] ?? 0;
    const rule = { percent: fee.percent, holdsFrom: null, reason: 'As agreed with the makers' };
    done('setFee', await office.call('POST', '/api/admin/fees', rule));
    return [before, fee.percent];
  }
  async function change(): Promise<void> {
    await setFee();
    await passTime(sale, SURELY_HOLDS);
  }
  return {
    async changeFee() {
      await change();
      note('fee changed');
    },
    /** The price was shown, the fee changed, and only then it was paid. */
    async changeFeeBeforePaying() {
      const { who, wanted } = await beforePaying();
      const form = await orderForm(who, card);
      await change();
      await chargeAll(await start(who, form), [wanted]);
      note('price shown before another fee');
    },
    /** The first card was declined by the old fee, the second one pays by the new. */
    async changeFeeBeforeSecondCard() {
      const { who, wanted, body, intentId } = await declined();
      await change();
      await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: card.paymentMethodId });
      await chargeAll(await finish(who, body), [wanted]);
      note('declined before another fee');
    },
    /** Paid in the very moment: by the old one or by the new, and the audit knows which of them held. */
    async changeFeeWhilePaying() {
      const { who, wanted } = await beforePaying();
      const form = await orderForm(who, card);
      const percents = await setFee();
      await passTime(sale, BEFORE_IT_HOLDS + random.integer(10));
      await chargeAll(await start(who, form), [wanted], { percents });
      await passTime(sale, SURELY_HOLDS);
      note('paid as the fee changes');
    },
  };
}
