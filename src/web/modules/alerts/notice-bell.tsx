import { hrefTo } from '#domain/addresses.ts';
import { useLive } from '#web/platform/live.ts';
import { useCall } from '#web/platform/use-call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { noticesLive } from './notices-live.ts';
import * as texts from './notice-texts.ts';

/** [UX-70] How much a signed-in person has not read, and the way to it. */
export function NoticeBell() {
  useLive(noticesLive);
  const unread = useCall('alerts.getUnreadNotices').data?.unread ?? 0;
  return (
    <ButtonLink
      icon="bell"
      iconSize="l"
      className="site-header__wishes"
      label={unread > 0 ? texts.updatesUnread(unread) : texts.updates}
      href={hrefTo('updates')}
    >
      {unread > 0 && (
        <span className="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </ButtonLink>
  );
}
