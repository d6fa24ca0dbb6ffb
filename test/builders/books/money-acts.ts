import { contract } from '#domain/rooms.ts';
import type { Random } from '#server/platform/clock/random.ts';
import { ask } from '../ask.ts';
import { buy, variantOf, withCart } from '../buying.ts';
import { maker } from '../market.ts';
import { verified } from '../payouts.ts';
import type { Sale } from '../sale.ts';
import { bankActs } from './bank-acts.ts';
import { buyingActs } from './buying-acts.ts';
import { givingBackActs } from './giving-back-acts.ts';
import type { BookedOrder, ReferenceBooks } from './reference-books.ts';
import { openScene } from './scene.ts';

/** The people of one sequence, each done one thing after another: every act changes the shop and the reference, or is refused by both. */
export async function openBooks(sale: Sale, books: ReferenceBooks, { random, name }: { random: Random; name: string }) {
  const scene = await openScene(sale, books, { random, name });
  const { makers } = scene;
  const { acts: buying, buyFrom, makeCodes } = buyingActs(scene);
  const { acts: givingBack, complete } = givingBackActs(scene);
  return {
    acts: { ...buying, ...givingBack, ...bankActs(scene) },
    makers,
    /** Each maker has sold something for good, and is paid to an account that a test payout has reached. */
    async start(): Promise<void> {
      await makeCodes();
      // What belongs to somebody who is not paid out lies at the provider: a balance below zero of one never holds up another's payout.
      const zoe = await maker(sale.address, `Zoe ${name}`);
      await buy(await withCart(sale, await variantOf(sale, zoe, { priceCents: 900_000 })));
      for (const who of makers) {
        await buyFrom([who]);
        await complete(books.orders.at(-1) as BookedOrder);
        await verified(sale, who);
        books.payOut(who.userId, (await ask(who, contract.payments.getBalance)).paidOutCents);
      }
    },
  };
}
export type MoneyAct = keyof Awaited<ReturnType<typeof openBooks>>['acts'];
