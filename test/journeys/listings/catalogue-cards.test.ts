import { expect, test } from '../journey.ts';
import { openWhole, quiet } from '../../support/journeys/quiet.ts';

for (const motion of ['no-preference', 'reduce'] as const)
  test(`[UX-26, UX-100] the picture of a pressed card follows reduced motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const still = motion === 'reduce';
    await expect(async () => {
      await openWhole(page, '/search?q=mug');
      const link = page.locator('.card').nth(1).getByRole('link');
      const title = (await link.textContent()) ?? '';
      // Only a page whose code, data and picture are there stands at once; on a busy machine that takes a second try.
      const data = page.waitForResponse(/\/api\/listings\/[^/]+$/);
      await link.hover();
      await data;
      await quiet(page);
      const grown = await link.evaluate((element: HTMLElement) => {
        const card = element.closest('.card')?.querySelector('.picture')?.getBoundingClientRect();
        element.click();
        const picture = document.querySelector('.gallery__main .picture');
        const [growing] = picture?.getAnimations() ?? [];
        const from = picture?.getBoundingClientRect();
        const apart = [(from?.left ?? 0) - (card?.left ?? 0), (from?.top ?? 0) - (card?.top ?? 0)];
        const wider = (from?.width ?? 0) - (card?.width ?? 0);
        return growing ? { took: growing.effect?.getTiming().duration, off: [...apart, wider].map(Math.round) } : null;
      });
      // It begins where the card's picture was, as large as that.
      expect(grown).toEqual(still ? null : { took: 240, off: [0, 0, 0] });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }).toPass({ timeout: 60_000 });
  });
