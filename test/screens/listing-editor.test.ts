import { expect, test } from './screen.ts';

const editor = '/seller-dashboard/add-listing';

test('[UX-69, UX-87] leaving in the middle of a word asks nothing: it is there again', async ({ page, signUp }) => {
  await signUp();
  await page.goto(editor);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.getByLabel('Title', { exact: false }).first().fill('Jug, a word too l');
  await page.locator('a[href="/seller-dashboard"]:visible').first().click();
  await expect(page).toHaveURL(/\/seller-dashboard$/);
  await page.goto(editor);
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug, a word too l');
  expect(asked).toBe(0);
});
