import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { queryClient } from '#web/platform/query-client.ts';
import { send } from '#web/platform/sending/send.ts';
import { callKey } from '#web/platform/use-call.ts';
import { dropLocalDraft, saveLocalDraft, type LocalDraft } from './local-draft.ts';
import type { ListingDraft } from './listing-draft.ts';

const LOCAL_SAVE_DEBOUNCE_MS = 400;
const SERVER_SAVE_DEBOUNCE_MS = 1500;

/** Where the words that were typed lie: nowhere yet, in this browser, or at the server too. */
export interface Autosaved {
  at: number;
  where: 'here' | 'server';
}

interface Options {
  id: string;
  draft: ListingDraft;
  dirty: boolean;
  savedDraft: LocalDraft | null;
  /** The `updatedAt` of the listing that one types over. */
  seenAt: string | undefined;
}

/** The server's copy: the newest words that it does not have yet, sent one after the other. */
function useServerDraft(id: string, onStored: (at: number) => void) {
  const pending = useRef<LocalDraft | null>(null);
  const running = useRef<Promise<unknown> | null>(null);
  const known = (form: string | null): void =>
    void queryClient.setQueryData(callKey('listings.getDraft', { id }), {
      draft: form === null ? null : { form, savedAt: new Date().toISOString() },
    });
  const sendPending = async (): Promise<void> => {
    const sent = pending.current;
    if (!sent) return;
    const form = JSON.stringify(sent);
    // Words that were sent before arrive before.
    const earlier = Promise.allSettled([running.current]);
    try {
      await (running.current = earlier.then(() => send('listings.keepDraft', { id, form })));
      if (pending.current !== sent) return;
      pending.current = null;
      known(form);
      onStored(sent.at);
    } catch {
      // It lies in this browser; the next words or the network's return send it again.
    }
  };
  const forget = (atServer: boolean): void => {
    const wasSending = running.current;
    pending.current = null;
    known(null);
    const drop = (): void => void send('listings.dropDraft', { id }).catch(() => undefined);
    // Words that are still on their way would come after what made them needless.
    if (wasSending) void wasSending.catch(() => undefined).then(drop);
    else if (atServer) drop();
  };
  const queue = (next: LocalDraft): void => void (pending.current = next);
  const isQueued = (draft: LocalDraft): boolean => pending.current === draft;
  return { queue, isQueued, sendPending, forget };
}

/** [DASH-02, UX-87] Keeps the form while one types: in this browser at once, at the server after a breath, and again when that failed. */
export function useAutosave({ id, draft, dirty, savedDraft, seenAt }: Options): {
  saved: Autosaved | null;
  /** Words that lie nowhere but in this window: leaving loses them. */
  isLost: boolean;
  forget(atServer: boolean): void;
} {
  const [saved, setSaved] = useState<Autosaved | null>(savedDraft ? { at: savedDraft.at, where: 'server' } : null);
  const [isLost, setLost] = useState(false);
  const server = useServerDraft(id, (at) => {
    setSaved({ at, where: 'server' });
    setLost(false);
  });
  const forget = (atServer: boolean): void => {
    dropLocalDraft(id);
    setSaved(null);
    setLost(false);
    server.forget(atServer);
  };
  const isFirst = useRef(true);
  const onChange = useEffectEvent((changed: ListingDraft) => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    if (!dirty) {
      if (saved) forget(true);
      return undefined;
    }
    const next = { draft: changed, at: Date.now(), seenAt };
    // At once, so that nobody who leaves in the middle of a word loses it or is asked.
    const isSaved = saveLocalDraft(id, next);
    server.queue(next);
    setLost(!isSaved);
    const here = setTimeout(() => {
      if (isSaved && server.isQueued(next)) setSaved({ at: next.at, where: 'here' });
    }, LOCAL_SAVE_DEBOUNCE_MS);
    const there = setTimeout(() => void server.sendPending(), SERVER_SAVE_DEBOUNCE_MS);
    return () => {
      clearTimeout(here);
      clearTimeout(there);
    };
  });
  useEffect(() => onChange(draft), [draft]);
  const again = useEffectEvent(() => void server.sendPending());
  useEffect(() => {
    const onOnline = (): void => again();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      again();
    };
  }, []);
  return { saved, isLost, forget };
}
