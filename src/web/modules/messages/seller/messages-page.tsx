import { useCall } from '#web/platform/use-call.ts';
import { Inbox } from '../inbox/inbox.tsx';
import * as texts from '../texts/inbox-texts.ts';

/** [SHELL-09, MSG-15] The messages of a maker, in the dashboard. */
export function MessagesPage({ conversationId }: { conversationId: string }) {
  const { data } = useCall('shops.getMine');
  const hours = data?.shop.replyHours ?? null;
  return (
    <main id="main" className="d-main inbox-main">
      <Inbox
        base="/seller-dashboard/messages"
        conversationId={conversationId}
        {...(hours !== null && { foot: texts.answersIn(hours) })}
      />
    </main>
  );
}
