import { hrefTo } from '#domain/addresses.ts';
import { isQueuedChange, type QueuedChange } from '#domain/cart/offline-queue/model.ts';
import type { Answer } from '#domain/cart/offline-queue/resolve-conflict.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { send } from '#web/platform/sending/send.ts';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { dropChange, mine, enqueueChange, reportConflict } from '../../offline/offline-queue.ts';
import { publishSent } from '../../offline/on-sent.ts';
import * as texts from './queue-texts.ts';
import { sendInOrder } from './send-in-order.ts';

/** No word about the change itself: it is sent again. Signed out meanwhile counts too, as it waits for its person then. */
const NO_ANSWER = new Set([0, 401, 408, 429, 502, 503, 504]);

/** [RUN-07] The server knows a key for a day. After that, an addition whose answer was lost could be made twice. */
const IDEMPOTENCY_KEY_TTL_MS = 23 * 3_600_000;
const isTooOld = ({ operation, tried, order }: QueuedChange): boolean =>
  operation.kind === 'add' && tried && Date.now() - Number.parseInt(order, 10) > IDEMPOTENCY_KEY_TTL_MS;
const TOO_OLD: Answer = {
  ok: false,
  code: 'offline-queue/too-old',
  text: texts.tooOld,
  count: 0,
};

async function call({ operation, key }: QueuedChange): Promise<Answer> {
  if (operation.kind === 'save' || operation.kind === 'unsave') {
    const action = operation.kind === 'save' ? 'add' : 'remove';
    await send('wishlist.changeFavorite', { productId: operation.listingId, action }, key);
    return { ok: true, cart: null };
  }
  const idempotencyKey = key;
  if (operation.kind === 'add') {
    const { listingId, variantId, quantity, personalisation } = operation.line;
    const cart = await send('cart.addItem', { listingId, variantId, quantity, personalisation }, idempotencyKey);
    return { ok: true, cart };
  }
  const was = operation.was || undefined;
  const lineId = operation.line.id;
  const cart =
    operation.quantity > 0
      ? await send('cart.changeQuantity', { lineId, quantity: operation.quantity, was }, idempotencyKey)
      : await send('cart.removeItem', { lineId, was });
  return { ok: true, cart };
}

async function answerTo(change: QueuedChange): Promise<Answer | null> {
  if (isTooOld(change)) return TOO_OLD;
  try {
    return await call(change);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (NO_ANSWER.has(error.status)) return null;
    const { stock, quantity } = error.facts;
    return { ok: false, code: error.code, text: error.message, count: Number(stock ?? quantity ?? 0) };
  }
}

/** Sends what this person did without a connection, and tells what became of it. */
export async function sendQueued(): Promise<void> {
  let reported = 0;
  let sent = 0;
  try {
    await sendInOrder({
      list: () => mine().filter(isQueuedChange),
      put: enqueueChange,
      drop: (key) => {
        sent += 1;
        dropChange(key);
      },
      report: (conflict) => {
        reported += 1;
        reportConflict(conflict);
      },
      readCart: () => send('cart.getCart'),
      send: answerTo,
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  if (sent === 0) return;
  await publishSent();
  refresh('checkout.getQuote', 'wishlist.getWishlist');
  // The pages of cart and wishlist show it themselves.
  if (reported > 0 && ['/cart', '/wishlist', '/favorites'].includes(location.pathname)) return;
  if (reported > 0)
    showToast(texts.reported(reported), {
      type: 'warning',
      action: { label: texts.seeCart, onClick: () => go(hrefTo('cart')) },
    });
  else if (mine().length === 0) showToast(texts.saved);
}
