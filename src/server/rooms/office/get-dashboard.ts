import { officeContract } from '#domain/office/contract.ts';
import type { Dashboard } from '#domain/office/model.ts';
import { hasAnyPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { ok } from '#domain/core/result.ts';
import { permissionsOfSession } from '../admin/admin-store.ts';
import { read } from '../../platform/calls/call.ts';
import { anyAdmin } from '../../platform/calls/policy.ts';
import {
  countAccounts,
  countFailedPayments,
  findHouse,
  findQueue,
  findSales,
  type House,
  type Pair,
  type QueueKey,
} from './dashboard-store.ts';

const queueFacts: { key: QueueKey; label: string; needs: Permission; promised: number; href: string }[] = [
  { key: 'products', label: 'Listings to check', needs: 'products.approve', promised: 24, href: '/admin/products' },
  { key: 'reviews', label: 'Reviews waiting or reported', needs: 'reviews.view', promised: 24, href: '/admin/reviews' },
  {
    key: 'questions',
    label: 'Questions waiting',
    needs: 'content.moderate',
    promised: 24,
    href: '/admin/reviews?what=questions',
  },
  {
    key: 'messages',
    label: 'Messages flagged or reported',
    needs: 'spam.view',
    promised: 24,
    href: '/admin/messages',
  },
  { key: 'cases', label: 'Cases', needs: 'cases.view', promised: 48, href: '/admin/cases' },
];

/** By how far the oldest is past what is promised, as a part of it; then by how many wait. */
const worstFirst = (queues: Dashboard['queues'], now: Date): Dashboard['queues'] => {
  const age = ({ oldestAt, promised }: Dashboard['queues'][number]): number =>
    oldestAt ? (now.getTime() - Date.parse(oldestAt)) / promised : 0;
  return queues.toSorted((a, b) => age(b) - age(a) || b.waiting - a.waiting);
};

const figure = (
  key: string,
  label: string,
  pair: Pair,
  rest: { unit?: 'count' | 'cents'; href: string },
): Dashboard['figures'][number] => ({
  key,
  label,
  value: pair.now,
  before: pair.before,
  unit: rest.unit ?? 'count',
  href: rest.href,
});

const line = (
  key: string,
  label: string,
  count: number,
  [none, some]: [string, string],
): Dashboard['house'][number] => ({
  key,
  label,
  state: count === 0 ? 'ok' : 'high',
  words: count === 0 ? none : `${count} ${some}`,
});

function houseOf(
  { mailsWaiting, mailsFailing, parked, paymentsToRefund }: House,
  hasMailServer: boolean,
): Dashboard['house'] {
  return [
    line('events', 'Reactions', parked, ['nothing is parked', 'events are parked with an error']),
    hasMailServer
      ? line('mail', 'Mail', mailsFailing, [`${mailsWaiting} waiting, none failing`, 'could not be sent yet'])
      : { key: 'mail', label: 'Mail', state: 'ok', words: 'kept in the outbox: no mail server is set' },
    line('refunds', 'Refunds to the provider', paymentsToRefund, ['none is due', 'are due']),
  ];
}

/** [OFFICE-01] Live figures: of each part only what the caller may see. */
export const getDashboard = read(officeContract.getDashboard, { policy: anyAdmin }, async ({ app, caller }) => {
  const permissions = caller.session ? await permissionsOfSession(app.db, caller.session) : [];
  const may = (...any: Permission[]): boolean => hasAnyPermission({ permissions }, any);
  const now = app.clock.now();
  const seesMoney = may('orders.view', 'analytics.view');
  /** The list of what a figure of today counts, for who may open it. */
  const listOf = (needs: Permission, place: string): string =>
    may(needs) ? `/admin/${place}day=${now.toISOString().slice(0, 10)}` : '';
  const [sales, accounts, failed, house, queues] = await Promise.all([
    seesMoney ? findSales(app.db, now) : null,
    may('users.view', 'analytics.view') ? countAccounts(app.db, now) : null,
    may('transactions.view') ? countFailedPayments(app.db, now) : null,
    may('health.view') ? findHouse(app.db, now) : null,
    Promise.all(
      queueFacts
        .filter(({ needs }) => may(needs))
        .map(async ({ needs: _needs, ...facts }) => ({ ...facts, ...(await findQueue(app.db, facts.key, now)) })),
    ),
  ]);
  return ok({
    at: now.toISOString(),
    figures: [
      ...(sales
        ? [
            figure('orders', 'Orders today', sales.orders, { href: listOf('orders.view', 'orders?') }),
            figure('taken', 'Taken today', sales.cents, { unit: 'cents', href: listOf('orders.view', 'orders?') }),
            figure('refunded', 'Refunded today', sales.refunds, {
              unit: 'cents',
              href: listOf('orders.view', 'orders?what=refunded&'),
            }),
          ]
        : []),
      ...(accounts
        ? [figure('accounts', 'New accounts today', accounts, { href: listOf('users.view', 'users?') })]
        : []),
      ...(failed
        ? [
            figure('failed', 'Payments that failed today', failed, {
              href: listOf('transactions.view', 'financial?view=failed&'),
            }),
          ]
        : []),
    ],
    queues: worstFirst(queues, now),
    house: house ? houseOf(house, Boolean(app.config.SMTP_URL)) : [],
  });
});
