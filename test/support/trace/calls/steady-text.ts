/* What a trace of calls holds of a text: where and when a test runs, and what it draws by chance, makes no difference. */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Each of them finds what is drawn whatever was drawn: a rule that left one draw in a thousand as it is would be worse than none. */
const byChance: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?/g, 'time'],
  [/\d{4}-\d\d-\d\d/g, 'day'],
  [/\b\d\d?:\d\d(:\d\d)?\b/g, 'hour'],
  [/(127\.0\.0\.1|localhost|\[?::1\]?):\d+/g, 'here'],
  [/\/(dev\/shm|tmp|var|private)\/[^\s"'\\]*/g, 'path'],
  [/\\\\x[0-9a-f]*/g, 'bytes'],
  [/#[0-9a-f]{6}\b/gi, 'colour'],
  [/^(?![a-z/-]+$)[\w+/=.-]{20,}$/g, 'text'],
  // Words with hyphens between them are no draw.
  [/(?![a-z-]+(?![\w-]))[\w-]{20,}/g, 'text'],
  [/\b([A-Z]{1,3}-)?\d{4}-\d{6,}(-\w+)?\b/g, 'number'],
  [/\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\b|\b[0-9A-Za-z]{5}-[0-9A-Za-z]{5}\b/g, 'code'],
  [/\b[0-9a-f]{8,}\b/g, 'hash'],
  [/\b[A-Z]-[0-9A-Z]{5,}\b|\b[A-Z0-9]{6,}\b/g, 'letters'],
  [/\b\d{6,}\b/g, 'digits'],
  [/\b\d+\.\d+\b/g, 'share'],
];

/** Numbers by these names tell when something was, how long it took, or which draw came before which. */
const MOMENT = /(Ms|_ms|_at|At|[sS]econds|[bB]ytes|[sS]ize|xid|seq|revision|version|rank|score|quality|tier)$/;

/** Numbers of a sequence, the first letters of a key, and the few that are chosen among many alike. */
const isLeftOut = (name: string, value: unknown): boolean =>
  /^(hint|serial|moreFromShop|similar)$/.test(name) || (name === 'id' && typeof value === 'number');

const steady = (text: string): string =>
  byChance.reduce((left, [found, word]) => left.replaceAll(found, word), text.replaceAll(UUID, 'id'));

/** The same in the order of its words: which of two alike comes first may hang on their ids. */
function inOrder(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return MOMENT.test(name) ? 'moment' : steady(value);
  if (typeof value === 'number') return MOMENT.test(name) ? 'moment' : steady(String(value));
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(inOrder(each, name))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([key, each]) => !isLeftOut(key, each))
    .map(([key, each]) => `${/^[a-z_]+$/i.test(key) ? key : steady(key)}: ${JSON.stringify(inOrder(each, key))}`)
    .toSorted();
}

/** What is left of a JSON text, or of another one. */
export function steadyText(text: string): string {
  try {
    return JSON.stringify(inOrder(JSON.parse(text))).replaceAll(/\\+"/g, '"');
  } catch {
    return steady(text);
  }
}
