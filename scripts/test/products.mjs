// The products that journeys run against: filled once, copied for each worker, stopped at the end.
import './compiled.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEntry } from '../build-server.mjs';
import { node24, root, runNode } from '../ensure-node.mjs';
import { serverFlags } from '../server-flags.mjs';
import { freePort } from '../free-port.mjs';
import { openSlowLine } from './slow-line.mjs';

const START_MILLISECONDS = 120_000;

/**
 * Starts the product as `npm start` does, on a folder and a free port.
 * @param {string} dataDir @param {Record<string, string>} [settings]
 * @returns {Promise<{ address: string, dataDir: string, stop: () => Promise<unknown> }>}
 */
export async function startProduct(dataDir, settings = {}) {
  const port = await freePort();
  // A number in SLOW_LINE is the seed of a line on which answers come late and in another order.
  const line = process.env.SLOW_LINE ? await openSlowLine(port, Number(process.env.SLOW_LINE)) : null;
  const child = spawn(node24(), [...serverFlags, ...(await serverEntry())], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: line?.address ?? '',
      DATABASE_URL: '',
      TRUSTED_PROXIES: 'loopback',
      ...settings,
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
    if (address) return { address: line?.address ?? address, dataDir, stop };
  }
  await stop();
  throw new Error(`the product did not start: ${said}`);
}

/**
 * Fills a data folder with the demo shop, cut off twice on the way, which takes half a minute, for all products of a run to start on copies of.
 * @param {string} folder the run's own @returns {Promise<string>}
 */
export async function fillDataFolder(folder) {
  // The database's own user must reach its files where all of this runs as root.
  chmodSync(folder, 0o755);
  const filled = join(folder, 'filled');
  const env = { ...process.env, DATA_DIR: filled, DATABASE_URL: '', DEMO: 'on' };
  const code = await runNode(['test/support/fill-main.ts'], env);
  if (code !== 0) throw new Error('the demo shop could not be filled');
  return filled;
}

/**
 * As many products as asked for, each on its own copy of a filled data folder.
 * @param {string} filled @param {number} count @param {string} [to] what the copies are called, with a number behind
 */
export function startProducts(filled, count, to = filled) {
  const copies = Array.from({ length: count }, (_, index) => `${to}-${index}`);
  for (const copy of copies)
    if (spawnSync('cp', ['-a', filled, copy], { stdio: 'inherit' }).status !== 0)
      throw new Error('the filled data folder could not be copied');
  // Tests let time pass for an order in the folder of its product.
  process.env.PRODUCT_FOLDERS = copies.join();
  return Promise.all(copies.map(startProduct));
}
