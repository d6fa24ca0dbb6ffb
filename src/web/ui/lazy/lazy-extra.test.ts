import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

const shown = async (...late: Parameters<typeof lazyExtra>): Promise<string> => {
  const page = createElement(
    'main',
    null,
    'the page',
    createElement(Suspense, null, createElement(lazyExtra(...late))),
  );
  return new Response((await prerender(page)).prelude).text();
};

test('[UX-12] what comes beside the page may fail to come: the page stands without it', async () => {
  expect(await shown(() => Promise.resolve(() => 'its foot'))).toContain('its foot');
  const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const alone = await shown(fails);
  expect(alone).toContain('the page');
  expect(alone).not.toContain('foot');
  expect(await shown(fails, () => 'in its place')).toContain('in its place');
});
