import type { Page } from '@playwright/test';
import type { Profile } from '#domain/accounts/contract.ts';
import type { OwnAddress } from '#domain/accounts/profile-contract.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { contract } from '#domain/rooms.ts';
import { bodyOf } from '../../builders/ask.ts';
import { mailedLink } from '../../support/journeys/outbox.ts';
import { openAccount } from '../../support/journeys/people.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { accounts } = contract;
const done = { done: true } as const;
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });
const subject = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const modal = (page: Page) => page.getByRole('dialog');

test('[ACC-16, INV-11] a link of a mail does what its page says, once it is pressed; a refused one says so and leads to the sign-in', async ({
  page,
  signUp,
}) => {
  await signUp();
  let isGood = true;
  const verified = await answerCall(page, accounts.verifyEmail, () => {
    if (isGood) return done;
    return new Refusal('accounts/invalid-reset-link');
  });
  await page.goto('/verify-email?token=t-1');
  await expect(main(page)).toHaveText(
    'Verify your email addressPress the button to show that this address is yours.Verify the address',
  );
  expect(verified).toEqual([]);
  await press(page, 'Verify the address');
  await expect(main(page).getByRole('heading')).toHaveText('Your address is verified.');
  await expect(main(page).getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/profile/security',
  );
  expect(verified).toEqual([{ token: 't-1' }]);
  isGood = false;
  await page.goto('/verify-email?token=t-2');
  await press(page, 'Verify the address');
  await expect(main(page).getByRole('alert')).toContainText('This link is no longer valid. Ask for a new one.');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page).getByRole('heading')).toHaveText('Welcome Back');

  for (const [changed, words] of [
    [false, 'Noted. The change is made when the other address says yes too.'],
    [true, 'Your address is changed. Sign in with the new one from now on.'],
  ] as const) {
    const confirmed = await answerCall(page, accounts.confirmEmailChange, () => ({ changed }));
    await page.goto('/change-email?token=t-3');
    await expect(main(page)).toHaveText(
      'Your new email addressBoth addresses have got a link; the change is made when both were opened.Say yes to the change',
    );
    await press(page, 'Say yes to the change');
    await expect(main(page).getByRole('heading')).toHaveText(words);
    expect(confirmed).toEqual([{ token: 't-3' }]);
  }
});

test('[ACC-16, UX-74] a link that signs in leads back to where it was asked for, tells of a password that is gone, and asks for the second proof', async ({
  page,
}) => {
  await page.goto('/sign-in/link?token=t-1&return=/cart%3Ffrom%3Dmail');
  await expect(main(page)).toHaveText(
    'Sign inThe link in your mail works once. Press the button to sign in on this device.Sign in now',
  );
  const { name } = await openAccount(page);
  const { session } = (await (await page.request.get('/api/accounts/session')).json()) as { session: PublicSession };
  let passwordRemoved = true;
  await answerCall(page, accounts.signInWithLink, () => ({ session, passwordRemoved }));
  await press(page, 'Sign in now');
  await expect(page).toHaveURL('/cart?from=mail');
  await expect(toast(page, 'Signed in successfully!')).toBeVisible();
  await expect(toast(page, 'The password that was set before it was is removed')).toBeVisible();
  await expect(page.getByRole('button', { name: `Your account, ${name}` })).toBeVisible();

  passwordRemoved = false;
  await page.goto('/sign-in/link?token=t-2&return=//elsewhere.example');
  await press(page, 'Sign in now');
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'Signed in successfully!')).toBeVisible();
  await expect(toast(page, 'is removed')).toHaveCount(0);

  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto('/sign-in/link?token=t-3&return=/wishlist');
  await answerCall(
    page,
    accounts.signInWithLink,
    () => new Refusal('accounts/multi-factor-auth-required', { pending: 'p' }),
  );
  await answerCall(page, accounts.secondFactorWays, () => ({ app: true, phones: [] }));
  await answerCall(page, accounts.finishSecondFactor, () => ({ session }));
  await press(page, 'Sign in now');
  await modal(page).getByLabel('Code').fill('123456');
  await modal(page).getByRole('button', { name: 'Finish signing in' }).click();
  await expect(page).toHaveURL('/wishlist');
});

test('[ACC-16, UX-74] the address is verified by itself once whoever opened the link has signed in', async ({
  page,
  signUp,
}) => {
  const { email, password } = await signUp();
  await page.request.post('/api/accounts/security/verification', { data: {} });
  const { pathname, search } = new URL(await mailedLink(page, email, '/verify-email'));
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto(pathname + search);
  await press(page, 'Verify the address');
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByLabel('Password', { exact: true }).fill(password);
  await modal(page).locator('button[type=submit]').click();
  await expect(main(page).getByRole('heading')).toHaveText('Your address is verified.');
});

test('[ACC-01, INV-11] a new password that is too short, and a link that is over, are said at the field', async ({
  page,
}) => {
  let isGood = false;
  const sent = await answerCall(page, accounts.resetPassword, () => {
    if (isGood) return { changed: true } as const;
    return new Refusal('accounts/invalid-reset-link');
  });
  await page.goto('/reset-password?token=t-1');
  const field = main(page).getByLabel('New password');
  await field.fill('short');
  await press(page, 'Change the password');
  await expect(field).toHaveAccessibleDescription('Password should be at least 6 characters long.');
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
  await field.fill('copper-kettle');
  await expect(field).toHaveAccessibleDescription('At least 6 characters');
  await press(page, 'Change the password');
  await expect(field).toHaveAccessibleDescription('This link is no longer valid. Ask for a new one.');
  isGood = true;
  await press(page, 'Change the password');
  await expect(main(page)).toHaveText(
    'Your password is changedEvery device that was signed in has been signed out.Sign in',
  );
  expect(sent.at(-1)).toEqual({ token: 't-1', password: 'copper-kettle' });
  await press(page, 'Sign in');
  await expect(modal(page).getByRole('heading')).toHaveText('Welcome Back');
});

test('[ACC-17] the address book lists each address whole and says which fills the checkout; one is changed, another taken out', async ({
  page,
  signUp,
}) => {
  await signUp();
  const berlin: OwnAddress = {
    ...{ id: 'a-1', name: 'Marta Lindqvist', line1: 'Hauptstraße 1', line2: 'Hinterhof', postcode: '10115' },
    ...{ city: 'Berlin', country: 'DE', phone: '+49 30 1', isDefault: true },
  };
  const lyon: OwnAddress = {
    ...{ id: 'a-2', name: 'Ida Sommer', line1: 'Rue Royale 2', line2: '', postcode: '69001' },
    ...{ city: 'Lyon', country: 'FR', phone: '', isDefault: false },
  };
  let book = [berlin, lyon];
  await answerCall(page, accounts.listAddresses, () => ({ addresses: book }));
  await page.goto('/profile/addresses');
  const rows = subject(page, 'Address book').getByRole('listitem');
  await expect(rows).toHaveText([
    'Marta LindqvistHauptstraße 1, Hinterhof, 10115 Berlin, Germany. Fills your checkout.ChangeTake out',
    'Ida SommerRue Royale 2, 69001 Lyon, FranceChangeTake out',
  ]);
  const saved = await answerCall(page, accounts.saveAddress, () => {
    book = [berlin, { ...lyon, city: 'Paris', isDefault: true }];
    return { addresses: book };
  });
  await page.getByRole('button', { name: 'Change the address in Lyon' }).click();
  await expect(subject(page, 'Change the address').getByRole('form', { name: 'Change the address' })).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('FR');
  await expect(page.getByLabel('Use it when I check out')).not.toBeChecked();
  await page.getByLabel('Town').fill('Paris');
  await page.getByLabel('Use it when I check out').check();
  await press(page, 'Save the address');
  await expect(toast(page, 'The address is saved.')).toBeVisible();
  const { id, isDefault: _was, ...address } = { ...lyon, city: 'Paris' };
  expect(saved).toEqual([{ id, isDefault: true, address }]);
  await expect(rows.nth(1)).toContainText('69001 Paris, France. Fills your checkout.');
  let isThere = false;
  const removed = await answerCall(page, accounts.removeAddress, () => {
    if (!isThere) return new Refusal('accounts/not-there');
    book = book.slice(1);
    return { addresses: book };
  });
  await page.getByRole('button', { name: 'Take out the address in Berlin' }).click();
  await expect(subject(page, 'Address book').getByRole('alert')).toHaveText('This is not there any more.');
  isThere = true;
  await page.getByRole('button', { name: 'Take out the address in Berlin' }).click();
  await expect(toast(page, 'The address is taken out.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(removed.at(-1)).toEqual({ id: 'a-1' });
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByLabel('Use it when I check out')).not.toBeChecked();
  await expect(page.getByLabel('Country')).toHaveValue('DE');
});

test('[ACC-17] picture, name and shop in the profile: one picture is taken away, a name that cannot be is said, and orders are counted', async ({
  page,
  signUp,
}) => {
  await signUp();
  const real = bodyOf(accounts.getProfile, await (await page.request.get('/api/accounts/profile')).json());
  let profile: Profile = { ...real, photoURL: '/pictures/me-96.webp', pictureId: 'pic-1', orders: 1, bio: 'I weave.' };
  await answerCall(page, accounts.getProfile, () => profile);
  const { session } = (await (await page.request.get('/api/accounts/session')).json()) as { session: PublicSession };
  const saved = await answerCall(page, accounts.updateProfile, () => {
    profile = { ...profile, photoURL: null, pictureId: null };
    return { session };
  });
  await page.goto('/profile');
  const picture = subject(page, 'Picture');
  await expect(picture.getByRole('img', { name: 'You, as others see you' })).toHaveAttribute(
    'src',
    '/pictures/me-96.webp',
  );
  await expect(subject(page, 'Your account')).toContainText('; one order placed.');
  await expect(subject(page, 'About you')).toContainText('8 of 500');
  await press(page, 'Take it away');
  await expect(toast(page, 'Your picture is taken away.')).toBeVisible();
  await expect(picture.getByRole('img')).toHaveCount(0);
  await expect(picture).toContainText('ML');
  await expect(picture.getByRole('button', { name: 'Take it away' })).toHaveCount(0);
  expect(saved).toEqual([{ displayName: real.displayName, bio: 'I weave.', location: '', pictureId: null }]);

  await page.getByLabel('Name', { exact: true }).fill('<b>');
  await subject(page, 'About you').getByRole('button', { name: 'Save' }).click();
  await expect(subject(page, 'About you').getByRole('alert')).toHaveText('Display name contains invalid characters');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(saved).toHaveLength(1);
  const shop = subject(page, 'Your shop');
  await shop.getByLabel('Shop name').fill(' ');
  await shop.getByRole('button', { name: 'Save the name' }).click();
  await expect(shop.getByRole('alert')).toHaveText('Fill in the name of your shop.');
});

test('[UX-70] a mail is only offered of what one hears of at all', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings/notifications');
  const kind = 'Orders of your shop';
  const mail = page.getByRole('checkbox', { name: `${kind}, by email too` });
  await expect(mail).toBeEnabled();
  await page.getByRole('checkbox', { name: `${kind}, in the shop` }).uncheck();
  await expect(mail).toBeDisabled();
  const sent = await answerCall(page, accounts.setNotificationChoices, ({ choices }) => ({ choices }));
  await press(page, 'Save');
  await expect(toast(page, 'Your choices are saved.')).toBeVisible();
  expect(sent[0]?.choices.filter(({ channel, wanted }) => channel === 'screen' && !wanted)).toHaveLength(1);
});

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('[UX-16, SUP-02] nothing is chosen until it is: the bar asks, the privacy settings say so, and either changes both', async ({
    page,
    signUp,
  }) => {
    await signUp();
    const at = '2026-11-20T10:00:00.000Z';
    await answerCall(page, accounts.getPrivacy, () => ({
      deletionDueAt: null,
      exports: [{ id: 'e-1', requestedAt: at, readyAt: at, expiresAt: '2026-11-27T10:00:00.000Z' }],
    }));
    await page.goto('/settings/privacy');
    const bar = page.locator('.consent');
    const kept = subject(page, 'What is kept in your browser');
    await expect(bar).toBeVisible();
    await expect(kept).toContainText('You have not chosen yet. Until then only what is needed is kept.');
    await expect(kept.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(subject(page, 'A copy of your data')).toContainText(
      'The newest copy was made on 20 Nov 2026; its link is in your mail and works until 27 Nov 2026.',
    );
    await bar.getByRole('button').nth(1).click();
    await expect(bar).toHaveCount(0);
    await expect(kept).toContainText('You can change your mind at any time.');
    await expect(kept.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Reminders of a cart too/);
    await page.reload();
    await expect(kept.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Reminders of a cart too/);
    await kept.getByRole('radio', { name: /^Only what is needed/ }).check();
    await page.reload();
    await expect(kept.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Only what is needed/);
    await expect(bar).toHaveCount(0);
  });
});
