import type { Alert } from '#domain/alerts/model.ts';
import { alertCategorySchema } from '#domain/alerts/model.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, DeskHead, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import './seller-alerts.css';

const categoryNames: Record<Alert['category'], string> = {
  order: 'Orders',
  payment: 'Payments',
  shipping: 'Shipping',
  inventory: 'Inventory',
  return: 'Returns',
  message: 'Messages',
  performance: 'Performance',
  system: 'System',
  promotion: 'Promotions',
  review: 'Reviews',
  processing: 'Processing',
  analytics: 'Analytics',
};
const priorityWords: Record<Alert['priority'], string> = {
  critical: 'Critical',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

const timeOf = (at: string): string =>
  at.slice(0, 10) === new Date().toISOString().slice(0, 10) ? `Today ${at.slice(11, 16)}` : formatDay(new Date(at));
const hrefOf = (category: string, unread: boolean): string => {
  const query = new URLSearchParams({
    ...(category ? { category } : {}),
    ...(unread ? { unread: 'true' } : {}),
  }).toString();
  return `${sellerHref('alerts')}${query ? `?${query}` : ''}`;
};

function AlertRow({ alert, onRead }: { alert: Alert; onRead: () => void }) {
  return (
    <article className={`d-alert d-${alert.priority} ${alert.read ? 'd-read' : ''}`} aria-label={alert.title}>
      <span className="d-dot" role={alert.read ? undefined : 'img'} aria-label={alert.read ? undefined : 'Unread'} />
      <span className={`d-prio d-${alert.priority}`}>
        <DeskIcon name={alert.priority} />
        {priorityWords[alert.priority]}
      </span>
      <div className="d-alert-text" lang={alert.language}>
        <h2>{alert.title}</h2>
        <p>{alert.message}</p>
      </div>
      <div className="d-alert-side">
        <time dateTime={alert.createdAt}>{timeOf(alert.createdAt)}</time>
        <div className="d-tools">
          {alert.actionUrl && (
            <DeskButtonLink
              kind="soft"
              isSmall
              isKept
              href={alert.actionUrl}
              lang={alert.language}
              onClick={() => !alert.read && onRead()}
            >
              {alert.actionLabel}
            </DeskButtonLink>
          )}
          {!alert.read && <DeskButton icon="check" label={`Mark as read: ${alert.title}`} onClick={onRead} />}
        </div>
      </div>
    </article>
  );
}

/** [SHELL-09, UX-88, ALERT-01] The shop's alerts, newest first, by category, unread ones told apart by a dot and a word. */
export function SellerAlertsPage() {
  const query = useQueryParams();
  const category = alertCategorySchema.safeParse(query.get('category')).data ?? '';
  const onlyUnread = query.get('unread') === 'true';
  const pages = usePages('alerts.listAlerts', {
    category: category || undefined,
    unread: onlyUnread ? 'true' : undefined,
    limit: 50,
  });
  const { data, error, refetch } = pages;
  const { sendAndWait } = useSend('alerts.markRead');
  const alerts = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  // The promise goes on when the page is left by the alert's own link.
  const read = (ids: string[] | 'all'): void =>
    void sendAndWait({ ids })
      .catch((problem: Error) => showToast(problem.message, { type: 'error' }))
      .finally(() => refresh('alerts.listAlerts', 'alerts.getUnreadCount'));
  return (
    <main id="main" className="d-main">
      <DeskHead
        title="Alerts"
        sub={!data ? ' ' : unread === 0 ? 'All are read.' : unread === 1 ? '1 is unread.' : `${unread} are unread.`}
      >
        {unread > 0 && (
          <DeskButton icon="check" isKept onClick={() => read('all')}>
            Mark all read
          </DeskButton>
        )}
      </DeskHead>
      <DeskTabs
        tabs={[
          { words: 'All', href: hrefOf(category, false), isCurrent: !onlyUnread },
          { words: 'Unread', href: hrefOf(category, true), isCurrent: onlyUnread, count: unread },
        ]}
      />
      <div className="d-alx">
        <nav className="d-facet" aria-label="Categories">
          <h2>Category</h2>
          <Link
            className={category ? '' : 'd-current'}
            href={hrefOf('', onlyUnread)}
            aria-current={category ? undefined : 'true'}
          >
            All
          </Link>
          {alertCategorySchema.options.map((each) => (
            <Link
              key={each}
              className={category === each ? 'd-current' : ''}
              href={hrefOf(each, onlyUnread)}
              aria-current={category === each ? 'true' : undefined}
            >
              {categoryNames[each]}
            </Link>
          ))}
        </nav>
        <div>
          {!data ? (
            error ? (
              <DeskFailed
                what="Alerts"
                safe="Nothing is lost, only this list is missing"
                problem={error}
                retry={() => void refetch()}
              />
            ) : (
              <TableSkeleton columns={3} label="Loading the alerts" />
            )
          ) : alerts.length === 0 ? (
            <DeskEmpty
              title={
                category
                  ? `No ${onlyUnread ? 'unread ' : ''}alerts about ${categoryNames[category].toLowerCase()}`
                  : onlyUnread
                    ? 'All are read'
                    : 'No alerts yet'
              }
              acts={
                (category || onlyUnread) && (
                  <DeskButtonLink isKept href={hrefOf('', false)}>
                    See all alerts
                  </DeskButtonLink>
                )
              }
            >
              A new order rings here the moment it is paid.
            </DeskEmpty>
          ) : (
            <>
              <div className="d-frame d-alert-frame">
                {alerts.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} onRead={() => read([alert.id])} />
                ))}
              </div>
              <DeskMore pages={pages} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}
