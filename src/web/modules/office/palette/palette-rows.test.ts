import { expect, test } from 'vitest';
import { type AdminRole, adminRoles } from '#domain/core/permissions/permissions.ts';
import { adminSections } from '#web/app/frames/admin/admin-modules.ts';
import { inOrder, rowOfHit, rowsHere } from './palette-rows.ts';

const as = (role: AdminRole) => ({ role, status: 'active' as const, permissions: adminRoles[role].permissions });
const titles = (role: AdminRole, part: string): string[] => {
  const admin = as(role);
  const may = adminSections.filter(({ needs }) => needs === null || admin.permissions.includes(needs));
  return rowsHere(admin, may, part).map(({ group, title }) => `${group}: ${title}`);
};

test('[UX-97, ADM-03] acts and sections are offered by role only, and acts once something is typed', () => {
  expect(titles('master_admin', 'suspend')).toEqual([
    'Go to: Users',
    'Go to: Sellers',
    'Do: Suspend somebody',
    'Do: Suspend a maker',
  ]);
  expect(titles('customer_service', 'suspend')).toEqual(['Go to: Users']);
  expect(titles('seller_success_manager', 'write')).toEqual(['Do: Write to a maker', 'Do: Write to people']);
  expect(titles('customer_service', 'write')).toEqual(['Do: Write to a buyer', 'Do: Write to people']);
  expect(titles('financial_admin', 'cancel')).toEqual(['Go to: Orders']);
  expect(titles('senior_admin', 'cancel an')).toEqual(['Do: Cancel an order']);
  expect(titles('analytics_admin', 'invite')).toEqual([]);
  expect(titles('financial_admin', 'export payments')).toEqual(['Do: Export payments']);
  expect(titles('analytics_admin', 'export payments')).toEqual([]);
  expect(titles('content_moderator', '')).toEqual([
    'Go to: Dashboard',
    'Go to: Listings',
    'Go to: Reviews',
    'Go to: Messages',
    'Go to: Reports',
    'Go to: Spam',
    'Go to: Second looks',
  ]);
  expect(titles('custom', '')).toEqual(['Go to: Dashboard', 'Go to: Second looks']);
});

test('[UX-97] what begins with the typed words stands first, whatever is found beside it', () => {
  const row = (title: string) => ({ group: '', icon: 'tag' as const, title, detail: '', href: title });
  const here = [row('Left carts'), row('mails'), row('Mails')];
  expect(inOrder('Mai', [row('MAIL_FROM')], here).map(({ title }) => title)).toEqual([
    'mails',
    'Mails',
    'MAIL_FROM',
    'Left carts',
  ]);
  expect(inOrder('', [row('Lena Huber')], here).map(({ title }) => title)).toEqual([
    'Lena Huber',
    'Left carts',
    'mails',
    'Mails',
  ]);
});

test('[UX-97] what the server finds is told with where it stands', () => {
  const row = (hit: object) => {
    const { title, detail } = rowOfHit({ id: '1', href: '/', deliveryId: null, ...hit } as Parameters<
      typeof rowOfHit
    >[0]);
    return [title, detail];
  };
  const order = { kind: 'order', title: 'AM-2026-100001', detail: 'Rio Clay', state: 'shipped' };
  expect(row({ ...order, deliveryId: 'standard' })).toEqual(['Order AM-2026-100001', 'Rio Clay, On its way']);
  expect(row({ ...order, deliveryId: 'pickup' })).toEqual(['Order AM-2026-100001', 'Rio Clay, Ready to collect']);
  expect(row({ kind: 'person', title: 'Bo', detail: 'bo@example.com', state: '' })).toEqual(['Bo', 'bo@example.com']);
});
