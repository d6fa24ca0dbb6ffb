// Runs the tests nearest to each mutant that has no result yet, one mutant after the other, until the time is over: a process of `prove-mutants.mjs`.
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

const folder = process.env.MUTANTS_FOLDER;
const root = process.cwd();
/** How many of the nearest tests are run: first those, and where they notice nothing the next. */
const BATCHES = [2, 6];
const PROJECT_OF_HALF = { 'src/server': 'calls', 'src/web': 'rules' };

const linesOf = (name) =>
  existsSync(join(folder, name))
    ? readFileSync(join(folder, name), 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse)
    : [];
const halfOf = (file) => file.split('/').slice(0, 2).join('/');
const testsOf = Object.fromEntries(
  Object.keys(PROJECT_OF_HALF).map((half) => [
    half,
    readdirSync(join(root, half), { recursive: true })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(half, file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8'), size: statSync(join(root, file)).size })),
  ]),
);

const distanceOf = (file, other) =>
  relative(dirname(file), dirname(other))
    .split('/')
    .filter((part) => part && part !== '.').length;

/** Tests by how near they are: those that name the source first, then those of its folder, and short ones before long ones. */
function nearestTo({ file }) {
  const name = `/${basename(file)}'`;
  return testsOf[halfOf(file)]
    .map((test) => ({ ...test, distance: distanceOf(file, test.file) - (test.text.includes(name) ? 10 : 0) }))
    .toSorted((one, other) => one.distance - other.distance || one.size - other.size)
    .map((test) => test.file);
}

/** Which mutants a file of tests reached when it last ran; unknown while it did not. */
function reachedBy() {
  const reached = new Map();
  for (const { file, ids } of linesOf('reached.jsonl')) reached.set(relative(root, file), new Set(ids));
  return reached;
}

const vitests = {};
async function vitestOf(project) {
  vitests[project] ??= await createVitest('test', {
    ...{
      root,
      project: [project],
      watch: false,
      run: true,
      maxWorkers: 1,
      reporters: [{}],
      passWithNoTests: true,
    },
  });
  return vitests[project];
}

/** What failed first: an assertion, or something that was thrown; null where all passed. */
function failureOf({ testModules, unhandledErrors }) {
  const failed = testModules.flatMap((module) => [...module.children.allTests('failed')]);
  const errors = failed.flatMap((test) => test.result().errors ?? []);
  const isBroken = unhandledErrors.length > 0 || testModules.some((module) => module.errors().length > 0);
  if (failed.length === 0) return isBroken ? { by: 'error', test: null } : null;
  const by = errors.some(({ name }) => name === 'AssertionError') ? 'assertion' : 'error';
  return { by, test: `${relative(root, failed[0].module.moduleId)} › ${failed[0].fullName}` };
}

async function tryMutant(mutant) {
  writeFileSync(join(folder, 'wanted'), mutant.id);
  const vitest = await vitestOf(PROJECT_OF_HALF[halfOf(mutant.file)]);
  const nearest = nearestTo(mutant);
  const ran = [];
  for (const size of BATCHES) {
    const known = reachedBy();
    const batch = nearest
      .filter((file) => !ran.includes(file) && (known.get(file)?.has(mutant.id) ?? true))
      .slice(0, size);
    ran.push(...batch);
    const specifications = (await vitest.globTestSpecifications(batch)).filter(({ moduleId }) =>
      batch.includes(relative(root, moduleId)),
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // What ran for an earlier mutant is still among the results.
    const its = testModules.filter(({ moduleId }) => batch.includes(relative(root, moduleId)));
    const failure = failureOf({ testModules: its, unhandledErrors });
    if (failure) return { noticed: true, ...failure };
  }
  const isReached = [...reachedBy()].some(([file, ids]) => ran.includes(file) && ids.has(mutant.id));
  return { noticed: false, by: isReached ? 'none' : 'unreached', test: null };
}

const end = Number(process.env.MUTANTS_END);
const done = new Set(linesOf('results.jsonl').map(({ id }) => id));
for (const mutant of JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8'))) {
  if (done.has(mutant.id)) continue;
  if (Date.now() > end) break;
  const { id, file, line, kind, was, now } = mutant;
  const started = Date.now();
  const result = await tryMutant(mutant);
  const milliseconds = Date.now() - started;
  appendFileSync(
    join(folder, 'results.jsonl'),
    `${JSON.stringify({ id, file, line, kind, was, now, milliseconds, ...result })}\n`,
  );
}
for (const vitest of Object.values(vitests)) await vitest.close();
process.exit(0);
