// Checks the messages of new commits: subject `area: what changed` in at most 72 characters, in the imperative, and a body that says why.
import { spawnSync } from 'node:child_process';
import { commitProblems } from './commit-problems.mjs';

/** The last commit before the rule. */
const RULE_BEGINS_AFTER = '4d473fe94a260d4dbe9bdbcec88133f7537f401b';

/** The last commit whose subject may describe what is so now, where later ones say what to do. */
const IMPERATIVE_AFTER = '815ece3bac07d76f18613485c8f60851d388b20a';

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
const { status, stdout } = git('log', '-z', '--format=%h%n%B', `${RULE_BEGINS_AFTER}..HEAD`);
// In a download without its history there is nothing to check.
const messages = status === 0 ? stdout.split('\0').filter(Boolean) : [];
const newer = git('rev-list', '--abbrev-commit', `${IMPERATIVE_AFTER}..HEAD`).stdout.split('\n');
const problems = messages.flatMap((message) => {
  const [hash, ...lines] = message.split('\n');
  return commitProblems(lines.join('\n'), { mustBeImperative: newer.includes(hash) }).map(
    (problem) => `${hash} "${lines[0]}": ${problem}`,
  );
});
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
