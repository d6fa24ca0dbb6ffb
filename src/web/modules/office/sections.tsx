import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const AdminHomePage = lazy(async () => ({ default: (await import('./admin-home-page.tsx')).AdminHomePage }));
const DisputePage = lazy(async () => ({ default: (await import('./cases/dispute-page.tsx')).DisputePage }));
const CasePage = lazy(async () => ({
  default: (await import('#web/modules/support/admin/cases/case-page.tsx')).CasePage,
}));
const CasesPage = lazy(async () => ({ default: (await import('./cases/cases-page.tsx')).CasesPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./cases/reports-page.tsx')).ReportsPage }));
const SpamPage = lazy(async () => ({ default: (await import('./cases/spam-page.tsx')).SpamPage }));
const SecondLooksPage = lazy(async () => ({
  default: (await import('./second-looks/second-looks-page.tsx')).SecondLooksPage,
}));
const PeopleSection = lazy(async () => ({ default: (await import('./people/people-section.tsx')).PeopleSection }));
const MailsPage = lazy(async () => ({ default: (await import('./mails/mails-page.tsx')).MailsPage }));
const HealthPage = lazy(async () => ({ default: (await import('./health/health-page.tsx')).HealthPage }));
const ErrorPage = lazy(async () => ({ default: (await import('./health/errors/error-page.tsx')).ErrorPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('./privacy/privacy-page.tsx')).PrivacyPage }));
const CategoriesPage = lazy(async () => ({
  default: (await import('./categories/categories-page.tsx')).CategoriesPage,
}));
const CountriesPage = lazy(async () => ({
  default: (await import('./countries/countries-page.tsx')).CountriesPage,
}));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const PolicyOfficePage = lazy(async () => ({
  default: (await import('./compliance/policy-office-page.tsx')).PolicyOfficePage,
}));
const CompliancePage = lazy(async () => ({
  default: (await import('./compliance/compliance-page.tsx')).CompliancePage,
}));

export const officeAdminSections: readonly AdminSection[] = [
  {
    path: '',
    name: menu.names.dashboard,
    icon: 'home',
    group: 'top',
    needs: null,
    also: ['dashboard'],
    render: () => <AdminHomePage />,
  },
  {
    path: 'cases',
    name: menu.names.cases,
    icon: 'scale',
    group: 'Queues',
    needs: 'cases.view',
    render: (id) => {
      if (id.startsWith('C-')) return <CasePage key={id} number={id} />;
      return id ? <DisputePage key={id} disputeId={id} /> : <CasesPage />;
    },
  },
  {
    path: 'reports',
    name: menu.names.reports,
    icon: 'bell',
    group: 'Queues',
    needs: 'reports.view',
    render: () => <ReportsPage />,
  },
  {
    path: 'spam',
    name: menu.names.spam,
    icon: 'shield',
    group: 'Queues',
    needs: 'spam.view',
    render: () => <SpamPage />,
  },
  {
    path: 'second-looks',
    name: menu.names.secondLooks,
    icon: 'eye',
    group: 'Queues',
    needs: null,
    isFor: ['users.ban', 'sellers.ban', 'gdpr.process', 'payouts.process', 'orders.edit', 'orders.refund'],
    render: () => <SecondLooksPage />,
  },
  {
    path: 'users',
    name: menu.names.users,
    icon: 'people',
    group: 'Records',
    needs: 'users.view',
    commands: [
      { title: 'suspend', icon: 'lock', needs: 'users.suspend' },
      { title: 'writeToBuyer', icon: 'mail', at: '?part=buyers', needs: 'buyers.contact' },
    ],
    render: (id) => <PeopleSection kind="users" id={id} />,
  },
  {
    path: 'sellers',
    name: menu.names.sellers,
    icon: 'shop',
    group: 'Records',
    needs: 'sellers.view',
    commands: [
      { title: 'suspendMaker', icon: 'lock', needs: 'sellers.suspend' },
      { title: 'writeToMaker', icon: 'mail', needs: 'sellers.contact' },
    ],
    render: (id) => <PeopleSection kind="sellers" id={id} />,
  },
  {
    path: 'system-health',
    name: menu.names.health,
    icon: 'chart',
    group: 'House',
    needs: 'health.view',
    commands: [{ title: 'runJob', icon: 'ret', needs: 'jobs.run' }],
    render: (id) => (id ? <ErrorPage key={id} fingerprint={id} /> : <HealthPage />),
  },
  {
    path: 'mails',
    name: menu.names.mails,
    icon: 'mail',
    group: 'House',
    needs: 'messages.view',
    commands: [{ title: 'sendAgain', icon: 'ret', at: '?view=failing', needs: 'messages.send' }],
    render: () => <MailsPage />,
  },
  {
    path: 'gdpr',
    name: menu.names.privacy,
    icon: 'lock',
    group: 'House',
    needs: 'gdpr.view',
    render: () => <PrivacyPage />,
  },
  {
    path: 'compliance',
    name: menu.names.compliance,
    icon: 'shield',
    group: 'House',
    needs: 'compliance.view',
    render: (path) => (path ? <PolicyOfficePage key={path} path={path} /> : <CompliancePage />),
  },
];

/** Last in the menu. */
export const settingsAdminSections: readonly AdminSection[] = [
  {
    path: 'categories',
    name: menu.names.categories,
    icon: 'tag',
    group: 'House',
    needs: 'settings.view',
    render: () => <CategoriesPage />,
  },
  {
    path: 'countries',
    name: menu.names.countries,
    icon: 'box',
    group: 'House',
    needs: 'settings.view',
    render: () => <CountriesPage />,
  },
  {
    path: 'settings',
    name: menu.names.settings,
    icon: 'gear',
    group: 'House',
    needs: 'settings.view',
    render: () => <SettingsPage />,
  },
];
