import { useEffect, useState } from 'react';
import { onAlertsChanged, refreshAlertCounts } from './refresh-alerts.ts';
import { listenLive } from '#web/platform/live.ts';

/**
 * [ALERT-22] Alerts that came since the list was read. The list stays as it is until its reader asks for them; where the stream is
 * lost, the count that is polled tells of them.
 */
export function useArrivals(unread: number | undefined, unreadByPoll: number | undefined) {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const onMessage = (arrived: number): void => {
      setHeard((count) => count + arrived);
      refreshAlertCounts();
    };
    return listenLive({
      'alerts.changed': onAlertsChanged,
      'alerts.raised': () => onMessage(1),
      'alerts.woken': ({ alertIds }) => onMessage(alertIds.length),
    });
  }, []);
  const polled = unread === undefined || unreadByPoll === undefined ? 0 : unreadByPoll - unread;
  return { arrived: Math.max(heard, polled, 0), forget: () => setHeard(0) };
}
