import { useState } from 'react';
import { ApiProblem } from '#web/platform/api.ts';
import { refresh } from '#web/platform/use-call.ts';
import type { CallName } from '#web/platform/calls.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

const UNKNOWN = 'An error occurred. Please try again.';

/** One act of a section: busy while it runs, its error beside it, its success at the top right, and the reads that it changed asked again. */
export function useAct(...changed: CallName[]) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (work: () => Promise<string | void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      const words = await work();
      if (words) showToast(words, { type: 'success' });
      refresh(...changed);
      return true;
    } catch (problem) {
      // Whoever closes the browser's own window has changed their mind, not failed.
      if ((problem as Error)?.name !== 'NotAllowedError')
        setError(
          problem instanceof ApiProblem || (problem as Error)?.name === 'Error' ? (problem as Error).message : UNKNOWN,
        );
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, setError, run };
}
