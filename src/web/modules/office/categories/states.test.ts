import { expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import { CategoriesPage } from './categories-page.tsx';

test('[OFFICE-01] a change that was not possible on its day says why', async () => {
  asAdmin('settings.view', 'settings.edit');
  const change = {
    ...{ change: { kind: 'merge', slug: 'pots', into: 'jars' }, since: '2026-12-03', state: 'failed', moved: 0 },
    ...{ problem: 'office/category-into', reason: 'Few pieces.', by: 'Mia', at: NOON.toISOString() },
  };
  answer('office.listCategories', {}, partly({ items: [], changes: [{ id: '1', ...change }], today: '2026-12-03' }));
  await page.open(CategoriesPage, {}, '/admin/categories');
  expect(page.lines().join('\n')).toContain('Choose another category that takes pieces.');
});
