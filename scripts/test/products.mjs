// The products that journeys run against: filled once, copied for each worker, stopped at the end.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24, root } from '../ensure-node.mjs';
import { freePort } from '../free-port.mjs';
import { openSlowLine } from './slow-line.mjs';

const START_MILLISECONDS = 120_000;

/**
 * Starts the product as `npm start` does, on a folder and a free port.
 * @param {string} dataDir @returns {Promise<{ address: string, stop: () => Promise<unknown> }>}
 */
async function startProduct(dataDir) {
  const port = await freePort();
  // A number in SLOW_LINE is the seed of a line on which answers come late and in another order.
  const line = process.env.SLOW_LINE ? await openSlowLine(port, Number(process.env.SLOW_LINE)) : null;
  const child = spawn(node24(), ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: line?.address ?? '',
      DATABASE_URL: '',
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    line?.close();
    child.kill('SIGTERM');
    return ended;
  };
  for (const until = Date.now() + START_MILLISECONDS; Date.now() < until && child.exitCode === null; await sleep(100)) {
    const address = /is open at (\S+)/.exec(said)?.[1];
    if (address) return { address: line?.address ?? address, stop };
  }
  await stop();
  throw new Error(`the product did not start: ${said}`);
}

/**
 * As many products as asked for, each on its own copy of one filled data folder under `folder`.
 * @param {string} folder @param {number} count
 */
export async function startProducts(folder, count) {
  // The database's own user must reach its files where all of this runs as root.
  chmodSync(folder, 0o755);
  const folders = Array.from({ length: count }, (_, index) => join(folder, `product-${index}`));
  const first = await startProduct(folders[0]);
  if (count === 1) return [first];
  await first.stop();
  for (const copy of folders.slice(1)) {
    const { status } = spawnSync('cp', ['-a', folders[0], copy], { stdio: 'inherit' });
    if (status !== 0) throw new Error('the filled data folder could not be copied');
  }
  return Promise.all(folders.map(startProduct));
}
