import type { Page } from '@playwright/test';
import type { Act, Admin } from '#domain/admin/model.ts';
import { contract } from '#domain/rooms.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

// What an administrator was refused is logged.
test.use({ complaintsAllowed: /failed: admin\// });

const { admin } = contract;
const at = '2026-03-04T10:00:00.000Z';
const record = (id: string, changes: Partial<Admin> = {}): Admin => ({
  ...{ id, email: `${id}@example.com`, displayName: `Name ${id}`, role: 'customer_service', customPermissions: [] },
  ...{ status: 'active', createdAt: at, createdBy: null, updatedAt: at, lastLogin: null, loginHistory: [] },
  ...changes,
});
const invitation = {
  ...{
    id: 'i1',
    email: 'new@example.com',
    role: 'custom' as const,
    customPermissions: [],
    createdAt: at,
    expiresAt: at,
  },
};
const rows = (page: Page) => page.getByRole('row');
const dialog = (page: Page) => page.getByRole('dialog');

async function open(page: Page, items: Admin[], invitations = [invitation]) {
  const state = { items, invitations };
  await answerCall(page, admin.listAdmins, () => state);
  await page.goto('/admin/admins');
  await expect(rows(page)).toHaveCount(items.length + 1);
  return state;
}

test('[ADM-01, ADM-05, ADM-11] administrators with their role, state and last sign-in; an invitation is withdrawn', async ({
  page,
}) => {
  await signInAs(page, 'cy@example.com');
  const state = await open(page, [
    record('a', { lastLogin: '2026-03-05T11:30:00.000Z', loginHistory: [{ timestamp: at, ipAddress: '10.1.2.3' }] }),
    record('b', { role: 'custom', customPermissions: ['users.view', 'orders.view'] }),
    record('c', { role: 'custom', status: 'inactive' }),
  ]);
  await expect(rows(page)).toHaveText([
    'NameRoleStatusLast sign-inSinceActs',
    'Name aa@example.comCustomer serviceActiveThu 5 Mar 11:3010.1.2.3Wed 4 MarChange',
    /^Name bb@example\.com.*users\.view, orders\.viewActiveNeverWed 4 MarChange$/,
    /^Name cc@example\.com.*no permissionsInactiveNeverWed 4 MarChange$/,
  ]);
  await expect(page.getByText('2 active, 1 inactive.')).toBeVisible();
  let isThere = false;
  const withdrawn = await answerCall(page, admin.withdrawInvitation, () => {
    if (!isThere) return new Refusal('admin/invitation-not-found');
    state.invitations = [];
    return { withdrawn: true } as const;
  });
  const withdraw = page.getByRole('button', { name: 'Withdraw the invitation of new@example.com' });
  await withdraw.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  isThere = true;
  await withdraw.click();
  await expect(page.getByText('The invitation of new@example.com opens nothing any more.')).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  expect(withdrawn.at(-1)).toEqual({ invitationId: 'i1' });
});

test('[ADM-05] a role is changed with permissions of its own, a deactivated one is given back; a refusal stays in the dialog', async ({
  page,
}) => {
  await signInAs(page, 'cy@example.com');
  const state = await open(page, [record('a'), record('c', { status: 'inactive' })]);
  let isLast = true;
  const changed = await answerCall(page, admin.changeRole, ({ role }) => {
    if (isLast) return new Refusal('admin/last-master');
    state.items = [record('a', { role, customPermissions: ['users.view'] }), record('c', { status: 'inactive' })];
    return { role, status: 'active' as const, customPermissions: ['users.view' as const] };
  });
  await page.getByRole('button', { name: 'Change Name a' }).click();
  await expect(dialog(page).locator('fieldset')).toHaveCount(0);
  await dialog(page).getByLabel('Role').selectOption('custom');
  const boxes = dialog(page).getByRole('group', { name: 'Permissions of this record' }).getByRole('checkbox');
  expect(await boxes.count()).toBeGreaterThan(10);
  await dialog(page).getByLabel('users.view', { exact: true }).check();
  await dialog(page).getByLabel('orders.view', { exact: true }).check();
  await dialog(page).getByLabel('orders.view', { exact: true }).uncheck();
  await dialog(page).getByLabel('Reason, kept in the audit log').fill('She looks things up.');
  await dialog(page).getByRole('button', { name: 'Save the role' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  isLast = false;
  await dialog(page).getByRole('button', { name: 'Save the role' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.toast').filter({ hasText: 'Name a is custom now.' })).toBeVisible();
  expect(changed.at(-1)).toEqual({
    ...{ adminId: 'a', role: 'custom', reason: 'She looks things up.', customPermissions: ['users.view'] },
  });
  await page.getByRole('button', { name: 'Change Name c' }).click();
  await expect(dialog(page).getByRole('button')).toHaveText(['Cancel', 'Reactivate Name c']);
  await expect(dialog(page).getByLabel('Role')).toHaveCount(0);
  const back = await answerCall(page, admin.reactivate, () => {
    const { role, status, customPermissions } = record('c');
    return { role, status, customPermissions };
  });
  await dialog(page).getByLabel('Reason, kept in the audit log').fill('She is back.');
  await dialog(page).getByRole('button', { name: 'Reactivate Name c' }).click();
  await expect(page.getByText('Name c is active again.')).toBeVisible();
  expect(back).toEqual([{ adminId: 'c', reason: 'She is back.' }]);
});

test('[ADM-11] an invitation with permissions of its own goes to its address; whoever is one already is named', async ({
  page,
}) => {
  await signInAs(page, 'cy@example.com');
  await open(page, [record('a')], []);
  let isAdmin = true;
  const sent = await answerCall(page, admin.inviteAdmin, ({ email }) => {
    if (isAdmin) return new Refusal('admin/already-admin');
    return { ...invitation, email };
  });
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await dialog(page).getByLabel('E-mail address').fill('ida@example.com');
  await dialog(page).getByLabel('Role').selectOption('custom');
  await dialog(page).getByLabel('orders.view', { exact: true }).check();
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  isAdmin = false;
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(
    page.getByText('The invitation is on its way to ida@example.com. It works once and for 48 hours.'),
  ).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(sent.at(-1)).toEqual({ email: 'ida@example.com', role: 'custom', customPermissions: ['orders.view'] });
});

test('[ADM-12] the audit log is searched by words, act, subject and days, opened act by act, and empty in two ways', async ({
  page,
}) => {
  const act = (seq: number, changes: Partial<Act> = {}): Act => ({
    ...{ seq, at, actorId: 'cy', actorName: 'Cy', actorRole: 'master_admin', act: 'admin.changeRole', ip: '10.1.2.3' },
    ...{
      subjectKind: 'user',
      subjectId: 'u1',
      subjectName: 'Bo',
      reason: 'She asked.',
      before: { role: 'a' },
      after: null,
    },
    ...changes,
  });
  let items = [act(2), act(1, { act: 'of.before', subjectKind: 'thing', subjectName: '', reason: '' })];
  await signInAs(page, 'cy@example.com');
  const asked = await answerCall(page, admin.listActs, () => ({
    ...{ items, nextCursor: null, kinds: ['user', 'thing'], acts: ['admin.changeRole', 'of.before'] },
  }));
  await page.goto('/admin/audit');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toHaveText(/^Wed 4 Mar 10:00Cy10\.1\.2\.3Changed a roleShe asked\.Bo.*Details$/);
  await expect(rows(page).nth(2)).toHaveText(/^Wed 4 Mar 10:00Cy10\.1\.2\.3of\.beforeu1thingDetails$/);
  await expect(rows(page).nth(2).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Details of act 2' }).click();
  await expect(page.locator('.d-facts')).toHaveText(
    `Act2, admin.changeRole, ${at}Whocy, master_adminOn whatuser u1Before{"role":"a"}Afternull`,
  );
  await expect(page.getByRole('button', { name: 'Details of act 2' })).toHaveText('Close');
  await page.getByRole('button', { name: 'Details of act 2' }).click();
  await expect(page.locator('.d-facts')).toHaveCount(0);
  await page.getByLabel('Act', { exact: true }).selectOption('of.before');
  await expect(page).toHaveURL('/admin/audit?act=of.before');
  await page.getByLabel('On what').selectOption('thing');
  await page.getByLabel('From').fill('2026-03-01');
  await page.getByLabel('To', { exact: true }).fill('2026-03-05');
  await page.getByRole('searchbox').fill('asked');
  await expect(page).toHaveURL('/admin/audit?act=of.before&kind=thing&from=2026-03-01&to=2026-03-05&q=asked');
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ q: 'asked', act: 'of.before', kind: 'thing', to: '2026-03-05' });
  items = [];
  await page.reload();
  await expect(page.locator('.d-empty-title')).toHaveText('No act fits');
  await expect(page.getByRole('searchbox')).toHaveValue('asked');
  await page.getByRole('button', { name: 'Show all acts' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(page.locator('.d-empty-title')).toHaveText('No act yet');
  await expect(page.getByRole('button', { name: 'Show all acts' })).toHaveCount(0);
});
