import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { adminSlots } from '#web/modules/admin/admin-sections.ts';
import { Palette } from './palette.tsx';
import { recentJumps } from './recent-jumps.ts';

let closed = 0;
const onClose = (): void => void (closed += 1);
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  sessionStorage.clear();
  closed = 0;
  asAdmin('orders.view', 'users.view');
});
const PLACEHOLDER = 'Order or case number, person, listing, setting or section';
const rows = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map(
    (row) => `${row.getAttribute('aria-selected') === 'true' ? '> ' : ''}${row.textContent}`,
  );
const hit = {
  kind: 'order',
  deliveryId: 'standard',
  title: 'AM-1',
  detail: 'Bo',
  state: 'confirmed',
  href: '/admin/orders/o1',
};
const answered = async (): Promise<void> => page.until(() => rows().some((row) => row.includes('AM-1')));

test('[UX-97] without words the sections that one may open', async () => {
  await page.open(Palette, { onClose }, '/admin');
  expect([rows(), page.lines().slice(-3)]).toEqual([
    ['> usersGo to', 'ordersGo to'],
    ['choose', 'Enter', 'open'],
  ]);
  await page.press(PLACEHOLDER);
  await page.hit('ArrowDown');
  const second = rows();
  await page.hit('ArrowUp');
  await page.hit('Enter');
  expect([second, closed, page.address(), recentJumps()]).toEqual([
    ['usersGo to', '> ordersGo to'],
    1,
    '/admin/users',
    [],
  ]);
});

test('[UX-97] what is found stands with its group', async () => {
  await page.open(Palette, { onClose }, '/admin');
  server.answering('office.find', () => partly({ items: [hit] }));
  await page.type(PLACEHOLDER, ' am ');
  const looking = page.lines().filter((line) => line.startsWith('status'));
  await answered();
  expect([
    looking,
    server.requestsSent(),
    rows(),
    page.lines().filter((line) => line.startsWith('status')),
    document.querySelector('[role=option] b')?.textContent,
  ]).toEqual([
    ['status: Looking …'],
    [['office.find', { q: 'am' }]],
    ['> Order AM-1Bo, ConfirmedOrders'],
    ['status: 1 found'],
    'AM',
  ]);
  await page.press(/^Order AM-1/);
  expect([closed, page.address()]).toEqual([1, '/admin/orders/o1']);
  await page.open(Palette, { onClose }, '/admin');
  const first = rows()[0];
  asAdmin('users.view');
  await page.open(Palette, { onClose }, '/admin');
  expect([first, rows().some((row) => row.includes('AM-1'))]).toEqual(['> Order AM-1Bo, ConfirmedRecent', false]);
});

test('[UX-97] Enter before the answer waits for its first', async () => {
  await page.open(Palette, { onClose }, '/admin');
  const answer1 = server.holding('office.find');
  await page.type(PLACEHOLDER, 'zz');
  await page.hit('Enter');
  expect(closed).toBe(0);
  await page.until(() => server.requestsSent().length > 0);
  await answer1(partly({ items: [hit] }));
  expect([closed, page.address()]).toEqual([1, '/admin/orders/o1']);
  await page.open(Palette, { onClose }, '/admin');
  const answer2 = server.holding('office.find');
  await page.type(PLACEHOLDER, 'yy');
  await page.hit('Enter');
  await page.type(PLACEHOLDER, 'yyy');
  await answer2(partly({ items: [hit] }));
  await answered();
  expect(closed).toBe(1);
  server.refusing('office.find', 503);
  await page.type(PLACEHOLDER, 'ww');
  await page.hit('Enter');
  await page.until(() => page.lines().some((line) => line.startsWith('alert')));
  expect([closed, page.lines().filter((line) => /alert|status|Try/.test(line)), rows()]).toEqual([
    1,
    ['alert: The search did not answer: Not now. [Try again]', 'status:'],
    [],
  ]);
  server.answering('office.find', () => ({ items: [] }));
  await page.press('Try again');
  expect(page.lines().filter((line) => line.startsWith('status'))).toEqual(['status: Nothing that you may see fits.']);
});

test('[UX-97] what was jumped to is kept, what was done by it is not', async () => {
  asAdmin('orders.view', 'orders.edit');
  const cancel = { title: 'Cancel an order', icon: 'x', at: '?state=confirmed', needs: 'orders.edit' } as const;
  adminSlots.sections = adminSlots.sections.map((section) => ({ ...section, commands: [cancel] }));
  await page.open(Palette, { onClose }, '/admin');
  server.answering('office.find', () => ({ items: [] }));
  await page.type(PLACEHOLDER, 'cancel an');
  await page.hit('Enter');
  await page.until(() => closed === 1);
  expect([closed, page.address(), recentJumps()]).toEqual([1, '/admin/orders?state=confirmed', []]);
});
