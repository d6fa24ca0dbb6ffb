import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const now = { key: '' };
vi.mock('./navigation.ts', () => ({ useLocation: () => now }));
// Nothing is mounted here: what would follow the drawing is done while it is drawn.
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useEffect: (operation: () => void) => operation(),
}));
const stored = Array.from({ length: 50 }, (_, at): [string, object] => [`visit ${at}`, { words: `typed ${at}` }]);
let written = '';
let leave = (): void => undefined;
vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (leave = listener));
vi.stubGlobal('sessionStorage', {
  getItem: () => JSON.stringify([...stored, ['visit 50', { words: 'typed 50' }]]),
  setItem: (_name: string, text: string) => (written = text),
});
const { useHistoryState } = await import('./use-history-state.ts');
afterAll(() => void vi.unstubAllGlobals());

test('[UX-05] of very many screens the fifty are kept that one was on last', () => {
  now.key = 'visit 0';
  expect(renderToStaticMarkup(createElement(() => useHistoryState('words', '')[0]))).toBe('typed 0');
  leave();
  const latest = (JSON.parse(written) as [string, object][]).map(([key]) => key);
  expect([latest.length, latest.includes('visit 0'), latest.includes('visit 1'), latest.includes('visit 50')]).toEqual([
    50,
    true,
    false,
    true,
  ]);
});
