import { fail, ok, type Result } from '../../core/result.ts';

const FOLDER = 'users/';
const MAX_BYTES = 1024;
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f\\\u2028\u2029\ufffd]/;
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The folder that is one person's own. */
export const ownFolder = (userId: string): string => `${FOLDER}${userId}/`;

/** Whose folder a name or a prefix lies in; null where it lies in nobody's. */
export function folderOwner(name: string): string | null {
  const end = name.indexOf('/', FOLDER.length);
  const id = name.slice(FOLDER.length, end);
  return name.startsWith(FOLDER) && end > 0 && ID.test(id) ? id : null;
}

/** Where the product's own pages put what they upload: it is taken from there at once, and goes after a day. */
export const incomingFolder = (userId: string): string => `${ownFolder(userId)}incoming/`;

/** [DASH-05] What the product makes for its owner lies here: read and downloaded like all of theirs, and written by nobody else. */
export const archivesFolder = (userId: string): string => `${ownFolder(userId)}archives/`;

/** What stands after the last slash. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Null where it is no well-formed text. */
function bytesIn(text: string): number | null {
  try {
    return encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, 'x').length;
  } catch {
    return null;
  }
}

/** [FILE-01] A name is parts between slashes, none of them empty or a step up, so that it never leads out of its folder. */
export function checkFileName(name: string): Result<string, { code: 'files/bad-name' }> {
  const bytes = bytesIn(name);
  const isPlain =
    bytes !== null &&
    bytes <= MAX_BYTES &&
    !FORBIDDEN.test(name) &&
    name.split('/').every((part) => part.trim() !== '' && part !== '.' && part !== '..');
  return isPlain ? ok(name) : fail({ code: 'files/bad-name' });
}
