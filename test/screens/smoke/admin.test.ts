import type { Page } from '@playwright/test';
import { findRow, smoke } from './smoke.ts';

type Shows = Parameters<typeof smoke>[1]['shows'];
const sections: [path: string, shows: Shows][] = [
  ['', ['table Queues', 'link Orders today', 'link Cases']],
  ['products', ['heading Listings to check', 'link Queues', 'heading']],
  ['messages', ['link Everything', 'link Reported', 'link Decided']],
  ['messaging', ['textbox Words in German', 'textbox Words in English', 'combobox To whom']],
  ['orders', ['link AM-', 'table Orders', 'button Load more orders']],
  ['financial', ['button Set the fee', 'table Payments', 'link Taken']],
  ['analytics', ['heading Analytics', 'table Sales', 'link Cohorts']],
  ['carts', ['heading carts', 'table by day', 'link €']],
  ['reviews', ['heading Reviews and questions', 'link Reviews', 'link Questions']],
  ['reports', ['heading Reports', 'heading', 'link']],
  ['cases', ['table Cases', 'link Disputes', 'link The order']],
  ['tickets', ['heading Support tickets', 'link Saved answers', 'searchbox Search tickets']],
  ['tickets/saved-answers', ['heading Saved answers', 'textbox Name', 'textbox Text']],
  ['second-looks', ['heading Second looks', 'link Yours to decide', 'link Over']],
  ['spam', ['heading Spam', 'link Reviews', 'link Listings']],
  ['users', ['table Users', 'link Makers', 'button Load more']],
  ['sellers?view=applications', ['heading Applications', 'link Approved', 'searchbox Search applications']],
  ['sellers', ['table Sellers', 'heading Sellers', 'link']],
  ['mails', ['table Mails', 'heading Mails', 'button Load more']],
  ['system-health', ['table Jobs', 'button Check now', 'table Delivery queues']],
  ['gdpr', ['heading Privacy', 'link Copies', 'link Deletions']],
  ['categories', ['button Add category', 'table Categories', 'button Change Vases']],
  ['countries', ['table Countries', 'button Change Germany', 'heading Who set what']],
  ['settings', ['table Set here', 'heading Settings', 'row MARKETPLACE_NAME']],
  ['admins', ['button Invite an administrator', 'table Administrators', 'button Change Sol Verne']],
  ['audit', ['button Export as CSV', 'button Details of act', 'heading Audit log']],
  ['audit', ['button Export as CSV', 'button Details of act', 'heading Audit log']],
  ['compliance', ['heading Chain of the audit log', 'button Check now', 'link Terms of use']],
  ['compliance/terms', ['heading Terms of use', 'button Save draft', 'link Public page']],
];
for (const [path, shows] of sections)
  smoke(`back office: ${path || 'dashboard'}`, { as: 'cy', at: `/admin/${path}`, shows });

const record =
  (section: string, list: string, key: string, state = '') =>
  async (page: Page) =>
    `/admin/${section}/${(await findRow<Record<string, string>>(page, list, (row) => !state || row.state === state))[key]}`;
const reason = 'textbox Reason, kept in the audit log';
smoke('an order', {
  as: 'cy',
  at: record('orders', '/api/admin/orders', 'orderId', 'confirmed'),
  shows: ['heading Timeline', reason, 'link Open the payment'],
});
for (const [section, list] of [
  ['users', 'people'],
  ['sellers', 'sellers'],
] as const)
  smoke(`a person under ${section}`, {
    as: 'cy',
    at: record(section, `/api/admin/${list}`, 'userId'),
    shows: ['button Write to', reason, 'heading Timeline'],
  });
smoke('a dispute', {
  as: 'cy',
  at: record('cases', '/api/admin/disputes', 'disputeId'),
  shows: ['button Send to the bank', 'heading Evidence', 'textbox Tracking number'],
});
smoke('a listing', {
  as: 'cy',
  at: record('products', '/api/search?limit=1', 'listingId'),
  shows: ['link See it in the shop', 'textbox What is wrong', 'heading Timeline'],
});
