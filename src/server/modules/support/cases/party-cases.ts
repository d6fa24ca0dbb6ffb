import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { casesContract } from '#domain/support/cases/contract.ts';
import type { CaseParty, CaseState, PartyCase } from '#domain/support/cases/model.ts';
import { afterMessage } from '#domain/support/cases/move-case.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { anyone, signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { ownPrivatePictures, showPrivate } from '../../files/private-pictures.ts';
import { findOwnOrder, lockOwnOrder } from '../../orders/access/own-order.ts';
import { lockOrderOfShop } from '../../orders/order-store.ts';
import { findCaseOrder, insertCaseEntry, lockCase, moveCase } from './case-store.ts';
import { listCasesOfOrder, type StoredCase } from './read-case-store.ts';
import { publishCase } from './notify-parties.ts';

/** Cases with their pictures, for those who may read them. */
export async function showCases(app: App, stored: readonly StoredCase[]): Promise<PartyCase[]> {
  const ids = stored.flatMap(({ entries }) => entries.flatMap(({ pictureIds }) => pictureIds));
  const pictures = await showPrivate(app, ids);
  return stored.map(({ entries, ...one }) => ({
    ...one,
    entries: entries.map(({ pictureIds, ...entry }) => ({
      ...entry,
      pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
    })),
  }));
}

/** [SUP-04, INV-22] The cases of an order for its buyer, or for who holds its checkout's key. */
export const listOrderCases = read(casesContract.listOrderCases, { policy: anyone }, async ({ input, app, caller }) => {
  const order = await findOwnOrder({ app, caller }, input);
  if (!order) return fail({ code: 'orders/not-found' });
  return ok({ cases: await showCases(app, await listCasesOfOrder(app.db, order)) });
});

/** [SUP-04] The cases of an order of the signed-in maker's shop. */
export const listShopCases = read(casesContract.listShopCases, { policy: signedIn }, async ({ input, app, caller }) => {
  const which = { sellerId: caller.session?.userId ?? '', orderId: input.orderId };
  return ok({ cases: await showCases(app, await listCasesOfOrder(app.db, which)) });
});

interface PartyEntry {
  order: Order;
  number: string;
  party: CaseParty;
  /** Whose account wrote, and whose pictures they are: a guest's belong to the order. */
  authorId: string | null;
  authorName: string;
  input: { words: string; pictures: readonly string[] };
}
type PartyEntryProblem =
  | { code: 'support/no-such-case' }
  | { code: 'files/not-found' }
  | { code: 'support/case-decided' }
  | { code: 'support/case-of-bank' };

async function addPartyEntry(
  app: App,
  tx: Transaction,
  { order, number, party, authorId, authorName, input }: PartyEntry,
): Promise<Result<{ number: string; state: CaseState }, PartyEntryProblem>> {
  const { sellerId, orderId } = order;
  const one = await lockCase(tx, { number, sellerId });
  if (!one || one.orderId !== orderId) return fail({ code: 'support/no-such-case' });
  const now = app.clock.now();
  const turn = afterMessage(one, party, now);
  if (!turn.ok) return turn;
  const pictureIds = await ownPrivatePictures(tx, authorId ?? orderId, input.pictures);
  if (!pictureIds) return fail({ code: 'files/not-found' });
  await insertCaseEntry(tx, {
    ...{ sellerId, number, id: app.ids.uuid(), at: now, kind: party, body: input.words },
    ...{ authorId, authorName, pictureIds },
  });
  if (turn.value) await moveCase(tx, one, { ...turn.value, now });
  const state = turn.value?.state ?? one.state;
  await publishCase(app, tx, { sellerId, orderId, number, state });
  return ok({ number, state });
}

/** [SUP-04, INV-22] */
export const writeInCase = write(
  casesContract.writeInCase,
  { policy: anyone, limit: { times: 30, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const who = { authorId: caller.session?.userId ?? null, authorName: order.buyerName };
    return addPartyEntry(app, tx, { order, number: input.number, party: 'buyer', ...who, input });
  },
);

/** [SUP-04] */
export const writeInShopCase = write(
  casesContract.writeInShopCase,
  { policy: signedIn, limit: { times: 30, seconds: 3600, by: 'caller' } },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const which = await findCaseOrder(tx, input.number);
    const order = which?.sellerId === userId ? await lockOrderOfShop(tx, which) : null;
    if (!order) return fail({ code: 'support/no-such-case' });
    const who = { authorId: userId, authorName: order.shopName };
    return addPartyEntry(app, tx, { order, number: input.number, party: 'maker', ...who, input });
  },
);
