import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { OverviewPage } from './overview-page.tsx';
import { sellerOrderSlots } from './slots.ts';
import { StartList } from './start-list.tsx';
import { TodoList } from './todo-list.tsx';

// It is drawn for the window that it stands in.
vi.mock('#web/ui/desk/charts/sales-chart.tsx', () => ({ SalesChart: () => null }));
type Overview = CallOutput<'orders.getOverview'>;
type Listed = CallOutput<'listings.listMine'>;
function waits(returns: number, conversations: number): void {
  const counted = (count: number) => ({ data: count, error: null, refetch: async () => undefined });
  sellerOrderSlots.useOpenReturns = () => counted(returns);
  sellerOrderSlots.useUnreadConversations = () => counted(conversations);
}
const overview = (changes: Partial<Overview> = {}): Overview => ({
  ...{
    toShip: 0,
    late: 0,
    dueToday: 0,
    proofsWanted: 0,
    salesTodayCents: 1000,
    salesWeekCents: 2000,
    salesMonthCents: 30_000,
  },
  ...{ salesPreviousMonthCents: 20_000, ordersMonth: 4, days: [], lowStockCount: 0, lowStock: [], activeListings: 3 },
  bestSelling: [],
  ...changes,
});
/** The head of the dashboard: the day, its title, and what its buttons open. */
function head(changes: Partial<Overview>): string[] {
  answer('orders.getOverview', {}, overview(changes));
  const lines = shown(OverviewPage, {});
  return lines.slice(0, lines.indexOf('To do'));
}
const todo = (changes: Partial<Overview>, unread = 0) => shown(TodoList, { overview: overview(changes), unread });
const jug = { listingId: 'jug', title: 'Jug', stock: 1 };
beforeEach(() => {
  forgetAnswers();
  signIn({ shopSlug: 'rio-clay' });
  waits(0, 0);
  answer('shops.getInvoiceFacts', {}, { facts: {} } as CallOutput<'shops.getInvoiceFacts'>);
  answer('payments.getPayoutAccount', {}, { account: {} } as CallOutput<'payments.getPayoutAccount'>);
});

test.each([
  [{}, 'Nothing waits to be sent', ''],
  [{ toShip: 1 }, 'One parcel to send, none late', 'to_ship'],
  [{ toShip: 3 }, 'Three parcels to send, none late', 'to_ship'],
  [{ toShip: 1, late: 1 }, 'One parcel to send, and it is late', 'late'],
  [{ toShip: 3, late: 1 }, 'Three parcels to send, one of them late', 'late'],
  [{ toShip: 3, late: 2 }, 'Three parcels to send, two of them late', 'late'],
  [{ toShip: 3, late: 3 }, 'Three parcels to send, all late', 'late'],
])('[DASH-01, UX-85] the title of %o says “%s”, and the button opens those', (changes, title, state) => {
  expect(head(changes)).toEqual([
    ...['Thu 3 Dec 2026', title, '[Add listing → /seller-dashboard/add-listing]'],
    ...(state ? [`[Open orders → /seller-dashboard/orders?state=${state}]`] : []),
  ]);
});

test('[UX-85] a shop without listings and orders begins with first steps', () => {
  const begins = (changes: Partial<Overview>): boolean => {
    answer('orders.getOverview', {}, overview({ activeListings: 0, ordersMonth: 0, ...changes }));
    return shown(OverviewPage, {}).includes('Open your shop, step by step');
  };
  expect(begins({})).toBe(true);
  expect([begins({ activeListings: 1 }), begins({ ordersMonth: 1 }), begins({ toShip: 1 })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[DASH-01, UX-85] a shop that sells is told first what money still needs', () => {
  answer('shops.getInvoiceFacts', {}, { facts: null });
  answer('payments.getPayoutAccount', {}, { account: null } as CallOutput<'payments.getPayoutAccount'>);
  const lines = todo({ toShip: 1, late: 1 });
  expect(lines.filter((line) => line.startsWith('['))).toEqual([
    '[Enter it: Enter it → /seller-dashboard/invoices]',
    '[Enter account: Enter account → /seller-dashboard/payouts/account]',
    '[Open orders: Open orders → /seller-dashboard/orders?state=late]',
  ]);
});

const FIRST = 'Open an account';
const [position, story] = [{ place: 'Porto', country: 'PT' }, { story: 'We throw.' }];
test.each<[ticked: string[], profile: object, counts: object, money?: { facts?: object; account?: object }]>([
  [[], {}, {}],
  [[], { place: 'Porto' }, {}],
  [[], { country: 'PT' }, {}],
  [['Say where you work'], position, {}],
  [['Tell your story'], story, {}],
  [['Say who sells'], {}, {}, { facts: {} }],
  [['Say where your money goes'], {}, {}, { account: {} }],
  [[], {}, { removed: 2 }],
  [['Write your first listing'], {}, { removed: 2, draft: 1 }],
  [['Write your first listing', 'Publish it'], {}, { active: 1 }],
  [['Write your first listing', 'Publish it'], {}, { sold_out: 1 }],
])('[UX-85, DASH-01] of the first steps %j is ticked beside the account', (ticked, profile, counts, money) => {
  const { facts = null, account = null } = money ?? {};
  const known = { name: 'Rio', place: '', country: '', tagline: '', story: '', announcement: '', returnsDays: 14 };
  const mine = { shop: {}, profile: { ...known, packing: '', ...profile }, banner: null };
  answer('shops.getMine', {}, mine as unknown as CallOutput<'shops.getMine'>);
  answer('shops.getInvoiceFacts', {}, { facts } as CallOutput<'shops.getInvoiceFacts'>);
  answer('payments.getPayoutAccount', {}, { account } as CallOutput<'payments.getPayoutAccount'>);
  answer('listings.listMine', { limit: 1 }, { items: [], nextCursor: null, counts } as unknown as Listed);
  const lines = shown(StartList, {});
  expect(lines.filter((line) => line.endsWith(', done'))).toEqual([FIRST, ...ticked].map((step) => `${step}, done`));
  expect(lines.some((line) => line.includes(`${ticked.length + 1} of 7 done`))).toBe(true);
});

test('[UX-85] what the maker must do: each thing alone, in its number, and where it leads', () => {
  const waiting = (returns: number, conversations: number) => {
    waits(returns, conversations);
    const lines = todo({});
    waits(0, 0);
    return lines;
  };
  const late = 'The day they should have left has passed. Send them first, or write to the buyer.';
  const orders = '/seller-dashboard/orders?state=';
  const row = (count: string, name: string, text: string, button: string, to: string): string[] => [
    ...[count, name, text],
    `[${button}: ${button} → ${to}]`,
  ];
  expect(todo({})).toEqual(['All is done for now. New orders appear here the moment they are paid.']);
  const onTime = 'On time so far. The first to leave is on top.';
  expect(todo({ toShip: 1 })).toEqual(row('1', 'Order to send', onTime, 'See orders', `${orders}to_ship`));
  expect(todo({ toShip: 3 }).slice(0, 2)).toEqual(['3', 'Orders to send']);
  expect(todo({ toShip: 1, late: 1 })).toEqual(row('1', 'Order is late', late, 'Open orders', `${orders}late`));
  expect(todo({ toShip: 2, late: 2 }).slice(0, 2)).toEqual(['2', 'Orders are late']);
  const among = 'The late ones are among them.';
  expect(todo({ toShip: 5, late: 1 }).slice(4, 7)).toEqual(['5', 'Orders to send', among]);
  const tomorrow = 'Their buyers were promised this day. Tomorrow they are late.';
  const today = row('1', 'Order leaves today', tomorrow, 'See today’s', `${orders}due_today`);
  expect(todo({ toShip: 1, dueToday: 1 })).toEqual(today);
  expect(todo({ toShip: 3, late: 1, dueToday: 2 }).slice(4, 6)).toEqual(['2', 'Orders leave today']);
  const request = 'The buyer asked for a change. Making starts once a version is approved.';
  const wanted = 'Order waits for your next proof';
  expect(todo({ proofsWanted: 1 })).toEqual(row('1', wanted, request, 'See the wishes', `${orders}proof_wanted`));
  const back = 'Answer them, look at what came back, and give the money back.';
  expect(waiting(1, 0)).toEqual(row('1', 'Return is open', back, 'See returns', '/seller-dashboard/returns?show=open'));
  expect(waiting(2, 0).slice(0, 2)).toEqual(['2', 'Returns are open']);
  const unread = '/seller-dashboard/messages?folder=unread';
  const soon = 'Buyers see on your shop how soon you answer.';
  expect(waiting(0, 1)).toEqual(row('1', 'Unread conversation', soon, 'Read messages', unread));
  expect(waiting(0, 2).slice(0, 2)).toEqual(['2', 'Unread conversations']);
  const since = 'What happened in your shop since you last looked.';
  expect(todo({}, 1)).toEqual(row('1', 'Unread alert', since, 'Read alerts', '/seller-dashboard/alerts?unread=true'));
  expect(todo({}, 2).slice(0, 2)).toEqual(['2', 'Unread alerts']);
  const edit = '/seller-dashboard/add-listing?edit=jug#options';
  expect(todo({ lowStockCount: 1, lowStock: [jug] })).toEqual(
    row('1', 'Listing nearly sold out', 'Jug has 1 left.', 'Set stock', edit),
  );
  expect(todo({ lowStockCount: 2, lowStock: [{ ...jug, stock: 0 }, jug] })).toEqual(
    row('2', 'Listings nearly sold out', 'Jug has none left.', 'See listings', '/seller-dashboard/listings?state=low'),
  );
});

test('[UX-85] nothing is called done before all is counted, or where it could not be', () => {
  const done = 'All is done for now. New orders appear here the moment they are paid.';
  expect(todo({})).toEqual([done]);
  sellerOrderSlots.useOpenReturns = () => ({ data: undefined, error: null, refetch: async () => undefined });
  expect(todo({})).toEqual(['status: Loading the overview']);
  sellerOrderSlots.useOpenReturns = () => ({
    data: undefined,
    error: new Error('No'),
    refetch: async () => undefined,
  });
  const lines = todo({ toShip: 1 });
  expect(lines.join(' ')).toContain('To do could not be read');
  expect(lines).toContain('Order to send');
});

test('[DASH-01] an overview that is being read, or could not be', () => {
  expect(shown(OverviewPage, {})).toEqual(['status: Loading the overview']);
  fail('orders.getOverview', {}, 503, 'The shop is being mended.');
  expect(shown(OverviewPage, {})).toEqual([
    'alert:',
    'The overview could not be readYour orders and listings are safe',
    'The shop is being mended.',
    '[Try again]',
  ]);
});
