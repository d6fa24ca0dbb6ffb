import { prepareSizes } from '#server/rooms/files/prepare-sizes.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { fillDemo } from './fill-demo.ts';

// Fills DATA_DIR with the demo shop and every size of its pictures, and ends: a folder that any number of products can start on copies of.
const runtime = await startRuntime({ config: readConfig(process.env) });
try {
  await fillDemo(runtime, () => undefined);
  for (let more = true; more;) more = (await prepareSizes.run(runtime.app)) === true;
} finally {
  await runtime.stop();
}
