// npm run record:traces: keeps what tests see, send and store as it is now, and shows what of it differs from the last commit (test/traces/README.md).
// npm run record:traces -- FILE…: of these files alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, node24, root } from './ensure-node.mjs';
import { fileOf, readTraces, recordOf } from './test/traces.mjs';

const HOUR = 3_600_000;
/** Each with other draws, and at another hour, on another day, in another month: what differs is not kept. */
const RUNS = [
  { seed: '1', ahead: 0 },
  { seed: '2', ahead: 9 * HOUR },
  { seed: '3', ahead: (23 * 24 + 5) * HOUR },
  { seed: '4', ahead: 61 * 24 * HOUR },
];

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'artisan-record-'));

/** What each test of these files brings about. */
function trace(level, { seed, ahead }, files, at = root) {
  const name = `${level}-${seed}-${at === root ? 'now' : 'before'}`;
  const env = { ...process.env, TRACE_FILE: join(folder, name), SEED: seed, CLOCK_AHEAD_MS: String(ahead) };
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${level}`, '--passWithNoTests', ...files];
  spawnSync(node24(), args, { cwd: at, env, stdio: 'inherit' });
  const written = readdirSync(folder).filter((file) => file.startsWith(`${name}.`));
  return readTraces(written.map((file) => readFileSync(join(folder, file), 'utf8')).join(''));
}

/** The same of the last commit. */
function traceCommitted(level, files) {
  const copy = join(folder, 'committed');
  const git = (...args) => spawnSync('git', args, { cwd: root, stdio: 'ignore' });
  git('worktree', 'add', '--detach', copy, 'HEAD');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  try {
    return trace(level, RUNS[0], files, copy);
  } finally {
    git('worktree', 'remove', '--force', copy);
  }
}

function show(key, before = '', now = '') {
  console.log(`\n${key}`);
  const [old, fresh] = [join(folder, 'before'), join(folder, 'now')];
  writeFileSync(old, before);
  writeFileSync(fresh, now);
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '-U0', '--word-diff=color', old, fresh], { stdio: 'inherit' });
}

for (const level of ['rules', 'calls']) {
  const path = join(root, 'test', 'traces', `${level}.txt`);
  const runs = RUNS.map((run) => trace(level, run, process.argv.slice(2)));
  const { lines, changed, unsteady } = recordOf(readFileSync(path, 'utf8'), runs);
  const before = changed.length > 0 ? traceCommitted(level, [...new Set(changed.map(fileOf))]) : new Map();
  for (const key of changed) show(key, before.get(key)?.trace, runs[0].get(key)?.trace);
  writeFileSync(path, lines);
  for (const key of unsteady) console.log(`differs from run to run and is not kept: ${key}`);
  console.log(`\n${level}: ${changed.length} changed`);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
