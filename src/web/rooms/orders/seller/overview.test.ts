import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { OverviewPage } from './overview-page.tsx';
import { SalesFigures } from './overview/sales-figures.tsx';
import { BestSelling } from './overview/best-selling.tsx';
import { NewestOrders } from './overview/newest-orders.tsx';
import { NewReviews } from './overview/new-reviews.tsx';
import { sellerOrderSlots } from './slots.ts';
import { StartList } from './start-list.tsx';
import { TodoList } from './todo-list.tsx';

// It is drawn for the window that it stands in.
vi.mock('#web/ui/desk/sales-chart.tsx', () => ({ SalesChart: () => null }));

type Overview = CallOutput<'orders.getOverview'>;
type Listed = CallOutput<'listings.listMine'>;
type Summary = CallOutput<'orders.listShopOrders'>['items'][number];

beforeEach(() => {
  forgetAnswers();
  signIn({ shopSlug: 'rio-clay' });
  waits(0, 0);
});
function waits(returns: number, conversations: number): void {
  sellerOrderSlots.useOpenReturns = () => returns;
  sellerOrderSlots.useUnreadConversations = () => conversations;
}

const overview = (changes: Partial<Overview> = {}): Overview => ({
  ...{ toShip: 0, late: 0, salesTodayCents: 1000, salesWeekCents: 2000, salesMonthCents: 30_000 },
  ...{ salesPreviousMonthCents: 20_000, ordersMonth: 4, days: [], lowStockCount: 0, lowStock: [], activeListings: 3 },
  bestSelling: [],
  ...changes,
});
const summary = (changes: Partial<Summary> = {}): Summary => ({
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'shipped', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  ...{ buyerName: 'Bo Ek', city: 'Wien', country: 'AT', totalCents: 8950, currency: 'EUR', itemCount: 1 },
  ...{ firstTitle: 'Jug', pictures: [], placedAt: '2026-12-01T10:05:00.000Z', stateSince: '2026-12-02T10:05:00.000Z' },
  ...{ leavesBy: '2026-12-02', arrivesFrom: '2026-12-05', arrivesTo: '2026-12-08' },
  ...changes,
});

/** The head of the dashboard: the day, its title, and what its buttons open. */
function head(changes: Partial<Overview>): string[] {
  answer('orders.getOverview', {}, overview(changes));
  const lines = shown(OverviewPage, {});
  return lines.slice(0, lines.indexOf('To do'));
}

test('[DASH-01, UX-85] the title says what is to be sent and how much of it is late, and the button opens those', () => {
  expect({
    nothing: head({}),
    one: head({ toShip: 1 }),
    many: head({ toShip: 3 }),
    oneLate: head({ toShip: 1, late: 1 }),
    someLate: head({ toShip: 3, late: 1 }),
    moreLate: head({ toShip: 3, late: 2 }),
    allLate: head({ toShip: 3, late: 3 }),
  }).toEqual({
    allLate: [
      'Thu 3 Dec 2026',
      'Three parcels to send, all late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=late]',
    ],
    many: [
      'Thu 3 Dec 2026',
      'Three parcels to send, none late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=to_ship]',
    ],
    moreLate: [
      'Thu 3 Dec 2026',
      'Three parcels to send, two of them late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=late]',
    ],
    nothing: ['Thu 3 Dec 2026', 'Nothing waits to be sent', '[Add listing → /seller-dashboard/add-listing]'],
    one: [
      'Thu 3 Dec 2026',
      'One parcel to send, none late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=to_ship]',
    ],
    oneLate: [
      'Thu 3 Dec 2026',
      'One parcel to send, and it is late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=late]',
    ],
    someLate: [
      'Thu 3 Dec 2026',
      'Three parcels to send, one of them late',
      '[Add listing → /seller-dashboard/add-listing]',
      '[Open orders → /seller-dashboard/orders?state=late]',
    ],
  });
});

test('[UX-85] a shop that has neither listings nor orders begins with its first steps, any other does not', () => {
  const begins = (changes: Partial<Overview>): boolean => {
    answer('orders.getOverview', {}, overview({ activeListings: 0, ordersMonth: 0, ...changes }));
    return shown(OverviewPage, {}).includes('Tell your story');
  };
  expect(begins({})).toBe(true);
  expect([begins({ activeListings: 1 }), begins({ ordersMonth: 1 }), begins({ toShip: 1 })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('[UX-85] the first steps of a shop are ticked by what is really there', () => {
  const steps = (profile: object, counts: Record<string, number>): string[] => {
    const known = { name: 'Rio', place: '', country: '', tagline: '', story: '', announcement: '', returnsDays: 14 };
    const mine = { shop: {}, profile: { ...known, packing: '', ...profile }, banner: null };
    answer('shops.getMine', {}, mine as unknown as CallOutput<'shops.getMine'>);
    answer('listings.listMine', { limit: 1 }, { items: [], nextCursor: null, counts } as unknown as Listed);
    const lines = shown(StartList, {});
    return [lines[1] ?? '', ...lines.filter((line) => line.endsWith(' done') && line !== lines[1])];
  };
  expect(shown(StartList, {})).toEqual([
    'To do',
    '1 of 5 done',
    'Open an account, done',
    'Your shop came with it.',
    '[See your account: See your account → /profile]',
    '2',
    'Say where you work',
    'Buyers read it beside every piece, and postage is counted from there.',
    '[Name the place: Name the place → /seller-dashboard/shop]',
    '3',
    'Tell your story',
    'Who makes the pieces, and how. A few honest sentences do.',
    '[Write it: Write it → /seller-dashboard/shop]',
    '4',
    'Write your first listing',
    'One good picture, a title, a price, how many there are.',
    '[Add listing: Add listing → /seller-dashboard/add-listing]',
    '5',
    'Publish it',
    'It is in the shop and in search the moment you do.',
    '[Open listings: Open listings → /seller-dashboard/listings]',
  ]);
  expect({
    nothing: steps({}, {}),
    placeAlone: steps({ place: 'Porto' }, {}),
    countryAlone: steps({ country: 'PT' }, {}),
    place: steps({ place: 'Porto', country: 'PT' }, {}),
    story: steps({ story: 'We throw.' }, {}),
    removed: steps({}, { removed: 2 }),
    draft: steps({}, { removed: 2, draft: 1 }),
    active: steps({}, { active: 1 }),
    soldOut: steps({}, { sold_out: 1 }),
    all: steps({ place: 'Porto', country: 'PT', story: 'We throw.' }, { active: 1 }),
  }).toEqual({
    active: ['3 of 5 done', 'Open an account, done', 'Write your first listing, done', 'Publish it, done'],
    all: [
      '5 of 5 done',
      'Open an account, done',
      'Say where you work, done',
      'Tell your story, done',
      'Write your first listing, done',
      'Publish it, done',
    ],
    countryAlone: ['1 of 5 done', 'Open an account, done'],
    draft: ['2 of 5 done', 'Open an account, done', 'Write your first listing, done'],
    nothing: ['1 of 5 done', 'Open an account, done'],
    place: ['2 of 5 done', 'Open an account, done', 'Say where you work, done'],
    placeAlone: ['1 of 5 done', 'Open an account, done'],
    removed: ['1 of 5 done', 'Open an account, done'],
    soldOut: ['3 of 5 done', 'Open an account, done', 'Write your first listing, done', 'Publish it, done'],
    story: ['2 of 5 done', 'Open an account, done', 'Tell your story, done'],
  });
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

const todo = (changes: Partial<Overview>, unread = 0) => shown(TodoList, { overview: overview(changes), unread });
const jug = { listingId: 'jug', title: 'Jug', stock: 1 };

test('[UX-85] what the maker must do: each thing alone, in its number, and where it leads', () => {
  const waiting = (returns: number, conversations: number) => {
    waits(returns, conversations);
    const lines = todo({});
    waits(0, 0);
    return lines;
  };
  expect({
    nothing: todo({}),
    send: [todo({ toShip: 1 }), todo({ toShip: 3 })],
    late: [todo({ toShip: 1, late: 1 }), todo({ toShip: 2, late: 2 })],
    lateAmong: todo({ toShip: 5, late: 1 }),
    returns: [waiting(1, 0), waiting(2, 0)],
    conversations: [waiting(0, 1), waiting(0, 2)],
    alerts: [todo({}, 1), todo({}, 2)],
    low: [
      todo({ lowStockCount: 1, lowStock: [jug] }),
      todo({ lowStockCount: 2, lowStock: [{ ...jug, stock: 0 }, jug] }),
    ],
  }).toEqual({
    alerts: [
      [
        '1',
        'Unread alert',
        'What happened in your shop since you last looked.',
        '[Read alerts: Read alerts → /seller-dashboard/alerts?unread=true]',
      ],
      [
        '2',
        'Unread alerts',
        'What happened in your shop since you last looked.',
        '[Read alerts: Read alerts → /seller-dashboard/alerts?unread=true]',
      ],
    ],
    conversations: [
      [
        '1',
        'Unread conversation',
        'Buyers see on your shop how soon you answer.',
        '[Read messages: Read messages → /seller-dashboard/messages?folder=unread]',
      ],
      [
        '2',
        'Unread conversations',
        'Buyers see on your shop how soon you answer.',
        '[Read messages: Read messages → /seller-dashboard/messages?folder=unread]',
      ],
    ],
    late: [
      [
        '1',
        'Order is late',
        'The day they should have left has passed. Send them first, or write to the buyer.',
        '[Open orders: Open orders → /seller-dashboard/orders?state=late]',
      ],
      [
        '2',
        'Orders are late',
        'The day they should have left has passed. Send them first, or write to the buyer.',
        '[Open orders: Open orders → /seller-dashboard/orders?state=late]',
      ],
    ],
    lateAmong: [
      '1',
      'Order is late',
      'The day they should have left has passed. Send them first, or write to the buyer.',
      '[Open orders: Open orders → /seller-dashboard/orders?state=late]',
      '5',
      'Orders to send',
      'The late ones are among them.',
      '+2[See orders: See orders → /seller-dashboard/orders?state=to_ship]',
    ],
    low: [
      [
        '1',
        'Listing nearly sold out',
        'Jug has 1 left.',
        '[Set stock: Set stock → /seller-dashboard/add-listing?edit=jug#options]',
      ],
      [
        '2',
        'Listings nearly sold out',
        'Jug has none left.',
        '[See listings: See listings → /seller-dashboard/listings?state=low]',
      ],
    ],
    nothing: ['All is done for now. New orders appear here the moment they are paid.'],
    returns: [
      [
        '1',
        'Return is open',
        'Answer them, look at what came back, and give the money back.',
        '[See returns: See returns → /seller-dashboard/returns]',
      ],
      [
        '2',
        'Returns are open',
        'Answer them, look at what came back, and give the money back.',
        '[See returns: See returns → /seller-dashboard/returns]',
      ],
    ],
    send: [
      [
        '1',
        'Order to send',
        'On time so far. The oldest stands at the foot of the list.',
        '[See orders: See orders → /seller-dashboard/orders?state=to_ship]',
      ],
      [
        '3',
        'Orders to send',
        'On time so far. The oldest stands at the foot of the list.',
        '[See orders: See orders → /seller-dashboard/orders?state=to_ship]',
      ],
    ],
  });
});

test('[UX-85] worst first, and up to three pictures of what waits, the others counted', () => {
  waits(1, 1);
  answer(
    'orders.listShopOrders',
    { state: 'to_ship', limit: 3 },
    {
      items: [summary(), summary({ orderId: 'o2' }), summary({ orderId: 'o3' })],
      ...{ nextCursor: null, counts: {}, years: [], late: 0, sold: null },
    },
  );
  expect(
    todo({ toShip: 4, late: 1, lowStockCount: 1, lowStock: [jug] }, 1).filter((line) => !line.startsWith('[')),
  ).toEqual([
    '1',
    'Order is late',
    'The day they should have left has passed. Send them first, or write to the buyer.',
    '4',
    'Orders to send',
    'The late ones are among them.',
    '+1[See orders: See orders → /seller-dashboard/orders?state=to_ship]',
    '1',
    'Return is open',
    'Answer them, look at what came back, and give the money back.',
    '1',
    'Unread conversation',
    'Buyers see on your shop how soon you answer.',
    '1',
    'Unread alert',
    'What happened in your shop since you last looked.',
    '1',
    'Listing nearly sold out',
    'Jug has 1 left.',
  ]);
  expect(todo({ toShip: 3 }).join('\n')).not.toContain('+');
});

test('[DASH-01] how sales go: more, less, as before, or nothing to compare with', () => {
  const change = (now: number, before: number) =>
    shown(SalesFigures, { overview: overview({ salesMonthCents: now, salesPreviousMonthCents: before }) })[0];
  expect([
    change(30_000, 20_000),
    change(15_000, 20_000),
    change(20_000, 20_000),
    change(100, 0),
    change(19_999, 20_000),
  ]).toEqual([
    '[Sales, 30 days€300.00+50 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€150.00−25 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€200.00+0 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€1.00nothing to compare with → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€199.99+0 % from €200.00 → /seller-dashboard/orders?sold=month]',
  ]);
  expect(shown(SalesFigures, { overview: overview() })).toEqual([
    '[Sales, 30 days€300.00+50 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Orders4in 30 days → /seller-dashboard/orders?sold=month]',
    '[Average order€75.00postage included → /seller-dashboard/orders?sold=month]',
    '[Last 7 days€20.00all orders → /seller-dashboard/orders?sold=week]',
    '[Today€10.00since midnight UTC → /seller-dashboard/orders?sold=today]',
  ]);
  expect(shown(SalesFigures, { overview: overview({ ordersMonth: 0 }) })[2]).toEqual(
    '[Average order–postage included → /seller-dashboard/orders?sold=month]',
  );
});

test('[DASH-01] what sold best, with what is left of it; nothing sold', () => {
  const sold = { listingId: 'jug', title: 'Jug', picture: null, sold: 3, cents: 12_600, left: 2, isMadeToOrder: false };
  expect(shown(BestSelling, { listings: [] })).toEqual([
    'Selling best',
    'The last 30 days',
    '[All listings → /seller-dashboard/listings]',
    'Nothing was sold in the last 30 days.',
  ]);
  expect(
    shown(BestSelling, {
      listings: [
        sold,
        { ...sold, listingId: 'cup', title: 'Cup', left: 0 },
        { ...sold, listingId: 'bowl', title: 'Bowl', isMadeToOrder: true },
      ],
    }),
  ).toEqual([
    'Selling best',
    'The last 30 days',
    '[All listings → /seller-dashboard/listings]',
    '[Jug → /seller-dashboard/add-listing?edit=jug]',
    '2 left',
    '3 sold€126.00',
    '[Cup → /seller-dashboard/add-listing?edit=cup]',
    'Sold out',
    '3 sold€126.00',
    '[Bowl → /seller-dashboard/add-listing?edit=bowl]',
    'Made to order',
    '3 sold€126.00',
  ]);
});

const orders = (items: Summary[]) =>
  answer(
    'orders.listShopOrders',
    { limit: 5 },
    { items, nextCursor: null, counts: {}, years: [], late: 0, sold: null },
  );

test('[DASH-01] the newest orders: being read, none yet, and more than one piece', () => {
  expect(shown(NewestOrders, {})).toEqual(['Newest orders', '[All orders → /seller-dashboard/orders]']);
  orders([]);
  expect(shown(NewestOrders, {})).toEqual([
    'Newest orders',
    '[All orders → /seller-dashboard/orders]',
    'The first order will stand here, and a bell will ring.',
  ]);
  orders([
    summary(),
    summary({ orderId: 'o2', itemCount: 2 }),
    summary({ orderId: 'o3', itemCount: 3, state: 'confirmed' }),
  ]);
  expect(shown(NewestOrders, {})).toEqual([
    'Newest orders',
    '[All orders → /seller-dashboard/orders]',
    '[Jug → /seller-dashboard/orders/order-1]',
    'Bo Ek, Wien · €89.50',
    'Wed 2 Dec',
    '[Jug and 1 more → /seller-dashboard/orders/o2]',
    'Bo Ek, Wien · €89.50',
    'Wed 2 Dec',
    '[Jug and 2 more → /seller-dashboard/orders/o3]',
    'Bo Ek, Wien · €89.50',
    'Overdue 12 h 0 minWed 2 Dec',
  ]);
});

test('[CAT-04] new reviews: none, one to answer, one that is answered', () => {
  const review = {
    ...{ reviewId: 'r1', listingId: 'jug', buyerName: 'Bo', stars: 4, body: 'Pours well.', values: [], pictures: [] },
    ...{ answer: null, answeredAt: null, helpful: 0, createdAt: '2026-12-01T10:05:00.000Z' },
    ...{ title: 'Jug', picture: null },
    orderId: 'order-1',
  };
  const list = (items: (typeof review | (Omit<typeof review, 'answer'> & { answer: string }))[]) =>
    answer(
      'reviews.listOwnReviews',
      { limit: 3 },
      {
        ...{ items, nextCursor: null, unanswered: 0, rating: { count: 0, mean: 0, stars: [0, 0, 0, 0, 0] } },
      },
    );
  expect(shown(NewReviews, {})).toEqual(['New reviews', '[All reviews → /seller-dashboard/reviews?show=all]']);
  list([]);
  expect(shown(NewReviews, {})).toEqual([
    'New reviews',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    'No review yet.',
  ]);
  list([review, { ...review, reviewId: 'r2', answer: 'Thank you.' }]);
  expect(shown(NewReviews, {})).toEqual([
    'New reviews',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    'Bo Jug · Tue 1 Dec',
    'Pours well. [Answer → /seller-dashboard/reviews]',
    'Bo Jug · Tue 1 Dec',
    'Pours well.',
  ]);
});
