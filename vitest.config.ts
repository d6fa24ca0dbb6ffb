import { defineConfig } from 'vitest/config';

/** Ends a test that hangs; no requirement. Long enough for a machine that is slow and busy with other things. */
const guard = 240_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/domain/**/*.test.ts', 'src/web/**/*.test.ts'],
          testTimeout: guard,
          hookTimeout: guard,
        },
      },
      {
        test: {
          name: 'calls',
          include: ['src/server/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts', 'test/faults/**/*.test.ts'],
          testTimeout: guard,
          hookTimeout: guard,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['test/screens/**/*.test.ts'],
          globalSetup: ['test/screens/support/product.ts'],
          // Journeys move here as they are, with what they share; Playwright itself stays out.
          alias: { '@playwright/test': new URL('test/screens/support/calls.ts', import.meta.url).pathname },
          // Every page has a realm of its own; its modules are those of the build.
          isolate: false,
          execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
          testTimeout: guard,
          hookTimeout: guard,
        },
      },
    ],
    maxWorkers: 2,
  },
});
