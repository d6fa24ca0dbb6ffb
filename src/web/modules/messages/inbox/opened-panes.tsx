import type { CallOutput } from '#web/platform/calls.ts';
import { AboutCard } from '../thread/about-card.tsx';
import { NewConversation } from '../thread/new-conversation.tsx';
import { ThreadPane } from '../thread/thread-pane.tsx';

export interface OpenedProps {
  conversationId: string;
  /** What the conversation is about, where none is there yet. */
  about: { productId: string } | { orderId: string } | null;
  opened: CallOutput<'messages.getConversation'> | undefined;
  labelOpener: number;
}

/** The conversation beside the list, and the card of what it is about. */
export function OpenedPanes({ conversationId, about, opened, labelOpener }: OpenedProps) {
  if (!conversationId) return about && <NewConversation key={JSON.stringify(about)} about={about} />;
  return (
    <>
      <ThreadPane key={conversationId} conversationId={conversationId} labelOpener={labelOpener} />
      {opened?.context && <AboutCard context={opened.context} role={opened.conversation.role} />}
    </>
  );
}
