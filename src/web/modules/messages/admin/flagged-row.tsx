import { useState } from 'react';
import type { FlaggedMessage } from '#domain/messages/admin-model.ts';
import { formatMean } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { itemId, Key, PickBox } from '#web/modules/admin/queues/queue-parts.tsx';
import type { QueueActions } from '#web/modules/admin/queues/queue-view.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import * as texts from '../texts/admin-texts.ts';
import { signs } from '../texts/thread-texts.ts';
import { MessagePictures } from '../thread/message-bubble.tsx';
import './flagged-row.css';
import '#web/modules/reviews/admin/review-queue.css';
import '../thread/thread.css';

export interface WaitingMessage {
  id: string;
  version: string;
  name: string;
  message: FlaggedMessage;
}

/** What was written around it, once it is asked for: that it was read stands in the audit log. */
function Around({ messageId }: { messageId: string }) {
  const [isShown, setShown] = useState(false);
  const read = useSend('messages.readFlaggedContext');
  const messages = read.answer?.messages;
  const toggle = (): void => {
    if (!messages) read.send({ messageId });
    setShown(!isShown);
  };
  return (
    <div>
      <DeskButton kind="link" className="d-small" aria-expanded={isShown} onClick={toggle}>
        {isShown ? texts.hideAround : texts.around}
      </DeskButton>{' '}
      {!messages && <span className="d-tiny d-t3">{texts.aroundNote}</span>}
      {isShown && read.problem && <DeskError role="alert">{read.problem.message}</DeskError>}
      {isShown && messages?.length === 0 && <p className="d-small d-t3">{texts.aroundNone}</p>}
      {isShown && messages && (
        <ol className="around">
          {messages.map((each) => (
            <li key={each.messageId} className={each.messageId === messageId ? 'is-this' : ''}>
              <b dir="auto">{each.sender.name || texts.goneSender}</b>{' '}
              <time className="d-tiny d-t3" dateTime={each.timestamp}>
                {timeText(each.timestamp)}
              </time>
              <p dir="auto">{each.content}</p>
              <MessagePictures pictures={each.attachments} from={each.sender.name || texts.goneSender} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Reasons({ message }: { message: FlaggedMessage }) {
  const match = message.signs.flatMap((sign) => signs[sign] ?? []).join(', ');
  return (
    <ul className="flagged__reasons">
      {message.spamScore > 0 && <li>{texts.flagged(formatMean(message.spamScore), match)}</li>}
      {message.reports.map((report) => (
        <li key={report.reportId}>{texts.reported(report.reporterName, report.reason)}</li>
      ))}
    </ul>
  );
}

interface Props {
  item: WaitingMessage;
  /** Null where it is only read. */
  actions: QueueActions<WaitingMessage> | null;
  mayDecide: boolean;
  maySuspend: boolean;
}

function FlaggedActions({
  item,
  actions,
  maySuspend,
}: {
  item: WaitingMessage;
  actions: QueueActions<WaitingMessage>;
  maySuspend: boolean;
}) {
  const hasKeys = item.id === actions.queue.current && actions.queue.picked.length === 0;
  return (
    <div className="d-acts2">
      <DeskButton isSmall onClick={() => actions.approve([item])}>
        {texts.clear} {hasKeys && <Key>A</Key>}
      </DeskButton>
      <DeskButton kind="danger" isSmall onClick={() => actions.reject([item])}>
        {texts.confirm} {hasKeys && <Key>R</Key>}
      </DeskButton>
      <DeskButton isSmall onClick={() => actions.take('warn', [item])}>
        {texts.warn} {hasKeys && <Key>M</Key>}
      </DeskButton>
      {maySuspend && (
        <DeskButton kind="danger" isSmall onClick={() => actions.take('suspend', [item])}>
          {texts.suspend} {hasKeys && <Key>B</Key>}
        </DeskButton>
      )}
    </div>
  );
}

/** [MSG-16] A message with who wrote it to whom, why it waits, and what can be done. Nothing in it can be followed. */
export function FlaggedRow({ item, actions, mayDecide, maySuspend }: Props) {
  const { id, name, message } = item;
  const { sender, receiver } = message;
  const isCurrent = actions !== null && id === actions.queue.current;
  const isPicked = actions !== null && mayDecide && actions.queue.picked.includes(id);
  const status = texts.accountStatus[sender.accountStatus];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys J and K bring the focus here
    <article
      id={itemId(id)}
      className={`d-review flagged ${isPicked ? 'is-picked' : ''}`}
      tabIndex={-1}
      aria-label={name}
      aria-current={isCurrent || undefined}
      onFocus={() => actions && !isCurrent && actions.queue.goTo(id)}
    >
      {actions && mayDecide && <PickBox queue={actions.queue} item={item} />}
      <div className="d-grow">
        <p>
          {sender.userId ? (
            <RecordLink href={adminHref(`users/${sender.userId}`)}>{sender.name}</RecordLink>
          ) : (
            <b>{sender.name || texts.goneSender}</b>
          )}{' '}
          {status && <Pill>{status}</Pill>}{' '}
          <span className="d-t2 d-small">
            {texts.from(sender.name, receiver.name || texts.goneSender, timeText(message.timestamp))}{' '}
            <bdi>{message.subject}</bdi>
          </span>
        </p>
        <p className="d-said flagged__words" dir="auto">
          {message.content}
        </p>
        {message.pictures > 0 && <p className="d-small">{texts.pictures(message.pictures)}</p>}
        <Reasons message={message} />
        <p className="d-tiny d-t3">{texts.senderFacts(sender.messages30, sender.flagged30)}</p>
        <Around messageId={id} />
      </div>
      {actions && mayDecide && <FlaggedActions item={item} actions={actions} maySuspend={maySuspend} />}
    </article>
  );
}
