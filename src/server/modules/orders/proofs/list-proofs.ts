import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import type { ShownProof } from '#domain/orders/proofs/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { admin, anyone, signedIn } from '../../../platform/calls/policy.ts';
import { showPrivate } from '../../files/private-pictures.ts';
import { findOrderById, findOrderOfShop } from '../order-store.ts';
import { findOwnOrder } from '../access/own-order.ts';
import { listProofPictures } from './proof-store.ts';

async function listShown(app: App, order: Order): Promise<ShownProof[]> {
  const stored = await listProofPictures(app.db, order);
  const pictures = await showPrivate(
    app,
    stored.flatMap(({ pictureIds }) => pictureIds),
  );
  return order.proofs.map((proof) => {
    const match = stored.find(({ lineId, version }) => lineId === proof.lineId && version === proof.version);
    return { ...proof, pictures: match?.pictureIds.flatMap((id) => pictures.get(id) ?? []) ?? [] };
  });
}

/** [ORD-07, INV-22] The proofs of an order for its buyer, or for who holds its key. */
export const listProofs = read(ordersContract.listProofs, { policy: anyone }, async ({ input, app, caller }) => {
  const order = await findOwnOrder({ app, caller }, input);
  return order ? ok({ proofs: await listShown(app, order) }) : fail({ code: 'orders/not-found' });
});

/** [ORD-07] The same for the maker. */
export const listShopProofs = read(
  ordersContract.listShopProofs,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const order = await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? '');
    return order ? ok({ proofs: await listShown(app, order) }) : fail({ code: 'orders/not-found' });
  },
);

/** [ORD-07, UX-96] The same for the back office, where disputes are answered. */
export const listProofsForAdmin = read(
  ordersContract.listProofsForAdmin,
  { policy: admin('orders.view') },
  async ({ input, app }) => {
    const order = await findOrderById(app.db, input.orderId);
    return ok({ proofs: order ? await listShown(app, order) : [] });
  },
);
