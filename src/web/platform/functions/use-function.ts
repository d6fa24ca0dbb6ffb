import { useEffect, useRef, useState } from 'react';
import type { FunctionName } from '#domain/modules.ts';
import { callFunction, FunctionProblem } from './call-function.ts';
import type { FunctionInput, FunctionOutput, FunctionProgress } from './function-types.ts';

interface Listeners<Name extends FunctionName> {
  onProgress?: (message: FunctionProgress<Name>) => void;
  onSuccess?: (answer: FunctionOutput<Name>) => void;
  onError?: (problem: FunctionProblem) => void;
}

/** [FN-02] One long job of this screen: how far it came, and a way to end it. It ends with the screen. */
export function useFunction<Name extends FunctionName>(name: Name) {
  const current = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<FunctionProgress<Name> | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const run = async (input: FunctionInput<Name>, on: Listeners<Name>): Promise<void> => {
    if (current.current) return;
    const stop = new AbortController();
    current.current = stop;
    setRunning(true);
    setProgress(null);
    const onProgress = (message: FunctionProgress<Name>): void => {
      if (stop.signal.aborted) return;
      setProgress(message);
      on.onProgress?.(message);
    };
    try {
      // Asked for in any case: an optional call without a listener would not even read its argument.
      const answer = await callFunction(name, input, { onProgress, signal: stop.signal });
      on.onSuccess?.(answer);
    } catch (problem) {
      if (!(problem instanceof FunctionProblem)) throw problem;
      // Who ends it knows.
      if (problem.functionCode !== 'cancelled') on.onError?.(problem);
    } finally {
      current.current = null;
      setRunning(false);
    }
  };
  return {
    /** Starts it, unless it runs already. */
    run: (input: FunctionInput<Name>, on: Listeners<Name> = {}): void => void run(input, on),
    cancel: (): void => current.current?.abort(),
    isRunning,
    progress,
  };
}
