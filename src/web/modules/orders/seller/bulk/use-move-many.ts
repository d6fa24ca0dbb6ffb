import { useState } from 'react';
import { type BulkMove, MAX_BULK_ORDERS } from '#domain/orders/bulk/limits.ts';
import type { ShopOrderFilter } from '#domain/orders/table/shop-order-filter.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import type { Selection } from '#web/ui/desk/index-table/selection.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import * as texts from './move-texts.ts';

type Chosen = CallInput<'orders.moveMany'>['chosen'];
type Answer = Omit<CallOutput<'orders.moveMany'>, 'nextAfter'>;

const listed = (orderIds: readonly string[]): Chosen[] =>
  Array.from({ length: Math.ceil(orderIds.length / MAX_BULK_ORDERS) }, (_, index) => ({
    orderIds: orderIds.slice(index * MAX_BULK_ORDERS, (index + 1) * MAX_BULK_ORDERS),
  }));

/** [UX-86] Sends a move of many orders batch by batch, says how far it is, names what was refused, and takes back what can be. */
export function useMoveMany() {
  const [progress, setProgress] = useState<string | null>(null);
  const [refused, setRefused] = useState<Answer['refused']>([]);
  const { sendAndWait } = useSend('orders.moveMany', ...shopOrderStale);
  const sendAll = async (batches: readonly Chosen[], move: BulkMove, all: number | null): Promise<Answer> => {
    const answer: Answer = { moved: [], refused: [] };
    const waiting = [...batches];
    try {
      for (let chosen = waiting.shift(); chosen; chosen = waiting.shift()) {
        setProgress(texts.working(answer.moved.length + answer.refused.length, all));
        const part = await sendAndWait({ chosen, move });
        answer.moved.push(...part.moved);
        answer.refused.push(...part.refused);
        if ('filter' in chosen && part.nextAfter) waiting.unshift({ ...chosen, after: part.nextAfter });
      }
    } catch (problem) {
      showToast(texts.interrupted((problem as Error).message), { type: 'error' });
    }
    setProgress(null);
    return answer;
  };
  const revertAll = async (orderIds: readonly string[]): Promise<void> => {
    const { moved } = await sendAll(listed(orderIds), 'not_delivered', orderIds.length);
    showToast(texts.moved.not_delivered(moved.length), { type: 'success' });
  };
  return {
    run: async (
      { isAll, ids, countOf }: Selection,
      { filter, total, move }: { filter: ShopOrderFilter; total: number | null; move: BulkMove },
    ): Promise<void> => {
      const batches = isAll ? [{ filter, except: [...ids], after: null }] : listed([...ids]);
      const answer = await sendAll(batches, move, countOf(total));
      setRefused(answer.refused);
      const count = answer.moved.length;
      if (count === 0 && answer.refused.length === 0) showToast(texts.nothingMoved);
      if (count === 0) return;
      const undo = { label: texts.undo, onClick: () => void revertAll(answer.moved) };
      showToast(texts.moved[move](count), { type: 'success', ...(move === 'delivered' && { action: undo }) });
    },
    progress,
    refused,
    forgetRefused: () => setRefused([]),
  };
}
