// How many mutants of the source the nearest tests notice: a part of npm run prove. What was tried is kept, so that it goes on where it ended.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root, runNode } from '../../../scripts/ensure-node.mjs';

const cache = join(root, 'node_modules', '.cache');
/** A mutant without a result for so long has hung its process. */
const MAX_QUIET_MILLISECONDS = 180_000;
const LOOKED_MILLISECONDS = 2_000;

const resultsIn = (folder) =>
  existsSync(join(folder, 'results.jsonl'))
    ? readFileSync(join(folder, 'results.jsonl'), 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse)
    : [];

/** One process that tries mutants; null when it ended by itself, else the mutant that it hung at. */
function runUntilQuiet(folder, end) {
  const child = spawn(node24(), ['test/mutation/source/run-mutants.mjs'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MUTANTS_FOLDER: folder, MUTANTS_END: String(end) },
  });
  return new Promise((resolve) => {
    const started = Date.now();
    const watch = setInterval(() => {
      const path = join(folder, 'results.jsonl');
      const last = Math.max(started, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (Date.now() - last < MAX_QUIET_MILLISECONDS) return;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      clearInterval(watch);
      resolve(readFileSync(join(folder, 'wanted'), 'utf8'));
    }, LOOKED_MILLISECONDS);
    child.on('exit', () => {
      clearInterval(watch);
      resolve(null);
    });
  });
}

/** Mutants of `src/server` and `src/web`, half each; stops after so many minutes and goes on the next time. */
export async function mutants({ seed, places, minutes }) {
  const folder = join(cache, `mutants-${places}-${seed}`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'drawn.json')))
    await runNode(['test/mutation/source/draw-main.ts', folder, String(places), String(seed)]);
  const drawn = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8'));
  const end = Date.now() + minutes * 60_000;
  writeFileSync(join(folder, 'wanted'), '');
  for (let hung = ''; hung !== null && Date.now() < end;) {
    hung = await runUntilQuiet(folder, end);
    const mutant = drawn.find(({ id }) => id === hung);
    const result = { ...mutant, noticed: true, by: 'hang', test: null };
    if (mutant) appendFileSync(join(folder, 'results.jsonl'), `${JSON.stringify(result)}\n`);
  }
  const results = resultsIn(folder);
  const count = (half, by) => results.filter((each) => each.file.startsWith(half) && by.includes(each.by)).length;
  const figures = ['src/server', 'src/web'].map((half) => {
    const tried = results.filter(({ file }) => file.startsWith(half)).length;
    return `${half}: ${count(half, ['assertion'])} by assertions and ${count(half, ['error', 'hang'])} by errors of ${tried}`;
  });
  const unnoticed = results.filter(({ noticed }) => !noticed);
  const list = join(cache, 'unnoticed-mutants.txt');
  const lines = unnoticed.map(
    ({ by, file, line, kind, was, now }) => `${by}: ${file}:${line} ${kind}: ${was} → ${now}`,
  );
  writeFileSync(list, lines.join('\n'));
  console.log(
    `${figures.join('; ')}; ${drawn.length - results.length} of ${drawn.length} not tried yet; unnoticed: ${list}`,
  );
  return {
    what: `Mutants that the nearest tests notice (${figures.join('; ')}; ${drawn.length} drawn)`,
    passed: results.length - unnoticed.length,
    failures: [],
  };
}
