import { CookieJar } from './jsdom.ts';

/** What is asked: by the document, a script, a call, or a test. */
export interface Ask {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** What came back, whole. */
export interface Answer {
  status: number;
  url: string;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
}

const MAX_HOPS = 10;
/** Files of the build have their content in their name: one fetch for the whole run. */
const assets = new Map<string, Answer>();

/** One person's browser on the network: its cookies, and an address of its own, so that limits of tests do not meet. */
export class Wire {
  readonly jar = new CookieJar();
  readonly from: string;

  constructor() {
    const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
    this.from = `10.${a}.${b}.${c}`;
  }

  /** The raw answer, as it begins to come; redirects are not followed. */
  async begin({ method, url, headers, body }: Ask, signal: AbortSignal): Promise<Response> {
    const cookie = this.jar.getCookieStringSync(url);
    const response = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal,
      headers: { 'x-forwarded-for': this.from, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of response.headers.getSetCookie()) this.jar.setCookieSync(line, url, { ignoreError: true });
    return response;
  }

  /** The whole answer, after redirects. */
  async send(ask: Ask, signal: AbortSignal): Promise<Answer> {
    const { pathname } = new URL(ask.url);
    const stored = assets.get(ask.url);
    if (stored) return stored;
    let now = ask;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      const response = await this.begin(now, signal);
      const to = response.headers.get('location');
      const body = new Uint8Array(await response.arrayBuffer());
      if (to && response.status >= 300 && response.status < 400) {
        now = { method: 'GET', url: new URL(to, now.url).href, headers: ask.headers };
        continue;
      }
      const headers = [...response.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name));
      const answer = { status: response.status, url: now.url, headers, body };
      if (pathname.startsWith('/assets/') && response.ok) assets.set(ask.url, answer);
      return answer;
    }
    throw new Error(`Too many redirects from ${ask.url}`);
  }
}

const texts = new WeakMap<Answer, string>();

/** What came, as text; decoded once, since pages read the same files. */
export function textOf(answer: Answer): string {
  const text = texts.get(answer) ?? new TextDecoder().decode(answer.body);
  texts.set(answer, text);
  return text;
}
