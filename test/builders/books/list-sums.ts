import { contract } from '#domain/modules.ts';
import type { BalanceSums } from '#domain/payments/model.ts';
import { ask } from '../ask.ts';
import type { TestCaller } from '../caller.ts';

const lists = ['all', 'sales', 'fees', 'refunds', 'disputes', 'payouts'] as const;
type Sums = Record<(typeof lists)[number], number>;

/** What each list of a maker's ledger comes to, page by page. */
export async function listSums(who: TestCaller): Promise<Sums> {
  const sums: Sums = { all: 0, sales: 0, fees: 0, refunds: 0, disputes: 0, payouts: 0 };
  for (const list of lists)
    for (let cursor: string | undefined; ;) {
      const { items, nextCursor } = await ask(who, contract.payments.listLedger, { list, limit: 100, cursor });
      sums[list] += items.reduce((sum, { amountCents }) => sum + amountCents, 0);
      if (!nextCursor) break;
      cursor = nextCursor;
    }
  return sums;
}

/** [UX-93] What the figures of the page say that their lists come to. */
export const figuresOf = (balance: BalanceSums): Sums => ({
  all: balance.balanceCents + balance.reservedCents,
  sales: balance.paidCents + balance.fundedCents + balance.fundedBackCents,
  fees: 0 - balance.feesCents,
  refunds: 0 - balance.refundedCents - balance.fundedBackCents,
  disputes: 0 - balance.disputedCents,
  payouts: 0 - balance.paidOutCents - balance.inTransitCents,
});
