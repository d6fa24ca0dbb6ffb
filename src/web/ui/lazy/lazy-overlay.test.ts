import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { toastsNow } from '../toasts/toasts.ts';
import { lazyOverlay } from './lazy-overlay.ts';

test('[UX-12] what opens over the page and cannot be fetched is closed and told, the page stands, and the next opening asks again', async () => {
  let fetches = 0;
  let closed = 0;
  const load = async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('Failed to fetch dynamically imported module');
    return () => 'the drawer';
  };
  const Drawer = lazyOverlay(load, () => (closed += 1));
  const shown = async (): Promise<string> => {
    const page = createElement('main', null, 'the page', createElement(Suspense, null, createElement(Drawer)));
    return new Response((await prerender(page)).prelude).text();
  };
  const first = await shown();
  expect(first).toContain('the page');
  expect(first).not.toContain('the drawer');
  expect(closed).toBe(1);
  expect(toastsNow()).toMatchObject([{ type: 'error', message: expect.stringContaining('could not be opened') }]);
  expect(await shown()).toContain('the drawer');
});
