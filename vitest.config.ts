import { defineConfig } from 'vitest/config';
import { seedOfRun } from './scripts/seed.mjs';
import { watchOutcomes } from './test/mutation/branches/watch-outcomes.ts';
import { plantMutants } from './test/mutation/source/draw-mutants.ts';
import './scripts/test/compiled.mjs';
import { LongestFirst } from './test/support/longest-first.ts';

const seed = seedOfRun();
if (!process.env.SEED) console.log(`seed ${seed}: SEED=${seed} draws the same again`);

/**
 * Files share the modules that a worker has loaded: loading the product anew for each costs more than its tests do. Nothing of a
 * test may therefore stay behind in a module; what a product keeps hangs on its own `app`.
 */
const isolate = false;

/** `npm run prove` draws so many times as much. */
const runsFactor = Number(process.env.RUNS_FACTOR ?? 1);
/** What kills processes for minutes is run by it alone, or by hand with `RUNS_FACTOR=1`. */
const isProof = process.env.RUNS_FACTOR !== undefined;

/** Where `npm run prove` has what conditions come to written. */
const outcomesFolder = process.env.OUTCOMES_FOLDER;
const outcomesSetup = outcomesFolder ? ['test/mutation/branches/setup.ts'] : [];

/** Where `npm run prove` plants mutants of the source; a mutant that lets a test wait is noticed soon. */
const mutantsFolder = process.env.MUTANTS_FOLDER;
const mutantsSetup = mutantsFolder ? ['test/mutation/source/setup.ts'] : [];
const mutantsPlugins = mutantsFolder ? [plantMutants(mutantsFolder)] : [];
const MAX_WAIT_WITH_MUTANT = 20_000;

/** Ends a test that hangs; no requirement. Long enough for a machine that is slow and busy with other things. */
const guard = mutantsFolder ? MAX_WAIT_WITH_MUTANT : 240_000 * runsFactor;
/** It looks at the shop that the screens' products are copies of. */
const demoTest = 'demo/demo.test.ts';
const noCalls = new URL('test/support/markup/no-calls.ts', import.meta.url).pathname;
const noLaterCalls = new URL('test/support/markup/no-later-calls.ts', import.meta.url).pathname;
const shared = {
  isolate,
  provide: { seed, runsFactor },
  testTimeout: guard,
  hookTimeout: guard,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{src/domain,src/web,scripts,test/snapshots}/**/*.test.ts'],
          setupFiles: [
            'test/support/fresh-modules.ts',
            'test/support/properties.ts',
            ...outcomesSetup,
            ...mutantsSetup,
          ],
          // A build writes them.
          alias: { 'virtual:call-table': noCalls, 'virtual:later-call-table': noLaterCalls },
          ...shared,
        },
        plugins: [...(outcomesFolder ? [watchOutcomes(outcomesFolder, ['domain', 'web'])] : []), ...mutantsPlugins],
      },
      {
        test: {
          name: 'calls',
          include: [
            'src/server/**/*.test.ts',
            'client/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'demo/**/*.test.ts',
            'test/{faults,support}/**/*.test.ts',
          ],
          exclude: [demoTest, ...(isProof ? [] : ['test/faults/long/**'])],
          globalSetup: ['test/support/global-setup.ts'],
          setupFiles: [...(process.env.SHADOW_FOLDER ? ['test/mutation/sql/setup.ts'] : []), ...mutantsSetup],
          ...shared,
        },
        plugins: mutantsPlugins,
      },
      {
        test: {
          name: 'screens',
          include: ['test/screens/**/*.test.ts', demoTest],
          globalSetup: ['test/support/screens/product.ts'],
          setupFiles: outcomesSetup,
          // Journeys move here as they are, with what they share; Playwright itself stays out.
          alias: { '@playwright/test': new URL('test/support/screens/calls.ts', import.meta.url).pathname },
          // Every page has a realm of its own; its modules are those of the build. The cache of compiled code and shapes of objects that
          // are kept for later would keep each realm that was left.
          execArgv: [
            '--experimental-vm-modules',
            '--no-compilation-cache',
            '--retain-maps-for-n-gc=0',
            '--disable-warning=ExperimentalWarning',
          ],
          ...shared,
        },
      },
    ],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
