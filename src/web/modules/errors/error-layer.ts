import { isChunkLoadError, isExtensionNoise } from '#domain/core/errors/categories.ts';
import type { ErrorReport } from '#domain/errors/model.ts';
import { logMessage } from './browser-log.ts';
import { type AnsweredCall, startTrace } from './call-trace.ts';
import { describeError } from './describe-error.ts';
import { sendReport } from './send-report.ts';
import { startStoredLog, storeLogAndTrace } from './stored-log.ts';
import { leave, startTrail } from './breadcrumbs.ts';

/** Errors that were handled: what a boundary shows is thrown to the console too. */
const handled = new WeakSet<object>();

const drawNumber = (): string => crypto.randomUUID().slice(0, 8);

interface Handling {
  kind: ErrorReport['kind'];
  number?: string;
  componentStack?: string | null | undefined;
  requestId?: string | null;
}

/** [ERR-05] Every error comes by here once: noise of extensions is dropped, everything else is logged and reported. */
export function handleError(
  thrown: unknown,
  { kind, number = drawNumber(), componentStack, requestId = null }: Handling,
): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (handled.has(thrown)) return;
    handled.add(thrown);
  }
  const { stack, ...error } = describeError(thrown, componentStack ?? '');
  if (isExtensionNoise({ message: error.message, stack })) return;
  logMessage('error', error.message);
  storeLogAndTrace();
  void sendReport({ ...error, kind: isChunkLoadError(error.message) ? 'chunk' : kind, number, requestId });
}

/** [ERR-05] What the window caught: it was kept from the console already. */
export function handleErrorEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  if ('reason' in event) handleError(event.reason, { kind: 'rejection' });
  // Where the error of a foreign script is not shown, its file is all there is.
  else if (!isExtensionNoise({ message: event.message, stack: event.filename }))
    handleError(event.error ?? event.message, { kind: 'uncaught' });
}

/** A boundary shows the error to its person in the same moment: it reports it by the number on the screen. */
const AFTER_BOUNDARY_MS = 50;

function recordConsole(terms: readonly unknown[]): void {
  const error = terms.find((word) => word instanceof Error);
  setTimeout(() => handleError(error ?? terms.map(String).join(' '), { kind: 'console' }), AFTER_BOUNDARY_MS);
}

/** [ERR-05] An error of the console is an error that is handled; a warning leaves a crumb. Both are still said there. */
function watchConsole(): void {
  const { error, warn } = console;
  console.error = (...terms: unknown[]) => {
    error.apply(console, terms);
    leave('console', terms.map(String).join(' '));
    recordConsole(terms);
  };
  console.warn = (...terms: unknown[]) => {
    warn.apply(console, terms);
    leave('console', terms.map(String).join(' '));
    logMessage('warn', terms.map(String).join(' '));
  };
}

/** A failure of the server is shown under the end of the id of its request: the report bears the same number. */
function recordAnswer({ name, status, requestId }: AnsweredCall): void {
  logMessage('debug', `${name} ${status}`);
  if (status < 500) return;
  const number = requestId?.replaceAll('-', '').slice(-8);
  handleError(`${name} answered ${status}`, {
    kind: 'call',
    requestId,
    ...(number && /^[0-9a-f]{8}$/.test(number) ? { number } : {}),
  });
}

startTrail();
startTrace(recordAnswer);
watchConsole();
void startStoredLog().catch(() => undefined);
