// Which conditions of SQL no test can notice, and how many of those that change a result fail a test: parts of npm run prove.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/ensure-node.mjs';
import { runVitest } from '../../../scripts/test/vitest.mjs';
import { orderOf } from '../order-of.mjs';
import { seenPlaces, unseenConditions } from './unseen-conditions.mjs';

const MODULES = 'src/server/modules';
const shadows = join(root, 'node_modules', '.cache', 'shadows');
const SAMPLE_SIZE = 25;

/** Every statement of the product runs beside its mutants, module after module: what differed in one is not tried in the next. */
export async function conditions({ folder }) {
  rmSync(shadows, { recursive: true, force: true });
  mkdirSync(shadows, { recursive: true });
  process.env.SHADOW_FOLDER = shadows;
  const portions = [
    ...readdirSync(join(root, MODULES)).map((module) => `${MODULES}/${module}/`),
    'src/server/app',
    'demo/',
  ];
  const failures = [];
  for (const [index, portion] of [...portions, 'src/server/platform'].entries()) {
    process.env.SHADOW_RUN = String(index);
    failures.push(...(await runVitest({ project: 'calls', folder, filter: [portion] })).failures);
  }
  delete process.env.SHADOW_FOLDER;
  const { seen, unseen, lines } = unseenConditions(shadows);
  const list = join(root, 'node_modules', '.cache', 'unseen-conditions.txt');
  writeFileSync(list, lines.join('\n'));
  console.log(`${unseen} conditions that no test can notice: ${list}`);
  return {
    what: `Conditions, sorts and limits of SQL that some test notices (${unseen} that none does)`,
    passed: seen,
    failures,
  };
}

/** Some of the mutants that changed a result in a test take their statement's place: a test has to fail. */
export async function planted({ folder, seed }) {
  const drawn = seenPlaces(shadows)
    .filter(({ kind, testFile }) => kind === 'holds' && testFile)
    .map((position) => ({ ...position, order: orderOf(position.key, seed) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, SAMPLE_SIZE);
  const survivors = [];
  process.env.SHADOW_FOLDER = shadows;
  for (const { key, testFile } of drawn) {
    process.env.SHADOW_PLANT = key;
    const isCaught = async (filter) =>
      (await runVitest({ project: 'calls', folder, filter: [filter] })).failures.length > 0;
    if (!(await isCaught(testFile)) && !(await isCaught(dirname(testFile)))) survivors.push(`planted › ${key}`);
  }
  delete process.env.SHADOW_PLANT;
  delete process.env.SHADOW_FOLDER;
  return {
    what: 'Conditions that were taken out, and failed a test',
    passed: drawn.length - survivors.length,
    failures: survivors,
  };
}
