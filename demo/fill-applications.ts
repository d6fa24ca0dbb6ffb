import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '#domain/core/time.ts';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { demoApplications } from './content/queues.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';
import { storeOwn } from './store-pictures.ts';

const SEED = 1414;

/** [OFFICE-03] Two who want to sell wait for a look, whatever the shops of the demo needed. */
export async function fillApplications(app: App, clock: DemoClock, people: People): Promise<void> {
  const now = Date.now();
  const reviewing: App = { ...app, config: { ...app.config, SELLER_APPROVAL: 'after-look' } };
  for (const [index, { by, picture, alt, hoursAgo, ...facts }] of demoApplications.entries()) {
    const sellerId = people.get(by) ?? '';
    const known = await app.db.query({
      text: 'SELECT 1 FROM seller_applications WHERE seller_id = $1',
      values: [sellerId],
    });
    if (known.rowCount) continue;
    clock.set(new Date(now - hoursAgo * HOUR));
    const bytes = await readFile(join(import.meta.dirname, 'pictures/finished', `${picture}.webp`));
    const id = await storeOwn(app, { sellerId, bytes, seed: SEED + index });
    await demoCaller(reviewing, allCalls(), sessionOf(sellerId)).call('shops.apply', {
      ...facts,
      pictures: [{ id, alt, focusX: 0.5, focusY: 0.5 }],
    });
  }
  clock.set(new Date(now));
}
