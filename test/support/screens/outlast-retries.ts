import type { Locator, Page } from '@playwright/test';
import { expect } from '../../screens/screen.ts';

/** A call that fails is tried three times more, with pauses: they pass without waiting for them, until what failed is shown. */
export const outlastRetries = (page: Page, shown: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(4000);
      return shown.isVisible();
    })
    .toBe(true);
