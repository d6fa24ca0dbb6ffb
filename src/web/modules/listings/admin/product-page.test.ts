import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { ProductPage } from './product-page.tsx';

type Product = CallOutput<'office.getProduct'>;
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const product = (changes: object = {}): Product =>
  partly({
    ...{ listingId: 'jug', title: 'Jug', state: 'active', isHidden: false, shopName: 'Rio Clay', shopSlug: 'rio' },
    ...{ owner: 'Rio', sellerId: 'rio', ownerAccountStatus: 'active', category: 'jugs', categoryName: 'Jugs' },
    ...{
      createdAt: at(300),
      updatedAt: at(1),
      lowestCents: 4200,
      highestCents: 4200,
      stock: 1234,
      reserved: 2,
      sold: 3,
    },
    ...{ ratingMean: 0, ratingCount: 0, pictures: [], timeline: [], description: '', reviewReason: null },
    ...changes,
  });
const record = async (changes: object = {}): Promise<string[]> => {
  await page.close();
  answer('office.getProduct', { listingId: 'jug' }, product(changes));
  return page.lookAt(ProductPage, { listingId: 'jug' }, '/admin/products/jug');
};
const actionsOf = (lines: string[]): string[] => lines.slice(lines.lastIndexOf('Acts'));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  asAdmin('products.view', 'products.approve', 'products.remove', 'sellers.view', 'users.view');
});

test('[UX-96] the record of a listing: facts, figures, and what can be done with it', async () => {
  expect(
    await record({
      ownerAccountStatus: 'suspended',
      lowestCents: 100,
      reviewReason: 'Blurred.',
      description: 'By hand.',
      ratingMean: 4.5,
      ratingCount: 2,
    }),
  ).toEqual([
    '[Listings → /admin/products]',
    'Jug',
    'Rio Clay · In the shop',
    'Facts',
    'Listing id | jug',
    'Maker | [Rio → /admin/sellers/rio]',
    'Maker stands | Suspended',
    'Shop | [Rio Clay → /shop/rio]',
    'Category | Jugs',
    'Begun | Sat 21 Nov',
    'Last changed | Today 11:00',
    'Figures',
    'Price | €1.00 to €42.00',
    'In stock | 1,234',
    'Being paid for | 2',
    'Sold | 3',
    'Stars | 4.5, 2 reviews',
    'note: Its maker was asked: Blurred.',
    'What buyers read',
    'By hand.',
    'Timeline',
    '[All (on)]',
    '[Acts by us]',
    'No administrator has done anything here.',
    'Acts',
    '[See it in the shop → /product/jug]',
    'Change or hide',
    'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
    'What is wrong; its maker reads it',
    '‹›',
    '[Ask for a change – off]',
    '[Hide from the shop – off]',
    'Write something first.',
    'Putting a listing right needs products.edit, which these roles have: Master admin, Senior admin, Content moderator, Custom, where its record lists it.',
  ]);
});

test.each([
  ['draft', 'Its maker works on it. Nobody else sees it.'],
  ['inactive', 'Its maker has paused it. Buyers do not see it.'],
  ['removed', 'Its maker has removed it. Orders keep its words.'],
])('[UX-96] nothing can be done with a listing that is %s, and why', async (state, why) => {
  expect(actionsOf(await record({ state }))).toEqual(['Acts', why]);
});

test('[UX-96] a listing that waits for a moderator leads to the queue', async () => {
  expect(actionsOf(await record({ state: 'pending_review' }))).toEqual([
    'Acts',
    'It waits for a moderator and is decided where all of these wait.',
    '[Open the queue → /admin/products]',
  ]);
});

test('[UX-96] a hidden listing can be shown again, unless its maker removed it', async () => {
  expect(actionsOf(await record({ state: 'inactive', isHidden: true }))).toEqual([
    'Acts',
    'Hidden',
    'Buyers do not see this piece. When its maker shows it again, it waits for a moderator first.',
    'Reason, kept in the audit log',
    '‹›',
    '[Show it again – off]',
    'Write something first.',
  ]);
  const removed = actionsOf(await record({ state: 'removed', isHidden: true }));
  expect(removed).toEqual(['Acts', 'Its maker has removed it. Orders keep its words.']);
});

test('[UX-96, ADM-05] who may not act reads which roles may', async () => {
  const roles = (permission: string, who: string): string =>
    `${permission}, which these roles have: Master admin, Senior admin, Content moderator, ${who}Custom, where its record lists it.`;
  const mayEdit = roles('Putting a listing right needs products.edit', '');
  const mayAsk = roles('Asking for a change needs products.approve', 'Seller success manager, ');
  const mayHide = roles('Hiding needs products.remove', 'Trust and safety, ');
  asAdmin('products.view', 'users.view', 'products.approve');
  expect(actionsOf(await record())).toEqual(expect.arrayContaining(['[Ask for a change – off]', mayHide]));
  asAdmin('products.view', 'products.remove');
  expect(actionsOf(await record())).toEqual(expect.arrayContaining(['[Hide from the shop – off]', mayAsk]));
  asAdmin('products.view');
  const none = await record();
  expect(none.filter((line) => line.startsWith('Maker'))).toEqual(['Maker | Rio']);
  expect(actionsOf(none)).toEqual(['Acts', '[See it in the shop → /product/jug]', mayEdit, mayAsk, mayHide]);
  const mayShow = roles('Showing it again needs products.remove', 'Trust and safety, ');
  expect(actionsOf(await record({ state: 'inactive', isHidden: true }))).toEqual(['Acts', mayShow]);
});

test('[UX-96] asking for a change, hiding and showing again: sent with words, told', async () => {
  const done: unknown[] = [];
  const operation = async (label: string, changes: object = {}): Promise<void> => {
    await record(changes);
    const field = document.querySelector('textarea')?.labels[0]?.textContent ?? '';
    await page.type(field, 'The photo is blurred');
    await page.press(label);
    done.push(effects());
  };
  await operation('Ask for a change');
  await operation('Hide from the shop');
  await operation('Show it again', { state: 'inactive', isHidden: true });
  expect(done).toEqual([
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: The maker of Jug was asked for a change.'],
      sent: [['office.askForChange', { listingId: 'jug', reason: 'The photo is blurred' }]],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: Jug is hidden.'],
      sent: [['office.hideProduct', { listingId: 'jug', reason: 'The photo is blurred' }]],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: Jug is in the shop again.'],
      sent: [['office.showProduct', { listingId: 'jug', reason: 'The photo is blurred' }]],
    },
  ]);
});
