import { lazy } from 'react';
import type { AdminSection } from '#web/rooms/admin/admin-sections.ts';

const AdminHomePage = lazy(async () => ({ default: (await import('./admin-home-page.tsx')).AdminHomePage }));
const DisputePage = lazy(async () => ({ default: (await import('./cases/dispute-page.tsx')).DisputePage }));
const CasesPage = lazy(async () => ({ default: (await import('./cases/cases-page.tsx')).CasesPage }));
const PendingModerationPage = lazy(async () => ({
  default: (await import('./cases/pending-moderation-page.tsx')).PendingModerationPage,
}));
const PeoplePage = lazy(async () => ({ default: (await import('./people/people-page.tsx')).PeoplePage }));
const PersonPage = lazy(async () => ({ default: (await import('./people/person-page.tsx')).PersonPage }));
const MailsPage = lazy(async () => ({ default: (await import('./mails/mails-page.tsx')).MailsPage }));
const HealthPage = lazy(async () => ({ default: (await import('./health/health-page.tsx')).HealthPage }));
const ErrorPage = lazy(async () => ({ default: (await import('./health/errors/error-page.tsx')).ErrorPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./privacy/privacy-page.tsx')).PrivacyPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings-page.tsx')).SettingsPage }));

export const officeAdminSections: readonly AdminSection[] = [
  {
    path: '',
    name: 'Dashboard',
    icon: 'home',
    group: 'top',
    needs: null,
    also: ['dashboard'],
    render: () => <AdminHomePage />,
  },
  {
    path: 'cases',
    name: 'Cases',
    icon: 'scale',
    group: 'Queues',
    needs: 'cases.view',
    words: 'disputes reports late parcels refunds',
    render: (id) => (id ? <DisputePage key={id} disputeId={id} /> : <CasesPage />),
  },
  {
    path: 'spam',
    name: 'Spam',
    icon: 'shield',
    group: 'Queues',
    needs: 'spam.view',
    words: 'advertising held back links',
    render: () => <PendingModerationPage />,
  },
  {
    path: 'users',
    name: 'Users',
    icon: 'people',
    group: 'Records',
    needs: 'users.view',
    words: 'people buyers makers suspend ban contact',
    acts: [
      { title: 'Suspend somebody', icon: 'lock', needs: 'users.suspend' },
      { title: 'Write to a buyer', icon: 'mail', at: '?part=buyers', needs: 'buyers.contact' },
    ],
    render: (id) => (id ? <PersonPage key={id} userId={id} kind="users" /> : <PeoplePage key="users" kind="users" />),
  },
  {
    path: 'sellers',
    name: 'Sellers',
    icon: 'shop',
    group: 'Records',
    needs: 'sellers.view',
    words: 'makers shops suspend ban contact',
    acts: [
      { title: 'Suspend a maker', icon: 'lock', needs: 'sellers.suspend' },
      { title: 'Write to a maker', icon: 'mail', needs: 'sellers.contact' },
    ],
    render: (id) =>
      id ? <PersonPage key={id} userId={id} kind="sellers" /> : <PeoplePage key="sellers" kind="sellers" />,
  },
  {
    path: 'messaging',
    name: 'Mails',
    icon: 'mail',
    group: 'House',
    needs: 'messages.view',
    words: 'messaging outbox sent failed unsubscribed',
    acts: [{ title: 'Send a failing mail again', icon: 'ret', at: '?view=failing', needs: 'messages.send' }],
    render: () => <MailsPage />,
  },
  {
    path: 'system-health',
    name: 'System health',
    icon: 'chart',
    group: 'House',
    needs: 'health.view',
    words: 'jobs reactions database uptime errors backup',
    acts: [{ title: 'Run a job again', icon: 'ret', needs: 'jobs.run' }],
    render: (id) => (id ? <ErrorPage key={id} fingerprint={id} /> : <HealthPage />),
  },
  {
    path: 'gdpr',
    name: 'Privacy',
    icon: 'lock',
    group: 'House',
    needs: 'gdpr.view',
    words: 'gdpr data copies deletions consent',
    render: () => <PrivacyPage />,
  },
];

/** Last in the menu. */
export const settingsAdminSections: readonly AdminSection[] = [
  {
    path: 'settings',
    name: 'Settings',
    icon: 'gear',
    group: 'House',
    needs: 'settings.view',
    words: 'configuration environment',
    render: () => <SettingsPage />,
  },
];
