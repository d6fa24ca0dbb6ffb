// Builds the web when its sources changed since the last build: English into dist/web, each other language beside it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './ensure-node.mjs';

const stamp = join(root, 'dist', 'web', '.built');
const sources = ['index.html', 'scripts/web', 'vite.config.ts', 'package-lock.json', 'src/web', 'src/domain', 'public'];

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of files(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

export async function ensureWebBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the web …');
  for (const language of ['en', 'de']) {
    process.env.WEB_LANGUAGE = language;
    // Half a build must not pass for a whole one at the next start.
    const code = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], process.env, 1);
    if (code !== 0) process.exit(code);
  }
  writeFileSync(stamp, wanted);
}
