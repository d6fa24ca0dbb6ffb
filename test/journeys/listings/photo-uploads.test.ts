import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';

/** Large enough to go in several chunks. */
async function noise(width: number): Promise<Buffer> {
  const raw = { width, height: 600, channels: 3 as const };
  return sharp(randomBytes(width * 600 * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test.describe('a line that breaks', () => {
  test.use({ complaintsAllowed: /Failed to load|net::ERR_|status of 4/ });
  test('[FILE-02, FILE-04] a photo under way is paused, gone on with, called off and tried again; what is no picture says so', async ({
    page,
    signUp,
    expectAccessible,
  }) => {
    await signUp();
    await page.goto('/seller-dashboard/add-listing');
    const chunks = '**/v0/b/**upload_id=**';
    await page.route(chunks, (route) => route.abort());
    const choose = page.getByLabel('Choose photos');
    await choose.setInputFiles([{ name: 'jug.jpg', mimeType: 'image/jpeg', buffer: await noise(900) }]);
    const jug = page.getByRole('group', { name: 'Upload of jug.jpg' });
    await expect(jug).toContainText('Uploading 0 %');
    await expectAccessible();
    await jug.getByRole('button', { name: 'Pause: jug.jpg' }).click();
    await expect(jug).toContainText('Paused at 0 %');
    await expect(jug.getByRole('button', { name: 'Pause: jug.jpg' })).toHaveCount(0);
    await page.unroute(chunks);
    await jug.getByRole('button', { name: 'Resume: jug.jpg' }).click();
    await expect(jug).toHaveCount(0);
    await expect(page.getByLabel(/Description of photo 1/)).toBeVisible();
    await page.route(chunks, (route) => route.abort());
    await choose.setInputFiles([{ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await noise(800) }]);
    const bowl = page.getByRole('group', { name: 'Upload of bowl.jpg' });
    await bowl.getByRole('button', { name: 'Cancel: bowl.jpg' }).click();
    await expect(bowl).toContainText('Canceled');
    await page.unroute(chunks);
    await bowl.getByRole('button', { name: 'Try again: bowl.jpg' }).click();
    await expect(bowl).toHaveCount(0);
    await choose.setInputFiles([{ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
    const words = page.getByRole('group', { name: 'Upload of words.jpg' });
    await expect(words.getByRole('alert')).toHaveText(/^This file is not a picture we can read/);
    await expect(words.getByRole('button', { name: 'Try again: words.jpg' })).toHaveCount(0);
    await expectAccessible();
    await words.getByRole('button', { name: 'Put away: words.jpg' }).click();
    await expect(words).toHaveCount(0);
  });
});
