import type { Page } from '@playwright/test';
import type { ListingState } from '#domain/listings/model.ts';
import { contract } from '#domain/rooms.ts';
import { bodyOf, type Output } from '../../builders/ask.ts';
import { publishJug } from '../../support/journeys/jug.ts';
import { outlastRetries } from '../../support/screens/outlast-retries.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { listings } = contract;
type Mine = Output<typeof listings.getMine>;

const editor = '/seller-dashboard/add-listing';
const bar = (page: Page) => page.getByRole('region', { name: 'Saving' });
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });
const title = (page: Page) => page.getByLabel('Title', { exact: false }).first();
const notes = (page: Page) => page.getByRole('note');

/** A jug of whoever has the page, as its editor reads it. */
async function ownJug(page: Page): Promise<Mine> {
  const { listingId } = await publishJug(page, {}, undefined, page.request);
  return bodyOf(listings.getMine, await (await page.request.get(`/api/seller/listings/${listingId}`)).json());
}
async function openEditor(page: Page, listing: Mine): Promise<void> {
  await answerCall(page, listings.getMine, () => listing);
  await page.goto(`${editor}?edit=${listing.listingId}`);
  await expect(title(page)).toHaveValue(listing.title);
}

test('[DASH-02, CAT-01] above the form stands the state of the piece and what a moderator wants; below it what can be done', async ({
  page,
  signUp,
}) => {
  await signUp();
  const jug = await ownJug(page);
  const reviewReason = 'Say what it is made of.';
  const looksFirst =
    'A moderator looks at this listing before buyers do. You may still change it; the newest words count.';
  for (const [changes, pill, said, buttons] of [
    [{ state: 'active', stock: 1204 }, 'For sale', [], []],
    [{ state: 'sold_out', stock: 0 }, 'Sold out', [], []],
    [
      { state: 'active', reviewReason },
      'For sale',
      [`A moderator asks for a change. ${reviewReason} The piece stays in the shop; this note goes when you save.`],
      [],
    ],
    [{ state: 'pending_review' }, 'In review', [looksFirst], []],
    [
      { state: 'inactive', reviewReason },
      'Paused',
      [
        `A moderator took this listing out of the shop. ${reviewReason} Change it and show it again; a moderator looks at it first.`,
      ],
      ['Publish'],
    ],
    [
      { state: 'draft', reviewReason },
      'Draft',
      [`A moderator sent this listing back. ${reviewReason} Change it and publish it again.`],
      ['Publish'],
    ],
  ] as [Partial<Mine>, string, string[], string[]][]) {
    const listing = { ...jug, ...changes };
    await openEditor(page, listing);
    await expect(page.locator('.d-pill').first()).toHaveText(pill);
    await expect(page.getByText(`${listing.stock.toLocaleString('en')} in stock`)).toBeVisible();
    await expect(notes(page)).toHaveText(said);
    const isSeen = ['active', 'sold_out'].includes(listing.state);
    await expect(page.getByRole('link', { name: 'View in shop' })).toHaveCount(isSeen ? 1 : 0);
    if (isSeen)
      await expect(page.getByRole('link', { name: 'View in shop' })).toHaveAttribute(
        'href',
        `/product/${jug.listingId}`,
      );
    await expect(bar(page).getByRole('button')).toHaveText(buttons);
    if (buttons.length > 0) await expect(bar(page)).toContainText('Not in the shop');
    await title(page).fill('Jug, changed');
    const isPublic = isSeen || listing.state === 'pending_review';
    await expect(bar(page).locator('b')).toHaveText(isPublic ? 'Not in the shop yet' : 'Draft');
    await expect(bar(page).getByRole('button')).toHaveText(
      isPublic ? ['Discard', 'Save listing'] : ['Discard', 'Save draft', 'Publish'],
    );
    await bar(page).getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question).toContainText('The listing stays as it was saved last.');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(title(page)).toHaveValue(jug.title);
    await expect(bar(page).getByRole('button')).toHaveText(buttons);
  }
});

test('[DASH-02] saving says what became of the piece: in the shop, waiting for a review, or seen by nobody else', async ({
  page,
  signUp,
}) => {
  await signUp();
  const jug = await ownJug(page);
  const name = 'Jug, changed';
  for (const [state, comesTo, press, words] of [
    ['active', 'sold_out', 'Save listing', `${name} is in your shop.`],
    [
      ...(['pending_review', 'pending_review', 'Save listing'] as const),
      `${name} waits for a short review. Your listings say when it is in your shop.`,
    ],
    ['draft', 'draft', 'Save draft', 'Saved. Only you see it.'],
    ['inactive', 'active', 'Publish', `${name} is in your shop.`],
  ] as [ListingState, ListingState, string, string][]) {
    await openEditor(page, { ...jug, state });
    const sent = await answerCall(page, listings.updateListing, ({ listingId }) => ({ listingId, state: comesTo }));
    await title(page).fill(name);
    await bar(page).getByRole('button', { name: press }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(page).toHaveURL('/seller-dashboard/listings');
    await expect(toast(page, words).getByRole('button', { name: 'View in shop' })).toHaveCount(
      ['active', 'sold_out'].includes(comesTo) ? 1 : 0,
    );
    expect(sent).toMatchObject([
      { listingId: jug.listingId, seenAt: jug.updatedAt, publish: press === 'Publish', listing: { title: name } },
    ]);
  }
  await openEditor(page, { ...jug, state: 'draft' });
  await answerCall(page, listings.updateListing, () => new Refusal('listings/stock-below-held'));
  await title(page).fill(name);
  await bar(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('.toast')).toHaveCount(1);
  await expect(page.locator('.toast')).not.toContainText('Saved.');
  await expect(title(page)).toHaveValue(name);
  await expect(bar(page).getByRole('button', { name: 'Save draft' })).toBeEnabled();
});

test('[UX-87] what a piece still needs is listed, marked at its part and said at its field, and goes as it is put right', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(editor);
  await expect(bar(page).locator('b')).toHaveText('New listing');
  await page.getByLabel('Working days to post').fill('91');
  await page.getByText('Buyers can have it personalised').click();
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  const preview = page.locator('.d-preview');
  await expect(preview.getByRole('listitem')).toHaveText([
    'Add at least one picture before you publish.',
    'Write a title.',
    'Choose a category from the list.',
    'Write the price as an amount, like 34.00.',
    'Say what the buyer should write.',
    'Working days from 0 to 90.',
  ]);
  await expect(bar(page).getByRole('status')).toHaveText('6 fields need you.');
  await expect(page.getByText('–', { exact: true })).toBeVisible();
  const parts = page.getByRole('navigation', { name: 'Sections of this listing' }).getByRole('link');
  await expect(parts).toHaveText([
    ...['Photosneeds you', 'Title and storyneeds you', 'Options and stockneeds you', 'Personalisationneeds you'],
    ...['Making timeneeds you', 'Postage', 'Being found'],
  ]);
  await preview.getByRole('link', { name: 'Write a title.' }).click();
  await expect(title(page)).toBeFocused();
  await preview.getByRole('link', { name: 'Add at least one picture before you publish.' }).click();
  await expect(page.getByRole('button', { name: 'choose files' })).toBeFocused();
  await title(page).fill('Bowl, ash');
  await page.getByLabel('Working days to post').fill('2');
  await expect(preview.getByRole('listitem')).toHaveCount(4);
  await expect(bar(page).getByRole('status')).toHaveText('4 fields need you.');
  await expect(parts.nth(1)).toHaveText('Title and storyneeds you');
  await expect(parts.nth(4)).toHaveText('Making time');
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toContainText('What you wrote here is gone for good.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title(page)).toHaveValue('Bowl, ash');
});

test('[CAT-01, UX-87] the preview and the words for buyers follow what is typed: price, stock, kind and personalisation', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(editor);
  const preview = page.locator('.d-preview');
  await expect(preview).toContainText('The first photo stands here');
  await expect(preview).toContainText('Title€ –');
  await page.getByLabel('Price', { exact: true }).fill('30');
  for (const [stock, kind, says] of [
    ['0', 'ready', 'Sold out'],
    ['3', 'ready', 'Only 3 left'],
    ['4', 'ready', 'Ready to ship'],
    ['4', 'order', 'Made to order, 2 days'],
    ['3', 'order', 'Only 3 left'],
  ] as const) {
    await page.getByLabel('Stock', { exact: true }).fill(stock);
    await page.getByLabel('Kind', { exact: true }).selectOption(kind);
    await expect(preview.locator('p').last()).toHaveText(says);
  }
  await expect(preview.locator('b')).toHaveText('€30.00');
  await page.getByText('Buyers can have it personalised').click();
  const tried = page.locator('.d-asbuyer');
  await expect(tried).toContainText('What do you ask? Optional · 0 of 40');
  await page.getByLabel('What do you ask the buyer').fill('Initials');
  await page.getByLabel('Must be filled in').check();
  await page.getByRole('textbox', { name: /^Initials/ }).fill('MéL');
  await expect(tried).toContainText('Initials 3 of 40');
  await page.getByLabel('Search words').fill('jug, jug, spout');
  await expect(page.getByText('2 of 13')).toBeVisible();
});

test('[CAT-01] a shipping profile says what it means, is changed for all that take it, and is removed', async ({
  page,
  signUp,
}) => {
  await signUp();
  type Profile = Output<typeof listings.listProfiles>['profiles'][number];
  const base: Omit<Profile, 'profileId' | 'name'> = {
    ...{ extraCents: 0, freeFromCents: null, zones: ['eu', 'europe', 'world'], listings: 1 },
  };
  const fragile = { ...base, profileId: 'p-1', name: 'Fragile', extraCents: 350, freeFromCents: 6000, listings: 3 };
  let profiles: Profile[] = [
    fragile,
    { ...base, profileId: 'p-2', name: 'Plain' },
    { ...base, profileId: 'p-3', name: 'Near', freeFromCents: 0, zones: ['eu'] },
    { ...base, profileId: 'p-4', name: 'Home', zones: [] },
  ];
  await answerCall(page, listings.listProfiles, () => ({ profiles }));
  await page.goto(editor);
  const choice = page.getByLabel('Shipping profile');
  await expect(choice).toHaveAccessibleDescription('The rates of its weight, nothing more.');
  await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(0);
  for (const [name, says] of [
    ['Plain', 'Plain rates.'],
    ['Near', 'Plain rates, tracked post free, to your own country, European Union only.'],
    ['Home', 'Plain rates, to your own country only.'],
    ['Fragile', '€3.50 packing a parcel, tracked post free from €60.00.'],
  ] as const) {
    await choice.selectOption({ label: name });
    await expect(choice).toHaveAccessibleDescription(says);
  }
  await page.getByRole('button', { name: 'Change Fragile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the shipping profile' });
  await expect(dialog).toContainText('3 listings take it. The change counts for all of them.');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Fragile');
  await expect(dialog.getByLabel(/^Packing/)).toHaveValue('3.50');
  await expect(dialog.getByLabel(/^Free from/)).toHaveValue('60.00');
  const changed = await answerCall(page, listings.changeProfile, ({ zones = [], ...profile }) => ({
    ...profile,
    zones,
  }));
  await dialog.getByLabel(/^Packing/).fill('much');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write amounts like 3.50.');
  await dialog.getByLabel(/^Packing/).fill('');
  await dialog.getByLabel(/^Free from/).fill('never');
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Write amounts like 3.50.');
  expect(changed).toEqual([]);
  await dialog.getByLabel(/^Free from/).fill('');
  await dialog.getByLabel('Rest of the world').uncheck();
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Fragile is saved.')).toBeVisible();
  expect(changed).toEqual([
    { profileId: 'p-1', name: 'Fragile', extraCents: 0, freeFromCents: null, zones: ['eu', 'europe'] },
  ]);
  await expect(dialog).toHaveCount(0);
  const removed = await answerCall(page, listings.removeProfile, () => {
    profiles = profiles.slice(1);
    return { removed: true } as const;
  });
  await page.getByRole('button', { name: 'Change Fragile' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Fragile is removed. Its listings take the plain rates.')).toBeVisible();
  expect(removed).toEqual([{ profileId: 'p-1' }]);
  await expect(choice).toHaveValue('');
  await choice.selectOption({ label: 'Plain' });
  await page.getByRole('button', { name: 'Change Plain' }).click();
  await expect(dialog.getByText(/take it\. The change counts/)).toHaveCount(0);
});

test('[UX-87] a piece that is not there says so, and duplicating all the same begins anew', async ({
  page,
  signUp,
}) => {
  await signUp();
  const jug = await ownJug(page);
  await page.goto(`${editor}?edit=nothing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such listing in your shop');
  await expect(page.getByRole('main')).toContainText('It may have been removed');
  await expect(page.getByRole('link', { name: 'See your listings' })).toHaveAttribute(
    'href',
    '/seller-dashboard/listings',
  );
  await page.goto(editor);
  await title(page).fill('Half a bowl');
  await page.goto(`${editor}?copy=${jug.listingId}`);
  await expect(page.getByText('One new listing is written at a time.')).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate all the same' }).click();
  await expect(title(page)).toHaveValue(jug.title);
  await expect(
    page.getByText(`It begins as “${jug.title}” is. Change what is different, then publish it.`),
  ).toBeVisible();
});

test.describe('a server that fails', () => {
  test.use({ complaintsAllowed: /status of 503/ });

  test('[ERR-04, UX-87] the editor that could not be read says that the piece is safe and is read again; a draft that could not be asked for keeps no one out', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const jug = await ownJug(page);
    await page.route('**/api/seller/listing-drafts/*', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'request/unexpected', message: 'No.' } } }),
    );
    await openEditor(page, jug);
    await page.route(`**/api/seller/listings/${jug.listingId}`, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'request/unexpected', message: 'It broke.' } } }),
    );
    for (const query of ['edit', 'copy']) {
      await page.goto(`${editor}?${query}=${jug.listingId}`);
      const failed = page.getByRole('alert').filter({ hasText: 'The listing is safe' });
      await outlastRetries(page, failed);
      await expect(failed).toContainText('It broke.');
    }
    await page.unroute(`**/api/seller/listings/${jug.listingId}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveValue(jug.title);
  });
});
