import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideAccess } from './file-access.ts';
import { checkFileName, folderOwner, incomingFolder, lastPart, ownFolder } from './file-name.ts';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

test('[FILE-01] a file name never leads out of its folder', () => {
  for (const name of [
    '',
    '/',
    'users/ana//x',
    'users/ana/../bo/x',
    'users/ana/./x',
    'users/ana/x/',
    '/users/ana/x',
    'users/ana/..\\..\\x',
    'users/ana/x\u0000.png',
    'users/ana/x\r\nSet-Cookie: a=b',
    'users/ana/ ',
    `users/ana/${'ä'.repeat(600)}`,
    'users/ana/\ud800',
  ])
    expect(checkFileName(name).ok, JSON.stringify(name)).toBe(false);
  for (const name of ['users/ana/x', 'users/ana/a b/ä…ñ 100%.png', `users/ana/${'x'.repeat(1000)}`, 'users/ana/..x'])
    expect(checkFileName(name).ok, name).toBe(true);
});

test('[FILE-01, FILE-04] deny by default: one’s own folder and nothing else, whatever a name looks like', () => {
  fc.assert(
    fc.property(id, id, fc.string({ maxLength: 30 }), (me, other, tail) => {
      expect(decideAccess('write', `${ownFolder(me)}x`, me)).toBe('allowed');
      expect(folderOwner(`${incomingFolder(me)}x`)).toBe(me);
      for (const operation of ['read', 'write', 'list'] as const) {
        expect(decideAccess(operation, `${ownFolder(me)}x`, null)).toBe('sign-in');
        expect(decideAccess(operation, tail, me) === 'allowed').toBe(tail.startsWith(ownFolder(me)));
        if (other !== me)
          expect(decideAccess(operation, `${ownFolder(other)}x`, me)).toBe(
            operation === 'read' ? 'if-shared' : 'denied',
          );
      }
    }),
  );
  expect(decideAccess('list', 'users/', 'ana')).toBe('denied');
  expect(decideAccess('list', 'users/ana', 'ana')).toBe('denied');
  expect(lastPart('users/ana/b/c.txt')).toBe('c.txt');
});
