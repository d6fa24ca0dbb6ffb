import { prepareSizes } from '#server/rooms/files/prepare-sizes.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startGround } from '#server/platform/start-ground.ts';
import { fillDemo } from './fill-demo.ts';

// Fills DATA_DIR with the demo shop and every size of its pictures, and ends: a folder that any number of products can start on copies of.
const ground = await startGround({ config: readConfig(process.env) });
try {
  await fillDemo(ground, () => undefined);
  for (let more = true; more;) more = (await prepareSizes.run(ground.app)) === true;
} finally {
  await ground.stop();
}
