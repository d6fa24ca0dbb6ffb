import type { Page } from '@playwright/test';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { expect, test } from '../screen.ts';

type Role = Parameters<Page['getByRole']>[0];
/** A control, heading or table of a page's main part: its role and what its accessible name contains. */
export type Part = `${Role} ${string}` | Role;

interface Screen {
  /** Who looks: a person of the demo. Left out: a guest. */
  as?: string;
  /** An address, or how to look one up in the demo shop. */
  at: string | ((page: Page) => Promise<string>);
  /** What has to be there and usable, the most important first. */
  shows: readonly [Part, Part, Part];
}

/** One screen of the demo shop [UX-100]: it opens, nothing complains, and three named things are there and usable. */
export function smoke(title: string, { as, at, shows }: Screen): void {
  test(`[UX-100] ${title}`, async ({ page }) => {
    if (as) await signInAs(page, `${as}@example.com`);
    await page.goto(typeof at === 'string' ? at : await at(page));
    const main = page.getByRole('main');
    for (const each of shows) {
      const [role, ...name] = each.split(' ');
      const part = main.getByRole(role as Role, { name: name.join(' ') }).first();
      await expect(part).toBeVisible();
      await expect(part).toBeEnabled();
    }
    await expect(main).not.toContainText('This page could not be shown');
  });
}

/** The first row of a list of the demo that fits. */
export async function findRow<Row extends object>(
  { request }: Pick<Page, 'request'>,
  list: string,
  fits: (row: Row) => boolean = () => true,
): Promise<Row> {
  const answer = (await (await request.get(list)).json()) as { items?: Row[]; returns?: Row[] };
  const row = (answer.items ?? answer.returns)?.find(fits);
  if (!row) throw new Error(`${list} has no such row`);
  return row;
}
