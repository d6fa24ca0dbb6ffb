import { thrownIn } from '../journeys/thrown-in.ts';
import { type Answer, type Ask, textOf, Wire } from './wire.ts';

export type Kind = 'document' | 'script' | 'stylesheet' | 'fetch' | 'xhr';
export type Pattern = string | RegExp | ((url: URL) => boolean);

/** A pattern of an address, as Playwright has them. */
export function matches(pattern: Pattern, url: string, base: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url);
  if (typeof pattern === 'function') return pattern(new URL(url));
  const glob = pattern.startsWith('/') ? new URL(pattern, base).href : pattern;
  const text = glob.replace(/[.+^$|()[\]\\]/g, '\\$&').replace(/\*\*\/?|\*|\?/g, (star) => {
    if (star === '**/') return '(?:.*/)?';
    if (star === '**') return '.*';
    return star === '*' ? '[^/]*' : '\\?';
  });
  return new RegExp(`^${text}$`).test(url);
}

/** A request, with the part of Playwright's words that tests use. */
export class LineRequest {
  readonly ask: Ask;
  readonly kind: Kind;
  constructor(ask: Ask, kind: Kind) {
    this.ask = ask;
    this.kind = kind;
  }
  method = (): string => this.ask.method;
  url = (): string => this.ask.url;
  headers = (): Record<string, string> => this.ask.headers;
  resourceType = (): Kind => this.kind;
  postData = (): string | null =>
    typeof this.ask.body === 'string' ? this.ask.body : this.ask.body ? new TextDecoder().decode(this.ask.body) : null;
  postDataJSON = (): unknown => JSON.parse(this.postData() ?? 'null');
}

export class LineResponse {
  readonly answer: Answer;
  readonly lineRequest: LineRequest | null;
  constructor(answer: Answer, input: LineRequest | null = null) {
    this.answer = answer;
    this.lineRequest = input;
  }
  request = (): LineRequest | null => this.lineRequest;
  url = (): string => this.answer.url;
  status = (): number => this.answer.status;
  ok = (): boolean => this.answer.status >= 200 && this.answer.status < 300;
  headers = (): Record<string, string> => Object.fromEntries(this.answer.headers);
  body = async (): Promise<Buffer> => Buffer.from(this.answer.body);
  text = async (): Promise<string> => textOf(this.answer);
  json = async (): Promise<unknown> => JSON.parse(textOf(this.answer));
}

interface Fulfil {
  response?: LineResponse;
  status?: number;
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  contentType?: string;
}

type Decision = 'continue' | 'fallback' | 'abort' | Answer;

const bytes = (text: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

/** What a test decides about one request. */
class Route {
  readonly decided: Promise<Decision>;
  private readonly decide: (decision: Decision) => void;
  private readonly lineRequest: LineRequest;
  private readonly wire: Wire;
  constructor(input: LineRequest, wire: Wire) {
    const { promise, resolve } = Promise.withResolvers<Decision>();
    this.decided = promise;
    this.decide = resolve;
    this.lineRequest = input;
    this.wire = wire;
  }
  request = (): LineRequest => this.lineRequest;
  fetch = async (): Promise<LineResponse> =>
    new LineResponse(await this.wire.send(this.lineRequest.ask, new AbortController().signal), this.lineRequest);
  continue = async (): Promise<void> => this.decide('continue');
  fallback = async (): Promise<void> => this.decide('fallback');
  abort = async (): Promise<void> => this.decide('abort');
  fulfill = async ({ response, status, json, body, headers, contentType }: Fulfil = {}): Promise<void> => {
    const type = contentType ?? (json === undefined ? undefined : 'application/json');
    this.decide({
      status: status ?? response?.status() ?? 200,
      url: this.lineRequest.url(),
      headers: [
        ...(headers || type ? [] : (response?.answer.headers ?? [])),
        ...Object.entries(headers ?? {}),
        ...(type ? [['content-type', type] as [string, string]] : []),
      ],
      body:
        json === undefined
          ? body === undefined
            ? (response?.answer.body ?? bytes(''))
            : bytes(body)
          : bytes(JSON.stringify(json)),
    });
  };
}

export type Handler = (route: Route, request: LineRequest) => unknown;
export interface LineEvents {
  request: LineRequest;
  response: LineResponse;
  requestfinished: LineRequest;
  requestfailed: LineRequest;
  console: { type: () => string; text: () => string };
}

/** The line between one page and the shop. What a test registers last is asked first. */
export class Line {
  readonly wire: Wire;
  readonly base: string;
  /** Of documents and files that are not there the browser complains too. */
  readonly complain: (text: string) => void;
  routes: { pattern: Pattern; handler: Handler; left: number }[] = [];
  underWay = 0;
  private readonly listeners: { [Name in keyof LineEvents]: Set<(each: LineEvents[Name]) => void> } = {
    request: new Set(),
    response: new Set(),
    requestfinished: new Set(),
    requestfailed: new Set(),
    console: new Set(),
  };

  constructor(wire: Wire, base: string, complain: (text: string) => void) {
    this.wire = wire;
    this.base = base;
    this.complain = complain;
  }

  on<Name extends keyof LineEvents>(name: Name, listener: (each: LineEvents[Name]) => void): () => void {
    this.listeners[name].add(listener);
    return () => this.off(name, listener);
  }

  off<Name extends keyof LineEvents>(name: Name, listener: (each: LineEvents[Name]) => void): void {
    this.listeners[name].delete(listener);
  }

  private emit<Name extends keyof LineEvents>(name: Name, each: LineEvents[Name]): void {
    for (const listener of this.listeners[name]) listener(each);
  }

  /** Mistakes that the page writes to the console. */
  log(text: string, complaints: string[]): void {
    complaints.push(text);
    this.emit('console', { type: () => 'error', text: () => text });
  }

  /** Throws where the connection fails. */
  async send(input: LineRequest, signal: AbortSignal): Promise<Answer> {
    this.underWay += 1;
    this.emit('request', input);
    const thrown = thrownIn(input);
    if (thrown) this.complain(thrown);
    try {
      const answer = await Promise.race([this.answer(input, signal), dropped(signal)]);
      if (answer.status >= 400)
        this.complain(`Failed to load resource: the server responded with a status of ${answer.status}`);
      this.emit('response', new LineResponse(answer, input));
      // The page has it by then.
      setTimeout(() => this.emit('requestfinished', input));
      return answer;
    } catch (error) {
      setTimeout(() => this.emit('requestfailed', input));
      if (!signal.aborted) this.complain('Failed to load resource: net::ERR_FAILED');
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  private async answer(input: LineRequest, signal: AbortSignal): Promise<Answer> {
    for (const route of this.routes.toReversed()) {
      if (route.left <= 0 || !matches(route.pattern, input.url(), this.base)) continue;
      route.left -= 1;
      const decision = new Route(input, this.wire);
      const failed = Promise.resolve(route.handler(decision, input)).then(() => decision.decided);
      const decided = await Promise.race([decision.decided, failed]);
      if (decided === 'fallback') continue;
      if (decided === 'abort') throw new TypeError('Failed to fetch');
      if (decided !== 'continue') return decided;
      break;
    }
    return this.wire.send(input.ask, signal);
  }
}

const dropped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const drop = (): void => reject(signal.reason as Error);
    if (signal.aborted) drop();
    else signal.addEventListener('abort', drop, { once: true });
  });
