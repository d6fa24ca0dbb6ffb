import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const place = (page: Page, name: string) => page.getByRole('group', { name });
const choose = async (page: Page, name: string, buffer: Buffer): Promise<void> =>
  place(page, name)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);

test.describe('a refused file', () => {
  test.use({ complaintsAllowed: /status of 415/ });
  test('[CAT-05] a file that is no picture says so beside its place, and what was there stays', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/seller-dashboard/shop');
    await choose(page, 'Banner', Buffer.from('not a picture at all'));
    await expect(place(page, 'Banner').getByRole('alert')).toContainText(/picture/i);
    await expect(place(page, 'Banner').getByText('No banner yet')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
