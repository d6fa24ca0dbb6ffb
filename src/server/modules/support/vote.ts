import { fail, ok } from '#domain/core/result.ts';
import { isArticle } from '#domain/support/article-list.ts';
import { supportContract } from '#domain/support/contract.ts';
import { read, write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { findVote, saveVote } from './vote-store.ts';
import { createHash } from 'node:crypto';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';

const COOKIE = 'support_visitor';
const YEAR = 365 * 24 * 60 * 60;
const form = /^[A-Za-z0-9_-]{22}$/;

const guest = (token: string): string => `guest:${createHash('sha256').update(token).digest('base64url')}`;

/** Whose vote it is: a person's, or that of a browser which has voted before; null for one that has not. */
function findVoter(caller: Caller): string | null {
  if (caller.session) return caller.session.userId;
  const token = caller.cookie(COOKIE) ?? '';
  return form.test(token) ? guest(token) : null;
}

/** A browser gets its cookie with its first vote, and not before. */
function newVoter(app: App, caller: Caller): string {
  const token = Buffer.from(app.random.bytes(16)).toString('base64url');
  caller.setCookie(COOKIE, token, { maxAgeSeconds: YEAR });
  return guest(token);
}

/** [UX-72] Whether an article helped. Saying it again changes nothing; saying the other changes the one vote. */
export const vote = write(
  supportContract.vote,
  { policy: anyone, idempotency: 'none', limit: { times: 60, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller, tx }) => {
    const { article, helpful } = input;
    if (!isArticle(article)) return fail({ code: 'support/article-not-found' });
    const voter = findVoter(caller) ?? newVoter(app, caller);
    await saveVote(tx, { article, voter, helpful, now: app.clock.now() });
    return ok({ helpful });
  },
);

export const getVote = read(supportContract.getVote, { policy: anyone }, async ({ input, app, caller }) => {
  if (!isArticle(input.article)) return fail({ code: 'support/article-not-found' });
  const voter = findVoter(caller);
  return ok({ helpful: voter ? await findVote(app.db, { article: input.article, voter }) : null });
});
