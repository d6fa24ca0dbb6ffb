import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#domain/messages/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskMenu, type MenuItem } from '#web/ui/desk/desk-menu.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { nameIn, subjectOf } from '../conversations/names.ts';
import { LabelMenu, MoveButtons, moveItems } from '../inbox/conversation-actions.tsx';
import { useInboxParts } from '../inbox/inbox-context.ts';
import { LabelMark } from '../inbox/label-mark.tsx';
import { isWide } from '../inbox/use-inbox.ts';
import { inboxHref } from '../inbox/use-view.ts';
import * as inboxTexts from '../texts/inbox-texts.ts';
import * as texts from '../texts/thread-texts.ts';

type Opened = CallOutput<'messages.getConversation'>;

/** Blocking asks first, unblocking does not. */
function useBlocking(conversation: Conversation, isBlocked: boolean) {
  const [asks, setAsks] = useState(false);
  const block = useSend('messages.blockPerson', 'messages.getConversation');
  const unblock = useSend('messages.unblockPerson', 'messages.getConversation');
  const name = nameIn(conversation);
  const { userId } = conversation.with;
  const saying = (text: string) => ({
    onSuccess: () => void showToast(text, { type: 'success' }),
    onError: (problem: { message: string }) => void showToast(problem.message, { type: 'error' }),
  });
  const items: MenuItem[] = userId
    ? [
        {
          key: 'block',
          label: isBlocked ? texts.unblock(name) : texts.block(name),
          icon: 'block',
          onChoose: () => (isBlocked ? unblock.send({ userId }, saying(texts.unblocked(name))) : setAsks(true)),
        },
      ]
    : [];
  const dialog = asks && (
    <ConfirmDialog
      title={texts.blockTitle(name)}
      message={texts.blockText}
      confirmText={texts.block(name)}
      type="danger"
      onConfirm={() => {
        setAsks(false);
        block.send({ conversationId: conversation.conversationId }, saying(texts.blocked(name)));
      }}
      onCancel={() => setAsks(false)}
    />
  );
  return { items, dialog };
}

interface Props {
  conversation: Conversation;
  opened: Opened | undefined;
  labelOpener: number;
  /** Absent where nothing was received that could be reported. */
  onReport: (() => void) | undefined;
}

/** Who one writes with, its labels, and what can be done with the conversation. */
export function ThreadHead({ conversation, opened, labelOpener, onReport }: Props) {
  const { base, view, labels, inbox } = useInboxParts();
  const { conversationId } = conversation;
  const ids = [conversationId];
  const name = nameIn(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  // Alone in the window, the list with what had the focus is gone.
  useEffect(() => {
    if (!isWide()) heading.current?.focus({ preventScroll: true });
  }, []);
  const blocking = useBlocking(conversation, opened?.isBlocked ?? false);
  const own = labels.filter(({ labelId }) => conversation.labels.includes(labelId));
  const items: MenuItem[] = [
    { key: 'unread', label: inboxTexts.markUnread, icon: 'mail', onChoose: () => inbox.mark(ids, false) },
    ...moveItems(inbox, ids),
    ...(onReport ? [{ key: 'report', label: texts.reportOf, icon: 'flag' as const, onChoose: onReport }] : []),
    ...blocking.items,
  ];
  return (
    <header className="thread__head">
      <span className="thread__back">
        <DeskButtonLink icon="left" label={texts.back} href={inboxHref(base, view)} />
      </span>
      <div className="thread__who">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <small dir="auto">{subjectOf(conversation)}</small>
      </div>
      {own.length > 0 && (
        <span className="thread__labels">
          {own.map((label) => (
            <LabelMark key={label.labelId} label={label}>
              <button
                type="button"
                aria-label={inboxTexts.takeLabelOff(label.name)}
                onClick={() => inbox.label(ids, label)}
              >
                <DeskIcon name="x" small />
              </button>
            </LabelMark>
          ))}
        </span>
      )}
      <LabelMenu ids={ids} opener={labelOpener} className="thread__wide" />
      <DeskButton
        icon="mail"
        label={inboxTexts.markUnread}
        title={inboxTexts.markUnread}
        className="thread__wide"
        aria-keyshortcuts="u"
        onClick={() => inbox.mark(ids, false)}
      />
      <MoveButtons ids={ids} className="thread__wide" />
      <DeskMenu label={inboxTexts.more} icon="dots" items={items} />
      {blocking.dialog}
    </header>
  );
}
