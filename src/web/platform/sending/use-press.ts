import { useRef, useState } from 'react';
import type { CallName } from '../calls.ts';
import { createSender, type Send } from './sender.ts';
import { retryOnce } from './retry-once.ts';
import { refresh } from '../use-call.ts';

export interface Press {
  isSending: boolean;
  /** Does the work of a press, unless that of the one before is still under way. True when nothing was thrown. */
  run: (work: (send: Send) => Promise<unknown>, onError: (problem: unknown) => void) => Promise<boolean>;
}

/** `useSend` for a press that takes several calls, or more than calls: a passkey, an upload. */
export function usePress(...changed: CallName[]): Press {
  // Two presses may come before the first is drawn.
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [send] = useState(() => retryOnce(createSender()));
  return {
    isSending,
    run: async (work, onError) => {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      setSending(true);
      try {
        await work(send);
        return true;
      } catch (problem) {
        onError(problem);
        return false;
      } finally {
        isUnderWay.current = false;
        setSending(false);
        refresh(...changed);
      }
    },
  };
}
