import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutUnreachable } from './leaner-react.ts';

const installed = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
const functionsOf = (code: string): string[] => [...code.matchAll(/^function ([\w$]+)/gm)].map(([, name = '']) => name);

test('the React that is installed can be made leaner: every part to leave out is there', () => {
  const lean = withoutUnreachable(installed);
  expect(() => new Script(`(exports, require) => {${lean}}`)).not.toThrow();
  expect(functionsOf(lean)).toEqual([...functionsOf(installed), 'leftOut']);
  expect(lean).not.toMatch(/(?<![\w$])isHydrating(?![\w$])|exports\.hydrateRoot/);
});

test('a React whose insides are called otherwise does not build', () => {
  expect(() => withoutUnreachable(installed.replaceAll('popHydrationState', 'popHydration'))).toThrow(
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
  /\b(action|formAction)=\{(?!hrefTo\(|`|')/,
];

test('no screen uses what is left out of React', () => {
  const used = globSync('src/web/**/*.tsx', { exclude: (path) => path.endsWith('.test.tsx') }).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
    return leftOut.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern}`);
  });
  expect(used).toEqual([]);
});

test('a title stands in drawings alone: that of the document is set by PageTitle', () => {
  const outside = globSync('src/web/**/*.tsx').filter((file) => {
    const code = readFileSync(file, 'utf8');
    return code.includes('<title>') && !/<svg\b[\s\S]*<title>/.test(code);
  });
  expect(outside).toEqual([]);
});
