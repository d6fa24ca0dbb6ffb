import { useState } from 'react';
import type { BulkChange } from '#domain/listings/bulk/bulk-contract.ts';
import { MAX_BULK } from '#domain/listings/bulk/limits.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './bulk-texts.ts';

type Answer = CallOutput<'listings.changeMany'>;
export type Refused = Answer['refused'];
interface Batch {
  listingIds: string[];
  change: BulkChange;
}

function batchesOf(listingIds: readonly string[], change: BulkChange): Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < listingIds.length; start += MAX_BULK)
    batches.push({ listingIds: listingIds.slice(start, start + MAX_BULK), change });
  return batches;
}

/** What takes a change back: the prices as they were, and listings into the shop or out of it again. A draft stays published. */
function undoOf(changed: Answer['changed'], change: BulkChange): Batch[] {
  if (change.kind !== 'state')
    return changed.map(({ listingId, pricesBefore }) => ({
      listingIds: [listingId],
      change: { kind: 'prices', prices: pricesBefore },
    }));
  const back = change.state === 'active' ? 'inactive' : 'active';
  const wasThere = changed.filter(({ stateBefore }) =>
    back === 'active' ? stateBefore === 'active' || stateBefore === 'sold_out' : stateBefore === 'inactive',
  );
  return batchesOf(
    wasThere.map(({ listingId }) => listingId),
    { kind: 'state', state: back },
  );
}

/** [DASH-02] Sends a change batch by batch, says how far it is, names what was refused, and offers to take it back. */
export function useBulkChange(onDone: () => void) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const { sendAndWait } = useSend('listings.changeMany', 'listings.listMine', 'orders.getOverview');
  const sendAll = async (batches: readonly Batch[]): Promise<Answer> => {
    const all = batches.reduce((sum, { listingIds }) => sum + listingIds.length, 0);
    const answer: Answer = { changed: [], refused: [] };
    try {
      for (const batch of batches) {
        setProgress({ done: answer.changed.length + answer.refused.length, all });
        const part = await sendAndWait(batch);
        answer.changed.push(...part.changed);
        answer.refused.push(...part.refused);
      }
    } catch (problem) {
      showToast(texts.interrupted((problem as Error).message), { type: 'error' });
    }
    setProgress(null);
    return answer;
  };
  const run = async (listingIds: readonly string[], change: BulkChange): Promise<void> => {
    const answer = await sendAll(batchesOf(listingIds, change));
    const undo = undoOf(answer.changed, change);
    setRefused(answer.refused);
    if (answer.changed.length > 0)
      showToast(texts.changed(answer.changed.length), {
        type: 'success',
        ...(undo.length > 0 && { act: { label: texts.undo, onClick: () => void sendAll(undo) } }),
      });
    onDone();
  };
  return { run, progress, refused, forgetRefused: () => setRefused([]) };
}
