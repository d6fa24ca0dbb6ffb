import type { Page } from '@playwright/test';

/** Somebody of the demo signs in by the call that the dialog makes. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password: 'handmade' } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
