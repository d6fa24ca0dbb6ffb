import type { Page } from '@playwright/test';
import { makerWithWriters, writeIn } from '../../support/journeys/conversations.ts';
import { expect, test } from '../screen.ts';

const base = '/seller-dashboard/messages';
const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: new RegExp(`^${name}`) });

test('[MSG-15, UX-78] a maker reads who wrote, opens a conversation at its own address, and answers', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const { writers } = await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  await page.goto(base);
  await expect(rows(page)).toHaveCount(2);
  await expect(rowOf(page, 'Ida Moreau')).toContainText('1 unread message');
  await expectAccessible();
  await rowOf(page, 'Ida Moreau').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${base}/${writers[0].conversationId}$`));
  const thread = page.getByRole('region', { name: 'Conversation with Ida Moreau' });
  await expect(thread.getByRole('article')).toContainText('Hello, this is Ida Moreau.');
  await expect(rowOf(page, 'Ida Moreau')).not.toContainText('unread');
  await expect(page.getByRole('complementary', { name: 'What this is about' })).toContainText('Jug with a short spout');
  await thread.getByLabel('Message to Ida Moreau').fill('It is, down to the tip.');
  await thread.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread.getByRole('article').last()).toContainText('You, ');
  await expect(rowOf(page, 'Ida Moreau')).toContainText('You: It is, down to the tip.');
  await expectAccessible();
});

test('[UX-80, UX-77] keys move, select, archive and take back; with the switch off they do nothing', async ({
  page,
  signUp,
}) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen', 'Kim Larsen']);
  await page.goto(base);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 conversation archived.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeFocused();
  // What is typed is no key.
  await page.keyboard.press('e');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await expect(rows(page)).toHaveCount(3);
  await folder(page, 'Inbox').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the inbox' });
  await help.getByLabel('Use single keys').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await folder(page, 'Inbox').focus();
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(3);
});

test('[UX-80, MSG-15] the next conversation takes the focus of one that was moved, and a change is taken back once', async ({
  page,
  signUp,
}) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen', 'Kim Larsen']);
  let taken = 0;
  await page.route(/\/conversations\/undo$/, (route) => {
    taken += 1;
    return route.fallback();
  });
  await page.goto(base);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(rowOf(page, 'Kim Larsen').getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await expect(rows(page)).toHaveCount(2);
  await expect(rowOf(page, 'Jon Petersen').getByRole('link')).toBeFocused();
  await expect(page.getByText('1 conversation archived.')).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(taken).toBe(1);
});

test('[MSG-12, UX-79] folders and labels: moved by menu, counted, found under their own address', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  await page.goto(base);
  await page.getByRole('button', { name: 'New label' }).click();
  const dialog = page.getByRole('dialog', { name: 'New label' });
  await dialog.getByLabel('Name').fill('Wholesale');
  await dialog.getByLabel('Teal').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('navigation', { name: 'Labels' }).getByRole('link', { name: /Wholesale/ })).toBeVisible();
  await rowOf(page, 'Ida Moreau').getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Label' }).click();
  await bar.getByRole('menuitemcheckbox', { name: 'Wholesale' }).click();
  await expect(rowOf(page, 'Ida Moreau')).toContainText('Wholesale');
  await page
    .getByRole('navigation', { name: 'Labels' })
    .getByRole('link', { name: /Wholesale/ })
    .click();
  await expect(page).toHaveURL(/\?label=/);
  await expect(rows(page)).toHaveCount(1);
  await folder(page, 'Inbox').click();
  await rowOf(page, 'Jon Petersen').getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Move to trash' }).click();
  await expect(rowOf(page, 'Jon Petersen')).toHaveCount(0);
  await folder(page, 'Trash').click();
  await expect(rowOf(page, 'Jon Petersen')).toBeVisible();
  await folder(page, 'Spam').click();
  await expect(page.getByText('No spam')).toBeVisible();
});

test('[MSG-11, UX-84] what is written meanwhile arrives by itself, with its count and with who is typing', async ({
  page,
  signUp,
}) => {
  await signUp();
  const {
    writers: [ida],
  } = await makerWithWriters(page, ['Ida Moreau']);
  await page.goto(`${base}/${ida.conversationId}`);
  const thread = page.getByRole('region', { name: 'Conversation with Ida Moreau' });
  await expect(thread.getByRole('article')).toHaveCount(1);
  await ida.calls.post(`/api/messages/conversations/${ida.conversationId}/typing`, {
    data: {},
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await expect(thread.getByText('Ida Moreau is typing…')).toBeVisible();
  await writeIn(ida.calls, ida.conversationId, 'And how heavy is it?');
  await expect(thread.getByRole('article').last()).toContainText('And how heavy is it?');
  await expect(rowOf(page, 'Ida Moreau')).toContainText('And how heavy is it?');
});

test.describe('when it cannot be read', () => {
  test.use({ complaintsAllowed: /503|Failed to load/ });
  test('[MSG-15] list and conversation each say so, and can be asked again', async ({ page, signUp }) => {
    await signUp();
    const { writers } = await makerWithWriters(page, ['Ida Moreau']);
    await page.route(/\/api\/messages\/conversations\?/, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(base);
    await expect(page.getByText('The conversations could not be loaded')).toBeVisible();
    await page.unroute(/\/api\/messages\/conversations\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.goto(`${base}/thread_00000000-0000-4000-8000-000000000000`);
    await expect(page.getByText('No such conversation of yours')).toBeVisible();
    await page.goto(`${base}/${writers[0].conversationId}`);
    await expect(page.getByRole('region', { name: 'Conversation with Ida Moreau' })).toBeVisible();
  });
});

test('[MSG-15] an inbox without messages says what arrives there', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/messages');
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('glaze');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “glaze”')).toBeVisible();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
});
