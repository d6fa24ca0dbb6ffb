import { react } from '../../platform/events/reaction.ts';
import { deletePictures } from './picture-store.ts';
import { removePictureBytes } from './private-pictures.ts';

/** [SUP-02] Pictures of somebody who is gone go, but for what a sold piece looked like. */
export const onAccountDeleted = react({
  name: 'files.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, app, tx }) => {
    // Undone and done again after a failure, the rows are there again and their bytes go once more.
    for (const id of await deletePictures(tx, event.payload.userId)) await removePictureBytes(app, id);
  },
});
