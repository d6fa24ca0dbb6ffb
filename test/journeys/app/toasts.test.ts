import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { somebody } from '../../support/journeys/people.ts';

/** Everything but the press that opens the account, after which its dialog closes and a toast says so. */
async function typeAccount(page: Page): Promise<void> {
  const { name, email, password } = somebody();
  await page.goto('/support/how-to-create-account');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('[SHELL-12, UX-76] a toast stands top right, goes by itself after 3 seconds and has a close button @both', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/');
  const size = page.viewportSize();
  await typeAccount(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  const toast = page.locator('.toast--success');
  await expect(toast).toHaveText(/Account created successfully!/);
  // A toast that is pointed at waits: time to look at it.
  await toast.hover();
  await expect(toast).toHaveRole('status');
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((size?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(24);
  await expectAccessible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await page.mouse.move(1, (size?.height ?? 600) - 1);
  await page.clock.runFor(2000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});

test('[UX-76] a toast that comes up under a mouse that rests waits as well, and so does one with the focus in it', async ({
  page,
}) => {
  await page.clock.install();
  await typeAccount(page);
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 120, 40);
  await page.keyboard.press('Enter');
  const toast = page.locator('.toast--success');
  await expect(toast).toBeVisible();
  await expect.poll(() => toast.evaluate((shown) => shown.matches(':hover'))).toBe(true);
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  const close = toast.getByRole('button', { name: 'Close this message' });
  await close.focus();
  await page.mouse.move(1, 400);
  await page.clock.runFor(60_000);
  await expect(close, 'the mouse has left, the focus has not').toBeFocused();
  await close.blur();
  await page.clock.runFor(3500);
  await expect(toast).toHaveCount(0);
});

test('[SHELL-12] a toast with duration 0 stays until it is closed', async ({ page }) => {
  await page.addInitScript(() => {
    // A new version that has just been installed, as the browser would tell of it.
    const fresh = Object.assign(new EventTarget(), {
      state: 'installed',
      postMessage: (_word: string, ports?: MessagePort[]) => ports?.[0]?.postMessage('another version'),
    });
    const registration = Object.assign(new EventTarget(), { installing: fresh });
    Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} });
    const addListener = registration.addEventListener.bind(registration);
    registration.addEventListener = (...args: Parameters<typeof addListener>) => {
      addListener(...args);
      document.documentElement.dataset.listening = 'yes';
    };
    navigator.serviceWorker.register = async () => registration as unknown as ServiceWorkerRegistration;
    Object.assign(window, {
      newVersion: () => {
        registration.dispatchEvent(new Event('updatefound'));
        fresh.dispatchEvent(new Event('statechange'));
      },
    });
  });
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.locator('html[data-listening]').waitFor();
  await page.evaluate(() => (window as unknown as { newVersion(): void }).newVersion());
  const toast = page.locator('.toast--info').filter({ hasText: 'Update ready' });
  await expect(toast).toBeVisible();
  await expect(toast.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close this message' }).click();
  await expect(toast).toHaveCount(0);
});
