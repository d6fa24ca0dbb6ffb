import { expect, test } from '../screen.ts';

test('[CAT-04, UX-66] above the orders one is asked about what has arrived, and a press leads to its stars', async ({
  page,
  expectAccessible,
}) => {
  let items: { orderId: string; title: string }[] = [];
  // Other journeys write reviews too: the first of the demo's people who still has one to write.
  for (const name of ['tomasz', 'hanna', 'elena', 'freja', 'bo']) {
    const data = { email: `${name}@example.com`, password: 'handmade' };
    expect((await page.request.post('/api/accounts/sign-in', { data })).ok()).toBe(true);
    items = (await (await page.request.get('/api/reviews/to-write')).json()).items;
    if (items.length > 0) break;
  }
  const [first] = items;
  if (!first) throw new Error('Nobody has a review left to write.');
  await page.goto('/orders');
  const part = page.getByRole('region', { name: 'How do you like it?' });
  await expect(part.getByRole('listitem')).toHaveCount(Math.min(3, items.length));
  await expectAccessible();
  await part
    .getByRole('link', { name: `Review ${first.title}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/order/${first.orderId}#review`);
  const form = page.getByRole('form', { name: `Review of ${first.title}` }).first();
  await expect(form).toBeVisible();
  // What was begun outlives the visit until it is discarded; then one begins again at the stars.
  await form.getByRole('radio', { name: /^4 stars/ }).check();
  await expect(form).toContainText('Very good');
  await form.getByLabel('In your words').fill('It pours well.');
  await page.reload();
  await expect(form.getByLabel('In your words')).toHaveValue('It pours well.');
  // A spoilt one is none, and breaks no page.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('review-draft')) localStorage.setItem(name, '{"stars":');
  });
  await page.reload();
  await expect(form.getByRole('radio', { name: /^4 stars/ })).not.toBeChecked();
  await form.getByRole('radio', { name: /^4 stars/ }).check();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByRole('radio', { name: /^1 star/ })).toBeFocused();
  await page.reload();
  await expect(form).toBeVisible();
  await expect(form.getByLabel('In your words')).toHaveCount(0);
});
