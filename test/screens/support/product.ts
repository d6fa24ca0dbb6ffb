import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product answers that all screens of the run share. */
    address: string;
  }
}

const root = join(import.meta.dirname, '../../..');

const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.on('exit', resolve));

/** The product as `npm start` serves it, with the demo shop, on a folder and a port of its own. */
async function startProduct(folder: string): Promise<{ address: string; stop: () => Promise<unknown> }> {
  const env = { PORT: '0', DATA_DIR: folder, PUBLIC_URL: '', DATABASE_URL: '', TRUSTED_PROXIES: 'loopback' };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const { promise: opened, resolve, reject } = Promise.withResolvers<string>();
  child.stderr.on('data', (chunk) => {
    said += chunk;
    const address = /is open at (\S+)/.exec(said)?.[1];
    if (address) resolve(address);
  });
  child.on('exit', () => reject(new Error(`The product did not start:\n${said}`)));
  const address = await opened;
  return {
    address,
    stop: () => {
      const over = ended(child);
      child.kill('SIGTERM');
      return over;
    },
  };
}

/** Once for the run: builds the web where its sources changed, starts the product, and says to every worker where. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { ensureWebBuilt } = (await import('../../../scripts/build-web.mjs' as string)) as {
    ensureWebBuilt: () => Promise<void>;
  };
  // The runner's own setting would build another web than the one that is served.
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  await ensureWebBuilt();
  process.env.NODE_ENV = NODE_ENV;
  const folder = mkdtempSync(join(tmpdir(), 'artisan-screens-'));
  // The database's own user must reach its files where all of this runs as root.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  // A whole run fills a folder once for all its products; alone, this one fills its own.
  if (process.env.FILLED_DATA_DIR) execFileSync('cp', ['-a', process.env.FILLED_DATA_DIR, dataDir]);
  const product = await startProduct(dataDir);
  project.provide('address', product.address);
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
