import type { APIRequestContext, Page } from '@playwright/test';
import { publishJug } from './jug.ts';
import { somebody } from './people.ts';
import { somebodyElse } from './own-maker.ts';

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() });

async function answerTo<Answer>(calls: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await calls.post(path, { data, headers: headers() });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Writes about a piece as a buyer; answers with the conversation. */
async function writeAbout(calls: APIRequestContext, productId: string, initialMessage: string): Promise<string> {
  const data = { productId, initialMessage, clientId: crypto.randomUUID() };
  return (await answerTo<{ conversationId: string }>(calls, '/api/messages/conversations', data)).conversationId;
}

export const writeIn = (calls: APIRequestContext, conversationId: string, content: string): Promise<unknown> =>
  answerTo(calls, `/api/messages/conversations/${conversationId}/messages`, { content, clientId: crypto.randomUUID() });

interface Writer {
  calls: APIRequestContext;
  conversationId: string;
}

/** Whoever has the page is a maker with a jug; each name is a new buyer who has written about it. */
export async function makerWithWriters<const Names extends readonly string[]>(page: Page, names: Names) {
  const jug = await publishJug(page, {}, undefined, page.request);
  const writers: Writer[] = [];
  for (const displayName of names) {
    const { calls, sent } = await somebodyElse(page);
    const { email, password } = somebody();
    await sent('post', '/api/accounts/register', { data: { email, password, displayName } });
    const conversationId = await writeAbout(calls, jug.listingId, `Hello, this is ${displayName}.`);
    writers.push({ calls, conversationId });
  }
  return { jug, writers: writers as { -readonly [At in keyof Names]: Writer } };
}
