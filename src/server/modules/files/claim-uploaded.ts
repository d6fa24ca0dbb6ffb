import { fail, ok } from '#domain/core/result.ts';
import { filesContract } from '#domain/files/contract.ts';
import { MAX_PICTURE_BYTES } from '#domain/files/limits.ts';
import { incomingFolder } from '#domain/files/storage/file-name.ts';
import { steps } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { signedPicture } from './private-pictures.ts';
import { readBytes } from './storage/file-parts.ts';
import { findStored, markTaken } from './storage/stored-file-store.ts';
import { shown, storePrivatePicture } from './store-picture.ts';

/**
 * [FILE-01, FILE-05] Makes a picture of a file that came into one's folder of incoming files, in as many chunks and after as many breaks as
 * it took. Asked again it answers the same picture; the file goes soon after.
 */
export const claimUploaded = steps(
  filesContract.takePicture,
  { policy: signedIn, limit: { times: 400, seconds: 3600 } },
  async ({ input: { name, isPrivate }, app, caller }) => {
    const ownerId = caller.session?.userId ?? '';
    const file = name.startsWith(incomingFolder(ownerId)) ? await findStored(app.db, ownerId, name) : null;
    if (!file) return fail({ code: 'files/not-found' });
    if (file.size > MAX_PICTURE_BYTES) return fail({ code: 'files/too-large' });
    const chunks: Buffer[] = [];
    for await (const chunk of readBytes(app, file)) chunks.push(chunk);
    const taken = await storePrivatePicture(app, { ownerId, bytes: Buffer.concat(chunks), isPrivate });
    if (!taken.ok) return taken;
    await markTaken(app.db, { ownerId, id: file.id, now: app.clock.now() });
    return ok(isPrivate ? signedPicture(app, taken.value) : shown(taken.value));
  },
);
