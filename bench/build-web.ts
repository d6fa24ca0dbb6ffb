import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What is measured is the product as it is built, of the sources as they are. */
export function buildWeb(): void {
  const code = `const { ensureWebBuilt } = await import('./scripts/build-web.mjs'); await ensureWebBuilt();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
