import type { Notice } from '#domain/alerts/contract-notices.ts';
import { hrefTo } from '#domain/addresses.ts';
import { clockTime, localDay } from '#web/platform/languages/formats.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useLive } from '#web/platform/live.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import { Link } from '#web/ui/link.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { noticesLive } from './notices-live.ts';
import * as texts from './notice-texts.ts';
import './updates.css';

function Row({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { title, message, actionUrl, language, createdAt, read } = notice;
  return (
    <li className={read ? 'update-row' : 'update-row update-row--unread'}>
      <div lang={language}>
        <h2>
          {!read && <span className="update-row__dot" role="img" aria-label={texts.unread} />}
          <Link href={actionUrl} onClick={() => !read && onRead()}>
            {title}
          </Link>
        </h2>
        <p>{message}</p>
      </div>
      <time dateTime={createdAt}>
        {localDay(createdAt)}, {clockTime(createdAt)}
      </time>
    </li>
  );
}

/** [UX-70] What a person was told about what they bought, asked and wait for, newest first. */
export function NoticesTab() {
  useLive(noticesLive);
  const pages = usePages('alerts.listNotices', { limit: 20 });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const { sendAndWait } = useSend('alerts.markNoticesRead');
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  // The promise goes on when the page is left by the link of a notice.
  const read = (ids: string[] | 'all'): void =>
    void sendAndWait({ ids })
      .catch((problem: Error) => showToast(problem.message, { type: 'error' }))
      .finally(() => refresh('alerts.listNotices', 'alerts.getUnreadNotices'));
  if (!data)
    return error ? (
      <FailedState what={texts.updates} problem={error} retry={() => void refetch()} />
    ) : (
      <Skeleton height={320} role="status" aria-label={texts.loading} />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        draw="parcel"
        title={texts.none}
        action={{ label: texts.seeOrders, href: hrefTo('orders') }}
        also={{ label: texts.choose, href: hrefTo('notifications') }}
      >
        {texts.whatComes}
      </EmptyState>
    );
  return (
    <>
      <div className="updates__head">
        <p role="status">{texts.unreadInAll(unread)}</p>
        {unread > 0 && <Button onClick={() => read('all')}>{texts.markAll}</Button>}
        <Link className="link" href={hrefTo('notifications')}>
          {texts.choose}
        </Link>
      </div>
      <ul>
        {rows.map((notice) => (
          <Row key={notice.noticeId} notice={notice} onRead={() => read([notice.noticeId])} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
