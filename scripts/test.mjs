// npm test: installs what is missing, runs every test, and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled, node24, root, runNode } from './ensure-node.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { freePort } from './free-port.mjs';
import { openSlowLine } from './slow-line.mjs';
import { failedJourneys, failedTests } from './failed-tests.mjs';

ensureInstalled();
await ensureWebBuilt();
const filter = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'artisan-test-'));
let passed = 0;
let failed = 0;
/** What failed, in words: said again at the very end, where it is looked for. */
const failures = [];

async function rulesAndCalls() {
  const results = join(folder, 'vitest.json');
  const code = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    '--passWithNoTests',
    ...filter,
  ]);
  const report = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  failures.push(...failedTests(report));
  // A file that does not even load counts as a failure too, and so does a run that was ended before its report.
  if (!report || (code !== 0 && !report.numFailedTests)) failed += 1;
}

/** Starts the product on a fresh folder and a free port; answers its address and how to stop it. */
async function startProduct() {
  const port = await freePort();
  // A number in SLOW_LINE is the seed of a line on which answers come late and in another order.
  const line = process.env.SLOW_LINE ? await openSlowLine(port, Number(process.env.SLOW_LINE)) : null;
  const child = spawn(node24(), ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: line?.address ?? '',
      DATABASE_URL: '',
      TRUSTED_PROXIES: 'loopback',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  for (let tries = 0; tries < 600; tries += 1) {
    const address = /is open at (\S+)/.exec(said)?.[1];
    if (address)
      return {
        address: line?.address ?? address,
        stop: () =>
          new Promise((resolve) => {
            line?.close();
            child.on('exit', resolve);
            child.kill('SIGTERM');
          }),
      };
    if (child.exitCode !== null) break;
    await sleep(200);
  }
  console.error(said);
  throw new Error('the product did not start');
}

async function journeys() {
  const product = await startProduct();
  const results = join(folder, 'journeys.json');
  try {
    const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...filter], {
      ...process.env,
      JOURNEY_ADDRESS: product.address,
      JOURNEY_RESULTS: results,
    });
    const report = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
    const stats = report?.stats;
    failures.push(...failedJourneys(report));
    passed += stats?.expected ?? 0;
    failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
    if (!stats || (code !== 0 && !stats.unexpected && !(filter.length > 0 && !stats.expected))) failed += 1;
  } finally {
    await product.stop();
  }
}

for (const run of [rulesAndCalls, journeys]) {
  try {
    await run();
  } catch (error) {
    console.error(error);
    failed += 1;
  }
}
rmSync(folder, { recursive: true, force: true });
if (passed === 0) failed = Math.max(failed, 1);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
