import { publishMug } from '../journeys/mug-piece.ts';
import { expect, test } from './screen.ts';

test('[UX-17, SHELL-10] where a piece stood that is no longer sold one finds the way on, and what one looked at before', async ({
  page,
  findPiece,
  expectAccessible,
}) => {
  const seen = await findPiece('vase');
  const { listingId, maker } = await publishMug(page);
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-tone beaker with dipped glaze');
  await page.goto(`/product/${seen.listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.title);
  await maker.post(`/api/seller/listings/${listingId}/state`, {
    data: { state: 'inactive' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This piece is no longer here');
  await expect(page.getByRole('link', { name: 'See all pieces' })).toBeVisible();
  const before = page.getByRole('group', { name: 'Recently viewed' });
  await expect(before.getByRole('link', { name: seen.title })).toBeVisible();
  await expect(before.getByRole('link', { name: 'Two-tone beaker' })).toHaveCount(0);
  await expectAccessible();
});
