import { fail, ok, type Result } from '../core/result.ts';
import { MAX_ID, MAX_PRODUCT_TITLE, MAX_REASON } from './limits.ts';
import { type ContentProblem, checkContent } from './content/check-content.ts';

export type IdProblem =
  | { code: 'messages/id-empty'; field: string }
  | { code: 'messages/id-length'; field: string }
  | { code: 'messages/id-characters'; field: string };

/** [MSG-06] An id: 1 to 128 letters, digits, underscores and hyphens. The sentence names its field. */
export function checkId(field: string, id: unknown): Result<string, IdProblem> {
  if (typeof id !== 'string' || id.trim() === '') return fail({ code: 'messages/id-empty', field });
  if (id.length > MAX_ID) return fail({ code: 'messages/id-length', field });
  return /^[A-Za-z0-9_-]+$/.test(id) ? ok(id) : fail({ code: 'messages/id-characters', field });
}

/** [MSG-06] Several ids by their fields; the first that is wrong says so. */
export function checkIds(ids: Readonly<Record<string, unknown>>): Result<true, IdProblem> {
  for (const [field, id] of Object.entries(ids)) {
    const checked = checkId(field, id);
    if (!checked.ok) return checked;
  }
  return ok(true);
}

/** [MSG-06] Why a message is reported. */
export function checkReason(reason: unknown): Result<string, { code: 'messages/invalid-reason' }> {
  const text = typeof reason === 'string' ? reason.trim() : '';
  const length = [...text].length;
  return length < 1 || length > MAX_REASON ? fail({ code: 'messages/invalid-reason' }) : ok(text);
}

interface NewConversation {
  productId: unknown;
  productTitle: unknown;
  sellerId: unknown;
  buyerId: unknown;
  /** Undefined opens the conversation without a word. */
  initialMessage?: unknown;
}
export type ConversationProblem =
  | { code: 'messages/invalid-product-id' }
  | { code: 'messages/invalid-product-title' }
  | { code: 'messages/with-yourself' }
  | { code: 'messages/invalid-initial'; because: ContentProblem }
  | IdProblem;

/** [MSG-06, MSG-07] Whether a conversation about a listing may be: who with whom, about what, and the first words. */
export function checkNewConversation(
  request: NewConversation,
): Result<{ initial: string | null }, ConversationProblem> {
  const { productId, productTitle, sellerId, buyerId, initialMessage } = request;
  if (!checkId('productId', productId).ok) return fail({ code: 'messages/invalid-product-id' });
  const title = typeof productTitle === 'string' ? productTitle.trim() : '';
  if (title === '' || [...title].length > MAX_PRODUCT_TITLE) return fail({ code: 'messages/invalid-product-title' });
  const ids = checkIds({ sellerId, buyerId });
  if (!ids.ok) return ids;
  if (sellerId === buyerId) return fail({ code: 'messages/with-yourself' });
  return checkInitial(initialMessage);
}

/** An initial message is looked at like any other. */
export function checkInitial(
  initialMessage: unknown,
): Result<{ initial: string | null }, Extract<ConversationProblem, { code: 'messages/invalid-initial' }>> {
  if (initialMessage === undefined) return ok({ initial: null });
  const content = checkContent(initialMessage);
  return content.ok
    ? ok({ initial: content.value })
    : fail({ code: 'messages/invalid-initial', because: content.problem });
}

interface Sending {
  senderId: string;
  receiverId: string;
  participants: readonly (string | null)[];
}

/** [MSG-03, INV-16] The sender is of the conversation, and not the receiver. */
export function checkSender({
  senderId,
  receiverId,
  participants,
}: Sending): Result<true, { code: 'messages/not-part' } | { code: 'messages/to-yourself' }> {
  if (!participants.includes(senderId)) return fail({ code: 'messages/not-part' });
  return senderId === receiverId ? fail({ code: 'messages/to-yourself' }) : ok(true);
}
