import type { ApiProblem } from '#web/platform/api-problem.ts';

/** Which operation failed and under which id the server knows it; never what was sent. */
export function logFailure(operation: string, error: unknown): void {
  const { code = 'unknown', requestId = '' } = error as Partial<ApiProblem>;
  console.error(`${operation} failed: ${code} ${requestId}`.trimEnd());
}

/** [ADM-09] True when the operation was done, false when not; the failure stands in the log. */
export const succeeded = (operation: string, work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      logFailure(operation, error);
      return false;
    },
  );
