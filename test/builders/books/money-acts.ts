import { contract } from '#domain/modules.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { ask } from '../ask.ts';
import { enterAccount, runPayouts, untilArrived } from '../payouts.ts';
import { bankActs } from './bank-acts.ts';
import { buyingActs } from './buying-acts.ts';
import { feeActs } from './fee-acts.ts';
import { givingBackActs } from './giving-back-acts.ts';
import type { BookedOrder, ReferenceBooks } from './reference-books.ts';
import { openScene, type Town } from './scene.ts';

/** The people of one sequence, each done one thing after another: every act changes the shop and the reference, or is refused by both. */
export async function openBooks(town: Town, books: ReferenceBooks, { random, name }: { random: Random; name: string }) {
  const scene = await openScene(town, books, { random, name });
  const { makers, sale } = scene;
  const buying = buyingActs(scene);
  const { acts: givingBack, complete } = givingBackActs(scene);
  const { takeBack, acts: bank } = bankActs(scene);
  return {
    acts: {
      ...buying.acts,
      ...givingBack,
      ...bank,
      ...feeActs(scene, buying),
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
