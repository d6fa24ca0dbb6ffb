// The journeys: two workers, each with its own product; what measures time comes last and alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../ensure-node.mjs';
import { failedJourneys, slowJourneys, unsteadyJourneys } from './failed-tests.mjs';
import { startProducts } from './products.mjs';

const WORKERS = 2;

async function runProjects(projects, { folder, filter, addresses }) {
  const results = join(folder, `${projects[0]}.json`);
  const code = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--pass-with-no-tests',
      ...projects.map((name) => `--project=${name}`),
      ...filter,
    ],
    {
      ...process.env,
      JOURNEY_ADDRESSES: addresses.join(','),
      JOURNEY_RESULTS: results,
      JOURNEY_RETRIES: '1',
    },
  );
  const report = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
  const failures = failedJourneys(report);
  const unsteady = unsteadyJourneys(report);
  if (!report || (code !== 0 && failures.length === 0))
    failures.push(`${projects.join(', ')} › the run itself\nit ended with ${code}, see above`);
  return {
    passed: (report?.stats.expected ?? 0) + unsteady.length,
    failures,
    unsteady,
    slow: slowJourneys(report),
  };
}

/**
 * @param {{ folder: string, filled: string, filter: string[] }} run a folder for reports, a filled data folder to copy, and words that file names hold
 * @returns {Promise<{ passed: number, failures: string[], unsteady: string[], slow: string[] }>}
 */
export async function runJourneys({ folder, filled, filter }) {
  const products = await startProducts(filled, WORKERS);
  try {
    const addresses = products.map(({ address }) => address);
    const side = await runProjects(['desktop', 'phone'], { folder, filter, addresses });
    const alone = await runProjects(['desktop-alone', 'phone-alone'], { folder, filter, addresses: [addresses[0]] });
    return {
      passed: side.passed + alone.passed,
      failures: [...side.failures, ...alone.failures],
      unsteady: [...side.unsteady, ...alone.unsteady],
      slow: [...side.slow, ...alone.slow],
    };
  } finally {
    await Promise.all(products.map(({ stop }) => stop()));
  }
}
