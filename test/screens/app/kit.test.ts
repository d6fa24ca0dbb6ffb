import { expect, test } from '../screen.ts';

const both = ['Buttons', 'Fields', 'Lists', 'Boxes and radio buttons', 'Tabs', 'Tables', 'Empty, loading, failed'];

test('[UX-100] the kit shows its parts in both densities, named and tied together as readers need them', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dev/ui');
  for (const name of both)
    for (const density of ['store', 'close'])
      await expect(page.getByRole('region', { name: `${name}, ${density}`, exact: true })).toBeVisible();
  for (const name of ['Town, wrong', 'Shop name, wrong', 'Your message, wrong', 'Reason, wrong', 'Order, wrong'])
    for (const field of await page.getByLabel(name).all()) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\w+.*\./);
    }
  await expect(page.getByRole('table', { name: 'Pieces', exact: true }).getByRole('row')).toHaveCount(4);
  await expectAccessible();
});

test('[UX-70] its lists, boxes, tabs and colours answer to keys and presses', async ({ page }) => {
  await page.goto('/dev/ui');
  await page.getByRole('combobox', { name: 'Order of the list' }).first().selectOption({ label: 'Newest' });
  for (const list of await page.getByRole('combobox', { name: /^Order of the list/ }).all())
    await expect(list).toHaveValue('new');
  const box = page.getByRole('checkbox', { name: /^Ceramics/ });
  await box.click();
  await expect(box).not.toBeChecked();
  await page.getByRole('tab', { name: 'Sign in' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('What signing up shows.');
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
