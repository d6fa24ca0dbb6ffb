import { expect, test } from 'vitest';
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_OPEN_UPLOADS,
  MAX_PAGE,
  MAX_PICTURE_BYTES,
  QUOTA_BYTES,
  SIGNED_SECONDS,
  UNATTACHED_DAYS,
} from './limits.ts';
import { pictureFormatOf } from './picture-format.ts';
import { decideAccess } from './storage/file-access.ts';
import { checkFileName, folderOwner } from './storage/file-name.ts';
import { storageErrorOf } from './storage/upload-errors.ts';
import { nextBytes, waitBeforeRetry } from './storage/upload-policy.ts';

test('[FILE-01, FILE-05, FILE-06] how large, how many and how long', () => {
  expect([MAX_PICTURE_BYTES, MAX_FILE_BYTES, QUOTA_BYTES]).toEqual([20_000_000, 2 ** 30, 2 ** 31]);
  expect([MAX_FILES, MAX_OPEN_UPLOADS, MAX_PAGE, SIGNED_SECONDS, UNATTACHED_DAYS]).toEqual([
    ...[10_000, 100, 1000, 3600, 14],
  ]);
});

test('[FILE-04] what a status means that no other try helps', () => {
  expect([401, 402, 403, 404, 400, 413].map(storageErrorOf)).toEqual([
    ...['unauthenticated', 'quota-exceeded', 'unauthorized', 'object-not-found', 'refused', 'refused'],
  ]);
});

test('[FILE-01, FILE-04] one’s own folder is one’s own, of another’s what is shared may be read', () => {
  const operations = ['read', 'write', 'list'] as const;
  const access = (name: string, userId: string | null) =>
    operations.map((operation) => decideAccess(operation, name, userId));
  expect(access('users/ida/a', 'ida')).toEqual(['allowed', 'allowed', 'allowed']);
  expect(access('users/ana/a', 'ida')).toEqual(['if-shared', 'denied', 'denied']);
  expect(access('users/ida', 'ida')).toEqual(['denied', 'denied', 'denied']);
  expect(access('users/ida/a', null)).toEqual(['sign-in', 'sign-in', 'sign-in']);
  expect(['users//a', 'xusers/ida/a', 'users/i.a/a', 'users/ida/'].map(folderOwner)).toEqual([null, null, null, 'ida']);
});

test('[FILE-01] a name has 1024 bytes at the most, however many letters that are', () => {
  const isName = (name: string) => checkFileName(name).ok;
  expect([isName('a'.repeat(1024)), isName('a'.repeat(1025))]).toEqual([true, false]);
  expect([isName('é'.repeat(512)), isName(`${'é'.repeat(512)}a`)]).toEqual([true, false]);
});

test('[FILE-03] waits double up to 64 seconds', () => {
  expect([1, 2, 7, 8, 40].map((tries) => waitBeforeRetry(tries, 1))).toEqual([1000, 2000, 64_000, 64_000, 64_000]);
  expect([waitBeforeRetry(1, 0), waitBeforeRetry(1, 0.0012), waitBeforeRetry(1, 0.0008)]).toEqual([500, 501, 500]);
  expect(nextBytes(4, 10, 5)).toEqual({ from: 4, to: 9, isLast: false });
  expect(nextBytes(5, 10, 5)).toEqual({ from: 5, to: 10, isLast: true });
  expect(nextBytes(8, 10, 5)).toEqual({ from: 8, to: 10, isLast: true });
});

test('[FILE-05] a picture is what its first bytes say, whatever stands before or behind', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(pictureFormatOf(bytes('RIFF1234WEBPxx'))).toBe(pictureFormatOf(bytes('RIFF5678WEBP')));
  for (const text of ['RIFF1234WAVE', '1234RIFFWEBP', 'xxxx1234WEBP', ''])
    expect(pictureFormatOf(bytes(text))).toBeNull();
});
