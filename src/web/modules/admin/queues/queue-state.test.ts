import { expect, test } from 'vitest';
import { currentOf, emptyQueue, inOrder, pass, pick, skip, step, targetsOf } from './queue-state.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const at = (current: string) => ({ ...emptyQueue, current });
const most = 50;

test('[UX-98] one is at the first, goes on and back, and stays within the list', () => {
  expect([currentOf(emptyQueue, shown), currentOf(at('gone'), shown), currentOf(emptyQueue, [])]).toEqual([
    'a',
    'a',
    null,
  ]);
  expect([
    step(emptyQueue, shown, 1).current,
    step(at('e'), shown, 1).current,
    step(emptyQueue, shown, -1).current,
    step(emptyQueue, [], 1).current,
  ]).toEqual(['b', 'e', 'a', null]);
});

test('[UX-77] an act is for what is picked and still there', () => {
  const two = pick(pick(at('a'), shown, { id: 'd', most }), shown, { id: 'b', most });
  expect(targetsOf(two, shown)).toEqual(['b', 'd']);
  expect(targetsOf(two, ['a', 'c', 'd'])).toEqual(['d']);
  expect(targetsOf(at('c'), shown)).toEqual(['c']);
  expect(targetsOf(at('c'), [])).toEqual([]);
});

test('[UX-77] shift picks everything from the last pick to here, in both directions', () => {
  const first = pick(at('a'), shown, { id: 'd', most });
  expect(pick(first, shown, { id: 'b', isRange: true, most }).picked).toEqual(['d', 'b', 'c']);
  expect(pick(first, shown, { id: 'd', most }).picked).toEqual([]);
  expect(pick(at('a'), shown, { id: 'c', isRange: true, most }).picked).toEqual(['c']);
});

test('[UX-77] no more are picked than may be sent with one press', () => {
  const two = pick(at('a'), shown, { id: 'a', most: 3 });
  expect(pick(two, shown, { id: 'e', isRange: true, most: 3 }).picked).toEqual(['a', 'b', 'c']);
  const full = { ...emptyQueue, picked: ['a', 'b', 'c'] };
  expect(pick(full, shown, { id: 'd', most: 3 }).picked).toEqual(['a', 'b', 'c']);
  expect(pick(full, shown, { id: 'b', most: 3 }).picked).toEqual(['a', 'c']);
});

test('[UX-98] after a decision one stands at what follows it; at the end, at what is left', () => {
  expect(pass(at('b'), shown, ['b'])).toMatchObject({ current: 'c' });
  expect(pass(at('b'), shown, ['b', 'c'])).toMatchObject({ current: 'd' });
  expect(pass(at('e'), shown, ['e'])).toMatchObject({ current: 'd' });
  expect(pass(at('a'), ['a'], ['a'])).toMatchObject({ current: null });
  expect(pass({ ...at('c'), picked: ['a', 'b'] }, shown, ['a', 'b'])).toMatchObject({ current: 'c', picked: [] });
});

test('[UX-98] what is put off comes last, again to the very end, and the next one is current', () => {
  const once = skip(at('a'), shown, ['a']);
  expect(once).toMatchObject({ current: 'b', skipped: ['a'] });
  const order = inOrder(shown, once.skipped);
  expect(order).toEqual(['b', 'c', 'd', 'e', 'a']);
  const twice = skip(skip({ ...once, current: 'b' }, order, ['b']), order, ['a']);
  expect(inOrder(shown, twice.skipped)).toEqual(['c', 'd', 'e', 'b', 'a']);
  expect(inOrder(['b'], twice.skipped)).toEqual(['b']);
  expect(skip(at('a'), ['a'], ['a']).current).toBe('a');
});
