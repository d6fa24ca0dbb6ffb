import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { buy } from '../../support/journeys/buying.ts';
import { putIntoCart } from '../../support/journeys/demo-listings.ts';

async function signInAs(page: Page, email: string, password = 'handmade'): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}

test('[PAY-02, PAY-03, OFFICE-01] an administrator answers a dispute with evidence and wins it', async ({
  page,
  signUp,
}) => {
  const buyer = await signUp();
  await putIntoCart(page);
  const { orderId, number } = await buy(page, 'pm_card_createDispute');

  await signInAs(page, 'cy@example.com');
  const row = page.getByRole('row').filter({ hasText: `Disputed: ${number}` });
  await expect(async () => {
    await page.goto('/admin/cases?kind=dispute');
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.getByRole('link', { name: 'The dispute' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Dispute of ${number}` })).toBeVisible();
  await expect(page.getByLabel('What was bought')).toHaveValue(new RegExp(`Order ${number}`));
  // The word of the provider's documentation that wins a test dispute.
  await page.getByLabel('What happened, and anything else').fill('winning_evidence');
  await page.getByRole('button', { name: 'Send to the bank' }).click();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByText('The evidence is on its way to the bank.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/· Won/)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await signInAs(page, buyer.email, buyer.password);
  await page.goto(`/order/${orderId}`);
  await expect(page.getByText(/Your bank has decided that €.* of this order stay paid\./)).toBeVisible();
});
