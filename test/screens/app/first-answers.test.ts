import type { Page, Request } from '@playwright/test';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { expect, test } from '../screen.ts';

/** What the frame around every screen asks once the screen stands. */
const ofFrame = ['/api/live', '/api/wishlist', '/api/seller/alerts/unread', '/api/notices/unread'];

/** What a screen asks for itself until its heading and all that it shows first are there. */
async function requestsOf(page: Page, path: string, shown: string): Promise<string[]> {
  const requested: string[] = [];
  const record = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !ofFrame.includes(pathname))
      requested.push(pathname);
  };
  page.on('request', record);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: shown }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return requested;
}

test('[SHELL-04] the overview of a shop asks nothing that its page did not bring', async ({ page }) => {
  await signInAs(page, 'ana@example.com');
  expect(await requestsOf(page, '/seller-dashboard', 'Sales')).toEqual([]);
});

test('[SHELL-04] the first steps of a new shop ask nothing that their page did not bring', async ({ page, signUp }) => {
  await signUp();
  expect(await requestsOf(page, '/seller-dashboard', 'To do')).toEqual([]);
});

test('[SHELL-04] the inbox asks nothing that its page did not bring', async ({ page }) => {
  await signInAs(page, 'ana@example.com');
  expect(await requestsOf(page, '/messages', 'Inbox')).toEqual([]);
});
