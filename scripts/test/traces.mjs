// The digests of what tests bring about (test/traces): lines `DIGEST FILE › TITLE`, in the order of files and titles.

/** The kept digests by the keys of their tests. */
export const readKept = (text) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(line.indexOf(' ') + 1), line.slice(0, line.indexOf(' '))]),
  );

/** Where calls are traced: rooms in whose tests one thing follows another. Money is left out, whose provider tells of it in its own time. */
export const TRACED_ROOMS = [
  'accounts',
  'alerts',
  'cart',
  'listings',
  'office',
  'orders',
  'shops',
  'vault',
  'wishlist',
].map((room) => `src/server/rooms/${room}/`);

export const fileOf = (key) => key.slice(0, key.indexOf(' › '));

/** What `TRACE_FILE` has written: a line of JSON for each test, by its key. */
export const readTraces = (text) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ key, ...traced }) => [key, traced]),
  );

/** In the place of a digest: the trace differed once between runs, and is not taken again until somebody takes the line away. */
export const UNSTEADY = 'unsteady';

/**
 * What is kept after several runs of the same files: of files that did not run what was kept before. A busy machine may leave a test
 * untraced in one of them.
 * @param {string} before the kept lines
 * @param {Map<string, { digest: string, failed?: boolean }>[]} runs
 * @returns {{ lines: string, changed: string[], unsteady: string[] }} `changed` are tests whose digest was another one, `unsteady` those that differed now
 */
export function recordOf(before, runs) {
  const old = readKept(before);
  // A file in which a test failed is not traced at all: its tests may be of the system's clock.
  const failed = new Set(
    runs.flatMap((run) => [...run].filter(([, traced]) => traced.failed).map(([key]) => fileOf(key))),
  );
  const keys = [...new Set(runs.flatMap((run) => [...run.keys()]))].filter((key) => !failed.has(fileOf(key)));
  const ran = new Set(runs.flatMap((run) => [...run.keys()].map(fileOf)));
  const digestsOf = (key) => runs.flatMap((run) => run.get(key)?.digest ?? []);
  const unsteady = keys.filter((key) => new Set(digestsOf(key)).size > 1);
  const isUnsteady = (key) => old.get(key) === UNSTEADY || unsteady.includes(key);
  const steady = keys.filter(
    (key) => !isUnsteady(key) && digestsOf(key).length >= Math.max(Math.min(2, runs.length), runs.length - 1),
  );
  const kept = [
    ...[...old].filter(([key]) => !ran.has(fileOf(key))),
    ...keys.filter(isUnsteady).map((key) => [key, UNSTEADY]),
    ...steady.map((key) => [key, digestsOf(key)[0]]),
  ].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    lines: kept.map(([key, digest]) => `${digest} ${key}\n`).join(''),
    changed: steady.filter((key) => old.has(key) && old.get(key) !== digestsOf(key)[0]),
    unsteady,
  };
}

const OTHER_TRACE = /is not what was recorded \(now [\w-]+\)/;
const otherTraceOf = (failure) => OTHER_TRACE.exec(failure)?.[0];
const testOf = (failure) => failure.slice(0, failure.indexOf('\n'));

/** Files of the failures of a run that say of a trace that it is another one, and nothing else. */
export const filesOfOtherTraces = (failures) => [...new Set(failures.filter(otherTraceOf).map(fileOf))];

/**
 * A trace that is another one because of a change is the same other one when its file runs again; what differs in one run of thousands
 * is not.
 * @param {string[]} failures of a run
 * @param {string[]} again those of the files with other traces, a second time
 * @returns {{ failures: string[], byChance: string[] }}
 */
export function seenTwice(failures, again) {
  const second = new Map(again.map((failure) => [testOf(failure), otherTraceOf(failure)]));
  const isByChance = (failure) => otherTraceOf(failure) && second.get(testOf(failure)) !== otherTraceOf(failure);
  return {
    failures: failures.filter((failure) => !isByChance(failure)),
    byChance: failures.filter(isByChance).map(testOf),
  };
}
