import type { ConversationChange } from '#domain/messages/conversation-contract.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { onPersonChange } from '#web/platform/session.ts';
import { createStore } from '#web/platform/store.ts';
import { useSend } from '#web/platform/use-send.ts';
import { closeToast, showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from '../texts/inbox-texts.ts';
import { patchConversations } from './use-conversations.ts';

/** How long a change can be taken back on the screen; the server takes it back for a minute. */
const UNDO_SHOWN_MS = 10_000;

interface UndoableChange {
  undoId: string;
  toast: number;
}
/** The last change that can be taken back, wherever in the inbox it was made. */
const last = createStore<UndoableChange | null>(null);
onPersonChange(() => {
  const done = last.get();
  last.set(null);
  if (done) closeToast(done.toast);
});

export interface Changes {
  /** Shows a change at once and sends it. What is said offers the way back. */
  change: (ids: readonly string[], change: ConversationChange, text?: string) => void;
  undo: () => void;
}

const stale = ['messages.listConversations', 'messages.getInbox', 'messages.getConversation'] as const;

/** [MSG-15, UX-77] Moves, archives, labels, marks: optimistic, with the way back. */
export function useChanges(): Changes {
  const sender = useSend('messages.changeConversations', ...stale);
  const undoer = useSend('messages.undoChange', ...stale);
  const undo = (): void => {
    const done = last.get();
    if (!done) return;
    last.set(null);
    closeToast(done.toast);
    undoer.sendAndWait({ undoId: done.undoId }).then(
      ({ items }) => {
        const failed = items.find((item) => !item.done);
        showToast(failed?.problem ?? texts.broughtBack, failed ? { type: 'warning' } : {});
      },
      (problem: ApiProblem) => showToast(problem.message, { type: 'error' }),
    );
  };
  const change: Changes['change'] = (ids, what, text) => {
    if (ids.length === 0) return;
    patchConversations(ids, what);
    sender.sendAndWait({ ids: [...ids], change: what }, crypto.randomUUID()).then(
      ({ undoId, items }) => {
        const failed = items.find((item) => !item.done);
        if (failed) showToast(failed.problem, { type: 'error' });
        const before = last.get();
        if (!undoId || !text) return;
        if (before) closeToast(before.toast);
        const action = { label: texts.undo, onClick: undo };
        last.set({ undoId, toast: showToast(text, { type: 'success', duration: UNDO_SHOWN_MS, action }) });
      },
      (problem: ApiProblem) => showToast(problem.message, { type: 'error' }),
    );
  };
  return { change, undo };
}
