import { expect, test } from 'vitest';
import { cursorOf, pageOf, parsedCursor } from './cursor.ts';

const written = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

test('[RUN-10] a place in a list is read as it was written; what a stranger made up is none', () => {
  expect(parsedCursor(cursorOf(['2026-01-01T00:00:00Z', 7]), 2)).toEqual(['2026-01-01T00:00:00Z', 7]);
  expect(parsedCursor(written(['x'.repeat(200)]), 1)).toHaveLength(1);
  for (const parts of [['x'.repeat(201)], ['a\u0000'], [null], [{}], [], ['a', 'b'], 'a'])
    expect(parsedCursor(written(parts), 1), JSON.stringify(parts)).toBeNull();
  expect([parsedCursor('no JSON', 1), parsedCursor(undefined, 1)]).toEqual([null, null]);
});

test('a list goes on where one more was found than is shown, behind the last that is', () => {
  const [one, two, three] = [{ at: 1 }, { at: 2 }, { at: 3 }];
  const positionOf = ({ at }: { at: number }): [number] => [at];
  expect(pageOf([one, two, three], 2, positionOf)).toEqual({ items: [one, two], nextCursor: cursorOf([2]) });
  expect(pageOf([one, two], 2, positionOf)).toEqual({ items: [one, two], nextCursor: null });
  expect(pageOf([], 2, positionOf)).toEqual({ items: [], nextCursor: null });
});
