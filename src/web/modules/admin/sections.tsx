import { lazy } from 'react';
import type { AdminSection } from './admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const AdminsPage = lazy(async () => ({ default: (await import('./admins/admins-page.tsx')).AdminsPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage }));

export const adminAdminSections: readonly AdminSection[] = [
  {
    path: 'admins',
    name: menu.names.admins,
    icon: 'key',
    group: 'House',
    needs: 'admins.manage',
    commands: [
      { title: 'invite', icon: 'plus', needs: 'admins.manage' },
      { title: 'viewAsRole', icon: 'eye', needs: 'admins.manage' },
    ],
    render: () => <AdminsPage />,
  },
  {
    path: 'audit',
    name: menu.names.audit,
    icon: 'clock',
    group: 'House',
    needs: 'audit.view',
    render: () => <AuditPage />,
  },
];
