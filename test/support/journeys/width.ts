import type { Page } from '@playwright/test';

/** [UX-11] What stands further right than the window; nothing where the page cannot be scrolled sideways. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= most) return [];
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > most + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className}`);
    return [`${scrollWidth} of ${most} pixels`, ...beyond];
  });

/** [UX-11] The same on a tablet held upright, where a wide window is made so narrow for a moment. */
export async function sidewaysOnTablet(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  if (!own || own.width < 1000) return [];
  await page.setViewportSize({ width: 768, height: 1024 });
  const beyond = await sideways(page);
  await page.setViewportSize(own);
  return beyond;
}

/** Sentences that stand in a column of a few letters. What is hidden from the eye alone is narrower. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main p, main li, main td')]
      .filter((element) => (element.textContent ?? '').trim().length > 40)
      .filter(({ clientWidth }) => clientWidth > 1 && clientWidth < 100)
      .map((element) => `${element.clientWidth} pixels for ${(element.textContent ?? '').trim().slice(0, 40)}`),
  );
