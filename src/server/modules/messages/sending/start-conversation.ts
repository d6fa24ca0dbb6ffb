import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { checkAllowance, sendingLimits, startingLimits } from '#domain/messages/allowance.ts';
import { checkIds, checkInitial, checkNewConversation, type ConversationProblem } from '#domain/messages/check-ids.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { decideSend, refusalOf } from '#domain/messages/decide-send.ts';
import type { Message } from '#domain/messages/model.ts';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { findOther } from '../reading/about-store.ts';
import { findSubject, type Subject } from '../reading/about.ts';
import { attachmentsOf } from './attachments.ts';
import { findAbout, addParticipant, insertConversation, reopen } from '../reading/conversation-store.ts';
import { showMessage } from '../reading/show-messages.ts';
import { postMessage } from './post-message.ts';
import { findAuditEntries, findSendable, lockWriter, storeOperation } from './send-store.ts';

interface ConversationRequest {
  orderId?: string | undefined;
  isReturn: boolean;
  initialMessage?: string | undefined;
  clientId: string;
  attachments: readonly { id: string; alt: string }[];
}
interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}

function checkedBySubject(
  subject: Subject,
  { initialMessage }: ConversationRequest,
): Result<{ initial: string | null }, ConversationProblem> {
  if (subject.orderId === null)
    return checkNewConversation({ ...subject, productTitle: subject.title, initialMessage });
  if (subject.sellerId === subject.buyerId) return fail({ code: 'messages/with-yourself' });
  return checkInitial(initialMessage);
}

/** [MSG-06] The rule's word on who, what and the first words; the sentence of what is wrong with these stands in the sentence of the whole. */
function checked(subject: Subject, request: ConversationRequest, caller: Caller) {
  const looked = checkedBySubject(subject, request);
  if (looked.ok) return looked;
  const { problem } = looked;
  if (problem.code !== 'messages/invalid-initial') return fail(problem);
  const { because } = problem;
  return fail({
    code: problem.code,
    reason: because.code,
    reasonText: sentenceOf(messageProblemTexts, because, caller.language),
  });
}

/** The conversation about something: the one that there is, opened again, or a new one that counts for the limit. */
async function ensureConversation({ app, tx, caller }: Work, subject: Subject, isReturn: boolean) {
  const userId = caller.session?.userId ?? '';
  const now = app.clock.now();
  const earlier = await findAbout(tx, userId, subject);
  if (earlier !== null) {
    const conversationId = earlier.id;
    if (!earlier.hasSide) addParticipant(tx, { userId, conversationId, now });
    await reopen(tx, { userId, conversationId, isReturn });
    return ok({ conversationId, isNew: false });
  }
  const actions = await findAuditEntries(tx, {
    userId,
    kind: 'conversation',
    limits: startingLimits,
    conversationId: '',
  });
  const allowed = checkAllowance(startingLimits, actions.now, now);
  if (!allowed.ok) return allowed;
  const id = prefixedId('thread', app.ids.uuid());
  const { context: _context, title: _title, picture: _picture, ...about } = subject;
  const aboutOrder = isReturn ? ('return' as const) : ('order' as const);
  const isMade = await insertConversation(tx, {
    ...about,
    id,
    startedBy: userId,
    messageType: subject.orderId === null ? 'inquiry' : aboutOrder,
    productTitle: subject.title,
    productImage: subject.picture,
    now,
  });
  // The other side began the same one in this very moment.
  if (!isMade) {
    const conversationId = (await findAbout(tx, userId, subject))?.id ?? '';
    addParticipant(tx, { userId, conversationId, now });
    return ok({ conversationId, isNew: false });
  }
  storeOperation(tx, { userId, kind: 'conversation', id, conversationId: id, now });
  return ok({ conversationId: id, isNew: true });
}

async function sendFirst({ app, tx, caller }: Work, conversationId: string, request: ConversationRequest) {
  const senderId = caller.session?.userId ?? '';
  const { clientId } = request;
  const facts = await findSendable(tx, { senderId, conversationId, clientId }, sendingLimits);
  if (!facts) return fail({ code: 'messages/not-part' as const });
  if (facts.earlier) return ok(await showMessage({ app, db: tx }, facts.earlier));
  const prepared = decideSend({ ...facts, senderId }, request.initialMessage, app.clock.now());
  if (!prepared.ok) return prepared;
  const attachments = await attachmentsOf(tx, senderId, request.attachments);
  if (!attachments.ok) return attachments;
  const posted = { ...facts, conversationId, senderId, clientId, attachments: attachments.value };
  return ok(await showMessage({ app, db: tx }, await postMessage(app, tx, { ...posted, prepared: prepared.value })));
}

/** [MSG-03] A buyer writes about a listing, or either side about their order. */
export const startConversation = write(
  messagesContract.startConversation,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const ids = checkIds({ clientId: input.clientId });
    if (!ids.ok) return ids;
    const now = app.clock.now();
    lockWriter(tx, userId, now);
    const subject = await findSubject(tx, userId, input);
    if (!subject.ok) return subject;
    const looked = checked(subject.value, input, caller);
    if (!looked.ok) return looked;
    const { sellerId, buyerId } = subject.value;
    const otherRole = userId === sellerId ? 'buyer' : 'seller';
    const other = await findOther(tx, { userId, otherId: otherRole === 'buyer' ? buyerId : sellerId, otherRole });
    const refusal = refusalOf({ ...other, messageType: 'inquiry' });
    if (refusal) return fail({ code: refusal });
    const work = { app, tx, caller };
    const conversation = await ensureConversation(work, subject.value, input.isReturn);
    if (!conversation.ok) return conversation;
    let message: Message | null = null;
    if (looked.value.initial !== null) {
      const sent = await sendFirst(work, conversation.value.conversationId, input);
      if (!sent.ok) return sent;
      message = sent.value;
    }
    return ok({ ...conversation.value, message });
  },
);
