import { expect, test } from 'vitest';
import { entryChecker } from './check-entries.ts';

const entry = (changes: object = {}) => ({ path: 'a.json', bytes: 10, packedBytes: 5, isEncrypted: false, ...changes });
const MB = 1024 * 1024;

test.each([
  ['an absolute name', entry({ path: '/etc/passwd' }), 'unreadable'],
  ['a name that leads out', entry({ path: 'pictures/../../a.webp' }), 'unreadable'],
  ['a folder', entry({ path: 'pictures/' }), 'unreadable'],
  ['one that is encrypted', entry({ isEncrypted: true }), 'unreadable'],
  ['one that lies over others', entry({ packedBytes: 101 * MB }), 'unreadable'],
  ['a picture that is too large', entry({ path: 'pictures/a.webp', bytes: 21 * MB }), 'too-large'],
  ['a list that is too large', entry({ path: 'sections.json', bytes: 5 * MB }), 'too-large'],
  ['more than is ever packed so tightly', entry({ bytes: 4040 * MB }), 'too-large'],
])('[DASH-05] %s is in no archive', (_what, wrong, code) => {
  expect(entryChecker(100 * MB).add(wrong)).toEqual({ code: `archives/${code}` });
});

test('[DASH-05] a name comes once, and many small entries together are bounded too', () => {
  const checker = entryChecker(1 * MB);
  expect([checker.add(entry()), checker.add(entry())?.code]).toEqual([null, 'archives/unreadable']);
  const bomb = entryChecker(1 * MB);
  const refused = ['a', 'b', 'c', 'd', 'e'].map((path) => bomb.add(entry({ path: `${path}.json`, bytes: 20 * MB })));
  expect(refused.map((each) => each?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    'archives/too-large',
    'archives/too-large',
  ]);
});

test('[DASH-05] an archive has what its manifest names and nothing else', () => {
  const checker = entryChecker(1 * MB);
  for (const path of ['manifest.json', 'manifest.sig', 'a.json']) checker.add(entry({ path, bytes: 10 }));
  const named = (...files: [string, number][]) =>
    checker.compare({ files: files.map(([path, bytes]) => ({ path, bytes, sha256: '' })) }).ok;
  expect([
    named(['a.json', 10]),
    named(['a.json', 11]),
    named(['b.json', 10]),
    named(),
    named(['manifest.sig', 10]),
  ]).toEqual([true, false, false, false, false]);
});
