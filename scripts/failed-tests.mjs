// What failed in a run, out of the reports that the two runners write: file, name and the first lines of the reason.

const coloured = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const inWords = (file, name, reason = 'no reason was given') =>
  `${file} › ${name}\n${reason.replaceAll(coloured, '').split('\n').slice(0, 16).join('\n')}`;

/** @param {object | null} report as `vitest --reporter=json` writes it @returns {string[]} */
export const failedTests = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [inWords(file, 'the file itself', message)];
    return failed.map((test) => inWords(file, test.fullName, test.failureMessages[0]));
  });

/** That time ran out says little: what was waited for comes as an error of its own. */
const reasonOf = (errors) => errors?.map(({ message }) => message).join('\n');

/** @param {object | null} report as `playwright test --reporter=json` writes it @returns {string[]} */
export function failedJourneys(report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return (report?.suites ?? [])
    .flatMap(specsOf)
    .filter((spec) => !spec.ok)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected')
        .map((test) =>
          inWords(`${spec.file} (${test.projectName})`, spec.title, reasonOf(test.results.at(-1)?.errors)),
        ),
    );
}
