// npm run check: what can be said without running anything: types of every layer, lint, format, layout, documents. Every test is in npm test.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { formatted, linted } from './checked-files.mjs';
import { ensureInstalled, node24, root } from './ensure-node.mjs';

ensureInstalled();
const bin = join(root, 'node_modules', '.bin');
const types = (config) => [join(bin, 'tsc'), '-p', config];

/** In the order in which they are told. */
const steps = [
  { name: 'types: domain', run: types('tsconfig.domain.json') },
  { name: 'types: server, demo, tests', run: types('tsconfig.server.json'), seconds: 7 },
  { name: 'types: journeys', run: types('tsconfig.journeys.json') },
  { name: 'types: web', run: types('tsconfig.web.json'), seconds: 8 },
  // The rules run on both sides, so neither Node nor the browser may be known there. This file uses `process` and must not compile.
  {
    name: 'canary: the domain knows no process',
    run: types('scripts/check-layout/canary/tsconfig.json'),
    mustFail: true,
  },
  { name: 'lint', run: [join(bin, 'oxlint'), '--type-aware', '--quiet', ...linted], seconds: 15 },
  { name: 'format', run: [node24(), ...formatted, '--check'], seconds: 17 },
  {
    name: 'dead files and exports',
    run: [join(bin, 'knip'), '--no-progress', '--include', 'files,exports,types'],
    seconds: 5,
  },
  {
    name: 'tables',
    run: [join(bin, 'squawk'), ...readdirSync(join(root, 'db/schema')).map((file) => join('db/schema', file))],
  },
  { name: 'layout', run: [node24(), 'scripts/check-layout/check-layout.mjs'] },
  { name: 'commits', run: [node24(), 'scripts/check-layout/check-commits.mjs'] },
  { name: 'patterns', run: [node24(), 'scripts/check-patterns/check-patterns.mjs'], seconds: 6 },
  { name: 'documents', run: [node24(), 'scripts/check-layout/check-docs.mjs'] },
];

/** Whether it went well, and what it said. */
const run = ({ run: [program, ...args], mustFail = false }) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => resolve({ isGood: false, said: error.message }));
    child.on('close', (status) =>
      resolve(
        mustFail ? { isGood: status !== 0, said: '     it should not have passed' } : { isGood: status === 0, said },
      ),
    );
  });

// As many at a time as there are processors, the longest first.
const waiting = steps.toSorted((one, other) => (other.seconds ?? 1) - (one.seconds ?? 1));
const work = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) step.end(await run(step));
};
for (const step of steps) step.result = new Promise((end) => (step.end = end));
for (let n = Math.max(2, availableParallelism()); n > 0; n -= 1) void work();

let failures = 0;
for (const step of steps) {
  const { isGood, said } = await step.result;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${step.name}`);
  if (isGood) continue;
  failures += 1;
  console.log(said);
}
process.exit(failures > 0 ? 1 : 0);
