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
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const product = (changes: object = {}): Product =>
  partly({
    ...{
      listingId: 'jug',
      title: 'Jug',
      state: 'active',
      isHidden: false,
      shopName: 'Rio Clay',
      shopSlug: 'rio',
      owner: 'Rio',
      sellerId: 'rio',
    },
    ...{
      ownerAccountStatus: 'active',
      category: 'jugs',
      categoryName: 'Jugs',
      createdAt: at(300),
      updatedAt: at(1),
      lowestCents: 4200,
    },
    ...{
      highestCents: 4200,
      stock: 1234,
      held: 2,
      sold: 3,
      ratingMean: 0,
      ratingCount: 0,
      pictures: [],
      timeline: [],
      description: '',
    },
    ...{ reviewReason: null, ...changes },
  });
const record = async (changes: object = {}): Promise<string[]> => {
  await page.close();
  answer('office.getProduct', { listingId: 'jug' }, product(changes));
  return page.lookAt(ProductPage, { listingId: 'jug' }, '/admin/products/jug');
};
const actsOf = (lines: string[]): string[] => lines.slice(lines.lastIndexOf('Acts'));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  asAdmin('products.view', 'products.approve', 'products.remove', 'sellers.view', 'users.view');
});

test('[UX-96] the record of a listing: facts, figures, and only the acts that fit its state', async () => {
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
  const each: Record<string, string[]> = {};
  for (const state of ['sold_out', 'draft', 'pending_review', 'inactive', 'removed'])
    each[state] = actsOf(await record({ state }));
  each.hidden = actsOf(await record({ state: 'inactive', isHidden: true }));
  // A piece that was hidden before is removed all the same.
  expect(actsOf(await record({ state: 'removed', isHidden: true }))).toEqual(each.removed);
  asAdmin('products.view', 'users.view', 'products.approve');
  each['may ask'] = actsOf(await record());
  asAdmin('products.view', 'products.remove');
  each['may hide'] = actsOf(await record());
  asAdmin('products.view');
  const none = await record();
  each.none = actsOf(none);
  each['none, hidden'] = actsOf(await record({ state: 'inactive', isHidden: true }));
  each.maker = none.filter((line) => line.startsWith('Maker'));
  expect(each).toEqual({
    draft: ['Acts', 'Its maker works on it. Nobody else sees it.'],
    hidden: [
      'Acts',
      'Hidden',
      'Buyers do not see this piece. When its maker shows it again, it waits for a moderator first.',
      'Reason, kept in the audit log',
      '‹›',
      '[Show it again – off]',
      'Write something first.',
    ],
    inactive: ['Acts', 'Its maker has paused it. Buyers do not see it.'],
    maker: ['Maker | Rio'],
    'may ask': expect.arrayContaining([
      '[Ask for a change – off]',
      'Hiding needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ]),
    'may hide': expect.arrayContaining([
      '[Hide from the shop – off]',
      'Asking for a change needs products.approve, which these roles have: Master admin, Senior admin, Content moderator, Seller success manager, Custom, where its record lists it.',
    ]),
    none: [
      'Acts',
      '[See it in the shop → /product/jug]',
      'Putting a listing right needs products.edit, which these roles have: Master admin, Senior admin, Content moderator, Custom, where its record lists it.',
      'Asking for a change needs products.approve, which these roles have: Master admin, Senior admin, Content moderator, Seller success manager, Custom, where its record lists it.',
      'Hiding needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ],
    'none, hidden': [
      'Acts',
      'Showing it again needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ],
    pending_review: [
      'Acts',
      'It waits for a moderator and is decided where all of these wait.',
      '[Open the queue → /admin/products]',
    ],
    removed: ['Acts', 'Its maker has removed it. Orders keep its words.'],
    sold_out: expect.arrayContaining(['[Ask for a change – off]', '[Hide from the shop – off]']),
  });
});

test('[UX-96] asking for a change, hiding and showing again: sent with words, told', async () => {
  const done: unknown[] = [];
  const act = async (label: string, changes: object = {}): Promise<void> => {
    await record(changes);
    const field = document.querySelector('textarea')?.labels[0]?.textContent ?? '';
    await page.type(field, 'The photo is blurred');
    await page.press(label);
    done.push(acts());
  };
  await act('Ask for a change');
  await act('Hide from the shop');
  await act('Show it again', { state: 'inactive', isHidden: true });
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
