import { sendingLimits } from '#domain/messages/allowance.ts';
import { checkIds } from '#domain/messages/check-ids.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { decideSend, waitOf } from '#domain/messages/decide-send.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { attachmentsOf } from './attachments.ts';
import { showMessage } from '../reading/show-messages.ts';
import { postMessage } from './post-message.ts';
import { findSendable, lockWriter } from './send-store.ts';

/** [MSG-04, MSG-10, INV-16] Sends a message. One client id is one message: a retry gets the first one again, and counts for no limit. */
export const sendMessage = write(
  messagesContract.sendMessage,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const senderId = caller.session?.userId ?? '';
    const { conversationId, clientId } = input;
    const ids = checkIds({ conversationId, clientId });
    if (!ids.ok) return ids;
    const now = app.clock.now();
    lockWriter(tx, senderId, now);
    const facts = await findSendable(tx, { senderId, conversationId, clientId }, sendingLimits);
    if (!facts) return fail({ code: 'messages/not-part' });
    if (facts.earlier)
      return ok({
        conversationId,
        message: await showMessage({ app, db: tx }, facts.earlier),
        wait: waitOf(facts.sends.now, now),
      });
    const prepared = decideSend({ ...facts, senderId }, input.content, now);
    if (!prepared.ok) return prepared;
    const attachments = await attachmentsOf(tx, senderId, input.attachments);
    if (!attachments.ok) return attachments;
    const posted = { ...facts, conversationId, senderId, clientId, attachments: attachments.value };
    const message = await postMessage(app, tx, { ...posted, prepared: prepared.value });
    return ok({
      conversationId,
      message: await showMessage({ app, db: tx }, message),
      wait: waitOf(facts.sends.afterOneMore, now),
    });
  },
);
