import { encodePicture } from '#server/modules/files/encode-picture.ts';
import { prepareNext } from '#server/modules/files/prepare-sizes.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import type { Statement } from '#server/platform/database/statement-batch.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { type Runtime, startRuntime } from '#server/platform/start-runtime.ts';
import { fillDemo } from '../../demo/fill-demo.ts';

/** Nobody visits meanwhile: no process of its own, which would have to start anew for every few pictures and give way to all others. */
const here = { encode: encodePicture, end: () => undefined };

/** The same runtime whose connection fails after so many statements. */
function cutAfter(runtime: Runtime, statements: number): Runtime {
  let left = statements;
  const db = {
    ...runtime.app.db,
    query: (statement: Statement) =>
      (left -= 1) < 0 ? Promise.reject(new Error('cut off')) : runtime.app.db.query(statement),
  };
  return { ...runtime, app: { ...runtime.app, db: db as Database } };
}

async function fillCutOff(runtime: Runtime): Promise<void> {
  try {
    await fillDemo(runtime, () => undefined);
  } catch (error) {
    // The payment service keeps its books in the same database: cut off there, it is the service that does not answer.
    if (/cut off|payment-unavailable/.test(String(error))) return;
    throw error;
  }
  throw new Error('the filling was not cut off');
}

// Fills DATA_DIR with the demo shop and ends: a folder that any number of products can start on copies of. It is cut off twice and goes
// on: what every screen, journey and demo/demo.test.ts then see was filled by a start that did not come to its end.
const runtime = await startRuntime({ config: readConfig(process.env), log: silentLog });
try {
  for (const statements of [60, 600]) await fillCutOff(cutAfter(runtime, statements));
  await fillDemo(runtime, () => undefined);
  // Sizes of covers are made ahead, as lists show them; those of other pictures are made when a page shows them.
  await runtime.app.db.query({
    text: `UPDATE pictures SET prepared_at = now() WHERE id NOT IN (SELECT pictures->0->>'id' FROM listings)`,
  });
  while (await prepareNext(runtime.app, () => here));
} finally {
  await runtime.stop();
}
