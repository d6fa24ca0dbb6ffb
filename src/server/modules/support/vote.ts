import { fail, ok } from '#domain/core/result.ts';
import { isArticle } from '#domain/support/article-list.ts';
import { supportContract } from '#domain/support/contract.ts';
import { read, write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { findVote, saveVote } from './vote-store.ts';
import { findVoter, newVoter } from './voter.ts';

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
