import { type APIRequestContext, type Page, request } from '@playwright/test';
import { fromSomewhere, somebody } from './people.ts';

/** A call that must succeed. */
type Sent = (method: 'post' | 'put', path: string, options: object) => Promise<Record<string, string>>;

/** Calls of somebody that must succeed. */
export const sentBy =
  (calls: APIRequestContext): Sent =>
  async (method, path, options) => {
    const answer = await calls[method](path, options);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };

/** Calls of somebody beside whoever has the page, at the same shop. */
export async function somebodyElse(page: Page): Promise<{ calls: APIRequestContext; sent: Sent }> {
  const { origin } = new URL((await page.request.get('/api/home')).url());
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin, ...fromSomewhere() } });
  return { calls, sent: sentBy(calls) };
}

export interface OwnMaker {
  /** Calls as the maker. */
  maker: APIRequestContext;
  sent: Sent;
}

/** A maker with a new account, beside whoever has the page. */
export async function ownMaker(page: Page): Promise<OwnMaker> {
  const { calls: maker, sent } = await somebodyElse(page);
  const { email, password } = somebody();
  await sent('post', '/api/accounts/register', { data: { email, password, displayName: 'Rita Costa' } });
  return { maker, sent };
}

/** One for each product, whichever worker asks first. */
async function openUsualMaker(page: Page): Promise<OwnMaker> {
  const { calls: maker, sent } = await somebodyElse(page);
  const person = { email: 'rita.costa@example.com', password: 'linen-and-oak' };
  const opened = await maker.post('/api/accounts/register', { data: { ...person, displayName: 'Rita Costa' } });
  if (!opened.ok()) await sent('post', '/api/accounts/sign-in', { data: person });
  return { maker, sent };
}

let known: Promise<OwnMaker> | undefined;

/** The maker of what journeys publish again and again: the same pictures of one maker are kept and encoded once. */
export const usualMaker = (page: Page): Promise<OwnMaker> => (known ??= openUsualMaker(page));
