import { useState } from 'react';
import { MAX_BULK_ORDERS } from '#domain/orders/bulk/limits.ts';
import { isCollected } from '#domain/orders/collected.ts';
import type { Box } from '#domain/orders/labels/model.ts';
import type { OrderSummary } from '#domain/orders/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { refusalText } from '../bulk/refusal-text.ts';
import { shopOrderStale } from '../shop-order-stale.ts';
import { gramsOf } from './buy-label-dialog.tsx';

export interface FulfilRow {
  order: Pick<OrderSummary, 'orderId' | 'number' | 'buyerName' | 'city' | 'deliveryId'>;
  /** As it was typed; null takes what its pieces weigh. */
  weight: string | null;
  box: Box;
  /** What its label cost; null without one. */
  costCents: number | null;
  isPacked: boolean;
  isSent: boolean;
  error: string;
}

export const newRow = (order: FulfilRow['order']): FulfilRow => ({
  ...{ order, weight: null, box: 'small', costCents: null, isPacked: false, isSent: false, error: '' },
});

interface Steps {
  withLabels: boolean;
  asSent: boolean;
  /** Papers of the rows that are packed. */
  print: (orderIds: readonly string[]) => void;
}

/** [UX-91] Row after row: labels, then the paper of all that have one, then sent. A row that fails keeps its sentence, and the others go on. */
export function useFulfil(initial: readonly FulfilRow[]) {
  const [changed, setRows] = useState(initial);
  const { data } = useCall('orders.listPackages', { orders: initial.map(({ order }) => order.orderId).join(',') });
  const weightOf = (orderId: string) => data?.packages.find((each) => each.orderId === orderId)?.weightGrams ?? '';
  const rows = changed.map((row) => ({ ...row, weight: row.weight ?? String(weightOf(row.order.orderId)) }));
  const [isWorking, setWorking] = useState(false);
  const buy = useSend('orders.buyLabel', 'orders.listLabels', 'payments.getBalance');
  const move = useSend('orders.moveMany', ...shopOrderStale);
  const change = (orderId: string, changes: Partial<FulfilRow>): void =>
    setRows((now) => now.map((row) => (row.order.orderId === orderId ? { ...row, ...changes } : row)));
  const attempt = async (row: FulfilRow, work: () => Promise<Partial<FulfilRow>>): Promise<boolean> => {
    const changes = await work().catch((error: unknown) => ({ error: (error as Error).message }));
    change(row.order.orderId, changes);
    return !changes.error;
  };
  const markSent = async (orderIds: readonly string[]): Promise<void> => {
    for (let from = 0; from < orderIds.length; from += MAX_BULK_ORDERS) {
      const batch = orderIds.slice(from, from + MAX_BULK_ORDERS);
      const answer = await move
        .sendAndWait({ chosen: { orderIds: batch }, move: 'shipped' })
        .catch((error: unknown) => (error as Error).message);
      if (typeof answer === 'string') batch.forEach((orderId) => change(orderId, { error: answer }));
      else {
        answer.moved.forEach((orderId) => change(orderId, { isSent: true, error: '' }));
        for (const { orderId, code } of answer.refused) change(orderId, { error: refusalText(code) });
      }
    }
  };
  const run = async ({ withLabels, asSent, print }: Steps): Promise<void> => {
    setWorking(true);
    const packed: typeof rows = [];
    for (const row of rows) {
      const { orderId } = row.order;
      if (row.isSent) continue;
      const isPacked =
        row.isPacked ||
        !withLabels ||
        isCollected(row.order) ||
        (await attempt(row, async () => {
          const label = await buy.sendAndWait({ orderId, weightGrams: gramsOf(row.weight), box: row.box });
          return { costCents: label.costCents, isPacked: true, error: '' };
        }));
      if (isPacked) packed.push(row);
    }
    if (packed.length > 0) print(packed.map(({ order }) => order.orderId));
    if (asSent && packed.length > 0) await markSent(packed.map(({ order }) => order.orderId));
    setWorking(false);
  };
  return { rows, change, isWorking, run };
}
