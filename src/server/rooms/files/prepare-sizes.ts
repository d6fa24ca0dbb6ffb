import type { Job } from '../../platform/jobs/job.ts';
import { listUnprepared, markPrepared } from './picture-store.ts';
import { sizedPicture } from './picture-sizes.ts';

const BATCH_SIZE = 4;
/** What thumbnails, cards and the page of a piece show on most screens; a browser without AVIF has its sizes made when it asks. */
const widths = [160, 480, 960];

/** Makes the sizes that lists and pages show ahead of their first visitor. A picture whose file is gone is passed over. */
export const prepareSizes: Job = {
  name: 'files.prepare-sizes',
  every: 5000,
  run: async (app) => {
    const pictures = await listUnprepared(app.db, BATCH_SIZE);
    for (const picture of pictures) {
      for (const width of widths) await sizedPicture(app, { id: picture.id, width, format: 'avif' });
      await markPrepared(app.db, { ...picture, now: app.clock.now() });
    }
    return pictures.length === BATCH_SIZE;
  },
};
