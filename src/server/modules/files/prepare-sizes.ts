import type { App } from '../../platform/calls/app.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { listUnprepared, markPrepared } from './picture-store.ts';
import { prepareSize } from './picture-sizes.ts';
import { openEncoder, type SeparateEncoder } from './separate-encoder.ts';

const BATCH_SIZE = 4;
/** What thumbnails, cards and the page of a piece show on most screens; a browser without AVIF has its sizes made when it asks. */
const widths = [160, 480, 960];

/** Makes the sizes of the next pictures that have none yet. A picture whose file is gone is passed over. Answers whether there may be more. */
export async function prepareNext(app: App, open: () => SeparateEncoder): Promise<boolean> {
  const pictures = await listUnprepared(app.db, BATCH_SIZE);
  if (pictures.length === 0) return false;
  const encoder = open();
  try {
    for (const picture of pictures) {
      for (const width of widths) await prepareSize(app, { id: picture.id, width, format: 'avif' }, encoder.encode);
      await markPrepared(app.db, { ...picture, now: app.clock.now() });
    }
  } finally {
    encoder.end();
  }
  return pictures.length === BATCH_SIZE;
}

/** Makes the sizes that lists and pages show ahead of their first visitor, in a process of its own. */
export const prepareSizes: Job = {
  name: 'files.prepare-sizes',
  every: 5000,
  run: (app) => prepareNext(app, openEncoder),
};
