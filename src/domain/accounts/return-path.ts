/**
 * A place of this site to go on to, or the home page: never another site, whatever the address bar was made to say. Backslashes,
 * doubled slashes, control characters and schemes are how browsers are led astray.
 */
export function safeReturnPath(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > 500) return '/';
  if (!/^\/(?![/\\])/.test(raw) || /[\u0000-\u001f\u007f\\]/.test(raw)) return '/';
  return raw;
}
