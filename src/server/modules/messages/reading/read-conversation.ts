import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { fail, ok } from '#domain/core/result.ts';
import { sendingLimits } from '#domain/messages/allowance.ts';
import { checkIds } from '#domain/messages/check-ids.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { type RefusalCode, refusalOf, waitOf } from '#domain/messages/decide-send.ts';
import type { Conversation, ConversationContext } from '#domain/messages/model.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { read } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { findOrderForBoth, findOther, findProduct } from './about-store.ts';
import { contextOfOrder, contextOfProduct, findSubject } from './about.ts';
import { findAbout, findConversation as findStored, findSide, listMessagesOf } from './conversation-store.ts';
import { named } from './read-inbox.ts';
import { showMessages } from './show-messages.ts';
import { findAuditEntries } from '../sending/send-store.ts';

const spoken = (code: RefusalCode | null, caller: Caller): { code: string; message: string } | null =>
  code === null ? null : { code, message: sentenceOf(messageProblemTexts, { code }, caller.language) };

async function contextOf(
  db: Queryable,
  userId: string,
  { orderId, productId }: Conversation,
): Promise<ConversationContext | null> {
  const order = orderId === null ? null : await findOrderForBoth(db, orderId, userId);
  if (order) return contextOfOrder(order);
  const product = productId === null ? null : await findProduct(db, { listingId: productId, readerId: userId });
  return product ? contextOfProduct(product) : null;
}

/** [MSG-15] One conversation with the card beside its thread. */
export const getConversation = read(
  messagesContract.getConversation,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const ids = checkIds({ conversationId: input.conversationId });
    if (!ids.ok) return ids;
    const userId = caller.session?.userId ?? '';
    const { conversationId } = input;
    const [match, actions] = await Promise.all([
      findStored(app.db, userId, conversationId),
      findAuditEntries(app.db, { userId, kind: 'message', limits: sendingLimits, conversationId }),
    ]);
    if (!match) return fail({ code: 'messages/not-found' });
    const { conversation, hasBlocked, isBlocked, seenNumber } = match;
    const { messageType, status } = conversation;
    const refusal = refusalOf({ messageType, isClosed: status === 'closed', hasBlocked, isBlocked });
    return ok({
      conversation: named(app, conversation),
      context: await contextOf(app.db, userId, conversation),
      seenNumber,
      refusal: spoken(refusal, caller),
      isBlocked: hasBlocked,
      wait: waitOf(actions.now, app.clock.now()),
    });
  },
);

/** [MSG-03] Where one would write about a listing or an order, before or after the first word. */
export const findConversation = read(
  messagesContract.findConversation,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const userId = caller.session?.userId ?? '';
    const subject = await findSubject(app.db, userId, input);
    if (!subject.ok) return subject;
    const { sellerId, buyerId, context } = subject.value;
    if (sellerId === buyerId) return fail({ code: 'messages/with-yourself' });
    const role = userId === sellerId ? ('seller' as const) : ('buyer' as const);
    const otherRole = role === 'seller' ? ('buyer' as const) : ('seller' as const);
    const [there, other] = await Promise.all([
      findAbout(app.db, userId, subject.value),
      findOther(app.db, { userId, otherId: otherRole === 'buyer' ? buyerId : sellerId, otherRole }),
    ]);
    const { isClosed, hasBlocked, isBlocked, ...correspondent } = other;
    const refusal = refusalOf({ messageType: 'inquiry', isClosed, hasBlocked, isBlocked });
    const conversationId = there?.hasSide ? there.id : null;
    return ok({ conversationId, with: correspondent, role, context, refusal: spoken(refusal, caller) });
  },
);

interface Wanted {
  before?: number | undefined;
  after?: number | undefined;
  around?: number | undefined;
  limit: number;
}

/** From which number on, in which direction; around one is the page that ends half a page behind it. */
function beyondOf({ before, after, around, limit }: Wanted): { number: number; isOlder: boolean } | null {
  if (after !== undefined) return { number: after, isOlder: false };
  if (before !== undefined) return { number: before, isOlder: true };
  return around === undefined ? null : { number: around + Math.ceil(limit / 2), isOlder: true };
}

/** [MSG-11] Messages in the order they were written; their numbers have no gap, so that both ends are known. */
export const listMessages = read(
  messagesContract.listMessages,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const ids = checkIds({ conversationId: input.conversationId });
    if (!ids.ok) return ids;
    const userId = caller.session?.userId ?? '';
    const { conversationId, limit } = input;
    const side = await findSide(app.db, userId, conversationId);
    if (!side) return fail({ code: 'messages/unauthorized' });
    const { sellerId, messageCount } = side;
    const stored = await listMessagesOf(app.db, { userId, sellerId, conversationId, beyond: beyondOf(input), limit });
    const items = await showMessages({ app }, stored);
    const [first, last] = [items.at(0)?.number, items.at(-1)?.number];
    return ok({
      items,
      hasOlder: first === undefined ? (input.after ?? 0) > 0 && messageCount > 0 : first > 1,
      hasNewer: last === undefined ? false : last < messageCount,
    });
  },
);
