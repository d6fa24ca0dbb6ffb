import { useCall } from '#web/platform/use-call.ts';

/** [DASH-01, UX-79] How many conversations have something to read: those that the folder of unread ones lists. */
export function useUnreadConversations() {
  const { data, error, refetch } = useCall('messages.getInbox');
  const count = data && (data.folders.find(({ folder }) => folder === 'unread')?.count ?? 0);
  return { data: count, error, refetch };
}
