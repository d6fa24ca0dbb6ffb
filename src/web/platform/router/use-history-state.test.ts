import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('./navigation.ts', () => ({ useLocation: () => ({ key: 'visit' }) }));
const stored = { stars: { is: 'no number' }, quantity: 'three', words: ['none'], asking: true, sort: null };
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify([['visit', stored]]) });
const { useHistoryState } = await import('./use-history-state.ts');
afterAll(() => void vi.unstubAllGlobals());

const isStars = (value: unknown): boolean => typeof value === 'number';

/** What a screen shows of it: what React cannot show, breaks the screen. */
const shown = (useShown: () => [string | number | null, unknown]): string =>
  renderToStaticMarkup(createElement(() => useShown()[0]));

test('[UX-05] a stored value of another type than the screen takes is left out', () => {
  expect(shown(() => useHistoryState('quantity', 1))).toBe('1');
  expect(shown(() => useHistoryState('words', ''))).toBe('');
  expect(shown(() => useHistoryState('sort', 'helpful'))).toBe('helpful');
  expect(shown(() => useHistoryState<number | null>('stars', null, isStars))).toBe('');
});

test('[UX-05] one of its type is found again', () => {
  expect(shown(() => [String(useHistoryState('asking', false)[0]), null])).toBe('true');
});
