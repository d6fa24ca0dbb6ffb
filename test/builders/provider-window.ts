import type { Browser } from './sale.ts';

/** How a sign-in window ended, as it tells the shop's window. */
export interface WindowOutcome {
  attempt: string;
  kind: string;
  code?: string;
  pending?: string;
}

type Jar = Map<string, Map<string, string>>;

/** One request without following: keeps cookies per host, and those of the shop in the browser's own jar. */
async function step(jar: Jar, url: URL, init: RequestInit = {}): Promise<Response> {
  const cookies = jar.get(url.host) ?? new Map<string, string>();
  jar.set(url.host, cookies);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, {
    ...init,
    redirect: 'manual',
    headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
  });
  for (const set of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return answer;
}

/** Follows redirects until a page comes, or until `stopAt` is about to be asked. */
async function follow(jar: Jar, from: URL, stopAt?: string): Promise<{ url: URL; answer: Response | null }> {
  let url = from;
  for (let hop = 0; hop < 10; hop += 1) {
    if (stopAt && url.pathname === stopAt) return { url, answer: null };
    const answer = await step(jar, url);
    const next = answer.headers.get('location');
    if (!next) return { url, answer };
    url = new URL(next, url);
  }
  throw new Error('redirected without end');
}

export const outcomeOf = (html: string): WindowOutcome =>
  JSON.parse(/id="outcome">([^<]+)</.exec(html)?.[1] ?? '{}') as WindowOutcome;

/** Opens the sign-in window, chooses an account at the provider, and comes back as far as the address of the answer. */
export async function providerAnswer(
  shop: string,
  browser: Browser,
  form: Record<string, string>,
  query = '',
): Promise<{ url: URL; jar: Jar }> {
  const jar: Jar = new Map([[new URL(shop).host, browser.cookies]]);
  const start = new URL(`/sign-in/google?attempt=${crypto.randomUUID()}${query}`, shop);
  const { url } = await follow(jar, start, undefined);
  const sent = await step(jar, url, { method: 'POST', body: new URLSearchParams(form) });
  const { url: back } = await follow(jar, new URL(sent.headers.get('location') ?? '', url), '/sign-in/google/callback');
  return { url: back, jar };
}

/** The whole way: what the shop's window is told in the end. */
export async function throughWindow(
  shop: string,
  browser: Browser,
  form: Record<string, string>,
  query = '',
): Promise<WindowOutcome> {
  const { url, jar } = await providerAnswer(shop, browser, form, query);
  return outcomeOf(await (await step(jar, url)).text());
}
