// What failed in a run, out of the reports that the two runners write: file, name and the first lines of the reason.

const SLOW_MILLISECONDS = 10_000;

const coloured = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const textOf = (file, name, reason = 'no reason was given') =>
  `${file} › ${name}\n${reason.replaceAll(coloured, '').split('\n').slice(0, 16).join('\n')}`;

/** @param {object | null} report as `vitest --reporter=json` writes it @returns {string[]} */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [textOf(file, 'the file itself', message)];
    return failed.map((test) => textOf(file, test.fullName, test.failureMessages[0]));
  });

/** That time ran out says little: what was waited for comes as an error of its own. */
const reasonOf = (result) => result?.errors?.map(({ message }) => message).join('\n');

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const testsOf = (report) =>
  (report?.suites ?? []).flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
const locationOf = ({ spec, test }) => `${spec.file} (${test.projectName})`;
const firstFailure = ({ test }) => reasonOf(test.results.find(({ status }) => status !== 'passed'));

/** Money, stock, two tabs, signing out, sending after a time without a connection: there a failure is one, whatever came later. */
const isCritical = ({ spec }) =>
  /\b(PAY|INV)-\d\d|two tabs|another tab|second tab|signed out|sign-out|without a connection/i.test(spec.title);
const isUnsteady = (run) => run.test.status === 'flaky' && !isCritical(run);

/** Journeys that failed, those that passed the second time only if they are about what must never fail. @param {object | null} report as `playwright test --reporter=json` writes it @returns {string[]} */
export const failedJourneys = (report) =>
  testsOf(report)
    .filter((run) => run.test.status === 'unexpected' || (run.test.status === 'flaky' && isCritical(run)))
    .map((run) => textOf(locationOf(run), run.spec.title, firstFailure(run)));

/** Journeys that failed and passed the second time, to be looked into before anything else. @param {object | null} report @returns {string[]} */
export const unsteadyJourneys = (report) =>
  testsOf(report)
    .filter(isUnsteady)
    .map((run) => textOf(locationOf(run), run.spec.title, firstFailure(run)));

/** Journeys that take long, the longest first. @param {object | null} report @returns {string[]} */
export const slowJourneys = (report) =>
  testsOf(report)
    .map((run) => ({ run, took: run.test.results.at(-1)?.duration ?? 0 }))
    .filter(({ took }) => took > SLOW_MILLISECONDS)
    .sort((a, b) => b.took - a.took)
    .map(({ run, took }) => `${(took / 1000).toFixed(1)} s ${locationOf(run)} › ${run.spec.title}`);
