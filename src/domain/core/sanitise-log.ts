const MAX_LENGTH = 200;
/** No more is read: each pattern looks back over what it has seen, which is slow on a text without end. */
const MAX_READ = 2000;
/** What ends a text that was not read whole may be the first half of a secret. */
const CUT_OFF = 100;

/** What must never be readable in a log, most specific first. */
const secrets: [RegExp, string][] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>]+/gi, '[url]'],
  [/(?<![^\s@<>"'(),:;])[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]+/g, '[email]'],
  [/(?<!\d)(?<!\d\.)\d(?:[ -]?\d){12,}(?!\d)(?!\.\d)/g, '[card]'],
  [/(?<![\w+])(?<!\d\.)\+?\d(?:[ ().-]{0,2}\d){8,14}(?!\w)/g, '[phone]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{24,}/g, '[key]'],
  [/\b[a-zA-Z_-]{40,}\b/g, '[key]'],
];

/** What each of them has at least. Most of what is logged has nothing of it, as the name of a field or a method. */
const mayBeSecret = /@|:\/\/|\d(?:[ ().-]{0,2}\d){8}|[\w-]{24}/;

/** [ERR-11] Replaces addresses, phone and card numbers, long key-like strings and URLs, and cuts to 200 characters. */
export function sanitiseLog(text: string): string {
  if (text.length <= MAX_LENGTH && !mayBeSecret.test(text)) return text;
  let clean = text.slice(0, MAX_READ);
  for (const [pattern, name] of secrets) clean = clean.replace(pattern, name);
  if (text.length > MAX_READ) clean = clean.slice(0, -CUT_OFF);
  return clean.length > MAX_LENGTH ? clean.slice(0, MAX_LENGTH) : clean;
}
