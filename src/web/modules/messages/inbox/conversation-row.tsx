import { type DragEvent, useState } from 'react';
import type { Conversation, Label } from '#domain/messages/model.ts';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { hoursWaiting, lettersOf, nameIn, subjectOf } from '../conversations/names.ts';
import { prefetchThread } from '../conversations/read-thread.ts';
import * as texts from '../texts/inbox-texts.ts';
import * as threadTexts from '../texts/thread-texts.ts';
import { listTime } from '../thread/message-times.ts';
import { LabelMark } from './label-mark.tsx';
import { loadOpenedPanes } from './late-panes.tsx';
import { rowId } from './use-inbox.ts';

/** What a drag from the list carries: ids with spaces between them. */
export const DRAGGED = 'application/x-conversations';

interface Props {
  conversation: Conversation;
  href: string;
  userId: string;
  now: Date;
  labels: readonly Label[];
  isOpen: boolean;
  isPicked: boolean;
  /** What was typed here and not sent. */
  draft: string;
  onPick: (id: string, isRange: boolean) => void;
  onFocus: (id: string) => void;
  /** What goes along when this row is dragged. */
  dragged: (id: string) => readonly string[];
}

function Last({ conversation, userId, draft }: Pick<Props, 'conversation' | 'userId' | 'draft'>) {
  const { lastMessage, lastMessageSenderId, isLastSpam, match } = conversation;
  if (draft)
    return (
      <p className="conversation-row__last">
        <span className="conversation-row__draft">{texts.draft}</span> <bdi>{draft}</bdi>
      </p>
    );
  const isOwn = lastMessageSenderId === userId;
  const text = match?.excerpt ?? (isOwn ? texts.youSaid(lastMessage) : lastMessage);
  return (
    <p className="conversation-row__last" dir="auto">
      {isLastSpam && !isOwn ? threadTexts.looksLikeSpam : text}
    </p>
  );
}

/** One conversation in a list: who, about what, what was last said, and since when it waits. Can be dragged, picked and opened. */
export function ConversationRow(props: Props) {
  const { conversation, href, userId, now, labels, isOpen, isPicked } = props;
  const { conversationId, unreadCount, lastMessageTime } = conversation;
  const [isDragged, setDragged] = useState(false);
  const name = nameIn(conversation);
  const waits = hoursWaiting(conversation, userId, now);
  const own = labels.filter(({ labelId }) => conversation.labels.includes(labelId));
  const onDragStart = (event: DragEvent): void => {
    event.dataTransfer.setData(DRAGGED, props.dragged(conversationId).join(' '));
    event.dataTransfer.effectAllowed = 'move';
    setDragged(true);
  };
  const prepare = (): void => {
    prefetchThread(conversationId);
    void loadOpenedPanes().catch(() => undefined);
  };
  const marks = [
    unreadCount > 0 && 'is-unread',
    isOpen && 'is-open',
    isPicked && 'is-picked',
    isDragged && 'is-dragged',
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menus do the same by hand and by key
    <li
      className={`conversation-row ${marks.filter(Boolean).join(' ')}`}
      draggable
      onDragStart={onDragStart}
      onDragEnd={() => setDragged(false)}
      onPointerEnter={prepare}
    >
      <Link
        id={rowId(conversationId)}
        href={href}
        draggable={false}
        aria-current={isOpen ? 'page' : undefined}
        onFocus={() => {
          props.onFocus(conversationId);
          prepare();
        }}
      >
        <span className="conversation-row__face" aria-hidden="true">
          {lettersOf(name)}
        </span>
        <div className="conversation-row__words">
          <p className="conversation-row__first">
            <b dir="auto">{name}</b>
            <time dateTime={lastMessageTime}>{listTime(lastMessageTime, now)}</time>
          </p>
          <p className="conversation-row__about" dir="auto">
            {subjectOf(conversation)}
          </p>
          <Last {...props} />
          {unreadCount > 0 && <span className="visually-hidden">{texts.unreadOf(unreadCount)}</span>}
          {(own.length > 0 || waits !== null) && (
            <p className="conversation-row__marks">
              {own.map((label) => (
                <LabelMark key={label.labelId} label={label} />
              ))}
              {waits !== null && <span className="conversation-row__late">{texts.waiting(waits)}</span>}
            </p>
          )}
        </div>
        {conversation.productImage ? <Thumb picture={conversation.productImage} /> : <span />}
      </Link>
      <span className="conversation-row__pick">
        <DeskCheckbox
          look="bare"
          checked={isPicked}
          aria-label={texts.selectOne(name)}
          onCheck={() => undefined}
          onClick={(event) => props.onPick(conversationId, event.shiftKey)}
        />
      </span>
    </li>
  );
}
