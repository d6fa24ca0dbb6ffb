import { removePromo as withoutPromo } from '#domain/cart/change-cart.ts';
import { send } from '#web/platform/sending/send.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { cartNow, showAfter, showCart } from './cart-state.ts';

/** [UX-46] Takes the code off at once; where the server keeps it, it comes back. */
export async function removePromo(): Promise<boolean> {
  const before = cartNow();
  showCart(withoutPromo(before, new Date()));
  try {
    await showAfter(send('cart.removePromo', undefined));
    return true;
  } catch (error) {
    showCart(before);
    showToast((error as ApiProblem).message, { type: 'error' });
    return false;
  }
}
