import { encodePicture } from '#server/modules/files/encode-picture.ts';
import { prepareNext } from '#server/modules/files/prepare-sizes.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { fillDemo } from './fill-demo.ts';

/** Nobody visits meanwhile: no process of its own, which would have to start anew for every few pictures and give way to all others. */
const here = { encode: encodePicture, end: () => undefined };

// Fills DATA_DIR with the demo shop and every size of its pictures, and ends: a folder that any number of products can start on copies of.
const runtime = await startRuntime({ config: readConfig(process.env) });
try {
  await fillDemo(runtime, () => undefined);
  while (await prepareNext(runtime.app, () => here));
} finally {
  await runtime.stop();
}
