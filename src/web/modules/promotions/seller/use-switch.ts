import type { Sale } from '#domain/promotions/sale-model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { saleName } from './sale-name.ts';
import * as texts from './promotion-texts.ts';

/** A code or a sale that is stopped or started again. */
export type Switched = { code: string } | { sale: Sale };

export const nameOf = (switched: Switched): string => ('code' in switched ? switched.code : saleName(switched.sale));

/** [CART-05, DASH-04] Stops a code or a sale, and starts it again; each can be taken back. Another one may be switched meanwhile. */
export function useSwitch() {
  const stopCode = useSend('promotions.stopPromotion', 'promotions.listPromotions');
  const resumeCode = useSend('promotions.resumePromotion', 'promotions.listPromotions');
  const stopSale = useSend('promotions.stopSale', 'promotions.listPromotions');
  const resumeSale = useSend('promotions.resumeSale', 'promotions.listPromotions');
  const turn = (switched: Switched, isOn: boolean): void => {
    const [code, sale] = isOn ? [resumeCode, resumeSale] : [stopCode, stopSale];
    const turned: Promise<unknown> =
      'code' in switched
        ? code.sendAndWait({ code: switched.code })
        : sale.sendAndWait({ saleId: switched.sale.saleId });
    const message = (isOn ? texts.isStarted : texts.isStopped)(nameOf(switched));
    const undo = { label: texts.undo, onClick: () => turn(switched, !isOn) };
    turned.then(
      () => showToast(message, { type: 'success', action: undo }),
      (problem: Error) => showToast(problem.message, { type: 'error' }),
    );
  };
  return turn;
}
