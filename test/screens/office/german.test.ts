import type { Page } from '@playwright/test';
import { permissions } from '#domain/core/permissions/permissions.ts';
import { inBoth, onlyMain, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

interface Screen {
  path: string;
  shown: Record<'en' | 'de', string>;
  /** Calls whose answers hold what people wrote. */
  content?: string[];
}

const screens: Screen[] = [
  { path: '', shown: { en: 'Waiting for a person', de: 'Wartet auf jemanden' }, content: ['audit?limit=5'] },
  { path: '/products', shown: { en: 'Listings to check', de: 'Stücke zu prüfen' } },
  {
    path: '/reviews',
    shown: { en: 'Reviews and questions', de: 'Bewertungen und Fragen' },
    content: ['reviews?limit=20'],
  },
  { path: '/reports', shown: { en: 'What people reported', de: 'Was gemeldet' }, content: ['reports?limit=25'] },
  { path: '/spam', shown: { en: 'Reported as advertising', de: 'Als Werbung gemeldet' }, content: ['spam?limit=25'] },
  { path: '/users', shown: { en: 'Last seen', de: 'Zuletzt da' }, content: ['people?limit=50'] },
  { path: '/carts', shown: { en: 'By the day on which', de: 'Nach dem Tag, an dem' } },
  { path: '/messaging', shown: { en: 'By kind', de: 'Nach Art' }, content: ['mails?limit=25', 'mails/figures'] },
  {
    path: '/system-health',
    shown: { en: 'Delivery queues', de: 'Versandschlangen' },
    content: ['health', 'errors', 'vault/alerts'],
  },
  {
    path: '/gdpr',
    shown: { en: 'What people agreed to', de: 'Wem die Leute zugestimmt haben' },
    content: ['privacy/requests'],
  },
  { path: '/admins', shown: { en: 'Open invitations', de: 'Offene Einladungen' }, content: ['admins'] },
  { path: '/audit', shown: { en: 'Rows are only added', de: 'Zeilen kommen nur dazu' }, content: ['audit?limit=50'] },
  { path: '/settings', shown: { en: 'In force', de: 'Was gilt' }, content: ['settings'] },
];

/** Words that are the same in both languages, and the names of permissions. */
const shared = [
  'Mails, Spam, Shop, Version, Node, PostgreSQL, UTC, Status, Checkout, E-Mail, API, Details, Text, Person, /api/metrics',
  ...permissions.flatMap((permission) => permission.split('.')),
];

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\s+/g, ' ')]
    : Object.values((value ?? {}) as object).flatMap((each) => textsIn(each));

async function alikeAt(page: Page, { path, shown, content = [] }: Screen): Promise<string[]> {
  const answers = await Promise.all(
    content.map(async (each) => textsIn(await (await page.request.get(`/api/admin/${each}`)).json())),
  );
  // What people wrote, other tests among them, is in what the page was answered.
  const read: Promise<string[]>[] = [];
  page.on('response', (answer) => void read.push(answer.json().then(textsIn, () => [])));
  const pages = await inBoth(page, async (language) => {
    await page.goto(`/admin${path}`);
    await expect(page.locator('main').getByText(shown[language]).first()).toBeVisible();
    await expect(page.locator('main .d-skeleton')).toHaveCount(0);
    await onlyMain(page);
  });
  const known = [...answers.flat(), ...(await Promise.all(read)).flat(), ...shared];
  return saidAlike(...pages, known).filter((text) => !known.includes(text.replace(/^– /, '')));
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
  for (const [path, call] of [
    [`/products/${listingId}`, `products/${listingId}`],
    [`/users/${items[0].userId}`, `people/${items[0].userId}`],
  ] as const) {
    const shown = { en: 'Timeline', de: 'Verlauf' };
    expect(await alikeAt(page, { path, shown, content: [call] })).toEqual([]);
  }
});
