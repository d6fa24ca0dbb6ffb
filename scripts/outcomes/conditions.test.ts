import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { watchedSource } from './conditions.ts';
import { OutcomeRecorder } from './recorder.ts';

const conditionsOf = (code: string): string[] =>
  watchedSource(code, 'screen.tsx').conditions.map(({ kind, line, text }) => `${kind} ${line} ${text}`);

/** Runs a watched expression with each of the facts, and says what was seen of each of its conditions. */
function seen(expression: string, ...facts: object[]): Record<string, number | undefined> {
  const watched = watchedSource(expression, 'rule.js');
  const $outcomes = new OutcomeRecorder();
  for (const each of facts)
    expect(runInNewContext(watched.code, { ...each, $outcomes })).toEqual(runInNewContext(expression, { ...each }));
  return Object.fromEntries(watched.conditions.map(({ id, kind, text }) => [`${kind} ${text}`, $outcomes.seen[id]]));
}

test('what an if and a question ask is a condition, and each part of what they ask', () => {
  expect(conditionsOf('if (a) b();\nelse if (c && !(d || e)) f();\nconst g = h ? 1 : 2;')).toEqual([
    'condition 1 a',
    'condition 2 c',
    'condition 2 d',
    'condition 2 e',
    'condition 3 h',
  ]);
});

test('of && and || in what is shown or handed on the last part is a condition only where it reads like one', () => {
  expect(conditionsOf('const a = <p title={b || "c"}>{d && <i>{e}</i>}</p>;')).toEqual([
    'condition 1 b',
    'condition 1 d',
  ]);
  expect(conditionsOf('const a = b && c;')).toEqual(['condition 1 b']);
  expect(conditionsOf('const a = b && isOpen(c);')).toEqual(['condition 1 b', 'condition 1 isOpen(c)']);
  expect(conditionsOf('const a = b || c === d;')).toEqual(['condition 1 b', 'condition 1 c === d']);
});

test('before ?? there is a value or none, and bounds are compared', () => {
  expect(conditionsOf('const a = b.c ?? d;')).toEqual(['value 1 b.c']);
  expect(conditionsOf('const a = b < c;\nif ((d as number) >= 2) e();')).toEqual([
    'comparison 1 b < c',
    'comparison 2 (d as number) >= 2',
    'condition 2 (d as number) >= 2',
  ]);
});

test('types, and what the build decides, are no conditions', () => {
  expect(conditionsOf('type A<B> = B extends string ? 1 : 2;\nconst a = (b: A<1>): A<2> => b as A<2>;')).toEqual([]);
  expect(conditionsOf('if (import.meta.env.DEV) a();\nwhile (true) b();')).toEqual([]);
});

test('what is watched says the same, and each outcome is seen', () => {
  const expression = '((a, { b = a ?? 1 }) => (a > b || (a < 0 && !b) ? [a, b] : `none ${a <= b}`))(one, other)';
  expect(seen(expression, { one: 2, other: { b: 2 } })).toEqual({
    'value a': undefined,
    'condition a > b': 2,
    'comparison a > b': 1,
    'condition a < 0': 2,
    'comparison a < 0': 2,
    'condition !b': undefined,
    'comparison a <= b': 1,
  });
  expect(seen('(at < until) + (text || "")', { at: new Date(1), until: new Date(1), text: '' })).toEqual({
    'comparison at < until': 1,
    'condition text': 2,
  });
  expect(seen('one ?? 2', { one: 1 }, { one: null })).toEqual({ 'value one': 3 });
});

test('each line stays where it is', () => {
  const code = 'const a =\n  b <\n  // as long\n  c;\nif (a) d();\n';
  expect(watchedSource(code, 'rule.ts').code.split('\n')).toHaveLength(code.split('\n').length);
  expect(watchedSource('const plain = 1; // said\n', 'rule.ts').code).toBe('const plain = 1; // said\n');
});
