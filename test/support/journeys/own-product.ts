import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../../../scripts/test/products.mjs';

export interface OwnProduct {
  address: string;
  /** Moves its simulated clock forward, as `npm run demo:advance` does: `3d`. */
  advance: (time: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** An empty product of a journey's own: its time passes for nobody else. */
export async function ownProduct(): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'artisan-own-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'product');
  const env = { CLOCK: 'simulated', DEMO: 'off' };
  const product = await startProduct(dataDir, env);
  return {
    address: product.address,
    advance: async (time) => {
      const advanced = { ...process.env, ...env, DATA_DIR: dataDir, DATABASE_URL: '' };
      await promisify(execFile)(process.execPath, ['demo/advance-main.ts', time], { env: advanced });
    },
    stop: async () => {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
