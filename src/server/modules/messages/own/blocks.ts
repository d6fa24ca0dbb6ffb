import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { deleteBlock, insertBlock, listBlocksOf } from './block-store.ts';
import { changed } from '../changing/changed.ts';
import { findSide } from '../reading/conversation-store.ts';

export const listBlocked = read(messagesContract.listBlocked, { policy: signedIn }, async ({ app, caller }) =>
  ok({ people: await listBlocksOf(app.db, caller.session?.userId ?? '') }),
);

/** Who is blocked can write to one no more, in no conversation; what was written stays. */
export const blockPerson = write(
  messagesContract.blockPerson,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const side = await findSide(tx, userId, input.conversationId);
    if (!side?.otherId) return fail({ code: 'messages/not-found' });
    await insertBlock(tx, { userId, blockedId: side.otherId }, app.clock.now());
    await changed({ app, tx }, userId);
    return ok({ userId: side.otherId, isBlocked: true as const });
  },
);

export const unblockPerson = write(
  messagesContract.unblockPerson,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    await deleteBlock(tx, { userId, blockedId: input.userId });
    await changed({ app, tx }, userId);
    return ok({ userId: input.userId, isBlocked: false as const });
  },
);
