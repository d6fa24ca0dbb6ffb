import { listingsContract } from '#domain/listings/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { deleteDraft, findDraft, mayKeep, saveDraft } from './draft-store.ts';

/** [DASH-02] Keeps the form of a listing as it stands, half or whole, for every device of its maker. */
export const writeDraft = write(
  listingsContract.keepDraft,
  { policy: signedIn, idempotency: 'none', limit: { times: 3000, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (!(await mayKeep(tx, sellerId, input.id))) return fail({ code: 'listings/not-found' });
    const now = app.clock.now();
    await saveDraft(tx, { sellerId, ...input, now });
    return ok({ savedAt: now.toISOString() });
  },
);

export const getDraft = read(listingsContract.getDraft, { policy: signedIn }, async ({ input, app, caller }) =>
  ok({ draft: await findDraft(app.db, caller.session?.userId ?? '', input.id) }),
);

export const dropDraft = write(
  listingsContract.dropDraft,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    await deleteDraft(tx, caller.session?.userId ?? '', input.id);
    return ok({ dropped: true as const });
  },
);
