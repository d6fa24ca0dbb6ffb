import { afterAll, expect, test, vi } from 'vitest';
import { markupOf } from '#test/support/markup/markup.ts';
import { emptySearch } from '../search-state.ts';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
afterAll(() => void vi.unstubAllGlobals());

test('[UX-24] on a phone the filters are drawn in the sheet alone', async () => {
  const { Filters } = await import('./filters.tsx');
  const shown = { state: emptySearch, page: undefined, onChange: () => undefined };
  expect(markupOf(Filters, { ...shown, isBeside: true })).toBe('');
  expect(markupOf(Filters, shown)).toContain('range-pair');
});
