import type { Permission } from '#domain/admin/permissions.ts';
import type { DeskIconName } from '#web/ui/desk/desk-icon.tsx';

export interface OfficeSection {
  /** What follows `/admin/`. */
  path: string;
  name: string;
  icon: DeskIconName;
  group: 'top' | 'Queues' | 'Records' | 'Figures' | 'House';
  /** What its screen needs; null is for every active administrator. */
  needs: Permission | null;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** Words that lead to it from the palette. */
  words?: string;
}

type Entry = [path: string, name: string, icon: DeskIconName, needs: Permission | null, words: string];
const group = (name: OfficeSection['group'], entries: Entry[]): OfficeSection[] =>
  entries.map(([path, title, icon, needs, words]) => ({ path, name: title, icon, group: name, needs, words }));

/** [UX-95] The sections of the back office. The menu shows those that one may open; every one has its screen. */
export const officeSections: readonly OfficeSection[] = [
  { path: '', name: 'Dashboard', icon: 'home', group: 'top', needs: null, also: ['dashboard'] },
  ...group('Queues', [
    ['products', 'Listings', 'tag', 'products.view', 'products approve reject check'],
    ['reviews', 'Reviews', 'star', 'reviews.view', 'questions reports moderate'],
    ['cases', 'Cases', 'scale', 'cases.view', 'disputes reports late parcels refunds'],
    ['spam', 'Spam', 'shield', 'spam.view', 'advertising held back links'],
  ]),
  ...group('Records', [
    ['orders', 'Orders', 'box', 'orders.view', 'records parcels buyers numbers cancel note'],
    ['users', 'Users', 'people', 'users.view', 'people buyers makers suspend ban contact'],
    ['sellers', 'Sellers', 'shop', 'sellers.view', 'makers shops suspend ban contact'],
  ]),
  ...group('Figures', [
    ['financial', 'Money', 'coin', 'finance.reports', 'financial takings refunds payments books fees'],
    ['reports', 'Left carts', 'chart', 'analytics.view', 'reports carts recovery reminders won back'],
  ]),
  ...group('House', [
    ['messaging', 'Mails', 'mail', 'messages.view', 'messaging outbox sent failed unsubscribed'],
    ['system-health', 'System health', 'chart', 'health.view', 'jobs reactions database uptime errors backup'],
    ['gdpr', 'Privacy', 'lock', 'gdpr.view', 'gdpr data copies deletions consent'],
    ['admins', 'Administrators', 'key', 'admins.manage', 'roles invitations permissions'],
    ['audit', 'Audit log', 'clock', 'audit.view', 'compliance acts history'],
    ['settings', 'Settings', 'gear', 'settings.view', 'configuration environment'],
  ]),
];

export const officeHref = (path: string): string => (path ? `/admin/${path}` : '/admin');

export const sectionOf = (first: string): OfficeSection | undefined =>
  officeSections.find(
    (section) => section.path === (first === 'compliance' ? 'audit' : first) || section.also?.includes(first),
  );

/** [UX-95] What one may open. */
export const sectionsFor = ({ permissions }: { permissions: readonly Permission[] }): OfficeSection[] =>
  officeSections.filter(({ needs }) => needs === null || permissions.includes(needs));
