import { fail, ok } from '#domain/core/result.ts';
import { findArticle } from '#domain/support/article-list.ts';
import { supportContract } from '#domain/support/contract.ts';
import { read, write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { forgetTickets } from './ticket-store.ts';
import { findVote, forgetVotes, saveVote } from './vote-store.ts';
import { findVoter, newVoter } from './voter.ts';
import { react } from '../../platform/events/reaction.ts';

/** [UX-72] Whether an article helped. Saying it again changes nothing; saying the other changes the one vote. */
export const vote = write(
  supportContract.vote,
  { policy: anyone, idempotency: 'none', limit: { times: 60, seconds: 3600, by: 'ip' } },
  async ({ input, app, caller, tx }) => {
    const { article, helpful } = input;
    if (!findArticle(article)) return fail({ code: 'support/article-not-found' });
    const voter = findVoter(caller) ?? newVoter(app, caller);
    await saveVote(tx, { article, voter, helpful, now: app.clock.now() });
    return ok({ helpful });
  },
);

export const getVote = read(supportContract.getVote, { policy: anyone }, async ({ input, app, caller }) => {
  if (!findArticle(input.article)) return fail({ code: 'support/article-not-found' });
  const voter = findVoter(caller);
  return ok({ helpful: voter ? await findVote(app.db, { article: input.article, voter }) : null });
});

/** [SUP-02] The votes of somebody who is gone still count, nobody can tell whose they were; their letters go. */
export const onAccountDeleted = react({
  name: 'support.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await forgetVotes(tx, event.payload.userId);
    await forgetTickets(tx, event.payload.userId);
  },
});
