import { expect, test } from 'vitest';
import { patternsOf, unknownPatterns } from './patterns-of.mjs';
import { slowOn } from './slow-on.mjs';

test.each([
  [String.raw`\s+$`, ''],
  [String.raw`[|\n]|,(?=\s*(?:https?:|\S+\.(?:jpe?g|png)))`, 'i'],
  [String.raw`\b(?=[\w-]*\d)[\w-]{24,}\b`, 'g'],
  [String.raw`^(?:help|desk|helpdesk)*$`, 'u'],
  [String.raw`^(\d+\s?)+$`, ''],
])('[RUN-10] a pattern that is slower than in proportion to its text is told: %s', (source, flags) => {
  expect(slowOn(source, flags)).not.toBeNull();
});

test.each([
  [String.raw`(?<!\s)\s+$`, ''],
  [String.raw`[|\n]`, ''],
  [String.raw`<[^<>]*>`, 'g'],
  [String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`, ''],
])('[RUN-10] one in proportion is not: %s', (source, flags) => {
  expect(slowOn(source, flags)).toBeNull();
});

test('[RUN-10] every pattern in code is found with its line, none in comments', () => {
  const code =
    'const a = text.replace(/x+/g, "");\n// no /pattern/\nconst b = `/${a}/` + (1 / 2 / 3);\nb.split(/,/);\n';
  expect(patternsOf('a.ts', code)).toEqual([
    { source: 'x+', flags: 'g', line: 1 },
    { source: ',', flags: '', line: 4 },
  ]);
});

test.each([
  ['src/domain/a.ts', 'const a = new RegExp(`${b}+`);', []],
  ['src/server/a.ts', 'const a = new RegExp(`${b}+`);', [1]],
  ['src/domain/a.ts', 'const f = (b) =>\n  new RegExp(b);', [2]],
  ['src/domain/a.ts', 'function f(b) { return RegExp("^" + b); }', [1]],
  ['src/web/a.ts', 'const f = () => [new RegExp("a+", "g"), new RegExp(String.raw`\\d`), new RegExp(`b`)];', []],
])('[RUN-10] a pattern made of data is told where the check cannot time it: %s %s', (file, code, lines) =>
  expect(unknownPatterns(file, code)).toEqual(lines),
);
