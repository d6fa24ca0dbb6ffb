// Of which conditions the tests of rules and screens see one outcome alone: a part of npm run prove.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNode } from '../../../scripts/ensure-node.mjs';
import { runVitest } from '../../../scripts/test/vitest.mjs';
import { unseenOutcomes } from './unseen-outcomes.mjs';

const cache = join(root, 'node_modules', '.cache');
const outcomesFolder = join(cache, 'outcomes');

/** The web of each language with its conditions watched, in a folder of its own. */
async function buildWatchedWeb() {
  for (const language of ['en', 'de']) {
    const env = { ...process.env, WATCHED_WEB: 'on', WEB_LANGUAGE: language };
    const code = await runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], env);
    if (code !== 0) throw new Error('the watched web could not be built');
  }
}

/** Tests of screens; those that look at the files of the product's own build say nothing of another. */
const filesOfScreens = () =>
  readdirSync(join(root, 'test', 'screens'), { recursive: true })
    .map((file) => join('test', 'screens', file))
    .filter((file) => file.endsWith('.test.ts') && !readFileSync(join(root, file), 'utf8').includes('dist/web'));

/** The tests of screens on products that serve the watched web. */
async function runScreens(folder) {
  await buildWatchedWeb();
  const { NODE_OPTIONS = '' } = process.env;
  const hook = pathToFileURL(join(root, 'test/mutation/branches/serve-watched-web.mjs'));
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${hook}`;
  const { failures } = await runVitest({ project: 'screens', folder, filter: filesOfScreens() });
  process.env.NODE_OPTIONS = NODE_OPTIONS;
  return failures;
}

/** Every condition of rules and screens is watched while their tests run; what a test of rules saw of the browser's code counts too. */
export async function outcomes({ folder }) {
  rmSync(outcomesFolder, { recursive: true, force: true });
  mkdirSync(outcomesFolder, { recursive: true });
  process.env.OUTCOMES_FOLDER = outcomesFolder;
  const rules = await runVitest({ project: 'rules', folder, filter: ['src/'] });
  const failures = [...rules.failures, ...(await runScreens(folder))];
  delete process.env.OUTCOMES_FOLDER;
  const counts = [];
  let seen = 0;
  for (const [name, within] of [
    ['rules', 'src/domain/'],
    ['screens', 'src/web/'],
  ]) {
    const match = unseenOutcomes(outcomesFolder, within);
    const list = join(cache, `unseen-outcomes-of-${name}.txt`);
    writeFileSync(list, match.lines.join('\n'));
    console.log(
      `${match.oneSided} conditions of ${name} with one outcome alone, ${match.unreached} never reached: ${list}`,
    );
    counts.push(`of ${name} ${match.oneSided} with one alone, ${match.unreached} never reached`);
    seen += match.seen;
  }
  return { what: `Conditions whose both outcomes some test sees (${counts.join('; ')})`, passed: seen, failures };
}
