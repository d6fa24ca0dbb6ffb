import { MAX_LABELS } from '#domain/messages/limits.ts';
import { messagesContract } from '#domain/messages/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { changed } from '../changing/changed.ts';
import { deleteStoredLabel, insertLabel, listLabelsOf, saveLabel } from './label-store.ts';
import { lockWriter } from '../sending/send-store.ts';

export const listLabels = read(messagesContract.listLabels, { policy: signedIn }, async ({ app, caller }) =>
  ok({ labels: await listLabelsOf(app.db, caller.session?.userId ?? '') }),
);

/** [MSG-12] */
export const createLabel = write(
  messagesContract.createLabel,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const now = app.clock.now();
    // One at a time, so that their number holds.
    lockWriter(tx, userId, now);
    if ((await listLabelsOf(tx, userId)).length >= MAX_LABELS)
      return fail({ code: 'messages/too-many-labels', max: MAX_LABELS });
    const label = await insertLabel(tx, { ...input, userId, labelId: app.ids.uuid(), now });
    if (!label) return fail({ code: 'messages/label-taken' });
    await changed({ app, tx }, userId);
    return ok(label);
  },
);

export const updateLabel = write(
  messagesContract.updateLabel,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const now = app.clock.now();
    lockWriter(tx, userId, now);
    const label = await saveLabel(tx, { ...input, userId, now });
    if (label === 'gone') return fail({ code: 'messages/label-not-found' });
    if (label === 'taken') return fail({ code: 'messages/label-taken' });
    await changed({ app, tx }, userId);
    return ok(label);
  },
);

export const deleteLabel = write(
  messagesContract.deleteLabel,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const removedFrom = await deleteStoredLabel(tx, userId, input.labelId);
    await changed({ app, tx }, userId);
    return ok({ labelId: input.labelId, removedFrom });
  },
);
