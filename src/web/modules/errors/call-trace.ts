import { plainPath } from '#domain/core/errors/fingerprint.ts';
import { MAX_TRACE } from '#domain/errors/limits.ts';
import type { TraceEvent } from '#domain/errors/model.ts';
import { leave } from './breadcrumbs.ts';

export interface AnsweredCall {
  name: string;
  status: number;
  requestId: string | null;
}

let events: readonly TraceEvent[] = [];

/** [VAULT-07] The newest steps of calls, oldest first; those of earlier pages too, once they were read. */
export const traceEvents = (): readonly TraceEvent[] => events;
export const addTraceEvents = (earlier: readonly TraceEvent[]): void =>
  void (events = [...earlier, ...events].slice(-MAX_TRACE));

export const forgetTrace = (): void => void (events = []);

/** What the error layer asks for itself: its reports, and the keys of its store. */
const OWN = /^\/api\/(errors|vault)\//;

const isFollowed = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith('/api/') && !OWN.test(pathname);

/** Calls that were answered before this layer came: the browser knows how long they took, though not by which method they were sent. */
function addEarlierCalls(): void {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  for (const { name: address, initiatorType, startTime, duration, responseStatus } of entries) {
    const url = new URL(address);
    if (initiatorType !== 'fetch' || !isFollowed(url)) continue;
    const [name, durationMs] = [plainPath(url.pathname), Math.round(duration)];
    const at = Math.round(performance.timeOrigin + startTime);
    events = [...events, { name, at, durationMs, requestId: null }].slice(-MAX_TRACE);
    leave('call', `${name} ${responseStatus || 'no answer'}, ${durationMs} ms`);
  }
}

/** [VAULT-07] From now on each call is timed, with the id under which the server knows it. */
export function startTrace(onAnswer: (call: AnsweredCall) => void): void {
  addEarlierCalls();
  const send = globalThis.fetch;
  globalThis.fetch = async (...requested: Parameters<typeof fetch>) => {
    const [input, init] = requested;
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!isFollowed(address)) return send(...requested);
    const name = `${init?.method ?? 'GET'} ${plainPath(address.pathname)}`;
    const at = Date.now();
    const begun = performance.now();
    const end = (status: number, requestId: string | null): void => {
      const durationMs = Math.max(0, Math.round(performance.now() - begun));
      events = [...events, { name, at, durationMs, requestId }].slice(-MAX_TRACE);
      leave('call', `${name} ${status || 'no answer'}, ${durationMs} ms`);
      onAnswer({ name, status, requestId });
    };
    try {
      const answer = await send(...requested);
      end(answer.status, answer.headers.get('x-request-id'));
      return answer;
    } catch (error) {
      if (!init?.signal?.aborted) end(0, null);
      throw error;
    }
  };
}
