import { useCall } from '#web/platform/use-call.ts';

/** [DASH-01] How many messages wait to be read. */
export const useUnreadMessages = (): number => useCall('messages.getInbox').data?.unread ?? 0;
