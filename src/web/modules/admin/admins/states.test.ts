import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { AdminsPage } from './admins-page.tsx';
import { ChangeAdminForm } from './change-admin-form.tsx';
import { InviteForm } from './invite-form.tsx';

const saved: string[][] = [];
type Admin = CallOutput<'admin.listAdmins'>['items'][number];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const admin = (id: string, changes: Partial<Admin> = {}): Admin =>
  partly({
    ...{ id, displayName: `Admin ${id}`, email: `${id}@example.com`, role: 'customer_service', customPermissions: [] },
    ...{ status: 'active', lastLogin: null, loginHistory: [], createdAt: at(300) },
    ...changes,
  });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[ADM-01, ADM-05] who works here as what, open invitations, and a look through each role', async () => {
  answer(
    'admin.listAdmins',
    {},
    partly({
      items: [
        admin('a', { lastLogin: at(1), loginHistory: partly([{ ipAddress: '203.0.113.7' }]) }),
        admin('b', { role: 'custom', customPermissions: partly(['users.view', 'audit.view']) }),
        admin('c', { role: 'custom', status: partly('inactive') }),
      ],
      invitations: [{ id: 'i1', email: 'new@example.com', role: 'senior_admin', expiresAt: at(-24) }],
    }),
  );
  await page.open(AdminsPage, {}, '/admin/admins');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '2 active, 1 inactive.',
      'Admin aa@example.com | Customer service | Active | Today 11:00203.0.113.7 | Sat 21 Nov | [Change Admin a: Change]',
      'Admin bb@example.com | Customusers.view, audit.view | Active | Never | Sat 21 Nov | [Change Admin b: Change]',
      'Admin cc@example.com | Customno permissions | Inactive | Never | Sat 21 Nov | [Change Admin c: Change]',
      'Senior admin · until Fri 4 Dec 12:00',
      '[Withdraw the invitation of new@example.com: Withdraw]',
      'Seeing as a role is read only and stands in the audit log',
      'Runs the marketplace day to day; cannot change administrators or settings. 50 permissions.',
      '[See as senior admin]',
    ]),
  );
  await page.press('Withdraw the invitation of new@example.com');
  expect(effects()).toEqual({
    anew: ['admin.listActs', 'admin.listAdmins'],
    said: ['success: The invitation of new@example.com opens nothing any more.'],
    sent: [['admin.withdrawInvitation', { invitationId: 'i1' }]],
  });
  server.refusing('admin.withdrawInvitation', 404, 'It is gone.');
  await page.press('Withdraw the invitation of new@example.com');
  expect([alerts(), server.said().length]).toEqual([['alert: It is gone.'], 1]);
  answer('admin.listAdmins', {}, partly({ items: [admin('a')], invitations: [] }));
  await time.settle();
  expect(page.lines().slice(1, 9)).toEqual(
    expect.arrayContaining(['1 active, 0 inactive.', 'None', 'alert: It is gone.']),
  );
});

let closed = 0;
const form = async (changes: Partial<Admin> = {}): Promise<string[]> => {
  closed = 0;
  await page.open(ChangeAdminForm, { admin: admin('a', changes), onClose: () => void (closed += 1) });
  return page.lines();
};
const reason = 'Reason, kept in the audit log';
const anew = ['admin.getMe', 'admin.listActs', 'admin.listAdmins'];

test('[ADM-05] an administrator gets another role, which holds at once', async () => {
  expect(await form()).toEqual(
    expect.arrayContaining([
      'Master admin / Senior admin / *Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / Custom /',
      'It holds at once: every session of Admin a ends.',
      '[Reset a lost second factor – off]',
    ]),
  );
  await page.type('Role', 'senior_admin');
  await page.submit(reason);
  const sent = [['admin.changeRole', { adminId: 'a', reason: '', role: 'senior_admin' }]];
  expect([effects(), closed]).toEqual([{ anew, said: ['success: Admin a is senior admin now.'], sent }, 1]);
});

test('[ADM-05] an administrator is deactivated with a reason; refused it says why', async () => {
  await form();
  server.refusing('admin.deactivate', 409, 'The last one.');
  await page.press('Deactivate Admin a');
  expect([alerts(), closed]).toEqual([['alert: The last one.'], 0]);
  server.sent();
  server.answering('admin.deactivate', () => partly({}));
  await page.type(reason, 'Left');
  await page.press('Deactivate Admin a');
  const sent = [['admin.deactivate', { adminId: 'a', reason: 'Left' }]];
  expect([effects(), closed]).toEqual([{ anew, said: ['success: Admin a is inactive now.'], sent }, 1]);
});

test('[ADM-05, ACC-16] a lost second factor is reset with a reason, but not one’s own', async () => {
  await form();
  await page.type(reason, 'Lost phone');
  await page.press('Reset a lost second factor');
  const sent = [['admin.resetSecondFactor', { adminId: 'a', reason: 'Lost phone' }]];
  const said = ['success: Admin a sets up a new second factor at the next sign-in.'];
  expect([effects(), closed]).toEqual([{ anew, said, sent }, 1]);
  signIn({ userId: 'a' });
  expect((await form()).some((line) => line.includes('second factor'))).toBe(false);
});

test('[ADM-05] who was deactivated can come back', async () => {
  expect((await form({ status: partly('inactive') })).slice(-2)).toEqual(['[Cancel]', '[Reactivate Admin a]']);
  await page.press('Reactivate Admin a');
  const sent = [['admin.reactivate', { adminId: 'a', reason: '' }]];
  expect([effects(), closed]).toEqual([{ anew, said: ['success: Admin a is active again.'], sent }, 1]);
});

test('[ADM-04, ADM-11] an invitation offers roles and permissions that are not reserved', async () => {
  let closed = 0;
  await page.open(InviteForm, { onClose: () => void (closed += 1) });
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'The link works for the account with this address: once, and for 48 hours.',
      'Master admin / Senior admin / *Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / Custom /',
      '[Send the invitation]',
    ]),
  );
  await page.type('E-mail address', 'new@example.com');
  await page.type('Role', 'custom');
  expect(page.lines().slice(4, -2).join(' ')).toEqual(
    'Master admin / Senior admin / Customer service / Content moderator / Financial admin / Analytics admin / Seller success manager / Trust and safety / *Custom / Exactly the permissions that its record lists. Permissions of this record users‹checkbox›users.view‹checkbox›users.edit‹checkbox›users.suspend‹checkbox›users.ban buyers‹checkbox›buyers.contact sellers‹checkbox›sellers.view‹checkbox›sellers.edit‹checkbox›sellers.approve‹checkbox›sellers.applications‹checkbox›sellers.suspend‹checkbox›sellers.ban‹checkbox›sellers.contact products‹checkbox›products.view‹checkbox›products.edit‹checkbox›products.approve‹checkbox›products.remove reviews‹checkbox›reviews.view‹checkbox›reviews.moderate‹checkbox›reviews.remove reports‹checkbox›reports.view‹checkbox›reports.resolve content‹checkbox›content.moderate spam‹checkbox›spam.view‹checkbox›spam.moderate orders‹checkbox›orders.view‹checkbox›orders.edit‹checkbox›orders.refund payouts‹checkbox›payouts.view‹checkbox›payouts.process transactions‹checkbox›transactions.view finance‹checkbox›finance.reports‹checkbox›finance.export cases‹checkbox›cases.view‹checkbox›cases.manage tickets‹checkbox›tickets.view‹checkbox›tickets.manage messages‹checkbox›messages.view‹checkbox›messages.send analytics‹checkbox›analytics.view‹checkbox›analytics.reports‹checkbox›analytics.export‹checkbox›analytics.custom health‹checkbox›health.view jobs‹checkbox›jobs.run audit‹checkbox›audit.view settings‹checkbox›settings.view‹checkbox›settings.edit compliance‹checkbox›compliance.view‹checkbox›compliance.manage gdpr‹checkbox›gdpr.view‹checkbox›gdpr.process',
  );
  await page.press('users.view');
  await page.press('orders.view');
  await page.press('users.view');
  await page.submit('E-mail address');
  expect([effects(), closed]).toEqual([
    {
      anew: ['admin.listActs', 'admin.listAdmins'],
      said: ['success: The invitation is on its way to new@example.com. It works once and for 48 hours.'],
      sent: [['admin.inviteAdmin', { customPermissions: ['orders.view'], email: 'new@example.com', role: 'custom' }]],
    },
    1,
  ]);
  server.refusing('admin.inviteAdmin', 409, 'Is one already.');
  await page.submit('E-mail address');
  expect([alerts(), closed]).toEqual([['alert: Is one already.'], 1]);
});
