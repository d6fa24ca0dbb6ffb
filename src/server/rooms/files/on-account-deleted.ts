import { react } from '../../platform/events/reaction.ts';
import { deletePrivatePictures } from './picture-store.ts';
import { removePictureBytes } from './private-pictures.ts';
import { removeAllOf } from './storage/removed-file-store.ts';

/** [SUP-02] Files of somebody who is gone go, whatever they were shared for, and so do the pictures that only a few could see. */
export const onAccountDeleted = react({
  name: 'files.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, app, tx }) => {
    const { userId } = event.payload;
    await removeAllOf(tx, userId, app.clock.now());
    // Undone and done again after a failure, the rows are there again and their bytes go once more.
    for (const id of await deletePrivatePictures(tx, userId)) await removePictureBytes(app, id);
  },
});
