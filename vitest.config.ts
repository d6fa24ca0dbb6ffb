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
    ],
    maxWorkers: 2,
  },
});
