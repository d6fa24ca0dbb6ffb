import { answer, signIn } from './markup.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { adminSlots } from '#web/modules/admin/admin-sections.ts';

/** What the sections need that records lead to; the app has all of them. */
const needs: Record<string, Permission> = {
  ...{ users: 'users.view', sellers: 'sellers.view', products: 'products.view', orders: 'orders.view' },
  ...{ cases: 'cases.view', financial: 'finance.reports', 'system-health': 'health.view' },
};
const none = { icon: 'box', group: 'Records', render: () => null } as const;
adminSlots.sections = Object.entries(needs).map(([path, need]) => ({ ...none, path, name: path, needs: need }));

/** An administrator with these permissions alone looks. */
export function asAdmin(...permissions: Permission[]): void {
  signIn({ userId: 'cy', displayName: 'Cy' });
  answer('admin.getMe', {}, { role: 'custom', status: 'active', permissions, seenAs: null, secondFactorNeeded: false });
}
