import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ViewTabs } from './view-tabs.tsx';

const list = 'seller.orders';
const cheap = { viewId: 'v1', name: 'Cheap', query: 'q=cup&sort=total' };
const late = { viewId: 'v2', name: 'Late ones', query: 'state=late&sort=total' };

function Tabs({ name = '' }: { name?: string }) {
  const address = useTableAddress({ by: 'placed', direction: 'desc' }, name);
  const state = address.params.get('state') ?? '';
  const tabs = ['', 'late'].map((each) => ({
    label: each || 'all',
    href: address.hrefWith({ state: each }),
    isCurrent: each === state,
  }));
  return createElement(ViewTabs, { list, address, tabs });
}
const open = (search = ''): Promise<void> => page.open(Tabs, {}, `/orders${search}`);
const current = (): string[] => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
  answer('views.listViews', { list }, { views: [cheap, late] });
});

test('[UX-86] a saved view is a tab while its state is shown, in any order', async () => {
  await open('?sort=total&q=cup');
  expect([current(), page.isThere('Save view')]).toEqual([['Cheap'], false]);
  await page.press('late');
  expect([page.address(), current()]).toEqual(['/orders?state=late', ['late']]);
});

test('[UX-86] the second table of a page has its own saved views and leaves the first', async () => {
  await page.open(Tabs, { name: 'sales' }, '/promotions?q=mug&sales-sort=total&sales-q=cup');
  expect(current()).toEqual(['Cheap']);
  await page.press('late');
  expect(page.address()).toBe('/promotions?q=mug&sales-state=late');
  await page.press('Cheap');
  expect(page.address()).toBe('/promotions?q=mug&sales-q=cup&sales-sort=total');
});

test('[UX-86] a chosen state of a list can be saved as a view', async () => {
  await open('?state=late');
  expect(page.isThere('Save view')).toBe(false);
  await open('?state=late&q=bowl');
  await page.press('Save view');
  await page.submit('Name of the view');
  expect(page.lines()).toContain('Give the view a name.');
  await page.type('Name of the view', 'cheap');
  expect(page.lines()).toContain('Replaces your view “Cheap”.');
  await page.press('Replace view');
  expect(server.sent()).toEqual([
    ['views.saveView', { list, name: 'cheap', query: 'q=bowl&state=late', viewId: 'v1' }],
  ]);
});

test('[UX-86] a view is renamed, moved and deleted, and a deleted one comes back where it was', async () => {
  await open(`?${cheap.query}`);
  const choose = async (action: string): Promise<void> => {
    await page.press('View “Cheap”');
    await page.press(action);
  };
  await choose('Move right');
  await choose('Rename');
  await page.type('Name of the view', 'Low');
  await page.submit('Name of the view');
  await choose('Delete view');
  expect(page.address()).toBe('/orders');
  await server.pressSaid();
  expect(server.sent()).toEqual([
    ['views.moveView', { list, viewId: 'v1', position: 1 }],
    ['views.saveView', { list, viewId: 'v1', name: 'Low', query: cheap.query }],
    ['views.removeView', { list, viewId: 'v1' }],
    ['views.saveView', { list, name: 'Cheap', query: cheap.query, position: 0 }],
  ]);
});

test('[UX-86, OFFICE-02] of two tables of a page each keeps the state of the other', async () => {
  const Second = (): ReturnType<typeof createElement> => {
    const address = useTableAddress({ by: 'at', direction: 'desc' }, 'books', ['book']);
    const tab = { label: 'Fees', href: address.hrefWith({ book: 'fees' }), isCurrent: false };
    return createElement(ViewTabs, { list: 'admin.books', address, tabs: [tab] });
  };
  answer(
    'views.listViews',
    { list: 'admin.books' },
    { views: [{ viewId: 'v', name: 'Rio', query: 'book=fees&q=rio' }] },
  );
  await page.open(Second, {}, '/admin/financial?view=late&sort=amount');
  await page.press('Rio');
  expect(page.address()).toBe('/admin/financial?view=late&sort=amount&book=fees&books-q=rio');
  expect(current()).toEqual(['Rio']);
});
