import { sanitiseLog } from '../sanitise-log.ts';

/** What differs between two errors that are one: numbers, ids, names in quotes, versions of files and places in their lines. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f-]{27,}\b/gi, '#'],
  [/(["'`]).*?\1/g, '#'],
  [/\[(?:url|email|card|phone|key)\]/g, '#'],
  [/:\d+(?::\d+)?\b/g, ''],
  [/\b[0-9a-f]*\d[0-9a-f]*\b/gi, '#'],
];
const plain = (text: string): string => VARYING.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);

interface Occurrence {
  origin: 'browser' | 'server';
  kind: string;
  name: string;
  message: string;
  frames: readonly string[];
}

/** Errors of one text are one group: where it comes from, what it says without what varies, and the frame in which it arose. */
export const fingerprintText = ({ origin, kind, name, message, frames }: Occurrence): string =>
  [origin, kind, name, plain(sanitiseLog(message)), plain(frames[0] ?? '')].join('\n');

/** A path of a screen without what names a thing or a person: `/order/:id`. */
export const plainPath = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/\d|@|%/.test(part) || part.length > 24 ? ':id' : part))
    .join('/')
    .slice(0, 100);
