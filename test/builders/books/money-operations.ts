import { contract } from '#domain/modules.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { ask } from '../ask.ts';
import { enterAccount, runPayouts, untilArrived } from '../payouts.ts';
import { bankOperations } from './bank-operations.ts';
import { buyingOperations } from './buying-operations.ts';
import { feeOperations } from './fee-operations.ts';
import { refundOperations } from './refund-operations.ts';
import type { BookedOrder, ReferenceBooks } from './reference-books.ts';
import { openScene, type Town } from './scene.ts';

/** The people of one sequence, each done one thing after another: every act changes the shop and the reference, or is refused by both. */
export async function openBooks(town: Town, books: ReferenceBooks, { random, name }: { random: Random; name: string }) {
  const scene = await openScene(town, books, { random, name });
  const { makers, sale } = scene;
  const buying = buyingOperations(scene);
  const { acts: givingBack, complete } = refundOperations(scene);
  const { takeBack, acts: bank } = bankOperations(scene);
  return {
    acts: {
      ...buying.acts,
      ...givingBack,
      ...bank,
      ...feeOperations(scene, buying),
      /** The days of return end while a bank holds the money: it is payable once the maker has won it. */
      async completeDisputed() {
        const order = await takeBack((_order, state) => state === 'confirmed' || state === 'delivered');
        const state = order && (await scene.stateOf(order));
        if (!order || (state !== 'confirmed' && state !== 'delivered')) return;
        await complete(order, state);
        scene.note('completed while disputed');
      },
    },
    makers,
    /** Each maker has sold something for good, and is paid to an account that a test payout has reached. */
    async start(): Promise<void> {
      await buying.makeCodes();
      for (const who of makers) {
        await buying.buyFrom([who]);
        await complete(books.orders.at(-1) as BookedOrder);
        await enterAccount(who);
      }
      await runPayouts(sale);
      await untilArrived(sale);
      for (const who of makers) books.payOut(who.userId, (await ask(who, contract.payments.getBalance)).paidOutCents);
    },
  };
}
export type MoneyOperation = keyof Awaited<ReturnType<typeof openBooks>>['acts'];
