import type { Page } from '@playwright/test';
import { findRow, smoke } from './smoke.ts';

type Shows = Parameters<typeof smoke>[1]['shows'];
const sections: [path: string, shows: Shows][] = [
  ['', ['link Add listing', 'link See orders', 'heading Sales']],
  ['orders', ['link AM-', 'link To ship', 'table Orders']],
  ['returns', ['button Approve', 'button Reject', 'link AM-']],
  ['messages', ['button New message', 'link Inbox', 'button New label']],
  ['alerts', ['button Mark all read', 'link Unread', 'heading New order']],
  ['listings', ['link Add listing', 'link Two-tone mug', 'table Listings']],
  ['sections', ['button New section', 'link Order of pieces', 'table Sections']],
  ['sections?view=order', ['checkbox Feature', 'button To the top Night espresso cup', 'table Order of pieces']],
  ['import', ['heading Import a CSV', 'link Listings', 'heading What the columns are called']],
  ['archive', ['heading Take your shop with you', 'button Make an archive', 'heading Import an archive']],
  ['add-listing', ['button Publish', 'textbox Title', 'button Save draft']],
  ['payouts', ['link Account and schedule', 'link Balance now', 'table What your balance is made of']],
  ['payouts/account', ['heading', 'button', 'link']],
  ['promotions', ['button New promotion', 'table Codes', 'table Sales']],
  ['reviews', ['button Answer', 'link Reviews to answer', 'combobox Stars']],
  ['reviews/questions', ['button Answer', 'link Questions to answer', 'link Tall mug']],
  ['shipping-settings', ['link New profile', 'link What buyers pay', 'heading Shipping settings']],
  ['holiday-prep', ['button Write the notice', 'table Last days to order', 'heading What to make']],
  ['application', ['heading Open your shop', 'heading', 'link Go to your listings']],
  ['shop', ['button Choose another', 'textbox Story', 'link Open shop page']],
  ['invoices', ['button Save', 'textbox VAT number', 'textbox Name on invoices']],
  ['api-keys', ['button Make the first key', 'heading keys', 'link What programs can ask']],
  ['analytics', ['heading Analytics', 'button Export 28 rows', 'heading From visit to order']],
  ['pricing', ['heading Pricing', 'table Your pieces', 'searchbox Search your pieces']],
  ['market-analysis', ['table Prices', 'table Demand', 'heading Searches with few results']],
];
for (const [path, shows] of sections)
  smoke(`seller dashboard: ${path || 'overview'}`, { as: 'ana', at: `/seller-dashboard/${path}`, shows });

const orderIn = (state: string) => async (page: Page) => {
  type Row = { orderId: string; state: string };
  const { orderId } = await findRow<Row>(page, '/api/seller/orders', (order) => order.state === state);
  return `/seller-dashboard/orders/${orderId}`;
};
const slip = 'link Print packing slip';
const invoice = 'link Invoice';
const orders: [state: string, first: Shows[0]][] = [
  ['confirmed', 'button Start making'],
  ['processing', 'button Mark as sent'],
  ['shipped', 'button Add tracking number'],
  ['delivered', 'button Give money back'],
  ['cancelled', 'link Credit note'],
  ['refunded', 'link Message'],
];
for (const [state, first] of orders)
  smoke(`order of a shop, ${state}`, { as: 'ana', at: orderIn(state), shows: [first, slip, invoice] });

smoke('payout', {
  as: 'ana',
  at: async (page) =>
    `/seller-dashboard/payouts/${(await findRow<{ payoutId: string }>(page, '/api/seller/payouts')).payoutId}`,
  shows: ['link Statement as PDF', 'link CSV', 'table What it pays'],
});
smoke('return', {
  as: 'ana',
  at: async (page) =>
    `/seller-dashboard/returns/${(await findRow<{ returnId: string }>(page, '/api/seller/returns')).returnId}`,
  shows: ['button Approve', 'button Reject', 'link AM-'],
});
