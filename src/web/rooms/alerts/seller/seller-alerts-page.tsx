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
import * as texts from './texts.ts';
import './seller-alerts.css';

const timeOf = (at: string): string =>
  at.slice(0, 10) === new Date().toISOString().slice(0, 10) ? texts.today(at.slice(11, 16)) : formatDay(new Date(at));
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
      <span
        className="d-dot"
        role={alert.read ? undefined : 'img'}
        aria-label={alert.read ? undefined : texts.unread}
      />
      <span className={`d-prio d-${alert.priority}`}>
        <DeskIcon name={alert.priority} />
        {texts.priorities[alert.priority]}
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
          {!alert.read && <DeskButton icon="check" label={texts.markRead(alert.title)} onClick={onRead} />}
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
  const { unread = 0, unreadHere = 0 } = data?.pages[0] ?? {};
  // The promise goes on when the page is left by the alert's own link.
  const read = (ids: string[] | 'all'): void =>
    void sendAndWait({ ids })
      .catch((problem: Error) => showToast(problem.message, { type: 'error' }))
      .finally(() => refresh('alerts.listAlerts', 'alerts.getUnreadCount'));
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.alerts} sub={data ? texts.unreadInAll(unread) : ' '}>
        {unread > 0 && (
          <DeskButton icon="check" isKept onClick={() => read('all')}>
            {texts.markAll}
          </DeskButton>
        )}
      </DeskHead>
      <DeskTabs
        tabs={[
          { words: texts.all, href: hrefOf(category, false), isCurrent: !onlyUnread },
          { words: texts.unread, href: hrefOf(category, true), isCurrent: onlyUnread, count: data ? unreadHere : '' },
        ]}
      />
      <div className="d-alx">
        <nav className="d-facet" aria-label={texts.listOfCategories}>
          <h2>{texts.category}</h2>
          <Link
            className={category ? '' : 'd-current'}
            href={hrefOf('', onlyUnread)}
            aria-current={category ? undefined : 'true'}
          >
            {texts.all}
          </Link>
          {alertCategorySchema.options.map((each) => (
            <Link
              key={each}
              className={category === each ? 'd-current' : ''}
              href={hrefOf(each, onlyUnread)}
              aria-current={category === each ? 'true' : undefined}
            >
              {texts.categories[each]}
            </Link>
          ))}
        </nav>
        <div>
          {!data ? (
            error ? (
              <DeskFailed what={texts.alerts} safe={texts.onlyList} problem={error} retry={() => void refetch()} />
            ) : (
              <TableSkeleton columns={3} label={texts.loading} />
            )
          ) : alerts.length === 0 ? (
            <DeskEmpty
              title={
                category
                  ? texts.noneAbout(texts.categories[category], onlyUnread)
                  : onlyUnread
                    ? texts.allRead
                    : texts.none
              }
              acts={
                (category || onlyUnread) && (
                  <DeskButtonLink isKept href={hrefOf('', false)}>
                    {texts.seeAll}
                  </DeskButtonLink>
                )
              }
            >
              {texts.ringsHere}
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
