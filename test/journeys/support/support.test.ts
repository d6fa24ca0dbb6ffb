import { expect, test } from '../journey.ts';
import { sweep } from '../../support/journeys/sweep.ts';

test('[UX-71] help is at the same place of every page, and the one contact way is on each @both', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart();
  const places = ['/', '/search', '/cart', '/checkout', '/orders', '/supportcenter', '/seller-dashboard'];
  await sweep(page, places, async () => {
    const help = page.locator('header').getByRole('link', { name: 'Help', exact: true });
    await expect(help).toBeVisible();
    await expect(help).toHaveAttribute('href', '/supportcenter');
    const contact = page.locator('footer').getByRole('link', { name: /@/ });
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toHaveAttribute('href', /^mailto:.+@.+/);
    await expect(page.locator('footer').getByRole('link', { name: 'Support centre' })).toBeVisible();
    const box = await help.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    // Always in the top right.
    expect(box?.x).toBeGreaterThan(width / 2);
  });
});
