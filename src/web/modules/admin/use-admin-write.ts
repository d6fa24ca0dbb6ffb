import { useEffect } from 'react';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import type { CallInput, CallName } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { logFailure, succeeded } from './admin-operations.ts';

type AdminWrite = Extract<CallName, `admin.${string}`>;

/** [ADM-09] A write on administrators. `run` never throws; the screen shows `problem` to the person. */
export function useAdminWrite<Name extends AdminWrite>(name: Name) {
  const { sendAndWait, problem, isSending } = useSend(name);
  return {
    run: (input: CallInput<Name>) => succeeded(name, sendAndWait(input)),
    problem,
    isSending,
  };
}

/** [ADM-09] A read that failed stands in the log once; its screen has nothing to show and says why. */
export function useFailureLog(operation: string, problem: ApiProblem | null): void {
  useEffect(() => {
    if (problem) logFailure(operation, problem);
  }, [operation, problem]);
}
