import type { CallName } from '#web/platform/calls.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './bulk-texts.ts';

interface Change<Item> {
  items: readonly Item[];
  change: (send: Send, item: Item) => Promise<unknown>;
  /** Takes it back; without it there is no way back. */
  undo?: (send: Send, item: Item) => Promise<unknown>;
}

/** [OFFICE-02] One change of many rows: each answers for itself, and what was done can be taken back together. */
export function useBulk(...changed: CallName[]) {
  const press = usePress(...changed);
  const each = async <Item>(items: readonly Item[], change: (item: Item) => Promise<unknown>) => {
    const done: Item[] = [];
    let problem = '';
    for (const item of items)
      try {
        // One after another: many at once would be refused as too many.
        // oxlint-disable-next-line no-await-in-loop
        await change(item);
        done.push(item);
      } catch (error) {
        problem = (error as Error).message;
      }
    return { done, problem };
  };
  const run = <Item>({ items, change, undo }: Change<Item>): void =>
    void press.run(
      async (send) => {
        const { done, problem } = await each(items, (item) => change(send, item));
        if (problem) showToast(texts.notAll(done.length, items.length, problem), { type: 'error' });
        const back = undo && {
          label: texts.undo,
          onClick: () => run({ items: done, change: undo }),
        };
        if (done.length > 0) showToast(texts.changed(done.length), { type: 'success', ...(back && { action: back }) });
      },
      (error) => showToast((error as Error).message, { type: 'error' }),
    );
  return { run, isSending: press.isSending };
}
