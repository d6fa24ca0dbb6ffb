import { filesContract } from '#domain/files/contract.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { pictureWidths, type ServedFormat } from '#domain/core/pictures/picture-widths.ts';
import { fail, type Result } from '#domain/core/result.ts';
import { receive, steps } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Room } from '../../platform/calls/room.ts';
import { sizedPicture } from './picture-sizes.ts';
import { prepareSizes } from './prepare-sizes.ts';
import { cropPicture, storePicture } from './store-picture.ts';

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

export const files: Room = {
  name: 'files',
  personalData: {
    pictures: { of: 'owner_id' },
  },
  calls: { uploadPicture, cropPicture: crop },
  jobs: [prepareSizes],
  routes: (server, app) => {
    server.get('/pictures/:id/:file', async (request, reply) => {
      const { id, file } = request.params as { id: string; file: string };
      const match = /^(\d{2,4})\.(avif|webp|jpeg)$/.exec(file);
      const width = Number(match?.[1]);
      const bytes =
        match && /^[A-Za-z0-9_-]{1,128}$/.test(id) && (pictureWidths as readonly number[]).includes(width)
          ? await sizedPicture(app, { id, width, format: match[2] as ServedFormat })
          : null;
      if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('No such picture');
      return reply
        .type(`image/${match?.[2]}`)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(bytes);
    });
  },
};
