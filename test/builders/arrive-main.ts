import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { arrive } from './delivered.ts';

// Beside products of the folders in PRODUCT_FOLDERS: whichever has the order hears from its carrier that it has arrived.
const [orderId = ''] = process.argv.slice(2);
let isThere = false;
for (const DATA_DIR of (process.env.PRODUCT_FOLDERS ?? '').split(',').filter(Boolean)) {
  const runtime = await startRuntime({
    config: readConfig({ ...process.env, DATA_DIR, DATABASE_URL: '' }),
    beside: true,
  });
  isThere ||= await arrive(runtime.app, orderId);
  await runtime.stop();
}
process.exitCode = isThere ? 0 : 1;
