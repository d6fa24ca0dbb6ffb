import type { ApiProblem } from '#web/platform/api-problem.ts';
import { send } from '#web/platform/sending/send.ts';
import { showAfter } from '../cart-state.ts';

/** [CART-07] Says something to one maker with the order; answers why it could not be kept, or null. */
export async function setNote(sellerId: string, note: string): Promise<string | null> {
  try {
    await showAfter(send('cart.setNote', { sellerId, note }));
    return null;
  } catch (error) {
    return (error as ApiProblem).message;
  }
}
