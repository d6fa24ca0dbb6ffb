import { expect, test } from 'vitest';
import { markupOf } from '#test/support/markup/markup.ts';
import { emptySearch } from '../search-state.ts';
import { FilterSheet } from './filter-sheet.tsx';

test('[UX-24] the filter sheet opens before its content is drawn', () => {
  const first = markupOf(FilterSheet, { state: emptySearch, page: undefined, isCounting: false, onClose: () => {} });
  expect(first).toContain('drawer__head');
  expect(first).toContain('sheet__foot');
  expect(first).not.toContain('range-pair');
});
