import type { Page } from '@playwright/test';
import { permissions } from '#domain/core/permissions/permissions.ts';
import { inBoth, onlyMain, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

interface Screen {
  path: string;
  shown: Record<'en' | 'de', string>;
}

const screens: Screen[] = [
  { path: '', shown: { en: 'Waiting for a person', de: 'Wartet auf jemanden' } },
  { path: '/products', shown: { en: 'Listings to check', de: 'Stücke zu prüfen' } },
  {
    path: '/reviews',
    shown: { en: 'Reviews and questions', de: 'Bewertungen und Fragen' },
  },
  { path: '/reports', shown: { en: 'What people reported', de: 'Was gemeldet' } },
  { path: '/spam', shown: { en: 'Reported as advertising', de: 'Als Werbung gemeldet' } },
  { path: '/users', shown: { en: 'Last seen', de: 'Zuletzt da' } },
  { path: '/carts', shown: { en: 'By the day on which', de: 'Nach dem Tag, an dem' } },
  { path: '/messaging', shown: { en: 'By kind', de: 'Nach Art' } },
  {
    path: '/system-health',
    shown: { en: 'Delivery queues', de: 'Versandschlangen' },
  },
  {
    path: '/gdpr',
    shown: { en: 'What people agreed to', de: 'Wem die Leute zugestimmt haben' },
  },
  { path: '/admins', shown: { en: 'Open invitations', de: 'Offene Einladungen' } },
  { path: '/audit', shown: { en: 'Rows are only added', de: 'Zeilen kommen nur dazu' } },
  { path: '/settings', shown: { en: 'In force', de: 'Was gilt' } },
];

/** Words that are the same in both languages, and the names of permissions. */
const shared = [
  'Mails, Spam, Shop, Version, Node, PostgreSQL, UTC, Status, Checkout, E-Mail, API, Details, Text, Person, /api/metrics',
  ...permissions.flatMap((permission) => permission.split('.')),
];

async function alikeAt(page: Page, { path, shown }: Screen): Promise<string[]> {
  const pages = await inBoth(page, async (language) => {
    await page.goto(`/admin${path}`);
    await expect(page.locator('main').getByText(shown[language]).first()).toBeVisible();
    await expect(page.locator('main .d-skeleton')).toHaveCount(0);
    await onlyMain(page);
  });
  return saidAlike(...pages, shared);
}

for (const screen of screens)
  test(`[UX-70, OFFICE-01] /admin${screen.path} is told in German too`, async ({ page }) => {
    await signInAs(page, 'cy@example.com');
    expect(await alikeAt(page, screen)).toEqual([]);
  });

test('[UX-70, UX-96] the records of a person and of a listing, with what happened to them, are told in German too', async ({
  page,
  findListing,
}) => {
  await signInAs(page, 'cy@example.com');
  const { listingId } = await findListing('mug');
  const { items } = await (await page.request.get('/api/admin/people?part=makers&limit=1')).json();
  const shown = { en: 'Timeline', de: 'Verlauf' };
  for (const path of [`/products/${listingId}`, `/users/${items[0].userId}`])
    expect(await alikeAt(page, { path, shown })).toEqual([]);
});
