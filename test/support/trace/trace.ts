/*
 * What the running test has brought about, step by step: what stood on the screen, what was sent, answered, kept and said. Most of it no
 * assertion reads; its digest is compared with the recorded one, so that any change of it is one that somebody has looked at.
 */

let steps: string[] = [];

/** A step of the test. */
export const note = (step: string): void => void steps.push(step);

const RANDOM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Names what is made by chance in the order in which it comes. */
function named(text: string): string {
  const names = new Map<string, string>();
  return text
    .replaceAll(RANDOM_ID, (id) => names.get(id) ?? names.set(id, `id-${names.size}`).get(id) ?? '')
    .replaceAll(/\breport [0-9a-f]{8}\b|%20[0-9a-f]{8}\b/gi, 'report');
}

const MONTHS =
  'jan(uary|uar)?|feb(ruary|ruar)?|mar(ch)?|märz|apr(il)?|may|mai|june?|juni|july?|juli|aug(ust)?|sept?(ember)?|o[ck]t(ober)?|nov(ember)?|de[cz](ember)?';
const DAYS =
  'mon(day|tag)?|tue(sday)?|di(enstag)?|wed(nesday)?|mi(ttwoch)?|thu(rsday)?|do(nnerstag)?|fri(day)?|fr(eitag)?|sat(urday)?|sa(mstag)?|sun(day)?|so(nntag)?';
/** Where and when a test runs, and what it draws by chance, makes no difference. */
const chance: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?/g, 'time'],
  [/\d{4}-\d\d-\d\d/g, 'day'],
  [
    new RegExp(
      `((${DAYS})\\.?,? )?(\\d{1,2}\\.?,? (${MONTHS})\\.?|(${MONTHS})\\.? \\d{1,2})(,? \\d{4})?(,? (at |um )?\\d{1,2}:\\d\\d)?`,
      'gi',
    ),
    'date',
  ],
  [/\b[A-Z]{2}-\d{4}-\d{6}\b|\b[A-Z]-[0-9A-Z]{7}\b/g, 'number'],
  [/\b20\d\d\b/g, 'year'],
  [/\b[a-z0-9]{5}-[a-z0-9]{5}\b/g, 'code'],
  [/\b[A-Z2-7]{32}\b/g, 'secret'],
  [/(127\.0\.0\.1|localhost):\d+/g, 'here'],
  [/\\\\x[0-9a-f]+/g, 'bytes'],
  [/(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{16,}/g, 'token'],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{16,}\b/g, 'hash'],
  [/"(\w*(Ms|_ms|at|At|[sS]econds))": ?\d+/g, '"$1": moment'],
  [/\b1[78]\d{8}(\d{3})?\b/g, 'moment'],
];

export const inOrder = (all: string[]): string => named(all.join('\n\n'));
/** Steps of calls in the order of their words: where there are several, any may be the first. */
export const unordered = (all: string[]): string =>
  all
    .map((step) => chance.reduce((text, [found, name]) => text.replaceAll(found, name), named(step)))
    .toSorted()
    .join('\n');
/** What of such a trace counts: each field and its value, however often it is there, and not which of two alike came first. */
export const fieldsOf = (trace: string): string =>
  trace
    .replaceAll(/id-\d+/g, 'id')
    .split(/[{}[\],\n]+/)
    .toSorted()
    .join('\n');

let underWay = 0;
let isMixed = false;
/** A call; what comes of calls that are under way beside each other hangs on which is first, and is not traced. */
export async function alone<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  underWay += 1;
  isMixed ||= underWay > 1;
  return call().finally(() => (underWay -= 1));
}

/** Nothing is traced of a test in which chance decides what comes first. */
export const leaveUntraced = (): void => void (isMixed = true);

/** All steps since this was asked last; empty where the test brought about nothing that is traced. */
export function takeTrace(read = inOrder): string {
  const trace = isMixed ? '' : read(steps);
  steps = [];
  isMixed = underWay > 0;
  return trace;
}
