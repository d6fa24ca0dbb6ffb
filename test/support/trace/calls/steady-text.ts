/* What a trace of calls holds of a text: where and when a test runs, and what it draws by chance, makes no difference. */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const byChance: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d(:?\d\d)?))?/g, 'time'],
  [/\d{4}-\d\d-\d\d/g, 'day'],
  [/\b\d\d:\d\d(:\d\d)?\b/g, 'hour'],
  [/(127\.0\.0\.1|localhost|\[?::1\]?):\d+/g, 'here'],
  [/\/(dev\/shm|tmp|var|private)\/[^\s"'\\]*/g, 'path'],
  [/\\\\x[0-9a-f]*/g, 'bytes'],
  [/\b[A-Z]{1,3}-(\d{4}-)?[0-9A-Z]{5,}(-[0-9A-Z]+)*\b/g, 'number'],
  [/\b(?=\w*\d)[a-z0-9]{5}-[a-z0-9]{5}\b/g, 'code'],
  [/\b[A-Z2-7]{16,}\b/g, 'secret'],
  [/\b[a-z]{2,}(_[a-z]+)*_(?=\w*[A-Z0-9])\w{14,}/g, 'token'],
  [/(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{16,}[\w./+=-]*/g, 'token'],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{8,}\b/g, 'hash'],
  [/("\w*(?:[mM]s|_at|At|[sS]econds|[bB]ytes|[sS]ize|xid|seq|revision|version)\w*"): ?"?-?[\d.]+"?/g, '$1:n'],
  [/\b1[6-9]\d{8}(\d{3})?\b/g, 'moment'],
  [/\b\d+\.\d{3,}\b/g, 'share'],
];

/** What was asked in its order, with ids named in the order in which they come; then rows in the order of their words. */
export function steadyTrace(asked: readonly string[], rows: readonly string[]): string {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    if (!names.has(id)) names.set(id, `id-${names.size}`);
    return names.get(id) ?? '';
  };
  const steady = (text: string): string => byChance.reduce((left, [found, word]) => left.replaceAll(found, word), text);
  const named = asked.map((text) => steady(text.replaceAll(UUID, nameOf)));
  // Nothing is told of an id that nobody was answered.
  const written = rows.map((row) => steady(row.replaceAll(UUID, (id) => names.get(id) ?? 'id')));
  return [...named, ...written.toSorted()].join('\n');
}
