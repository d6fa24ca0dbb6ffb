import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

test('[UX-30] arrow keys and swipes turn the pictures of a piece @both', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  const gallery = page.getByRole('group', { name: 'Pictures' });
  await expect(gallery.getByRole('button', { name: 'Image 1 of 8: Ink, from the side' })).toBeVisible();
  await expect(gallery.getByRole('button', { name: '3 more pictures' })).toHaveText('+3');
  for (const thumb of await gallery.locator('.gallery__thumbs button').all())
    await expect(thumb).toBeInViewport({ ratio: 1 });
  await gallery.getByRole('button', { name: 'Image 5 of 8: handle detail' }).click();
  await expect(gallery.locator('.gallery__main img')).toHaveAttribute('alt', 'handle detail');
  await expectAccessible();
  await gallery.getByRole('button', { name: 'Image 1 of 8' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByRole('status')).toHaveText('Image 8 of 8: beside a teapot');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText('Image 2 of 8: Teal, from the side');
  if (!isMobile) return;
  const { x = 0, y = 0, width = 0 } = (await gallery.getByRole('button', { name: 'Enlarge' }).boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: y + 100 }] });
  await touch('touchStart', x + width - 40);
  await touch('touchMove', x + width / 2);
  await touch('touchMove', x + 60);
  await touch('touchEnd', 0);
  await expect(gallery.getByRole('status')).toHaveText('Image 3 of 8: Moss, from the side');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[UX-30] the enlarged picture is moved by hand and by key @both', async ({ page }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  const open = page.getByRole('button', { name: 'Enlarge the picture' });
  await open.click();
  const zoom = page.getByRole('dialog', { name: 'Picture, enlarged' });
  const picture = zoom.getByRole('img', { name: 'Ink, from the side' });
  await expect(zoom).toContainText('Image 1 of 8: Ink, from the side');
  await zoom.getByRole('button', { name: 'Larger' }).click();
  const source = (): Promise<string> => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain(`/pictures/${mug.pictureIds[0]}/2000.`);
  const width = await page.evaluate(
    async (address) => (await createImageBitmap(await (await fetch(address)).blob())).width,
    await source(),
  );
  expect(width).toBe(2000);
  const positionOf = (): Promise<{ x: number; width: number }> =>
    picture.evaluate((image) => {
      const { x, width: wide } = image.getBoundingClientRect();
      return { x, width: wide };
    });
  const before = await positionOf();
  await zoom.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(async () => (await positionOf()).width).toBeGreaterThan(before.width * 1.3);
  const enlarged = await positionOf();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await positionOf()).x).toBeLessThan(enlarged.x);
  const { x = 0, y = 0 } = (await zoom.locator('.bigpic__stage').boundingBox()) ?? {};
  const moved = await positionOf();
  await page.mouse.move(x + 120, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 220, y + 240, { steps: 4 });
  await page.mouse.up();
  expect((await positionOf()).x).toBeGreaterThan(moved.x + 50);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(zoom).toContainText('Image 2 of 8: Teal, from the side');
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('[UX-30] a smaller picture is enlarged to its own pixels alone', async ({ page }) => {
  const mug = await publishMug(page);
  const { pictures } = (await (await page.request.get(`/api/listings/${mug.listingId}`)).json()) as {
    pictures: { alt: string; width: number }[];
  };
  const own = pictures.find(({ alt }) => alt === 'Teal, from the side')?.width ?? 0;
  await page.goto(`/product/${mug.listingId}`);
  await page.getByRole('button', { name: 'Image 2 of 8: Teal, from the side' }).click();
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  const zoom = page.getByRole('dialog', { name: 'Picture, enlarged' });
  const picture = zoom.getByRole('img', { name: 'Teal, from the side' });
  await expect(picture).toBeVisible();
  // The square stands in the middle of its element.
  const drawn = (): Promise<number> =>
    picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.min(width, height);
    });
  const before = await drawn();
  expect(before).toBeLessThanOrEqual(own);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('+');
  await expect(zoom.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-disabled', 'true');
  expect(await drawn()).toBeLessThanOrEqual(own + 1);
  // Where there is more to see, all of it is seen.
  if (own / before > 1.1) expect(await drawn()).toBeGreaterThan(own - 1);
});

test('[UX-30] two fingers enlarge the picture where they are', { tag: '@phone' }, async ({ page }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  const picture = page
    .getByRole('dialog', { name: 'Picture, enlarged' })
    .getByRole('img', { name: 'Ink, from the side' });
  await expect(picture).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const pinch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - apart, y: 400, id: 1 },
              { x: 180 + apart, y: 400, id: 2 },
            ],
    });
  await pinch('touchStart', 20);
  for (const apart of [30, 40, 50, 60]) await pinch('touchMove', apart);
  await pinch('touchEnd', 0);
  const scale = await picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  expect(scale).toBeGreaterThan(2.7);
  expect(scale).toBeLessThan(3.1);
});
