import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { expect, test } from '../screen.ts';
import { fromSomewhere } from '../../support/journeys/people.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

test('[OFFICE-01, UX-72, UX-77] a letter to the support centre waits among the cases, is answered by mail, put away, and back with Undo', async ({
  page,
  expectAccessible,
}) => {
  const email = `ida.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const sent = await page.request.post('/api/support/letters', {
    data: { email, message: 'The mug came with a crack along the foot.', article: 'returns' },
    headers: fromSomewhere(),
  });
  const { number } = await sent.json();
  await signInAs(page, 'service@example.com');
  await page.goto('/admin/cases?kind=letter');
  const row = page.getByRole('row').filter({ hasText: `Letter ${number}` });
  await expect(row).toContainText('The mug came with a crack along the foot.');
  await expect(row.getByRole('link', { name: `Answer ${email}` })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}`),
  );
  await expectAccessible();
  await row.getByRole('button', { name: `It is answered: letter ${number}` }).click();
  await expect(page.getByText(`Letter ${number} is answered.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`Letter ${number} is open again.`)).toBeVisible();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `It is answered: letter ${number}` }).click();
  await expect(row).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ complaintsAllowed: /status of 500|Failed to load resource/ });
  const screens: [path: string, call: string, what: string][] = [
    ['/admin/financial', '**/api/admin/money?**', 'The figures'],
    ['/admin/system-health', '**/api/admin/health', 'The health of the house'],
    ['/admin/cases', '**/api/admin/cases?**', 'The cases'],
    ['/admin/products', '**/api/admin/listings/review?**', 'The queue'],
    ['/admin/reviews', '**/api/admin/reviews?**', 'The reviews'],
  ];
  for (const [path, call, what] of screens)
    test(`[ADM-09, OFFICE-01] ${path} says why it could not be read, and reads it again`, async ({
      page,
      expectAccessible,
    }) => {
      await signInAs(page, 'senior@example.com');
      const error = { code: 'request/failed', message: 'Something went wrong on our side.', requestId: 'r-1' };
      await page.route(call, (route) => route.fulfill({ status: 500, json: { error } }));
      await page.goto(path);
      const failed = page.getByRole('alert').filter({ hasText: what });
      await outlastRetries(page, failed);
      await expect(failed).toContainText('Something went wrong on our side.');
      await expectAccessible();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('[UX-99, OFFICE-01] a look at the house that fails keeps what was seen before, with its time @desktop', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin/system-health');
  await expect(page.getByRole('row').filter({ hasText: /answers in [\d.]+ ms/ })).toBeVisible();
  const error = { code: 'request/permission-denied', message: 'You may not see this.', requestId: 'r-1' };
  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 403, json: { error } }));
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The newest look failed: You may not see this.' }),
  ).toContainText('What stands here is from');
  await expect(page.getByRole('row').filter({ hasText: /answers in [\d.]+ ms/ })).toBeVisible();
});
