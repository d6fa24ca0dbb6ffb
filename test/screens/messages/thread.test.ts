import type { Page } from '@playwright/test';
import { buy } from '../../support/journeys/buying.ts';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { buyerOfJug, makerWithWriters, writeIn } from '../../support/journeys/conversations.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { expect, test } from '../screen.ts';

const messages = /\/api\/messages\/conversations\/[^/]+\/messages$/;
/** The same, and reading them. */
const sentOrRead = /\/api\/messages\/conversations\/[^/]+\/messages(\?|$)/;
const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });
const composer = (page: Page) => thread(page).getByRole('textbox');
const send = (page: Page) => thread(page).getByRole('button', { name: 'Send', exact: true });

/** Somebody new, in the conversation that they began about a jug. */
async function openConversation(page: Page, signUp: () => Promise<unknown>) {
  await signUp();
  const begun = await buyerOfJug(page);
  await page.goto(`/messages/${begun.conversationId}`);
  return begun;
}

test('[UX-81] a message shows at once as sending, and its time when the answer comes', async ({ page, signUp }) => {
  await openConversation(page, signUp);
  const delayed = await delayAnswers(page, 'POST', messages);
  await composer(page).fill('And the handle?');
  await send(page).click();
  const last = thread(page).getByRole('article').last();
  await expect(last).toContainText('And the handle?');
  await expect(last).toContainText('Sending');
  await expect(composer(page)).toHaveValue('');
  await delayed.letGo();
  await expect(last).toContainText('You, ');
  await expect(thread(page).getByText('And the handle?')).toHaveCount(1);
});

test('[UX-81, MSG-04] what is written while a message is on its way leaves after it', async ({ page, signUp }) => {
  await openConversation(page, signUp);
  const delayed = await delayAnswers(page, 'POST', messages);
  for (const words of ['And the handle?', 'And the lid?']) {
    await composer(page).fill(words);
    await send(page).click();
    await expect(thread(page).getByRole('article').last()).toContainText(words);
  }
  await delayed.answered;
  expect(delayed.count()).toBe(1);
  await delayed.letGo();
  await expect.poll(() => delayed.count()).toBe(2);
  await expect(thread(page).getByRole('article').last()).toContainText('You, ');
  await expect(thread(page).getByRole('article').last()).toContainText('And the lid?');
});

test.describe('a lost answer', () => {
  test.use({ complaintsAllowed: /Failed to|503|net::/ });
  test('[UX-81, MSG-04] the message stays with its reason, and another try is the same message', async ({
    page,
    signUp,
  }) => {
    const { conversationId } = await openConversation(page, signUp);
    let count = 0;
    await page.route(sentOrRead, async (route) => {
      // What is read meanwhile would show that it has arrived.
      if (route.request().method() !== 'POST') return count === 1 ? route.abort() : route.fallback();
      count += 1;
      if (count > 1) return route.fallback();
      // It arrived, but its answer did not; nothing tries by itself again after an answer.
      await route.fetch();
      return route.fulfill({ status: 502, json: {} });
    });
    await composer(page).fill('And the handle?');
    await send(page).click();
    await expect(thread(page)).toContainText('Not sent.');
    await thread(page).getByRole('button', { name: 'Retry' }).click();
    await expect(thread(page)).not.toContainText('Not sent.');
    await page.goto(`/messages/${conversationId}`);
    await expect(thread(page).getByText('And the handle?')).toHaveCount(1);
  });

  test('[UX-81] with a connection, a message that got no answer says so and can be tried again at once', async ({
    page,
    signUp,
  }) => {
    await openConversation(page, signUp);
    let isLost = true;
    await page.route(messages, (route) =>
      route.request().method() === 'POST' && isLost ? route.abort() : route.fallback(),
    );
    await composer(page).fill('And the handle?');
    await send(page).click();
    await expect(thread(page)).toContainText('Not sent.');
    isLost = false;
    await thread(page).getByRole('button', { name: 'Retry' }).click();
    await expect(thread(page).getByRole('article').last()).toContainText('You, ');
  });

  test('[UX-81, ACC-20] a message that waits goes with who wrote it, and is there again when they sign in again', async ({
    page,
    signUp,
  }) => {
    const { email, password } = await signUp();
    const { conversationId } = await buyerOfJug(page);
    await page.goto(`/messages/${conversationId}`);
    await page.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await composer(page).fill('And the handle?');
    await send(page).click();
    await expect(thread(page)).toContainText('Not sent.');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully!')).toBeVisible();
    await page.goBack();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email Address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(thread(page)).toContainText('And the handle?');
    await expect(thread(page)).toContainText('Not sent.');
  });

  test('[UX-81, MSG-04] where no answer comes at all, the message is sent again by itself, as the same', async ({
    page,
    signUp,
  }) => {
    await openConversation(page, signUp);
    const ids: string[] = [];
    await page.route(messages, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      ids.push((route.request().postDataJSON() as { clientId: string }).clientId);
      if (ids.length > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await composer(page).fill('And the handle?');
    await send(page).click();
    await expect.poll(() => ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
    await expect(thread(page).getByRole('article').last()).toContainText('You, ');
    await expect(thread(page).getByText('And the handle?')).toHaveCount(1);
  });
});

test('[MSG-10, UX-81] a limit is said at once with the seconds that are left, and its message stays', async ({
  page,
  signUp,
}) => {
  await openConversation(page, signUp);
  for (const words of ['One.', 'Two.', 'Three.', 'Four.']) {
    await composer(page).fill(words);
    await send(page).click();
    await expect(thread(page).getByRole('article').last()).toContainText('You, ');
  }
  await expect(thread(page).getByText('Too many messages sent recently. Please wait a moment.')).toBeVisible();
  await composer(page).fill('Five.');
  await expect(send(page)).toBeDisabled();
});

test('[UX-82] a draft is kept over a reload, and the counter begins at 4500', async ({ page, signUp }) => {
  const { conversationId } = await openConversation(page, signUp);
  await composer(page).fill('How wide is');
  await expect(thread(page).getByText('Draft kept')).toBeVisible();
  await page.goto(`/messages/${conversationId}`);
  await expect(composer(page)).toHaveValue('How wide is');
  await composer(page).fill('a'.repeat(4499));
  await expect(thread(page).getByText(/of 5,000/)).toHaveCount(0);
  await composer(page).fill('a'.repeat(4500));
  await expect(thread(page).getByText('4,500 of 5,000')).toBeVisible();
  await composer(page).fill('a'.repeat(5001));
  await expect(send(page)).toBeDisabled();
});

test('[MSG-06, MSG-07] what could run is refused in the browser already, in the words of the rules', async ({
  page,
  signUp,
}) => {
  await openConversation(page, signUp);
  await composer(page).fill('See javascript:alert(1)');
  await send(page).click();
  await expect(thread(page).getByRole('alert')).toHaveText('Message contains potentially dangerous content');
  await expect(composer(page)).toHaveValue('See javascript:alert(1)');
});

test('[UX-83] what looks like spam is folded with dead links; it can be shown, cleared or reported', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const {
    writers: [ida],
  } = await makerWithWriters(page, ['Ida Moreau']);
  await writeIn(ida.calls, ida.conversationId, 'Free refund, click here: https://example.com/now');
  await page.goto(`/seller-dashboard/messages/${ida.conversationId}`);
  const fold = thread(page).getByRole('article', { name: 'This looks like spam' });
  await expect(fold).toContainText('Links are switched off.');
  await expect(thread(page)).not.toContainText('https://example.com/now');
  await expectAccessible();
  await fold.getByRole('button', { name: 'Show' }).click();
  await expect(fold).toContainText('https://example.com/now');
  await expect(fold.getByRole('link')).toHaveCount(0);
  await fold.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('button', { name: 'It wants me to pay elsewhere.' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await fold.getByRole('button', { name: 'Not spam' }).click();
  await expect(thread(page).getByRole('link', { name: 'https://example.com/now' })).toBeVisible();
});

test('[MSG-13] a message is reported with a reason, and says so', async ({ page, signUp }) => {
  await signUp();
  const { writers } = await makerWithWriters(page, ['Ida Moreau']);
  await page.goto(`/seller-dashboard/messages/${writers[0].conversationId}`);
  await thread(page).getByRole('button', { name: 'More' }).click();
  await thread(page).getByRole('menuitem', { name: 'Report the last message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await expect(dialog.getByRole('button', { name: 'Report' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'It wants me to pay elsewhere.' }).click();
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Reported. A moderator looks at it.').first()).toBeVisible();
});

test('[MSG-15] somebody who is blocked writes no more, until one takes it back', async ({ page, signUp }) => {
  await signUp();
  const { writers } = await makerWithWriters(page, ['Ida Moreau']);
  await page.goto(`/seller-dashboard/messages/${writers[0].conversationId}`);
  await thread(page).getByRole('button', { name: 'More' }).click();
  await thread(page).getByRole('menuitem', { name: 'Block Ida Moreau' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Ida Moreau' }).click();
  await expect(thread(page).getByText('You have blocked this person. Neither of you can write.')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await thread(page).getByRole('button', { name: 'More' }).click();
  await thread(page).getByRole('menuitem', { name: 'Unblock Ida Moreau' }).click();
  await expect(composer(page)).toBeVisible();
});

test('[MSG-15, UX-82] a saved reply is put where one writes with its fields filled', async ({ page, signUp }) => {
  await signUp();
  const { writers } = await makerWithWriters(page, ['Ida Moreau']);
  await page.goto(`/seller-dashboard/messages/${writers[0].conversationId}`);
  await thread(page).getByRole('button', { name: 'Saved replies' }).click();
  await thread(page).getByRole('menuitem', { name: 'Write one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  await dialog.getByLabel('Name').fill('Glaze');
  await dialog.getByLabel('Words').fill('Hello {buyer}, {whoever}.');
  await expect(dialog).toContainText('There is no field {whoever}.');
  await dialog.getByLabel('Words').fill('Hello {buyer}, the {product} is glazed.');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Glaze');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await thread(page).getByRole('button', { name: 'Saved replies' }).click();
  await thread(page).getByRole('menuitem', { name: 'Glaze' }).click();
  await expect(composer(page)).toHaveValue('Hello Ida Moreau, the Jug with a short spout is glazed.');
});

test('[CAT-03, MSG-03] from the page of a piece one writes to its maker; a second time it is the same conversation', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { listingId } = await publishJug(page);
  await page.goto(`/product/${listingId}`);
  await page.getByRole('link', { name: 'Message the maker' }).click();
  await expect(page).toHaveURL(`/messages?productId=${listingId}`);
  await composer(page).fill('Is the spout glazed inside?');
  await send(page).click();
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
  await expect(thread(page).getByRole('article')).toContainText('Is the spout glazed inside?');
  // What was sent is no draft any more, nor is it offered again to whoever asks about the piece anew.
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('message-draft')));
  await expect.poll(drafts).toEqual([]);
  const { pathname } = new URL(page.url());
  await page.goto(`/messages?productId=${listingId}`);
  await expect(page).toHaveURL(pathname);
});

test('[ORD-02, SHELL-09] a buyer writes about an order from its page; its maker opens the same by the order', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  await signUp();
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const makersPage = await other.newPage();
  await makersPage.request.post('/api/accounts/register', {
    data: { email: `m.${crypto.randomUUID()}@example.com`, password: 'linen-and-oak', displayName: 'Rita Costa' },
  });
  const jug = await publishJug(page, {}, undefined, makersPage.request);
  await jug.putIntoCart('Ink');
  const { orderId, number } = await buy(page);
  await page.goto(`/order/${orderId}`);
  await page.getByRole('link', { name: /^Message / }).click();
  await composer(page).fill('Could you wrap it?');
  await send(page).click();
  await expect(thread(page).getByRole('article')).toContainText('Could you wrap it?');
  await makersPage.goto(`/seller-dashboard/messages?orderId=${orderId}`);
  await expect(thread(makersPage).getByRole('article')).toContainText('Could you wrap it?');
  await expect(makersPage.getByRole('complementary', { name: 'What this is about' })).toContainText(number);
  await makersPage.goto('/seller-dashboard');
  await other.close();
});

test('[DASH-01] the overview says how many conversations have something to read', async ({ page, signUp }) => {
  await signUp();
  await makerWithWriters(page, ['Ida Moreau', 'Jon Petersen']);
  await page.goto('/seller-dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Unread conversations' })).toContainText('2');
  await page.getByRole('link', { name: 'Read messages' }).click();
  await expect(page).toHaveURL('/seller-dashboard/messages?folder=unread');
});
