import { expect, test } from 'vitest';
import { seed } from '#test/support/seed.ts';
import { killRounds } from './kill-rounds.ts';

/** A few in each run of the tests, drawn anew with each commit; `npm run prove` does hundreds. */
const ROUNDS = 4;

test(
  '[INV-24, INV-02, INV-07, RUN-01, RUN-08] kill -9 of server and database while people buy: nothing acknowledged is lost',
  { timeout: 1_200_000 },
  async () => {
    console.log(
      `kill rounds, seed ${seed}: node scripts/run.mjs test/faults/kill.ts ${ROUNDS} ${seed} runs them again`,
    );
    const verdict = await killRounds({ rounds: ROUNDS, seed });
    expect(verdict.problems, `seed ${seed}`).toEqual([]);
    // It proves something only when people did buy, and were cut off.
    expect(verdict.counts.paid).toBeGreaterThan(ROUNDS);
    expect(verdict.counts.interrupted).toBeGreaterThan(0);
  },
);
