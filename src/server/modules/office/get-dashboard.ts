import { officeContract } from '#domain/office/contract.ts';
import type { Dashboard } from '#domain/office/model.ts';
import { hasAnyPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { ok } from '#domain/core/result.ts';
import { dayIn, startOfDay } from '#domain/core/days/time-zone.ts';
import { permissionsOfSession } from '../admin/admin-store.ts';
import { countWaiting } from '../admin/second-looks/second-look-store.ts';
import { APPROVAL_HOURS } from '#domain/admin/second-look.ts';
import type { App } from '../../platform/calls/app.ts';
import { operationsOf } from './second-looks/operations.ts';
import { read } from '../../platform/calls/call.ts';
import { anyAdmin } from '../../platform/calls/policy.ts';
import {
  countAccounts,
  countFailedPayments,
  countReportedReviews,
  findHouse,
  findQueue,
  findRefunds,
  findSales,
  type Pair,
  type QueueKey,
} from './dashboard-store.ts';

const queueFacts: { key: QueueKey; needs: Permission; promised: number; href: string }[] = [
  { key: 'products', needs: 'products.approve', promised: 24, href: '/admin/products' },
  { key: 'reviews', needs: 'reviews.view', promised: 24, href: '/admin/reviews' },
  { key: 'questions', needs: 'content.moderate', promised: 24, href: '/admin/reviews?what=questions' },
  { key: 'messages', needs: 'spam.view', promised: 24, href: '/admin/messages' },
  { key: 'applications', needs: 'sellers.applications', promised: 48, href: '/admin/sellers?view=applications' },
  { key: 'tickets', needs: 'tickets.view', promised: 48, href: '/admin/tickets' },
  { key: 'letters', needs: 'gdpr.process', promised: 720, href: '/admin/gdpr#letters' },
  { key: 'cases', needs: 'cases.view', promised: 48, href: '/admin/cases' },
];

/** By how far the oldest is past what is promised, as a part of it; then by how many wait. */
const worstFirst = (queues: Dashboard['queues'], now: Date): Dashboard['queues'] => {
  const age = ({ oldestAt, promised }: Dashboard['queues'][number]): number =>
    oldestAt ? (now.getTime() - Date.parse(oldestAt)) / promised : 0;
  return queues.toSorted((a, b) => age(b) - age(a) || b.waiting - a.waiting);
};

type Figure = Dashboard['figures'][number];
const figure = (
  key: Figure['key'],
  pair: Pair,
  { unit = 'count', href }: { unit?: Figure['unit']; href: string },
): Figure => ({ key, value: pair.now, before: pair.before, unit, href });

const houseLine = (
  key: Dashboard['house'][number]['key'],
  count: number,
  href: string,
): Dashboard['house'][number] => ({ key, state: count === 0 ? 'ok' : 'high', count, href });

type May = (...any: Permission[]) => boolean;

const houseLines = (
  { parked, mailsFailing, paymentsToRefund }: Awaited<ReturnType<typeof findHouse>>,
  { hasMailServer, may }: { hasMailServer: boolean; may: May },
): Dashboard['house'] => [
  houseLine('events', parked, '/admin/system-health#reactions'),
  houseLine('mail', hasMailServer ? mailsFailing : 0, may('messages.view') ? '/admin/mails?view=failing' : ''),
  houseLine('refunds', paymentsToRefund, may('transactions.view') ? '/admin/financial?view=to_refund' : ''),
];

/** What somebody else asked for and this administrator may decide. */
async function findSecondLooks(
  app: App,
  wanted: { operations: string[]; userId: string },
): Promise<Dashboard['queues']> {
  const now = app.clock.now();
  const today = startOfDay(app.config.TIME_ZONE, dayIn(app.config.TIME_ZONE, now));
  const counts = await countWaiting(app.db, { ...wanted, now, today });
  return [{ key: 'second-looks', promised: APPROVAL_HOURS, href: '/admin/second-looks', ...counts }];
}

/** [OFFICE-01] Live figures: of each part only what the caller may see. */
export const getDashboard = read(officeContract.getDashboard, { policy: anyAdmin }, async ({ app, caller }) => {
  const permissions = caller.session ? await permissionsOfSession(app.db, caller.session) : [];
  const may: May = (...any) => hasAnyPermission({ permissions }, any);
  const now = app.clock.now();
  const seesMoney = may('orders.view', 'analytics.view');
  const day = dayIn(app.config.TIME_ZONE, now);
  const hasMailServer = Boolean(app.config.SMTP_URL);
  /** The list of what a figure of today counts, for who may open it. */
  const listOf = (needs: Permission, location: string): string => (may(needs) ? `/admin/${location}day=${day}` : '');
  const operations = operationsOf(permissions);
  const [sales, refunds, accounts, failed, house, reported, looks, queues] = await Promise.all([
    seesMoney ? findSales(app.db, now) : null,
    seesMoney ? findRefunds(app.db, now) : null,
    may('users.view', 'analytics.view') ? countAccounts(app.db, now) : null,
    may('transactions.view') ? countFailedPayments(app.db, now) : null,
    may('health.view') ? findHouse(app.db, now) : null,
    may('reviews.view') && may('cases.view') ? countReportedReviews(app.db) : 0,
    operations.length > 0 ? findSecondLooks(app, { operations, userId: caller.session?.userId ?? '' }) : [],
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
            figure('orders', sales.orders, { href: listOf('orders.view', 'orders?') }),
            figure('taken', sales.cents, { unit: 'cents', href: listOf('orders.view', 'orders?') }),
          ]
        : []),
      ...(refunds
        ? [
            figure('refunded', refunds, {
              unit: 'cents',
              href: may('transactions.view') ? `/admin/financial?book=refunds&from=${day}&by=day#books` : '',
            }),
          ]
        : []),
      ...(accounts ? [figure('accounts', accounts, { href: listOf('users.view', 'users?') })] : []),
      ...(failed ? [figure('failed', failed, { href: listOf('transactions.view', 'financial?view=failed&') })] : []),
    ],
    queues: worstFirst([...queues, ...looks], now),
    waiting: [...queues, ...looks].reduce((sum, { waiting }) => sum + waiting, 0) - reported,
    house: house ? houseLines(house, { hasMailServer, may }) : [],
    mailsWaiting: house && hasMailServer ? house.mailsWaiting : null,
  });
});
