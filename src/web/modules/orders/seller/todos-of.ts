import type { CallOutput } from '#web/platform/calls.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ordersHref } from './orders-href.ts';
import { facts } from './texts/fact-texts.ts';
import * as texts from './texts/todo-texts.ts';

type Overview = CallOutput<'orders.getOverview'>;

/** What other modules count for the overview. */
export interface OtherCounts {
  openReturns: number;
  conversations: number;
  unread: number;
  /** Facts without which nothing is paid out and no invoice is written. */
  isSellerMissing: boolean;
  isAccountMissing: boolean;
  /** Payouts that came back, why others are held (null where they are not), and whether the provider asks for more. */
  cameBack: number;
  holdReason: string | null;
  needsMore: boolean;
}

interface Todo {
  name: string;
  kind?: 'd-crit' | 'd-todo-high';
  /** How many rows the list has that it opens; with none there is nothing to do. */
  count: number;
  title: string;
  text: string;
  action: { label: string; href: string };
}

const orderTodos = ({ late, dueToday, proofsWanted }: Overview): Todo[] => [
  {
    ...{ name: 'late', kind: 'd-crit', count: late, title: texts.lateOrders(late), text: texts.lateText },
    action: { label: texts.openOrders, href: ordersHref({ state: 'late' }) },
  },
  {
    ...{ name: 'today', kind: 'd-todo-high', count: dueToday, title: texts.dueToday(dueToday) },
    text: texts.dueTodayText,
    action: { label: texts.seeToday, href: ordersHref({ state: 'due_today' }) },
  },
  {
    ...{ name: 'proofs', kind: 'd-todo-high', count: proofsWanted, title: texts.proofsWanted(proofsWanted) },
    text: texts.proofText,
    action: { label: texts.seeProofs, href: ordersHref({ state: 'proof_wanted' }) },
  },
];

const factTodos = ({ isSellerMissing, isAccountMissing }: OtherCounts): Todo[] => [
  {
    ...{ name: 'seller', kind: 'd-crit', count: Number(isSellerMissing), ...facts.seller },
    action: { label: facts.seller.label, href: sellerHref('invoices') },
  },
  {
    ...{ name: 'account', kind: 'd-crit', count: Number(isAccountMissing), ...facts.payouts },
    action: { label: facts.payouts.label, href: sellerHref('payouts/account') },
  },
];

const payoutTodos = ({ cameBack, holdReason, needsMore }: OtherCounts): Todo[] => [
  {
    ...{ name: 'came-back', kind: 'd-crit', count: cameBack, title: texts.payoutsCameBack(cameBack) },
    text: texts.cameBackText,
    action: { label: texts.seePayouts, href: `${sellerHref('payouts')}?list=came-back` },
  },
  {
    ...{ name: 'withheld', kind: 'd-crit', count: Number(holdReason !== null), title: texts.payoutsOnHold },
    text: texts.onHoldText(holdReason ?? ''),
    action: { label: texts.seeBalance, href: sellerHref('payouts') },
  },
  {
    ...{ name: 'needs-more', kind: 'd-todo-high', count: Number(needsMore), title: texts.needsMore },
    text: texts.needsMoreText,
    action: { label: texts.writeToUs, href: '/supportcenter' },
  },
];

const toSendTodo = ({ toShip, late, dueToday }: Overview): Todo => ({
  // What is late or leaves today has a line of its own.
  ...{ name: 'to-send', count: toShip > late + dueToday ? toShip : 0, title: texts.ordersToSend(toShip) },
  text: late > 0 ? texts.lateAmongThem : texts.onTime,
  action: { label: texts.seeOrders, href: ordersHref({ state: 'to_ship' }) },
});

const buyerTodos = ({ openReturns, conversations, unread }: OtherCounts): Todo[] => [
  {
    ...{ name: 'returns', count: openReturns, title: texts.openReturns(openReturns), text: texts.returnText },
    action: { label: texts.seeReturns, href: `${sellerHref('returns')}?show=open` },
  },
  {
    ...{ name: 'messages', count: conversations, title: texts.unreadConversations(conversations) },
    text: texts.messageText,
    action: { label: texts.readMessages, href: `${sellerHref('messages')}?folder=unread` },
  },
  {
    ...{ name: 'alerts', kind: 'd-todo-high', count: unread, title: texts.unreadAlerts(unread) },
    text: texts.alertText,
    action: { label: texts.readAlerts, href: `${sellerHref('alerts')}?unread=true` },
  },
];

function stockTodo({ lowStockCount, lowStock }: Overview): Todo {
  const [low] = lowStock;
  return {
    ...{ name: 'stock', count: low ? lowStockCount : 0, title: texts.lowStock(lowStockCount) },
    text: low ? texts.stockLeft(low.title, low.stock) : '',
    action:
      low && lowStockCount === 1
        ? { label: texts.setStock, href: `${sellerHref('add-listing')}?edit=${low.listingId}#options` }
        : { label: texts.seeListings, href: `${sellerHref('listings')}?state=low` },
  };
}

/** [DASH-01, UX-85] What there is to do, worst first: what is late, then what others wait for, then what has time. */
export const todosOf = (overview: Overview, others: OtherCounts): Todo[] =>
  [
    ...factTodos(others),
    ...payoutTodos(others),
    ...orderTodos(overview),
    ...buyerTodos(others),
    toSendTodo(overview),
    stockTodo(overview),
  ].filter(({ count }) => count > 0);
