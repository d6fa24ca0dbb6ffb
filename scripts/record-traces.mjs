// npm run record:traces: keeps what tests of parts and of calls bring about as it is now, and shows what of it differs from the last commit (test/traces/README.md).
// npm run record:traces -- FILE…: of these files alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, node24, root } from './ensure-node.mjs';
import { fileOf, readTraces, recordOf, TRACED_ROOMS } from './test/traces.mjs';

/** What differs from one to the other is not kept. */
const SEEDS = ['1', '2', '3'];
/** The levels that are traced: a project of vitest.config.ts, the files of it that can be, and where their digests are kept. */
const levels = [
  { project: 'rules', all: [], kept: 'parts.txt' },
  { project: 'calls', all: TRACED_ROOMS, kept: 'calls.txt' },
];

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'artisan-record-'));
const wanted = process.argv.slice(2);

/** What each test of these files brings about. */
function trace({ project, all }, seed, { files = [], at = root } = {}) {
  const name = `${project}-${seed}-${at === root ? 'now' : 'before'}`;
  const filter = files.length > 0 ? files : all;
  const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, '--passWithNoTests', ...filter];
  const env = { ...process.env, TRACE_FILE: join(folder, name), SEED: seed };
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
    return trace(level, SEEDS[0], { files, at: copy });
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

for (const level of levels) {
  const recorded = join(root, 'test', 'traces', level.kept);
  const runs = SEEDS.map((seed) => trace(level, seed, { files: wanted }));
  const { lines, changed, unsteady } = recordOf(readFileSync(recorded, 'utf8'), runs);
  const before = changed.length > 0 ? traceCommitted(level, [...new Set(changed.map(fileOf))]) : new Map();
  for (const key of changed) show(key, before.get(key)?.trace, runs[0].get(key)?.trace);
  writeFileSync(recorded, lines);
  for (const key of unsteady) console.log(`differs from run to run and is not kept: ${key}`);
  console.log(`\n${level.project}: ${changed.length} changed`);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
