import { lazy } from 'react';
import type { AdminSection } from './admin-sections.ts';

const AdminsPage = lazy(async () => ({ default: (await import('./admins/admins-page.tsx')).AdminsPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage }));

export const adminAdminSections: readonly AdminSection[] = [
  {
    path: 'admins',
    name: 'Administrators',
    icon: 'key',
    group: 'House',
    needs: 'admins.manage',
    words: 'roles invitations permissions',
    acts: [
      { title: 'Invite an administrator', icon: 'plus', needs: 'admins.manage' },
      { title: 'See as another role', icon: 'eye', needs: 'admins.manage' },
    ],
    render: () => <AdminsPage />,
  },
  {
    path: 'audit',
    name: 'Audit log',
    icon: 'clock',
    group: 'House',
    needs: 'audit.view',
    also: ['compliance'],
    words: 'compliance acts history',
    render: () => <AuditPage />,
  },
];
