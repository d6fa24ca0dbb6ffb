import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

const shown = async (load: Parameters<typeof lazyExtra>[0]): Promise<string> => {
  const page = createElement('main', null, 'the page', createElement(Suspense, null, createElement(lazyExtra(load))));
  return new Response((await prerender(page)).prelude).text();
};

test('[UX-12] what comes beside the page may fail to come: the page stands without it', async () => {
  expect(await shown(() => Promise.resolve(() => 'its foot'))).toContain('its foot');
  const alone = await shown(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  expect(alone).toContain('the page');
  expect(alone).not.toContain('foot');
});
