// npm run prove: what takes too long for every change: hundreds of kills, thousands of random sequences, and every journey in both windows
// over a line on which answers come late and in another order. Takes hours; writes its figures into docs/reliability.md, where those of other parts stay.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, node24, root } from './ensure-node.mjs';
import { outcomes } from '../test/mutation/branches/prove-outcomes.mjs';
import { mutants } from '../test/mutation/source/prove-mutants.mjs';
import { conditions, planted } from '../test/mutation/sql/prove-conditions.mjs';
import { runJourneys } from './test/journeys.mjs';
import { fillDataFolder } from './test/products.mjs';
import { runVitest } from './test/vitest.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    factor: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    places: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '90' },
    only: {
      type: 'string',
      default:
        'sequences,kills,moneyKills,uploadKills,keyKills,messageKills,reminderKills,alertKills,alertExports,sixWeeks,busyDay,journeys,scaffold,conditions,planted,outcomes,mutants',
    },
  },
});
ensureInstalled();
if (values.only !== 'mutants') await ensureWebBuilt();
const folder = mkdtempSync(join(tmpdir(), 'artisan-prove-'));
process.env.SEED = values.seed;
console.log(`seed ${values.seed}`);

/** Every property test with so many times its sequences. */
async function sequences() {
  process.env.RUNS_FACTOR = values.factor;
  const rules = await runVitest({ project: 'rules', folder, filter: [] });
  const calls = await runVitest({ project: 'calls', folder, filter: filesThatDraw() });
  delete process.env.RUNS_FACTOR;
  return {
    what: `Rules and calls, properties with ${values.factor} times their sequences`,
    passed: rules.passed + calls.passed,
    failures: [...rules.failures, ...calls.failures],
  };
}

/** Tests of calls that draw by chance as often as they are told. */
const filesThatDraw = () =>
  readdirSync(join(root, 'src', 'server'), { recursive: true })
    .map((file) => join('src', 'server', file))
    .filter(
      (file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('support/properties.ts'),
    );

/** The tests of a file of kills, with so many times their rounds. */
async function killsOf(file, what) {
  process.env.RUNS_FACTOR = values.factor;
  const { passed, failures } = await runVitest({ project: 'calls', folder, filter: [`test/faults/${file}`] });
  delete process.env.RUNS_FACTOR;
  return { what, passed, failures };
}

/** The server is killed between what the provider of payments does and our booking of it. */
const moneyKills = () =>
  killsOf('money-kills', 'Rounds of five kills between what the provider of payments did and our booking');

/** The server is killed while it seals stored secrets by a new master key. */
const keyKills = () =>
  killsOf(
    'long/vault-key-kills',
    `Kills of the server while it seals keys anew (${2 * Number(values.factor)} in each)`,
  );

/** The server is killed while files are uploaded in chunks: nothing that it acknowledged may be missing. */
const uploadKills = () =>
  killsOf('long/upload-kills', `Rounds of ${3 * values.factor} kills while files were uploaded`);

/** Server and database are killed while people write to each other: each message is there once. */
const messageKills = () =>
  killsOf('long/message-kills', `Kills while ${1000 * values.factor} messages are sent in parallel`);

/** One of two servers is killed while reminders of left carts leave. */
const reminderKills = () => killsOf('long/reminders', 'Kills while reminders of left carts leave from two servers');

/** One of two servers is killed while low-priority alerts become summaries. */
const alertKills = () => killsOf('long/alert-kills', 'Kills while low-priority alerts become summaries on two servers');

/** Ten thousand alerts are exported in constant memory. */
const alertExports = () => killsOf('long/alert-export', 'An export of 10,000 alerts in the memory of 1,000');

/** Six weeks on the simulated clock: orders, lost parcels and late returns on two servers that are killed in turn. */
const sixWeeks = () => killsOf('long/six-weeks', 'Six weeks of 200 orders on two servers that are killed in turn');

/** A day of a busy house on the simulated clock, while its provider is out twice. */
const busyDay = () =>
  killsOf('long/busy-day', 'A day of 500 orders, 40 tickets, 10 disputes, 5 erasures and 2 outages of the provider');

/** Server and database are killed while people buy. */
async function kills() {
  const { status, stdout } = spawnSync(node24(), ['test/faults/kill.ts', values.kills, values.seed], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failures = status === 0 ? [] : [`kills\n${stdout.trim().split('\n').slice(-12).join('\n')}`];
  return {
    what: `Kills of server, database or both while people buy`,
    passed: status === 0 ? Number(values.kills) : 0,
    failures,
  };
}

async function journeys() {
  process.env.EVERY_WINDOW = '1';
  process.env.SLOW_LINE = values.seed;
  const { passed, failures } = await runJourneys({ folder, filled: await fillDataFolder(folder), filter: [] });
  return { what: 'Journeys on desktop and phone over the slow line', passed, failures };
}

/** A module, a call and a screen that `npm run new` writes pass the check and are built, in a work tree that is thrown away. */
async function scaffold() {
  const tree = join(folder, 'tree');
  const commands = [
    ['git', 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD'],
    ['ln', '-s', join(root, 'node_modules'), join(tree, 'node_modules')],
    ...[
      ['module', 'example'],
      ['call', 'example.changeName'],
      ['screen', 'orders.second'],
    ].map((args) => [node24(), 'scripts/new.mjs', ...args]),
    [node24(), 'scripts/check.mjs'],
    [node24(), 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ];
  const failures = [];
  for (const [program, ...args] of commands) {
    const cwd = program === 'git' || program === 'ln' ? root : tree;
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
    if (status !== 0) failures.push(`scaffold › ${args.join(' ')}\n${stdout}${stderr}`);
    if (status !== 0) break;
  }
  spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  return { what: 'What `npm run new` writes is checked and built', passed: failures.length === 0 ? 1 : 0, failures };
}

const steps = {
  sequences,
  kills,
  moneyKills,
  uploadKills,
  keyKills,
  messageKills,
  reminderKills,
  alertKills,
  alertExports,
  sixWeeks,
  busyDay,
  journeys,
  scaffold,
  conditions: () => conditions({ folder }),
  planted: () => planted({ folder, seed: Number(values.seed) }),
  outcomes: () => outcomes({ folder }),
  mutants: () => mutants({ seed: Number(values.seed), places: Number(values.places), minutes: Number(values.minutes) }),
};
const figures = [];
for (const name of values.only.split(',')) figures.push({ name, ...(await steps[name]()) });
rmSync(folder, { recursive: true, force: true });
for (const { failures } of figures) for (const failure of failures) console.log(`\nFAILED ${failure}`);

const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
const page = join(root, 'docs', 'reliability.md');
const text = readFileSync(page, 'utf8');
const when = `${new Date().toISOString().slice(0, 10)}, ${commit.trim()}, ${values.seed}`;
const rows = new Map([...text.matchAll(/^\| `(\w+)` \|.*\|$/gm)].map(([row, name]) => [name, row]));
for (const { name, what, passed, failures } of figures)
  rows.set(name, `| \`${name}\` | ${what} | ${passed} | ${failures.length} | ${when} |`);
const table = [
  '| Part | Proof | Passed | Failed | Day, commit, seed |',
  '| --- | --- | --- | --- | --- |',
  ...rows.values(),
];
writeFileSync(page, text.replace(/(<!-- figures -->\n)[^]*?(\n<!-- end -->)/, `$1${table.join('\n')}$2`));
const failed = figures.reduce((sum, { failures }) => sum + failures.length, 0);
console.log(`${figures.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
