import { fc, runs } from '#test/support/properties.ts';
import { expect, test } from 'vitest';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { systemClock } from '../clock/clock.ts';
import { jsonLog } from './log.ts';

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));
const grouped = (card: string, gap: string): string => card.match(/.{1,4}/g)?.join(gap) ?? card;
const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 12,
});
const key = (length: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPabcdefghijkmnp23456789'),
      minLength: length,
      maxLength: length + 30,
    })
    .filter((text) => /\d/.test(text) && /[a-z]/i.test(text));

/** What must not be readable, with the part of it that tells it apart. */
const secret = fc.oneof(
  fc
    .tuple(word, word, fc.constantFrom('com', 'de', 'market.example'))
    .map(([a, b, end]) => ({ text: `${a}@${b}.${end}`, clue: `@${b}` })),
  fc
    .tuple(digits(13, 19), fc.constantFrom('', ' ', '-'))
    .map(([card, gap]) => ({ text: grouped(card, gap), clue: grouped(card, gap).slice(0, 9) })),
  fc
    .tuple(fc.constantFrom('+351', '+49', '+1', '0'), digits(8, 9), fc.constantFrom('', ' ', '-'))
    .map(([land, rest, gap]) => ({
      text: `${land}${gap}${rest.slice(0, 3)}${gap}${rest.slice(3)}`,
      clue: rest.slice(3),
    })),
  fc
    .tuple(fc.constantFrom('sk_test_', 'whsec_', 'pi_', ''), key(24))
    .map(([start, rest]) => ({ text: `${start}${rest}`, clue: rest.slice(0, 20) })),
  fc.tuple(fc.constantFrom('https', 'http', 'postgres'), word, key(24)).map(([scheme, host, path]) => ({
    text: `${scheme}://${host}.example/${path}?token=${path}`,
    clue: path.slice(0, 12),
  })),
);
const around = fc.constantFrom(
  '',
  ' ',
  '"',
  "'",
  ':',
  '=',
  '(',
  ')',
  '.',
  ',',
  ';',
  '\n',
  '/',
  '<',
  '>',
  '…',
  'é',
  '[',
  ']',
  '{',
  '}',
  '|',
);

test('[ERR-11] no address, number, key or URL is readable in a log', () => {
  fc.assert(
    fc.property(
      secret,
      around,
      around,
      fc.constantFrom('', 'paid by ', 'failed: ', 'ref 12 '),
      ({ text, clue }, before, after, start) => {
        expect(sanitiseLog(`${start}${before}${text}${after} end`)).not.toContain(clue);
      },
    ),
    { numRuns: runs(1000) },
  );
});

test('[ERR-11] a text of any size and shape is sanitised in no time', () => {
  for (const text of [
    '1 '.repeat(50_000),
    'a@'.repeat(50_000),
    `${'a.'.repeat(50_000)}@`,
    '-'.repeat(100_000),
    `${'a'.repeat(100_000)}!`,
    'http:'.repeat(20_000),
    '1-'.repeat(50_000),
    '_'.repeat(100_000),
    `${'x1'.repeat(50_000)}`,
  ]) {
    const times = [1, 2, 3].map(() => {
      const before = performance.now();
      expect(sanitiseLog(text).length).toBeLessThanOrEqual(200);
      return performance.now() - before;
    });
    expect(Math.min(...times), text.slice(0, 8)).toBeLessThan(500);
  }
});

test('[ERR-11, RUN-10] a log line is one JSON object without secrets at any depth', () => {
  fc.assert(
    fc.property(secret, fc.constantFrom('\n', ' ', '\n    at '), ({ text, clue }, gap) => {
      const lines: string[] = [];
      const log = jsonLog(systemClock, { write: (line) => void lines.push(line), environment: 'development' });
      const error = Object.assign(new Error(`first${gap}${text}${gap}last`), { code: `E ${text}`, detail: text });
      log.error(`x ${text}`, {
        error,
        list: [text, [text, { deep: text }]],
        nested: { one: { two: { three: { four: text } } } },
        [`key ${text}`]: 1,
        cause: new Error('outer', { cause: error }),
        route: '/api/x',
        requestId: 'r1',
      });
      expect(lines).toHaveLength(1);
      expect(lines[0]?.endsWith('\n') && !lines[0].slice(0, -1).includes('\n')).toBe(true);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 'error',
        environment: 'development',
        route: '/api/x',
        requestId: 'r1',
        time: expect.any(String),
      });
      expect(lines[0]).not.toContain(clue);
    }),
    { numRuns: runs(500) },
  );
});
