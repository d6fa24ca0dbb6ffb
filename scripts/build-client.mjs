// npm run build:client: the typed client of the API as a package of its own, dist/client, and dist/<name>-client-<version>.tgz to hand on.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node24, root } from './ensure-node.mjs';

ensureInstalled();
const { build } = await import('vite');
const { name, version, license, ...own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const versions = { ...own.dependencies, ...own.devDependencies };
const folder = join(root, 'dist', 'client');
const needed = ['@orpc/client', '@orpc/contract', '@orpc/openapi-client', 'zod'];

/** @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  const { status, error } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    ssr: join(root, 'client', 'shop-client.ts'),
    rolldownOptions: { external: needed.map((each) => new RegExp(`^${each}(/|$)`)) },
  },
});
run(node24(), [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.client.json'], root);
// Whoever uses the package has declarations beside JavaScript, not beside sources.
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
  each.endsWith('.d.ts'),
)) {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(['"][#.][^'"\n]*)\.ts(['"])/g, '$1.js$2'));
}
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
copyFileSync(join(root, 'client', 'README.md'), join(folder, 'README.md'));
const description = {
  name: `${name}-client`,
  version,
  license,
  type: 'module',
  engines: { node: '>=20' },
  exports: { '.': { types: './client/shop-client.d.ts', default: './shop-client.js' } },
  imports: { '#domain/*': './src/domain/*' },
  dependencies: Object.fromEntries(needed.map((each) => [each, versions[each]])),
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
run('npm', ['pack', '--pack-destination', '..', '--loglevel', 'error'], folder);
console.log(`dist/${description.name}-${version}.tgz`);
