import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureWebBuilt } from '../../../scripts/build-web.mjs';
import { fillDataFolder, startProducts } from '../../../scripts/test/products.mjs';
import { removeFolder } from '../remove-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product of each worker answers: two tests at a time never look into one shop. */
    addresses: string[];
    /** The data folder that they are copies of. */
    filled: string;
  }
}

const WORKERS = 2;

/** Once for the run: builds the web where its sources changed, and starts a product with the demo shop for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The runner's own setting would build another web than the one that is served.
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  await ensureWebBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'artisan-screens-'));
  // The database's own user must reach its files where all of this runs as root.
  chmodSync(folder, 0o755);
  // A whole run fills a folder once for all its products; alone, this one fills its own.
  const filled = process.env.FILLED_DATA_DIR ?? (await fillDataFolder(folder));
  const products = await startProducts(filled, WORKERS, join(folder, 'product'));
  process.env.NODE_ENV = NODE_ENV;
  project.provide(
    'addresses',
    products.map(({ address }) => address),
  );
  project.provide('filled', filled);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    removeFolder(folder);
  };
}
