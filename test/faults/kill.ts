import { randomInt } from 'node:crypto';
import { killRounds } from './kill-rounds.ts';

// node scripts/run.mjs test/faults/kill.ts [ROUNDS] [SEED]: kills server and database while people buy, and looks what is left.
const rounds = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? randomInt(1_000_000));
console.log(`${rounds} rounds, seed ${seed}`);
const verdict = await killRounds({ rounds, seed, say: (line) => console.log(line) });
console.log(JSON.stringify(verdict.counts));
for (const problem of verdict.problems) console.log(problem);
console.log(
  verdict.problems.length === 0
    ? 'Nothing acknowledged was lost and the audit found nothing.'
    : `${verdict.problems.length} problems.`,
);
process.exit(verdict.problems.length === 0 ? 0 : 1);
