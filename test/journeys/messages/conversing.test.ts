import { makerWithWriters } from '../../support/journeys/conversations.ts';
import { fromSomewhere } from '../../support/journeys/people.ts';
import { expect, test } from '../journey.ts';

const talk = 'Conversation with';

test.describe('the line goes', () => {
  test.use({ complaintsAllowed: /ERR_INTERNET_DISCONNECTED/ });

  test('[MSG-11, MSG-15, UX-81] two browsers converse: live, without a connection, and again @desktop', async ({
    page,
    browser,
    baseURL,
    signUp,
  }) => {
    await signUp();
    const {
      writers: [ida],
    } = await makerWithWriters(page, ['Ida Moreau']);
    const idas = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: await ida.calls.storageState(),
      extraHTTPHeaders: fromSomewhere(),
    });
    const window = await idas.newPage();
    await page.goto(`/seller-dashboard/messages/${ida.conversationId}`);
    await window.goto(`/messages/${ida.conversationId}`);
    const makers = page.getByRole('region', { name: `${talk} Ida Moreau` });
    const buyers = window.getByRole('region', { name: new RegExp(`^${talk}`) });
    await makers.getByRole('textbox').fill('It is glazed down to the tip.');
    await makers.getByRole('textbox').press('Enter');
    await expect(buyers.getByText('It is glazed down to the tip.')).toBeVisible();
    await expect(makers.getByText(/You, .*Seen/)).toBeVisible();
    await buyers.getByRole('textbox').pressSequentially('Good,');
    await expect(makers.getByText('Ida Moreau is typing…')).toBeVisible();
    await page.context().setOffline(true);
    await makers.getByRole('textbox').fill('It leaves on Monday.');
    await makers.getByRole('textbox').press('Enter');
    await expect(makers.getByText('Waits for the connection')).toBeVisible();
    await page.context().setOffline(false);
    await expect(makers.getByText('Waits for the connection')).toHaveCount(0);
    await expect(buyers.getByText('It leaves on Monday.')).toHaveCount(1);
    await idas.close();
  });
});

test('[UX-80, MSG-15] without a mouse: from the list into a conversation, an answer, and back @desktop', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  await page.goto('/seller-dashboard/messages');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const thread = page.getByRole('region', { name: `${talk} Ida Moreau` });
  await expect(thread).toBeVisible();
  await page.keyboard.press('r');
  await expect(thread.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('It is.');
  await page.keyboard.press('Enter');
  await expect(thread.getByText('It is.', { exact: true })).toBeVisible();
  await expectAccessible('in both colours');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/seller-dashboard\/messages$/);
  await page.goBack();
  await expect(thread).toBeVisible();
});

test('[UX-78] on a phone one pane at a time, with Back, and the field above the bar @phone', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau']);
  await page.goto('/seller-dashboard/messages');
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toBeVisible();
  await expectAccessible();
  await list.getByRole('link').click();
  const thread = page.getByRole('region', { name: `${talk} Ida Moreau` });
  await expect(thread).toBeVisible();
  await expect(list).toBeHidden();
  await expect(thread.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await thread.getByRole('link', { name: 'Back to the list' }).click();
  await expect(list).toBeVisible();
  await expect(thread).toBeHidden();
});

test('[UX-79] what is dragged onto a label has it, and onto a folder goes there @desktop', async ({ page, signUp }) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  await page.request.post('/api/messages/labels', {
    data: { name: 'Wholesale', color: 'teal' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await page.goto('/seller-dashboard/messages');
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  const ida = rows.filter({ hasText: 'Ida Moreau' });
  await ida.dragTo(page.getByRole('link', { name: /Wholesale/ }));
  await expect(ida).toContainText('Wholesale');
  await ida.dragTo(page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Trash/ }));
  await expect(rows).toHaveCount(1);
});
