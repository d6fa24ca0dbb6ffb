import type { Page } from '@playwright/test';
import { inBoth, onlyMain, saidAlike } from '../../support/screens/words.ts';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

test.use({ complaintsAllowed: /Failed to load resource/ });

const read = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

/** The screens of the back office: where they are, what stands there once they are read, and which answers hold what people wrote. */
const screens: [path: string, shown: Record<'en' | 'de', string>, answers: string[]][] = [
  ['', { en: 'Waiting for a person', de: 'Wartet auf jemanden' }, ['dashboard', 'audit?limit=5']],
  ['products', { en: 'Listings to check', de: 'Stücke zu prüfen' }, ['listings/review?limit=20']],
  ['reviews', { en: 'Reviews and questions', de: 'Bewertungen und Fragen' }, []],
  ['reports', { en: 'Reported as', de: 'Gemeldet als' }, []],
  ['spam', { en: 'Signs', de: 'Anzeichen' }, []],
  ['users', { en: 'Last seen', de: 'Zuletzt da' }, ['people?limit=50']],
  ['sellers', { en: 'Last seen', de: 'Zuletzt da' }, ['people?limit=50']],
  ['carts', { en: 'Day by day', de: 'Tag für Tag' }, []],
  ['messaging', { en: 'By kind', de: 'Nach Art' }, []],
  ['system-health', { en: 'Delivery queues', de: 'Versandschlangen' }, ['health']],
  ['gdpr', { en: 'What people agreed to', de: 'Wem die Leute zugestimmt haben' }, []],
  ['admins', { en: 'Roles', de: 'Rollen' }, []],
  ['audit', { en: 'On what', de: 'Woran' }, []],
  ['settings', { en: 'In force', de: 'Was gilt' }, []],
];

test.each(screens)('[UX-70, OFFICE-01] /admin/%s is told in German too', async ([path, shown, answers], { page }) => {
  await page.goto(path);
});
