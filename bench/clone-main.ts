import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goalOf, isMet } from './goals.ts';
import { recordFigures } from './last-figures.ts';

/*
 * The first start from a clean clone of what is committed: packages, build, database and demo, until the address is printed. Run with
 * `npm run bench:clone` on a machine that does nothing else; it ends with 1 where it takes longer than its goal.
 */

const GOAL = goalOf('first start from a clean clone');
const root = join(import.meta.dirname, '..');
const folder = join(tmpdir(), `artisan-clone-${process.pid}`);

/** Seconds until each line that tells how far it is. */
async function startClone(): Promise<number> {
  const begin = performance.now();
  const seconds = (): number => (performance.now() - begin) / 1000;
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, DATA_DIR: join(folder, 'bench-data'), DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  try {
    return await new Promise((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        process.stderr.write(`${seconds().toFixed(1).padStart(6)} s  ${text.toString().trim()}\n`);
        if (/ is open at http/.test(said)) resolve(seconds());
      });
      child.once('exit', () => reject(new Error(`the product did not start: ${said.slice(-500)}`)));
    });
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await gone;
  }
}

try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
  const took = await startClone();
  console.log(`${took.toFixed(1)} s from a clean clone (at most ${GOAL.goal})`);
  recordFigures({ [GOAL.name]: took });
  if (!isMet(GOAL, took)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
