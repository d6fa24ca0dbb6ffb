import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const reported = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/errors/reports') && answer.ok());

test.describe('an answer that a screen cannot show', () => {
  test.use({ complaintsAllowed: /TypeError|undefined|is not (iterable|a function)/ });
  test('[ERR-05, ERR-07, VAULT-07] the recovery screen names a number, under which the error is found in system health with what went before, marked as resolved and opened again', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/home*', (route) => route.fulfill({ json: {} }));
    await page.route('**/api/search?*', (route) => route.fulfill({ json: {} }));
    const sent = reported(page);
    await page
      .getByRole('banner')
      .getByRole('searchbox')
      .or(page.getByRole('banner').getByRole('combobox'))
      .first()
      .fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expectAccessible();
    const words = (await page.getByText(/name report/).innerText()) ?? '';
    const number = /report ([0-9a-f]{8})\./.exec(words)?.[1] ?? '';
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.+Report%20${number}$`),
    );
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await sent;
    await page.unrouteAll();

    await signInAs(page, 'safety@example.com');
    await page.goto(`/admin/system-health?q=${number}`);
    const errors = page.getByRole('table', { name: 'Errors' });
    await expect(errors.getByRole('row').filter({ hasText: 'A screen' })).toContainText('/search');
    await errors.getByRole('link').first().click();
    const sample = page.getByRole('group').filter({ hasText: `Report ${number}` });
    await expect(sample).toContainText('GET /api/search');
    await expect(page.getByRole('table', { name: `Calls before ${number}` })).toContainText('ms');
    await expectAccessible();
    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(page.getByText(/^Resolved .* It opens again by itself/)).toBeVisible();
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByRole('button', { name: 'Mark as resolved' })).toBeVisible();
  });
});

test.describe('what is thrown on purpose', () => {
  test.use({ complaintsAllowed: /reported (uncaught|rejection): Error: of (\[email\]|the shop itself)/ });
  test('[ERR-05, ERR-11] what is thrown, refused or said to the console is reported sanitised and once, and noise of wallets is not', async ({
    page,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const kinds: string[] = [];
    const texts: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/errors/reports')) return;
      const { kind, message } = request.postDataJSON() as { kind: string; message: string };
      kinds.push(kind);
      texts.push(message);
    });
    await page.evaluate(() => {
      const throwing = (message: string) =>
        new ErrorEvent('error', { message, error: new Error(message), cancelable: true });
      dispatchEvent(throwing('MetaMask: Lost connection'));
      const event = throwing('of ana@example.com');
      dispatchEvent(event);
      dispatchEvent(new ErrorEvent('error', { error: event.error, message: 'again', cancelable: true }));
      document.documentElement.dataset.suppressed = String(event.defaultPrevented);
    });
    await expect.poll(() => kinds).toEqual(['uncaught']);
    expect(texts).toEqual(['of [email]']);
    expect(await page.evaluate(() => document.documentElement.dataset.suppressed)).toBe('true');
    // What an extension throws is told by its file alone, whichever way it comes; what follows it is heard.
    await page.evaluate(() => {
      const ofExtension = new Error('cannot read the page');
      ofExtension.stack = 'Error: cannot read the page\n    at chrome-extension://abcdef/inject.js:1:2';
      const refusing = (reason: unknown) =>
        Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      dispatchEvent(refusing(ofExtension));
      dispatchEvent(refusing(new Error('MetaMask: already processing')));
      dispatchEvent(refusing(new Error('of the shop itself')));
    });
    await expect.poll(() => texts).toEqual(['of [email]', 'of the shop itself']);
    expect(kinds).toEqual(['uncaught', 'rejection']);
  });
});

test.describe('while the server fails', () => {
  test.use({ complaintsAllowed: /status of 500|Failed to load resource/ });
  test('[ERR-05] a call that failed is reported under the number that its screen shows', async ({ page }) => {
    await signInAs(page, 'senior@example.com');
    const requestId = '019aa000-0000-7000-8000-0000feedbeef';
    await page.goto('/admin/system-health');
    await expect(page.getByRole('heading', { name: 'Errors', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/api/admin/security-alerts', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'x-request-id': requestId },
        json: {
          error: {
            code: 'request/unexpected',
            message: 'An unexpected error occurred. Please try again.',
            requestId,
          },
        },
      }),
    );
    const sent = reported(page);
    await page.goto('/admin');
    await page.goto('/admin/system-health');
    expect((await (await sent).json()) as object).toEqual({ number: 'feedbeef' });
  });
});
