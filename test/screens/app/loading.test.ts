import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

/** Files of the build by the module that each was made of. */
const built = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../dist/web/.vite/manifest.json'), 'utf8'),
) as Record<string, { file: string }>;
const screenCode = new Map<string, string>(
  Object.entries(built).flatMap(([source, { file }]) =>
    /-(page|screen)\.tsx?$/.test(source) ? [[`/${file}`, source.split('/').at(-1) ?? ''] as const] : [],
  ),
);

const toTrack = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Track a parcel' });

test('[SHELL-01] every screen is a chunk of its own, loaded on demand', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const name = screenCode.get(new URL(request.url()).pathname);
    if (name) chunks.push(name);
  });
  const seen = new Set<string>();
  for (const path of [
    '/',
    '/search',
    '/cart',
    '/checkout',
    '/track',
    '/orders',
    '/profile',
    '/order-confirmation',
    '/supportcenter',
    '/order/x',
    '/shop/x',
    '/product/x',
    '/seller-dashboard',
  ]) {
    chunks.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new Set(chunks).size, `${path} loads ${chunks.join(', ')}`).toBe(1);
    seen.add(chunks[0] ?? '');
  }
  expect(seen.size).toBe(13);
});

test('[SHELL-02, UX-04] a screen that is there in a moment shows no overlay', async ({ page }) => {
  await page.goto('/');
  await toTrack(page).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.overlay, [aria-busy]')) document.documentElement.dataset.overlaySeen = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await toTrack(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Track an order' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.overlaySeen)).toBeUndefined();
});
