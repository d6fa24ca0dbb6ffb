// Setup of each file of tests where `npm run prove` looks for conditions that no test can see: SHADOW_FOLDER says where they are written to.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from 'pgsql-parser';
import { afterAll, beforeEach } from 'vitest';
import { keyOfMutant } from './mutants.ts';
import { plantMutant } from './plant-mutant.ts';
import { ShadowStatements, type WatchedStatement } from './shadow-client.ts';

const folder = process.env.SHADOW_FOLDER ?? '';
const keep = globalThis as { isInstalled?: boolean; shadowStatements?: ShadowStatements };

/** Mutants that differed in workers that wrote before this one began. */
function differedBefore(): Set<string> {
  if (!existsSync(folder)) return new Set();
  const statements = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as WatchedStatement[],
  );
  return new Set(statements.flatMap(({ mutants }) => mutants.filter(({ differed }) => differed).map(keyOfMutant)));
}

/** A mutant in the place of its statement, to see whether a test fails. */
const planted = process.env.SHADOW_PLANT;
if (!keep.isInstalled) {
  keep.isInstalled = true;
  await loadModule();
  if (planted) plantMutant(planted);
  else keep.shadowStatements = new ShadowStatements(process.cwd(), differedBefore());
}
const shadow = keep.shadowStatements;
beforeEach(({ task }) => shadow?.beginTest(task.file.name));
afterAll(() => {
  if (!shadow) return;
  mkdirSync(folder, { recursive: true });
  const leftOut = new Set(['text', 'control', 'triesInTest']);
  const written = JSON.stringify(shadow.statements, (key, value: unknown) => (leftOut.has(key) ? undefined : value));
  writeFileSync(join(folder, `${process.pid}-${process.env.SHADOW_RUN ?? ''}.json`), written);
});
