import { expect, test } from './screen.ts';
import { ownMaker } from '../journeys/own-maker.ts';

test('[CAT-05, AUTHUI-07] who is not signed in is asked to, and follows afterwards; nobody follows the own shop', async ({
  page,
}) => {
  await page.goto('/shop/fell-yarrow');
  await page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ }).click();
  await page.getByRole('dialog').getByLabel('Email Address').fill('ana@example.com');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('handmade');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/follow') && response.ok()),
    page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ }).click(),
  ]);
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Fell & Yarrow$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.goto('/shop/rio-clay');
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Clay' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow(ing)? ?Rio Clay$/ })).toHaveCount(0);
});

test('[CAT-05] story and policies stand on the page of the shop as its maker wrote them', async ({ page }) => {
  const { maker, sent } = await ownMaker(page);
  const profile = {
    name: 'Costa & Daughter',
    place: 'Évora',
    country: 'PT',
    tagline: 'Cork, cut by hand',
    story: 'My mother began in 1988, with <one> knife.\n\nWe still use it.',
    announcement: 'Closed in the first week of August.',
    returnsDays: 45,
    packing: 'In cork waste & old newspapers, never plastic',
  };
  await sent('put', '/api/seller/shop', { data: profile });
  const { shop } = await (await maker.get('/api/seller/shop')).json();
  await page.goto(`/shop/${shop.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of ['Évora', '“Cork, cut by hand”', profile.announcement]) await expect(main).toContainText(words);
  await expect(page.locator('#about .prose p')).toHaveText(profile.story.split('\n\n'));
  const policies = page.getByRole('complementary', { name: 'How this shop works' });
  await expect(policies.getByRole('term')).toHaveText(['Returns', 'Packing', 'Postage']);
  await expect(policies.getByRole('definition')).toHaveText([
    'Within 45 days',
    profile.packing,
    'One parcel from this shop, shown before you pay',
  ]);
  await sent('put', '/api/seller/shop', { data: { ...profile, returnsDays: 0, packing: '' } });
  await page.reload();
  await expect(policies.getByRole('definition').first()).toHaveText('Not taken back');
  await expect(policies.getByRole('term')).toHaveText(['Returns', 'Postage']);
});
