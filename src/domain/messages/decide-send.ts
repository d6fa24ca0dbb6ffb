import { fail, ok, type Result } from '../core/result.ts';
import { checkAllowance, type OldestThatCount, sendingLimits, type LimitCode } from './allowance.ts';
import { checkContent, type ContentProblem, previewOf } from './content/check-content.ts';
import { checkSender } from './check-ids.ts';
import type { MessageType, Wait } from './model.ts';
import { rankScore, spamScore } from './spam/spam-score.ts';

/** What is known of a conversation when somebody wants to write in it. */
export interface SendFacts {
  senderId: string;
  receiverId: string;
  sellerId: string;
  buyerId: string;
  messageType: MessageType;
  isClosed: boolean;
  isSenderActive: boolean;
  hasBlocked: boolean;
  isBlocked: boolean;
  sends: { now: OldestThatCount; afterOneMore: OldestThatCount };
}

export type RefusalCode = 'messages/closed' | 'messages/no-answer' | 'messages/blocked' | 'messages/does-not-take';

/** Why nothing can be sent here, whatever it is; null where something can. */
export function refusalOf(
  facts: Pick<SendFacts, 'messageType' | 'isClosed' | 'hasBlocked' | 'isBlocked'>,
): RefusalCode | null {
  if (facts.messageType === 'system') return 'messages/no-answer';
  if (facts.isClosed) return 'messages/closed';
  if (facts.hasBlocked) return 'messages/blocked';
  return facts.isBlocked ? 'messages/does-not-take' : null;
}

export interface Prepared {
  body: string;
  preview: string;
  isSpam: boolean;
  spamScore: number;
  rankScore: number;
  spamSigns: string[];
}

/** [MSG-06, MSG-08, MSG-09] Words as they are stored, with what both scorers say of them. A flagged message is sent all the same. */
export function prepare(content: unknown): Result<Prepared, ContentProblem> {
  const body = checkContent(content);
  if (!body.ok) return body;
  const { score, isSpam, signs } = spamScore(body.value);
  return ok({
    body: body.value,
    preview: previewOf(body.value),
    isSpam,
    spamScore: score,
    rankScore: rankScore(body.value),
    spamSigns: signs,
  });
}

export type SendProblem =
  | ContentProblem
  | { code: RefusalCode }
  | { code: 'messages/not-part' }
  | { code: 'messages/to-yourself' }
  | { code: LimitCode<typeof sendingLimits>; retryAfterSeconds: number };

/** [MSG-03, MSG-04, MSG-10, INV-16] Whether a message is sent, and how it is stored. */
export function decideSend(facts: SendFacts, content: unknown, now: Date): Result<Prepared, SendProblem> {
  const refusal = refusalOf({ ...facts, isClosed: facts.isClosed || !facts.isSenderActive });
  if (refusal === 'messages/no-answer') return fail({ code: refusal });
  const sender = checkSender({ ...facts, participants: [facts.sellerId, facts.buyerId] });
  if (!sender.ok) return sender;
  if (refusal) return fail({ code: refusal });
  const prepared = prepare(content);
  if (!prepared.ok) return prepared;
  const allowed = checkAllowance(sendingLimits, facts.sends.now, now);
  return allowed.ok ? prepared : allowed;
}

/** [MSG-10] Why one more message would be refused now, for whoever shows it before it is sent. */
export function waitOf(oldest: OldestThatCount, now: Date): Wait | null {
  const allowed = checkAllowance(sendingLimits, oldest, now);
  return allowed.ok ? null : allowed.problem;
}
