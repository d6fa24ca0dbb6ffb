import http from 'node:http';

/* What is asked over HTTP in this process and what is answered; whether anything is asked while an earlier request is under way. */

const HEADERS = [
  'content-type',
  'cache-control',
  'content-disposition',
  'location',
  'vary',
  'allow',
  'www-authenticate',
];

/** Of pieces that are alike the first few are shown, and how the house is hangs on the machine. */
const OF_CHANCE = /^\/api\/(search|home|categories|follows|shops\/|listings\/[^/]+\/related|admin\/health)/;

interface Watch {
  onAsked(step: Asked): void;
  onBeside(): void;
}
export interface Asked {
  line: string;
  body?: string;
}

const kept = globalThis as { watchedAnswers?: Watch | null };

/** A cookie's name and what it is for, without its value. */
const cookieOf = (cookie: string): string => cookie.replace(/^([^=]+)=[^;]*/, '$1').replace(/(expires)=[^;]*/i, '$1');

function lineOf(method: string, url: string, { status, headers }: Response): string {
  const { pathname, search } = new URL(url);
  const shown = HEADERS.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  return [`${method} ${pathname}${search} ${status}`, ...shown, ...headers.getSetCookie().map(cookieOf)].join(' | ');
}

/** Steps go to the file that asked last, if to any: all files of a worker share `fetch`. */
export function watchAnswers(watch: Watch | null): void {
  const isHooked = kept.watchedAnswers !== undefined;
  if (watch || isHooked) kept.watchedAnswers = watch;
  if (watch && !isHooked) hook();
}

function hook(): void {
  const steps = new WeakMap<Response, Asked>();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!kept.watchedAnswers) return fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const step: Asked = { line: `${method} ${url}` };
    kept.watchedAnswers.onAsked(step);
    const response = await fetch(input, init);
    step.line = lineOf(method, response.url || url, response);
    steps.set(response, step);
    return response;
  };
  const keep = (response: Response, body: string): void => {
    const step = steps.get(response);
    if (
      step &&
      !OF_CHANCE.test(new URL(response.url || 'http://here').pathname) &&
      !/html|pdf|image|octet|zip|event-stream/.test(response.headers.get('content-type') ?? '')
    )
      step.body = body;
  };
  const prototype: Record<'text' | 'json' | 'arrayBuffer', (this: Response) => Promise<unknown>> = Response.prototype;
  const { text, json, arrayBuffer } = Response.prototype;
  prototype.text = async function (this: Response) {
    const read = await text.call(this);
    keep(this, read);
    return read;
  };
  prototype.json = async function (this: Response) {
    const read: unknown = await json.call(this);
    keep(this, JSON.stringify(read));
    return read;
  };
  prototype.arrayBuffer = async function (this: Response) {
    const read = await arrayBuffer.call(this);
    keep(this, new TextDecoder().decode(read));
    return read;
  };

  const underWay = new WeakMap<http.Server, number>();
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function (this: http.Server, event: string, ...args: unknown[]) {
    if (event === 'request' && kept.watchedAnswers) {
      const now = (underWay.get(this) ?? 0) + 1;
      underWay.set(this, now);
      if (now > 1) kept.watchedAnswers?.onBeside();
      let isOver = false;
      const end = (): void => {
        if (!isOver) underWay.set(this, (underWay.get(this) ?? 1) - 1);
        isOver = true;
      };
      const answer = args[1] as http.ServerResponse;
      answer.once('finish', end);
      answer.once('close', end);
    }
    return (emit as (...all: unknown[]) => boolean).call(this, event, ...args);
  } as typeof emit;
}
