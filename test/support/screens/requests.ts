import { type Kind, type Line, LineRequest } from './line.ts';
import type { Answer } from './wire.ts';

type PageWindow = Window & typeof globalThis;

interface Sent {
  method: string;
  path: string | URL;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}
type Send = (kind: Kind, sent: Sent, signal: AbortSignal) => Promise<Answer>;

/** Realm of the page: what is read must be an object of the page, or React Query takes it for none of its own. */
const asPageAnswer = (window: PageWindow, response: Response): Response =>
  Object.assign(response, { json: async () => window.JSON.parse(await response.text()) as unknown });

const NO_BODY = new Set([101, 204, 205, 304]);

const asResponse = ({ status, headers, body }: Answer): Response =>
  new Response(NO_BODY.has(status) ? null : body, { status, headers });

const fetchOf =
  (window: PageWindow, send: Send) =>
  async (path: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const sent = { method: init.method ?? 'GET', path, headers, body: (init.body as string | null) ?? undefined };
    const signal = new AbortController();
    init.signal?.addEventListener('abort', () => signal.abort());
    if (init.signal?.aborted) signal.abort();
    try {
      return asPageAnswer(window, asResponse(await send('fetch', sent, signal.signal)));
    } catch (error) {
      if (signal.signal.aborted) throw new window.DOMException('The call was dropped.', 'AbortError');
      throw new window.TypeError(error instanceof Error ? error.message : 'Failed to fetch');
    }
  };

/** The DOM's own goes past the line: no test would hold, lose or hear what it sends. As much of it as uploads need. */
const xmlHttpRequestOf = (window: PageWindow, send: Send) =>
  class extends window.EventTarget {
    readonly upload = new window.EventTarget();
    status = 0;
    responseText = '';
    private answered: Response | null = null;
    private readonly headers: Record<string, string> = {};
    private readonly dropped = new AbortController();
    private method = 'GET';
    private path = '';
    open(method: string, path: string): void {
      Object.assign(this, { method, path });
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.answered?.headers.get(name) ?? null;
    }
    abort(): void {
      this.dropped.abort();
      this.dispatchEvent(new window.Event('abort'));
    }
    send(body: Blob | string | null = null): void {
      void this.exchange(body).then(
        () => this.dispatchEvent(new window.Event('load')),
        () => this.dropped.signal.aborted || this.dispatchEvent(new window.Event('error')),
      );
    }
    private async exchange(content: Blob | string | null): Promise<void> {
      const { method, path, headers, dropped } = this;
      const isText = typeof content === 'string' || content === null;
      const body = isText ? (content ?? undefined) : new Uint8Array(await content.arrayBuffer());
      this.answered = asResponse(await send('xhr', { method, path, headers, body }, dropped.signal));
      this.responseText = await this.answered.text();
      this.status = this.answered.status;
      // By then all of it has left.
      const size = typeof body === 'string' ? new TextEncoder().encode(body).length : (body?.length ?? 0);
      const facts = { loaded: size, total: size, lengthComputable: true };
      if (size > 0) this.upload.dispatchEvent(new window.ProgressEvent('progress', facts));
    }
  };

/** What scripts of the page send goes over its line, until it is left. */
export function addRequests(window: PageWindow, line: Line, over: AbortSignal): void {
  /** What a browser knows of the calls that it sent. */
  const timings: object[] = [];
  const send: Send = async (kind, { method, path, headers: given, body }, signal) => {
    const headers = { ...given, ...(method === 'GET' ? {} : { origin: window.location.origin }) };
    const request = new LineRequest({ method, url: new URL(path, window.location.href).href, headers, body }, kind);
    const startTime = window.performance.now();
    try {
      const answer = await line.send(request, AbortSignal.any([signal, over]));
      const duration = window.performance.now() - startTime;
      if (kind === 'fetch')
        timings.push({ name: request.url(), initiatorType: kind, startTime, duration, responseStatus: answer.status });
      return answer;
    } catch (error) {
      // A page that has been left hears no more.
      if (over.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
  Object.assign(window.performance, { getEntriesByType: () => timings });
  Object.assign(window, { fetch: fetchOf(window, send), XMLHttpRequest: xmlHttpRequestOf(window, send) });
}
