// The levels below the browser, as vitest runs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../ensure-node.mjs';
import { failedTests } from './failed-tests.mjs';

/**
 * @param {{ project: string, folder: string, filter: string[] }} run a project of vitest.config.ts, a folder for the report, words that file names hold
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function runVitest({ project, folder, filter }) {
  const results = join(folder, `${project}.json`);
  const looseErrors = join(folder, `${project}-errors.txt`);
  const code = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--bail=10',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/test/loose-errors.mjs',
      `--outputFile.json=${results}`,
      '--passWithNoTests',
      ...filter,
    ],
    { ...process.env, LOOSE_ERRORS: looseErrors },
  );
  const report = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
  const failures = failedTests(report);
  // A file that does not even load counts as a failure too, and so does a run that was ended before its report.
  if (!report || (code !== 0 && failures.length === 0))
    failures.push(
      `${project} › the run itself\n${existsSync(looseErrors) ? readFileSync(looseErrors, 'utf8') : `it ended with ${code}, see above`}`,
    );
  return { passed: report?.numPassedTests ?? 0, failures };
}
