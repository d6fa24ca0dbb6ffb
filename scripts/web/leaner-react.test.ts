import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { exported, withoutUnreachable, wordsOfSources } from './leaner-react.ts';
import { exportingOnly, type Never, withoutNeverRun } from './never-run.ts';

const installed = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
const texts = wordsOfSources();
const lean = withoutUnreachable(installed, texts);
const functionsOf = (code: string): string[] => [...code.matchAll(/^function ([\w$]+)/gm)].map(([, name = '']) => name);

test('the React that is installed can be made leaner: every part to leave out is there', () => {
  expect(() => new Script(`(exports, require) => {${lean}}`)).not.toThrow();
  expect(functionsOf(installed).filter((name) => !functionsOf(lean).includes(name))).toEqual([
    'getVendorPrefixedEventName',
  ]);
  expect(lean).not.toMatch(/(?<![\w$])isHydrating(?![\w$])|exports\.hydrateRoot/);
});

test('attributes and events that a screen names are kept, all others are not', () => {
  for (const named of ['["htmlFor", "for"]', 'keyDown', 'case "tabIndex"']) expect(lean).toContain(named);
  for (const unnamed of ['glyphName', 'volumeChange', 'xlinkHref', 'onBeforeInput'])
    expect(lean).not.toContain(unnamed);
});

const never: Never = {
  kinds: new Set([18, 26]),
  types: new Set(['PORTAL']),
  properties: new Set(['useOld']),
  members: new Map([['dehydrated', 'null']]),
  calls: new Map([['isLeft', '!1']]),
  isUnnamed: (inFunction, name) => inFunction === 'setProp' && name === 'glyph',
};

test.each([
  [
    'a case that never comes',
    'switch (f.tag) { case 26: a(); break; case 5: b(); }',
    'switch (f.tag) {  case 5: b(); }',
  ],
  ['its body stays for the case above', 'switch (f.tag) { case 5: case 26: b(); }', 'switch (f.tag) { case 5: b(); }'],
  [
    'a name in the function that asks for it',
    'function setProp(k) { switch (k) { case "glyph": a(); } }',
    'function setProp(k) { switch (k) {  } }',
  ],
  ['a name in another function', 'function other(k) { switch (k) { case "glyph": a(); } }', undefined],
  [
    'a variable that it declares',
    'function f(x) {switch (x.tag) { case 18: var y = 1; break; case 5: y = 2; }}',
    'function f(x) {var y;switch (x.tag) {  case 5: y = 2; }}',
  ],
  ['questions', 'a(26 === f.tag, 18 !== f.tag, t === PORTAL, 5 === f.tag)', 'a(!1, !0, !1, 5 === f.tag)'],
  ['a property', 'x = { useOld: a, use: b }', 'x = { use: b }'],
  ['a member that is read', 'x = s.dehydrated; s.dehydrated = 1;', 'x = null; s.dehydrated = 1;'],
  ['a call', 'x = isLeft(y.z); isLeft(y = 1);', 'x = !1; isLeft(y = 1);'],
])('what is never run is taken out: %s', (_what, code, expected) => {
  expect(withoutNeverRun(code, never)).toBe(expected ?? code);
});

test('a package loses the exports that nobody imports, and has to have the others', () => {
  expect(exportingOnly('exports.a = 1; exports.b = 2; b();', ['a'])).toBe('exports.a = 1;  b();');
  expect(() => exportingOnly('exports.a = 1;', ['c'])).toThrow(/exports no c/);
});

test('a React whose insides are called otherwise does not build', () => {
  expect(() => withoutUnreachable(installed.replaceAll('popHydrationState', 'popHydration'), texts)).toThrow(
    /popHydrationState/,
  );
});

/** What of React is left out, as it would stand in the code of a screen. */
const leftOut = [
  /\b(Activity|SuspenseList|ViewTransition|addTransitionType|hydrateRoot|useActionState|useFormState|useFormStatus)\b(?=.*from 'react)/,
  /\b(preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS|requestFormReset)\b.*from 'react-dom'/,
  /<Fragment\b[^>]*\bref=/,
  /<(html|head|body|meta|link|style|script|base)\b/,
  /<[a-z]+-[a-z-]+[\s>]/,
  /<(form|button|input)\b[^<]*?\b(action|formAction)=\{(?!hrefTo\(|`|')/,
];

test('no screen uses what is left out of React', () => {
  const used = globSync('src/web/**/*.tsx', { exclude: (path) => path.endsWith('.test.tsx') }).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    return leftOut.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(used).toEqual([]);
});

test('no screen imports from React what its build does not export', () => {
  const used = globSync('src/web/**/*.{ts,tsx}', { exclude: (path) => path.includes('.test.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from '(react(?:-dom)?)';$/gm)].flatMap(
      ([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !name.startsWith('type ') && !exported[from]?.split(' ').includes(name)),
    ),
  );
  expect(used).toEqual([]);
});

test('a title stands in drawings alone: that of the document is set by PageTitle', () => {
  const outside = globSync('src/web/**/*.tsx').filter((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('<title>') && !/<svg\b[\s\S]*<title>/.test(code);
  });
  expect(outside).toEqual([]);
});
