import { isHeic } from '#domain/files/picture-format.ts';
import { lastPart } from '#domain/files/storage/file-name.ts';
import type { WrongPart } from '#domain/files/wrong-part.ts';
import { avifWalk, jpegWalk, pngWalk, webpWalk } from './picture-walks.ts';
import { MovingPicture, type Walk, walker, WrongBytes } from './walk-bytes.ts';

/** [FILE-05] What files may say that they are, and the endings that go with it. Bytes that say nothing of themselves are only ever downloaded. */
const types: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'log'],
  'text/csv': ['csv'],
  'application/json': ['json', 'ndjson'],
};
export const ANY_BYTES = 'application/octet-stream';

/** The type without what follows a semicolon, in small letters. */
export const bareType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Why a file is refused. */
export type FileProblem =
  | { code: 'files/type-not-taken' }
  | { code: 'files/heic' }
  | { code: 'files/moving-picture' }
  | { code: 'files/cut-off' }
  | { code: 'files/not-what-it-says'; part: WrongPart }
  | { code: 'files/script-inside' };

/** Whether a file of that name may say that it is of this type: before any of its bytes has come. */
export function checkType(name: string, contentType: string): FileProblem | null {
  const type = bareType(contentType);
  if (type === ANY_BYTES) return null;
  if (type === 'image/heic' || type === 'image/heif') return { code: 'files/heic' };
  if (!types[type]) return { code: 'files/type-not-taken' };
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(lastPart(name))?.[1]?.toLowerCase() ?? '';
  const belongsTo = Object.keys(types).find((each) => types[each]?.includes(ending));
  const isOther =
    belongsTo !== undefined && belongsTo !== type && !(type === 'text/plain' && belongsTo.startsWith('text/'));
  return isOther ? { code: 'files/not-what-it-says', part: 'ending' } : null;
}

const walks: Record<string, () => Walk> = {
  'image/jpeg': jpegWalk,
  'image/png': pngWalk,
  'image/webp': webpWalk,
  'image/avif': avifWalk,
};

/** Marks of files that are something else besides: a page, a program of a server, a PDF that acts. */
const MARKUP = /<script|<\?php|<!doctype html|<html|<svg|javascript:/;
const ACTING = /\/javascript|\/launch|\/embeddedfile/;
const CARRIED_OVER = 24;

interface Judge {
  add(bytes: Uint8Array): void;
  end(): void;
}

class ScriptInside extends Error {}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** Looks for marks across the joints of the pieces. */
function marks(forbidden: RegExp): Judge {
  let before = '';
  return {
    add: (bytes) => {
      const text = before + latin(bytes).toLowerCase();
      if (forbidden.test(text)) throw new ScriptInside();
      before = text.slice(-CARRIED_OVER);
    },
    end: () => undefined,
  };
}

/** Words in UTF-8; at their start no mark of a page or a program. */
function texts(): Judge {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let start = '';
  const read = (bytes?: Uint8Array): void => {
    let text: string;
    try {
      text = bytes ? utf8.decode(bytes, { stream: true }) : utf8.decode();
    } catch {
      throw new WrongBytes('text');
    }
    if (text.includes('\u0000')) throw new WrongBytes('text');
    if (start.length < 512) start += text.slice(0, 512);
    if (/^\s*(<|#!|%PDF-|MZ|PK\u0003\u0004|GIF8)/.test(start)) throw new ScriptInside();
  };
  return { add: read, end: () => read() };
}

function pdf(): Judge {
  let start = '';
  let last = '';
  return {
    add: (bytes) => {
      if (start.length < 5) start += latin(bytes.subarray(0, 5));
      last = (last + latin(bytes.subarray(-1024))).slice(-1024);
    },
    end: () => {
      if (!start.startsWith('%PDF-')) throw new WrongBytes('kind');
      if (!last.includes('%%EOF')) throw new WrongBytes('short');
    },
  };
}

function judgesOf(type: string): Judge[] {
  const walk = walks[type];
  if (walk) return [walker(walk()), marks(MARKUP)];
  if (type === 'application/pdf') return [pdf(), marks(ACTING)];
  return type === ANY_BYTES ? [] : [texts()];
}

export interface FileJudge {
  add(bytes: Uint8Array): void;
  /** What is wrong with the whole file, or nothing. */
  end(): FileProblem | null;
}

/**
 * [FILE-05] Judges a file by its bytes as they come, in pieces of any size and in constant memory: a picture is what it says from its first
 * byte to its last, has no more pixels than may be decoded, and carries no page or script.
 */
export function fileJudge(contentType: string): FileJudge {
  const type = bareType(contentType);
  return judgeBy(judgesOf(type), Boolean(walks[type]));
}

/** The same of a picture that is written anew: what hides in it or hangs behind it is left out then. */
export function pictureProblem(type: string, bytes: Uint8Array): FileProblem | null {
  const walk = walks[type];
  if (!walk) return { code: 'files/not-what-it-says', part: 'kind' };
  const judge = judgeBy([walker(walk())], true);
  judge.add(bytes);
  return judge.end();
}

/** Long enough for the mark of a HEIC picture. */
const HEAD_BYTES = 12;

function problemOf(error: unknown, isPicture: boolean): FileProblem {
  if (error instanceof ScriptInside) return { code: 'files/script-inside' };
  if (error instanceof MovingPicture) return { code: 'files/moving-picture' };
  if (!(error instanceof WrongBytes)) throw error;
  if (isPicture && error.part === 'short') return { code: 'files/cut-off' };
  return { code: 'files/not-what-it-says', part: error.part };
}

function judgeBy(judges: readonly Judge[], isPicture: boolean): FileJudge {
  let match: FileProblem | null = null;
  let head = Buffer.alloc(0);
  const heed = (action: (judge: Judge) => void): void => {
    for (const judge of judges) {
      if (match) return;
      try {
        action(judge);
      } catch (error) {
        match = problemOf(error, isPicture);
      }
    }
  };
  return {
    add: (bytes) => {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES)]);
      heed((judge) => judge.add(bytes));
    },
    end: () => {
      heed((judge) => judge.end());
      return isPicture && isHeic(head) ? { code: 'files/heic' } : match;
    },
  };
}
