import { useState } from 'react';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import { MAX_BULK } from '#domain/listings/bulk/limits.ts';
import type { ListingFilter } from '#domain/listings/table/table-query.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import type { Selection } from '#web/ui/desk/index-table/selection.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { type Batch, undoBatches } from './undo-batches.ts';
import * as texts from './bulk-texts.ts';

type Answer = CallOutput<'listings.changeMany'>;
export type Refused = Answer['refused'];

interface Progress {
  done: number;
  all: number | null;
}

/** What is asked first: the ids that are ticked in batches, or what a filter leaves from its beginning. */
function firstBatches(
  { isAll, ids }: Pick<Selection, 'isAll' | 'ids'>,
  filter: ListingFilter,
): CallInput<'listings.changeMany'>['chosen'][] {
  const listed = [...ids];
  if (isAll) return [{ filter, except: listed, after: null }];
  return Array.from({ length: Math.ceil(listed.length / MAX_BULK) }, (_, index) => ({
    listingIds: listed.slice(index * MAX_BULK, (index + 1) * MAX_BULK),
  }));
}

/** [DASH-02] Sends a change batch by batch, says how far it is, names what was refused, and offers to take it back. */
export function useBulkChange(onDone: () => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [refused, setRefused] = useState<Refused>([]);
  const { sendAndWait } = useSend(
    'listings.changeMany',
    'listings.listMine',
    'listings.listSections',
    'orders.getOverview',
  );
  const sendAll = async (batches: readonly Batch[], all: number | null): Promise<Omit<Answer, 'nextAfter'>> => {
    const answer: Omit<Answer, 'nextAfter'> = { changed: [], refused: [] };
    const waiting = [...batches];
    try {
      for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
        setProgress({ done: answer.changed.length + answer.refused.length, all });
        const { chosen, change } = batch;
        const part = await sendAndWait(batch);
        answer.changed.push(...part.changed);
        answer.refused.push(...part.refused);
        if ('filter' in chosen && part.nextAfter)
          waiting.unshift({ change, chosen: { ...chosen, after: part.nextAfter } });
      }
    } catch (problem) {
      showToast(texts.interrupted((problem as Error).message), { type: 'error' });
    }
    setProgress(null);
    return answer;
  };
  const revert = async (undo: readonly Batch[], all: number): Promise<void> => {
    const answer = await sendAll(undo, all);
    setRefused(answer.refused);
    if (answer.changed.length > 0) showToast(texts.undone(answer.changed.length), { type: 'success' });
  };
  const send = async (batches: readonly Batch[], all: number | null): Promise<void> => {
    const answer = await sendAll(batches, all);
    const undo = undoBatches(answer.changed);
    setRefused(answer.refused);
    if (answer.changed.length === 0) return;
    const action = { label: texts.undo, onClick: () => void revert(undo, answer.changed.length) };
    showToast(texts.changed(answer.changed.length), { type: 'success', ...(undo.length > 0 && { action }) });
  };
  return {
    /** Changes what is ticked. */
    run: async (selection: Selection, request: { filter: ListingFilter; total: number | null; change: BulkChange }) => {
      const { filter, total, change } = request;
      await send(
        firstBatches(selection, filter).map((chosen) => ({ chosen, change })),
        selection.countOf(total),
      );
      onDone();
    },
    /** Changes one in its row. */
    changeOne: (listingId: string, change: BulkChange) =>
      void send([{ chosen: { listingIds: [listingId] }, change }], 1),
    progress,
    refused,
    forgetRefused: () => setRefused([]),
  };
}
