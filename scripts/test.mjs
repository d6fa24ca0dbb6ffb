// npm test: installs what is missing, runs every test, and ends with one line: N passed, N failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-node.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { seedOfRun } from './seed.mjs';
import { watchProcessor } from './test/cpu-seconds.mjs';
import { slownessOfProcessor } from './test/processor-speed.mjs';
import { runJourneys } from './test/journeys.mjs';
import { fillDataFolder } from './test/products.mjs';
import { runVitest } from './test/vitest.mjs';

/** As much as two cores give in a quarter of an hour; a busy machine makes a run longer, not dearer, and a slow one has more of them. */
const BUDGET_CPU_SECONDS = 2 * 15 * 60;
const MAX_UNSTEADY = 3;

ensureInstalled();
await ensureWebBuilt();
const filter = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'artisan-test-'));

process.env.SEED ??= String(seedOfRun());
console.log(`seed ${process.env.SEED}: SEED=${process.env.SEED} npm test runs the same again`);

const processor = watchProcessor();
// Screens and journeys need it: it is filled while rules run, and while calls begin.
const filling = fillDataFolder(folder);
filling.catch(() => undefined);

/** The next begin when all of one row are over. Calls wait for the database a third of their time; the screens' own fill that. */
const rows = [
  { rules: () => runVitest({ project: 'rules', folder, filter }) },
  {
    calls: () => runVitest({ project: 'calls', folder, filter }),
    screens: async () => {
      process.env.FILLED_DATA_DIR = await filling;
      return runVitest({ project: 'screens', folder, filter });
    },
  },
  { journeys: () => runJourneys({ folder, filled: process.env.FILLED_DATA_DIR, filter }) },
];

const all = { passed: 0, failures: [], unsteady: [], slow: [] };
const times = [];
for (const row of rows) {
  const started = { at: Date.now(), cpu: processor.seconds() };
  const seconds = [];
  const runs = Object.entries(row).map(async ([name, run]) => {
    const result = await run().catch((error) => ({ failures: [`${name} › the run itself\n${error.stack}`] }));
    all.passed += result.passed ?? 0;
    for (const key of ['failures', 'unsteady', 'slow']) all[key].push(...(result[key] ?? []));
    seconds.push(`${name} ${Math.round((Date.now() - started.at) / 1000)} s`);
  });
  await Promise.all(runs);
  times.push({ what: seconds.join(', '), cpu: processor.seconds() - started.cpu });
}
processor.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

const cpu = times.reduce((sum, row) => sum + row.cpu, 0);
// Where the processor is no slower than the budget's, or did not have to be asked, the budget is as it stands.
const slowness = cpu > BUDGET_CPU_SECONDS ? Math.max(1, slownessOfProcessor()) : 1;
const budget = Math.round(BUDGET_CPU_SECONDS * slowness);
if (cpu > budget)
  all.failures.push(`the budget\n${Math.round(cpu)} of ${budget} seconds of a processor: make the tests below cheaper`);
if (all.unsteady.length > MAX_UNSTEADY)
  all.failures.push(`unsteady journeys\n${all.unsteady.length}, at most ${MAX_UNSTEADY}`);
if (all.passed === 0 && all.failures.length === 0) all.failures.push('no test ran\nno file has such a name');

for (const line of all.slow) console.log(`slow: ${line}`);
for (const failure of all.failures) console.log(`\nFAILED ${failure}`);
console.log(
  `\n${Math.round(cpu)} of ${budget} seconds of a processor, ${slowness.toFixed(1)} times as slow as the budget's`,
);
for (const { what, cpu: used } of times) console.log(`${what}: ${Math.round(used)} s of a processor`);
for (const name of all.unsteady) console.log(`\nUNSTEADY, passed the second time: ${name}`);
console.log(`${all.passed} passed, ${all.failures.length} failed`);
process.exit(all.failures.length > 0 ? 1 : 0);
