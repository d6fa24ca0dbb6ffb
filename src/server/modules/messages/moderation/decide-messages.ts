import { fail, ok } from '#domain/core/result.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { permissionsOfSession } from '../../admin/admin-store.ts';
import { bulkDecide, bulkUndo } from '../../admin/undo/bulk-decide.ts';
import { write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { decideMessage, type MessageBefore, restoreMessage } from './resolve-message.ts';

const ACTION = 'messages.decideMessage';

/** [MSG-16, UX-77, UX-98] Messages that wait, decided with one press; suspending needs the permission for that as well. */
export const decideMessages = write(
  messagesContract.decideMessages,
  { policy: admin('spam.moderate') },
  async ({ input, app, tx, caller }) => {
    const { messageIds, decision, reason } = input;
    if ((decision === 'warn' || decision === 'suspend') && reason === '')
      return fail({ code: 'messages/reason-required' });
    const may = caller.session ? await permissionsOfSession(tx, caller.session) : [];
    if (decision === 'suspend' && !may.includes('users.suspend')) return fail({ code: 'messages/may-not-suspend' });
    return ok(
      await bulkDecide(
        { app, tx, caller },
        {
          action: ACTION,
          ids: messageIds,
          decide: (messageId) => decideMessage({ app, tx, caller }, { messageId, decision, reason }),
        },
      ),
    );
  },
);

export const undoMessageDecisions = write(
  messagesContract.undoMessageDecisions,
  { policy: admin('spam.moderate') },
  async ({ input, app, tx, caller }) => {
    const undone = await bulkUndo(
      { app, tx, caller },
      {
        action: ACTION,
        undoAction: 'messages.undoMessageDecisions',
        undoId: input.undoId,
        restore: (id, before: MessageBefore) => restoreMessage({ app, tx, caller }, id, before),
      },
    );
    return undone ? ok(undone) : fail({ code: 'messages/undo-over' });
  },
);
