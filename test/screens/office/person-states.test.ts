import type { Page } from '@playwright/test';
import type { Person } from '#domain/office/model.ts';
import { contract } from '#domain/rooms.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { office } = contract;
const person: Person = {
  ...{ userId: 'u1', displayName: 'Bo Lindqvist', email: 'bo@example.com', standing: 'active', adminRole: null },
  ...{ shopName: 'Bo’s shop', shopSlug: 'bo', listings: 0, purchases: 2, joinedAt: '2026-03-04T10:00:00.000Z' },
  ...{ lastSeenAt: null, standingUntil: null, emailVerified: false, place: '', sessions: 0 },
  figures: {
    boughtCents: 12_345,
    soldOrders: 4,
    soldCents: 6700,
    refundedOrders: 1,
    reviewsWritten: 1204,
    reviewsHidden: 3,
  },
  timeline: [],
};
const moment = {
  ...{
    at: '2026-03-04T10:00:00.000Z',
    what: '',
    who: '',
    by: '',
    state: '',
    cents: null,
    stars: null,
    isReported: false,
  },
  ...{ device: '', quote: '', href: '', isAct: false },
};

async function open(page: Page, changes: Partial<Person>, query = ''): Promise<{ now: Person }> {
  const state = { now: { ...person, ...changes } };
  await answerCall(page, office.getPerson, () => state.now);
  await page.goto(`/admin/users/u1${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bo Lindqvist');
  return state;
}
const facts = (page: Page) => page.getByRole('main').locator('dl > div');
const acts = (page: Page) => page.getByRole('complementary', { name: 'Acts', exact: true });
const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

test('[UX-96, OFFICE-01] the record of a person: every fact and figure as it is, of a buyer and of a maker', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  await open(page, {});
  await expect(facts(page)).toHaveText([
    ...[
      'User idu1',
      'E-mailbo@example.com',
      'E-mail stateNot confirmed',
      'AdministratorNo',
      'JoinedWed 4 Mar',
      'Last seenNever',
    ],
    ...['Signed inNowhere', 'Bought2, €123.45', 'Sold4, €67.00', 'Refunded1 of 4', 'For sale0', 'Reviews written1,204'],
    'Reviews hidden3',
  ]);
  await open(page, {
    ...{
      emailVerified: true,
      adminRole: 'customer_service',
      sessions: 2,
      listings: 3,
      place: 'Porto',
      standing: 'suspended',
    },
    ...{ lastSeenAt: '2026-03-05T11:30:00.000Z', standingUntil: '2026-03-20T00:00:00.000Z' },
  });
  await expect(facts(page)).toHaveText([
    ...[
      'User idu1',
      'E-mailbo@example.com',
      'E-mail stateConfirmed',
      'AdministratorCustomer service',
      'JoinedWed 4 Mar',
    ],
    ...[
      'Last seenThu 5 Mar 11:30',
      'Signed inIn 2 browsers',
      'ShopBo’s shop',
      'PlacePorto',
      'Suspended untilFri 20 Mar 00:00',
    ],
    ...['Bought2, €123.45', 'Sold4, €67.00', 'Refunded1 of 4', 'For sale3', 'Reviews written1,204', 'Reviews hidden3'],
  ]);
  await expect(facts(page).getByRole('link')).toHaveAttribute('href', '/shop/bo');
  await expect(page.getByText('Bo’s shop, Porto ·')).toBeVisible();
});

test('[UX-96] the timeline tells all, or what administrators did alone', async ({ page }) => {
  await signInAs(page, 'senior@example.com');
  const quote = 'He threatened a maker.';
  await open(page, {
    timeline: [
      { ...moment, kind: 'act', what: 'office.suspendPerson', who: 'Cy', by: 'master_admin', isAct: true, quote },
      { ...moment, kind: 'purchase', what: 'AM-1', cents: 4200, state: 'shipped', href: '/admin/orders/o1' },
      { ...moment, kind: 'account' },
    ],
  });
  const rows = timeline(page).getByRole('listitem');
  await expect(rows).toHaveText([
    `Suspended somebodyby Cy, master admin${quote}Wed 4 Mar 10:00`,
    /^Bought AM-1€42\.00, .+Wed 4 Mar 10:00$/,
    'Account madeWed 4 Mar 10:00',
  ]);
  await expect(rows.getByRole('link')).toHaveAttribute('href', '/admin/orders/o1');
  const [all, ours] = [timeline(page).getByRole('button').nth(0), timeline(page).getByRole('button').nth(1)];
  await ours.click();
  await expect(page).toHaveURL('/admin/users/u1?show=acts');
  await expect(rows).toHaveCount(1);
  await expect(ours).toHaveAttribute('aria-pressed', 'true');
  await all.click();
  await expect(page).toHaveURL('/admin/users/u1');
  await expect(rows).toHaveCount(3);
  await open(page, {}, '?show=acts');
  await expect(rows).toHaveCount(0);
});

test('[UX-96, OFFICE-01] what ends a stay, or lets somebody back, fits how they stand, wants its reason and says a refusal', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  const buttons = acts(page).locator('.d-stackacts').getByRole('button');
  for (const [standing, offered] of [
    ['active', ['Suspend Bo Lindqvist', 'Ban Bo Lindqvist']],
    ['suspended', ['Ban Bo Lindqvist', /^Lift/]],
    ['banned', [/^Lift/]],
  ] as const) {
    await open(page, { standing });
    await expect(buttons).toHaveText([...offered]);
    for (const each of await buttons.all()) await expect(each).toBeDisabled();
    await expect(acts(page).getByRole('radio')).toHaveCount(standing === 'active' ? 3 : 0);
  }
  const state = await open(page, {});
  let isGuarded = true;
  const sent = await answerCall(page, office.suspendPerson, () => {
    if (isGuarded) return new Refusal('office/administrator');
    state.now = { ...state.now, standing: 'suspended' };
    return { standing: 'suspended' as const, until: null };
  });
  const reason = acts(page).getByLabel(/Reason|reason|Why/);
  await reason.fill(' ab ');
  await expect(buttons.nth(0)).toBeDisabled();
  await reason.fill('abc');
  await expect(buttons.nth(0)).toBeEnabled();
  await acts(page).getByRole('radio', { name: 'Open' }).check();
  await buttons.nth(0).click();
  await expect(acts(page).getByRole('alert')).toBeVisible();
  await expect(reason).toHaveValue('abc');
  isGuarded = false;
  await acts(page).getByRole('radio', { name: '30 days' }).check();
  await buttons.nth(0).click();
  await expect(page.getByText('Bo Lindqvist is suspended.')).toBeVisible();
  await expect(buttons).toHaveText(['Ban Bo Lindqvist', /^Lift/]);
  await expect(reason).toHaveValue('');
  expect(sent.map(({ days }) => days)).toEqual([null, 30]);
  const lifted = await answerCall(page, office.liftSuspension, () => {
    state.now = { ...state.now, standing: 'active' };
    return { standing: 'active' as const, until: null };
  });
  await reason.fill('It was a mistake.');
  await buttons.nth(1).click();
  await expect(page.getByText('Bo Lindqvist can sign in again.')).toBeVisible();
  expect(lifted).toEqual([{ userId: 'u1', reason: 'It was a mistake.' }]);

  let isHere = false;
  const written = await answerCall(page, office.contactPerson, () => {
    if (!isHere) return new Refusal('office/not-found');
    return { sent: true } as const;
  });
  await acts(page).getByRole('button', { name: 'Write to Bo Lindqvist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Bo Lindqvist' });
  await expect(dialog).toContainText('A mail to bo@example.com in the name of the marketplace.');
  await dialog.getByRole('textbox').nth(0).fill('Your order');
  await dialog.getByRole('textbox').nth(1).fill('It is on its way.');
  await dialog.getByRole('button').last().click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  isHere = true;
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('The mail to Bo Lindqvist is on its way.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(written.at(-1)).toEqual({ userId: 'u1', subject: 'Your order', message: 'It is on its way.' });
});

test('[ADM-02, OFFICE-01] who may only look sees what is missing, and with which permission', async ({ page }) => {
  await signInAs(page, 'analytics@example.com');
  await page.goto('/admin/users/u1');
  await expect(page.getByRole('main')).toContainText('users.view');
  await signInAs(page, 'service@example.com');
  await open(page, {});
  await expect(acts(page)).toContainText('users.suspend');
  await expect(acts(page)).toContainText('users.ban');
  await expect(acts(page).locator('.d-stackacts')).toHaveCount(0);
  await expect(acts(page).getByRole('button', { name: 'Write to Bo Lindqvist' })).toBeEnabled();
});
