import { expect, test } from 'vitest';
import { moveFromField, moveInRows } from './move-in-rows.ts';

test('[UX-97] keys go round at the ends, pages and the ends stop there, other keys are typed', () => {
  expect([moveInRows('ArrowDown', 9, 10), moveInRows('ArrowUp', 0, 10), moveInRows('ArrowDown', 3, 10)]).toEqual([
    0, 9, 4,
  ]);
  expect([moveInRows('PageDown', 8, 10), moveInRows('PageUp', 2, 10), moveInRows('End', 0, 10)]).toEqual([9, 0, 9]);
  expect([moveInRows('a', 2, 10), moveInRows('Tab', 2, 10), moveInRows('ArrowDown', 0, 0)]).toEqual([null, null, 0]);
});

test('[UX-18] a search field chooses no suggestion at first', () => {
  expect([moveFromField('ArrowDown', -1, 3), moveFromField('ArrowUp', -1, 3)]).toEqual([0, 2]);
  expect([moveFromField('ArrowDown', 2, 3), moveFromField('ArrowUp', 0, 3)]).toEqual([-1, -1]);
  expect([moveFromField('Home', 1, 3), moveFromField('ArrowLeft', 1, 3), moveFromField('ArrowDown', -1, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
