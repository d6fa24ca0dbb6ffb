import { useState } from 'react';
import { ApiProblem } from '#web/platform/api.ts';
import type { CallName } from '#web/platform/calls.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { unknownError } from './texts/profile-texts.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** One act of a section: busy while it runs, its error beside it, its success at the top right, and the reads that it changed asked again. */
export function useAction(...changed: CallName[]) {
  const { isSending: busy, run: press } = usePress(...changed);
  const [error, setError] = useState<string | null>(null);
  const failed = (problem: unknown): void => {
    // Whoever closes the browser's own window has changed their mind, not failed.
    if ((problem as Error)?.name === 'NotAllowedError') return;
    setError(
      problem instanceof ApiProblem || (problem as Error)?.name === 'Error' ? (problem as Error).message : unknownError,
    );
  };
  const run = (work: (send: Send) => Promise<string | void>): Promise<boolean> =>
    press(async (send) => {
      setError(null);
      const copy = await work(send);
      if (copy) showToast(copy, { type: 'success' });
    }, failed);
  return { busy, error, setError, run };
}
