import { retried, retryHelper } from '#domain/core/errors/retry.ts';
import { type SourceState, acceptReport, unknownSource } from '#domain/core/errors/report-limit.ts';
import { cleanReport } from '#domain/errors/clean-report.ts';
import type { ErrorReport } from '#domain/errors/model.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { send } from '#web/platform/sending/send.ts';
import { traceEvents } from './call-trace.ts';
import { type Described, line } from './describe-error.ts';
import { breadcrumbs } from './breadcrumbs.ts';

let source: SourceState = unknownSource;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Worth another try: no answer came, or the shop is not there for a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 503);

interface What extends Omit<Described, 'stack'>, Pick<ErrorReport, 'kind' | 'number' | 'requestId'> {}

/** [ERR-05, ERR-07, ERR-11] Sends a report, sanitised and within the limits of a source: a page that fails in a circle is quiet soon. */
export async function sendReport(error: What): Promise<void> {
  const taken = acceptReport(source, Date.now());
  ({ source } = taken);
  if (!taken.isTaken) return;
  const report = cleanReport({
    ...error,
    path: location.pathname,
    breadcrumbs: [...breadcrumbs()],
    trace: [...traceEvents()],
    version: line(document.documentElement.dataset.version ?? '', 60),
    isOnline: navigator.onLine,
  });
  // The number makes it safe to repeat: the same one is the same report.
  await retried(() => send('errors.reportError', report), {
    policy: retryHelper,
    random: Math.random,
    wait,
    isPassing,
  }).catch(() => undefined);
}
