import type { App } from '../../../platform/calls/app.ts';

const TIMEOUT_MS = 3000;
const INDEX = '/indexes/listings';

/** One request to the index of the search service, which speaks as Meilisearch does: JSON, the key as a bearer token. */
export async function askExternal(
  app: App,
  path: string,
  { method, body }: { method: 'POST' | 'PATCH'; body: unknown },
): Promise<unknown> {
  const address = new URL(app.config.SEARCH_SERVICE || 'http://unset.invalid');
  const key = decodeURIComponent(address.username);
  const url = `${address.protocol}//${address.host}${address.pathname.replace(/\/$/, '')}${INDEX}${path}`;
  const ask = (): Promise<Response> =>
    fetch(url, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
  // [ERR-08] While it is left alone the own index answers at once.
  const answer = await app.circuits.run('search service', ask, { isBad: ({ status }) => status >= 500 });
  if (!answer.ok) throw new Error(`the search service answered ${answer.status} to ${method} ${path}`);
  return answer.json();
}
