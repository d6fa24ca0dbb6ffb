import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test('[FILE-01] a range is within the file, as long as was asked for or to its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.nat(2e12), fc.nat(2e12), (size, from, length) => {
      const range = parseByteRange(`bytes=${from}-${from + length}`, size);
      if (from >= size) expect(range).toBe('unsatisfiable');
      else expect(range).toEqual({ first: from, last: Math.min(size - 1, from + length) });
      const open = parseByteRange(`bytes=${from}-`, size);
      if (from < size) expect(open).toEqual({ first: from, last: size - 1 });
      const tail = parseByteRange(`bytes=-${length + 1}`, size);
      expect(tail).toEqual({ first: Math.max(0, size - length - 1), last: size - 1 });
    }),
  );
});

test('[FILE-01] what is no single range is the whole file', () => {
  for (const header of [
    undefined,
    '',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,3-4',
    'lines=0-1',
    'bytes=a-b',
    'bytes=1.5-2',
  ])
    expect(parseByteRange(header, 10), String(header)).toBeNull();
  expect(parseByteRange('bytes=0-5', 0)).toBeNull();
  expect(parseByteRange('bytes=-0', 10)).toBe('unsatisfiable');
});
