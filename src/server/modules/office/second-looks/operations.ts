import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { Result } from '#domain/core/result.ts';
import type { SecondLookRequest, secondLookContract } from '#domain/office/second-looks/second-look-contract.ts';
import { leftOf, planRefund } from '#domain/orders/refund-amount.ts';
import { planReturn } from '#domain/returns/decide-return.ts';
import type { ProblemOf, WriteContext } from '../../../platform/calls/call.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { decideCaseNow, wholeRefundOf } from '../../support/cases/decide-case.ts';
import { lockWhole } from '../../support/cases/work-on-cases.ts';
import { overruleReturnNow } from '../../returns/overrule-return.ts';
import { listReturnsOfOrder } from '../../returns/return-store.ts';
import { lockReturn } from '../../returns/shop-returns.ts';
import { releasePayoutsNow } from '../money/payout-hold-calls.ts';
import { banPersonNow } from '../people.ts';
import { lockPerson } from '../person-store.ts';
import { requestErasureNow } from '../privacy/privacy-calls.ts';
import { cancelOrderNow, findLockedOrder, refundOrderNow } from '../records/order-calls.ts';
import { banSellerNow } from '../sellers.ts';

interface Described {
  subject: { kind: string; id: string; name: string };
  amountCents: number | null;
}
type Run<Input> = Omit<WriteContext<unknown>, 'input'> & { input: Input; isApproved: true };
type Refused = ProblemOf<typeof secondLookContract.decideSecondLook>;

interface Operation<Input> {
  needs: readonly Permission[];
  /** What it is about; null where that is not there. */
  describe(tx: Transaction, input: Input): Promise<Described | null>;
  run(context: Run<Input>): Promise<Result<unknown, Refused>>;
}
type Operations = { [R in SecondLookRequest as R['operation']]: Operation<R['input']> };

const person = async (tx: Transaction, userId: string): Promise<Described | null> => {
  const person = await lockPerson(tx, userId);
  return person && { subject: { kind: 'person', id: userId, name: person.displayName }, amountCents: null };
};
const asOrder = ({ orderId, number }: { orderId: string; number: string }) => ({
  ...{ kind: 'order', id: orderId, name: number },
});

/** [OFFICE-01] Acts that two decide: the permission that both have, what is shown of them, and how they are done. */
const operations: Operations = {
  'office.banPerson': {
    needs: ['users.ban'],
    describe: (tx, { userId }) => person(tx, userId),
    run: banPersonNow,
  },
  'office.banSeller': {
    needs: ['sellers.ban'],
    describe: (tx, { userId }) => person(tx, userId),
    run: banSellerNow,
  },
  'office.requestErasureFor': {
    needs: ['gdpr.process'],
    describe: (tx, { userId }) => person(tx, userId),
    run: requestErasureNow,
  },
  'office.releasePayouts': {
    needs: ['payouts.process'],
    describe: (tx, { sellerId }) => person(tx, sellerId),
    run: releasePayoutsNow,
  },
  'office.cancelOrder': {
    needs: ['orders.edit'],
    describe: async (tx, { orderId }) => {
      const order = await findLockedOrder(tx, orderId);
      return order && { subject: asOrder(order), amountCents: leftOf(order) };
    },
    run: cancelOrderNow,
  },
  'office.refundOrder': {
    needs: ['orders.refund'],
    describe: async (tx, { orderId, refund }) => {
      const order = await findLockedOrder(tx, orderId);
      const plan = order && planRefund(order, refund);
      return order && plan?.ok ? { subject: asOrder(order), amountCents: plan.value.cents } : null;
    },
    run: refundOrderNow,
  },
  'support.decideCase': {
    needs: ['orders.refund', 'cases.manage'],
    describe: async (tx, { number, decision, amountCents }) => {
      const whole = await lockWhole(tx, number);
      const cents = decision === 'part' ? amountCents : whole && (await wholeRefundOf(tx, whole));
      return whole && cents ? { subject: asOrder(whole.order), amountCents: cents } : null;
    },
    run: decideCaseNow,
  },
  'returns.overruleReturn': {
    needs: ['orders.refund'],
    describe: async (tx, { returnId }) => {
      const locked = await lockReturn(tx, { returnId, sellerId: null });
      if (!locked.ok) return null;
      const { order, stored } = locked.value;
      const { cents } = planReturn(order, stored, await listReturnsOfOrder(tx, order));
      return { subject: asOrder(order), amountCents: cents };
    },
    run: overruleReturnNow,
  },
};

/** What one who holds these permissions may ask for and decide. */
export const operationsOf = (granted: readonly Permission[]): string[] =>
  Object.entries(operations).flatMap(([name, { needs }]) =>
    needs.every((each) => granted.includes(each)) ? [name] : [],
  );

/** What a request is about and how it is done. */
export function operationOf({ operation, input }: SecondLookRequest) {
  const { needs, ...steps }: Operation<SecondLookRequest['input']> = operations[operation];
  return {
    needs,
    describe: (tx: Transaction) => steps.describe(tx, input),
    run: (context: Omit<Run<unknown>, 'input' | 'isApproved'>) => steps.run({ ...context, input, isApproved: true }),
  };
}
