import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[SHELL-08, UX-99, UX-96] how the house runs, looked at again by itself, and a job that is run with a reason for the log', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin/system-health');
  await expect(page.getByRole('row').filter({ hasText: /answers in [\d.]+ ms/ })).toContainText('Database');
  await expect(page.getByRole('row').filter({ hasText: 'no backup is known of' })).toContainText('No data');
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/health') && answer.ok());
  await expectAccessible();
  await renewed;
  await page.getByRole('button', { name: 'Run now: office.end-suspensions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Run it now' })).toBeDisabled();
  const reason = `looks late ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Reason, kept in the audit log').fill(reason);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Run it now' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/admin/compliance');
  await expect(page.getByRole('row', { name: /Ran a job again/ }).first()).toContainText('office.end-suspensions');
});

test('[UX-96, OFFICE-01] parked items of a queue are shown with their error, and tried again with a reason for the log', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'senior@example.com');
  await page.route('**/api/admin/health', async (route) => {
    const answer = await route.fetch();
    const health = (await answer.json()) as { queues: object[] };
    const parked = { name: 'mail', isReady: true, waiting: 3, active: 1, failing: 4, parked: 2, nextAt: null };
    const queues = [{ ...parked, oldestAt: new Date().toISOString(), error: 'refused: 550' }];
    await route.fulfill({ response: answer, json: { ...health, queues } });
  });
  await page.goto('/admin/system-health');
  const row = page.getByRole('table', { name: 'Delivery queues' }).getByRole('row', { name: /^mail/ });
  await expect(row).toContainText('4, 1 in hand, oldest');
  await expect(row).toContainText('2 parked refused: 550');
  const asked = page.waitForRequest('**/api/admin/queues/retry');
  await row.getByRole('button', { name: 'Try again: mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try the parked items of mail again' });
  await dialog.getByLabel('Reason, kept in the audit log').fill('the mailbox is back');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Try again now' }).click();
  expect((await asked).postDataJSON()).toEqual({ name: 'mail', reason: 'the mailbox is back' });
  // Nothing is parked in truth, and it is said in the dialog.
  await expect(dialog.getByRole('alert')).toContainText('Nothing is parked here any more');
});

test('[VAULT-06, OFFICE-01] ten failed decryptions of one person stand in the health of the house', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  const { token } = (await (await page.request.post('/api/vault/token', { data: {} })).json()) as { token: string };
  for (let index = 0; index < 10; index += 1) {
    const answer = await page.request.post('/decryptData', {
      data: { keyId: 'none', encryptedData: 'v1.none' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toEqual({ error: 'Decryption failed' });
  }
  await signInAs(page, 'safety@example.com');
  await page.goto('/admin/system-health');
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText(
    '10 failed decryptions within 60 s',
  );
  await expectAccessible();
});

test('[ADM-13, UX-95] who may look at the health of the house and run nothing is shown no button for it, and who may', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'safety@example.com');
  await page.goto('/admin/system-health');
  await expect(page.getByText(/Running a job or trying events again needs jobs\.run/)).toContainText(
    'Master admin, Senior admin',
  );
  await expect(page.getByRole('button', { name: /^Run now|^Try again/ })).toHaveCount(0);
  await expectAccessible();
});

test('[SHELL-08, SUP-02, OFFICE-01] a wish for the end of an account stands in Privacy with its day, and its mail among the mails, masked', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  const asked = await page.request.post('/api/accounts/privacy/deletion', { data: { confirm: person.email } });
  expect(asked.status()).toBe(200);
  await page.request.post('/api/accounts/sign-out');
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin/gdpr?kind=deletion');
  await expect(page.getByRole('row', { name: /Delete the account.*14 days/ }).last()).toContainText('can be undone');
  await expectAccessible();
  await page.goto('/admin/messaging');
  await expect(page.getByRole('row', { name: /Your account will be deleted/ }).first()).toContainText(
    `${person.email.slice(0, 1)}•••@`,
  );
  await expect(page.getByRole('main')).not.toContainText(person.email);
  await page.getByRole('link', { name: 'Failing' }).click();
  await expect(page.getByText('No mail fails')).toBeVisible();
});

test('[SHELL-08, OFFICE-01] cases and what is held back lead to where they are decided, as far as the role goes', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'service@example.com');
  await page.goto('/admin/cases?kind=report');
  await expect(heading(page, 'Cases')).toBeVisible();
  await expect(page.getByRole('table').or(page.getByText('No case is open'))).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Late parcels' }).click();
  await expect(page.getByRole('link', { name: 'Late parcels' })).toHaveAttribute('aria-current', 'page');
  await signInAs(page, 'content@example.com');
  await page.goto('/admin/spam');
  await expect(heading(page, 'Spam')).toBeVisible();
  await expect(page.getByRole('table').or(page.getByText('Nothing is held back'))).toBeVisible();
  await expectAccessible();
});

test('[OFFICE-01, UX-93] the dashboard’s title counts a thing once that stands in two queues, and says so beside the queues', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  let twice = 2;
  await page.route('**/api/admin/dashboard**', async (route) => {
    const answer = await route.fetch();
    const now = (await answer.json()) as { queues: { key: string; waiting: number; oldestAt: string | null }[] };
    const queues = now.queues.map((each) => ({
      ...each,
      waiting: { reviews: 2, cases: 3 }[each.key] ?? 0,
      oldestAt: null,
    }));
    await route.fulfill({ response: answer, json: { ...now, queues, waiting: 5 - twice } });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three things wait for a person');
  const queues = page.getByRole('main').locator('section').filter({ hasText: 'Waiting for a person' });
  await expect(queues).toContainText('Oldest against the time we promise. Two of them stand in two queues');
  twice = 0;
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five things wait for a person');
  await expect(queues).not.toContainText('in two queues');
});
