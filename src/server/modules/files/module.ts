import { filesContract } from '#domain/files/contract.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { fail, type Result } from '#domain/core/result.ts';
import { receive, steps } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Module } from '../../platform/calls/module.ts';
import { listOwnPrivatePictures } from './list-own-pictures.ts';
import { onAccountDeleted } from './on-account-deleted.ts';
import { servePictures } from './serve-pictures.ts';
import { recountChecksums } from './storage/recount-checksums.ts';
import { purgeAbandonedFiles } from './storage/remove-files.ts';
import { claimUploaded } from './claim-uploaded.ts';
import { storageRoutes } from './wire/storage-routes.ts';
import { prepareSizes } from './prepare-sizes.ts';
import { cropPicture, storePicture } from './store-picture.ts';
import { purgeUnattached } from './purge-unattached.ts';
import { removeAllOf } from './storage/removed-file-store.ts';
import { fileTables } from './tagged-tables.ts';

const MAX_UPLOAD = 20_000_000;

const uploadPicture = receive(
  filesContract.uploadPicture,
  { policy: signedIn, maxBody: MAX_UPLOAD, limit: { times: 200, seconds: 3600 } },
  async ({ app, caller, body }) => {
    if (body.length === 0) return fail({ code: 'files/not-a-picture' });
    return storePicture(app, caller.session?.userId ?? '', body);
  },
);

const crop = steps(
  filesContract.cropPicture,
  { policy: signedIn, limit: { times: 200, seconds: 3600 } },
  async ({ input, app, caller }) => {
    const cropped = await cropPicture(app, caller.session?.userId ?? '', input);
    // A kept picture is one that could be read and is not too large.
    if (!cropped.ok && (cropped.problem.code === 'files/not-a-picture' || cropped.problem.code === 'files/too-large'))
      return fail({ code: 'files/not-found' });
    return cropped as Result<
      Picture,
      { code: 'files/not-found' } | { code: 'files/too-small' } | { code: 'files/quota-exceeded' }
    >;
  },
);

export const files: Module = {
  name: 'files',
  personalData: fileTables,
  beforeErasure: ({ tx, app, userId }) => removeAllOf(tx, userId, app.clock.now()),
  calls: { uploadPicture, takePicture: claimUploaded, cropPicture: crop, listOwnPrivatePictures },
  jobs: [prepareSizes, purgeAbandonedFiles, purgeUnattached, recountChecksums],
  reactions: [onAccountDeleted],
  routes: (server, app) => {
    servePictures(server, app);
    storageRoutes(server, app);
  },
};
