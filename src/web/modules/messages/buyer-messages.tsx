import { useParams } from '#web/platform/router/params.ts';
import { useLive } from '#web/platform/live.ts';
import { messagesLive } from './conversations/live.ts';
import { Inbox } from './inbox/inbox.tsx';

const live = [messagesLive];

/** [SHELL-06, MSG-15] The messages of a person, in their profile. */
export function BuyerMessages() {
  const { conversationId = '' } = useParams();
  useLive(live);
  return <Inbox base="/messages" conversationId={conversationId} />;
}
