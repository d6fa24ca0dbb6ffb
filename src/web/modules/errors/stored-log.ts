import type { LogEntry } from '#domain/core/errors/browser-log.ts';
import type { TraceEvent } from '#domain/errors/model.ts';
import { DAY, SECOND } from '#domain/core/time.ts';
import { storedLists } from '#web/platform/secure-store/stored-lists.ts';
import { onPersonChange } from '#web/platform/session.ts';
import { addLogged, forgetLogged, loggedEntries } from './browser-log.ts';
import { addTraceEvents, forgetTrace, traceEvents } from './call-trace.ts';

/** [VAULT-04, VAULT-07] */
const LOG_MS = 7 * DAY;
const TRACE_MS = 3 * DAY;
const AFTER_MS = 5 * SECOND;

let timer: ReturnType<typeof setTimeout> | undefined;

async function write(): Promise<void> {
  await storedLists.write('logs', loggedEntries(), LOG_MS);
  await storedLists.write('trace', traceEvents(), TRACE_MS);
}

/** [VAULT-07] The log and the trace of who is signed in are stored some seconds after an error; pages without one cost nothing. */
export function storeLogAndTrace(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void write().catch(() => undefined);
  }, AFTER_MS);
}

/** What this person's earlier pages left goes before what this page adds. Who comes next in this browser reads none of it. */
export async function startStoredLog(): Promise<void> {
  onPersonChange(() => {
    clearTimeout(timer);
    timer = undefined;
    forgetLogged();
    forgetTrace();
  });
  const [logs, trace] = await Promise.all([storedLists.read('logs'), storedLists.read('trace')]);
  addLogged((logs ?? []) as LogEntry[]);
  addTraceEvents((trace ?? []) as TraceEvent[]);
}
