import { expect, test } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { shownLine } from '#test/builders/shown-order.ts';
import { MiniLine } from './mini-line.tsx';

const line = (changes: object, children?: string) =>
  shown(MiniLine, { line: shownLine(changes), cents: 8400, ...(children ? { children } : {}) });

test('[UX-58, UX-36] a piece in a bill: how many, what was chosen, the buyer’s words', () => {
  expect({
    chosen: line({}),
    plain: line({ values: [] }),
    words: line({ values: [], personalisation: 'For Ida' }),
    both: line({ values: ['Ink', 'Small'], personalisation: 'For Ida' }, 'Leaves Porto'),
    plainWithMore: line({ values: [] }, 'Leaves Porto'),
  }).toEqual({
    both: ['Quantity 2', 'JugInk, Small, “For Ida”', 'Leaves Porto', '€84.00'],
    chosen: ['Quantity 2', 'JugInk', '€84.00'],
    plain: ['Quantity 2', 'Jug', '€84.00'],
    plainWithMore: ['Quantity 2', 'JugLeaves Porto', '€84.00'],
    words: ['Quantity 2', 'Jug“For Ida”', '€84.00'],
  });
});
