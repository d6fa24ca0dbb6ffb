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

test('[UX-79] a long label, Undo and Send: nothing is covered or lost on a phone @phone', async ({ page, signUp }) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  const name = 'Wholesale and trade fairs of the north';
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await page.request.post('/api/messages/labels', { data: { name, color: 'teal' }, headers });
  await page.goto('/seller-dashboard/messages');
  const list = page.getByRole('list', { name: 'Conversations' });
  const folders = page.getByRole('navigation', { name: 'Folders' });
  for (const folder of ['Inbox', 'Trash'])
    expect((await folders.getByText(folder, { exact: true }).boundingBox())?.width).toBeGreaterThan(25);
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  await list.getByRole('checkbox').first().tap();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Mark unread' }).tap();
  await list.getByRole('checkbox').first().tap();
  await bar.getByRole('button', { name: 'Archive' }).tap();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await list.getByRole('checkbox').first().tap();
  // A press that something covers fails.
  await bar.getByRole('button', { name: 'Select none' }).tap({ timeout: 3_000 });
  await list.getByRole('link').tap();
  const thread = page.getByRole('region', { name: talk });
  await thread.getByRole('textbox').tap();
  await page.keyboard.type('On Monday.');
  await thread.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(thread.getByRole('log')).toContainText('On Monday.');
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
