import { Fragment, useState } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import type { Message } from '#domain/messages/model.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { renewPictures } from '../conversations/read-thread.ts';
import * as texts from '../texts/thread-texts.ts';
import { messageParts } from './message-parts.ts';
import { clockTime } from '#web/platform/languages/formats.ts';

const PictureLightbox = lazyDialog(
  async () => (await import('#web/modules/reviews/picture-lightbox.tsx')).PictureLightbox,
  texts.pictureOf(''),
);

/** What somebody wrote, letter by letter, in the direction of its own script. */
export const MessageText = ({ text, isDead }: { text: string; isDead: boolean }) =>
  messageParts(text, isDead).map(({ label, href }, index) =>
    href ? (
      <a key={index} className="d-link" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {label}
      </a>
    ) : (
      <Fragment key={index}>{label}</Fragment>
    ),
  );

interface PicturesProps {
  pictures: readonly PictureFacts[];
  from: string;
  /** One of them does not open: its address may have ended. */
  onGone?: () => void;
}

/** Pictures of a message, small; each opens large. */
export function MessagePictures({ pictures, from, onGone }: PicturesProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <div className="message-bubble__pictures" onErrorCapture={onGone}>
      {pictures.map((picture, index) => (
        <button
          key={storedPictureId(picture.id)}
          type="button"
          aria-label={texts.picture(index + 1)}
          onClick={() => setShown(index)}
        >
          <span className="picture">
            <Picture picture={picture} sizes="112px" alt={picture.alt || texts.pictureOf(from)} />
          </span>
        </button>
      ))}
      {shown !== null && (
        <PictureLightbox
          pictures={pictures}
          start={shown}
          caption={texts.pictureOf(from)}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

interface Props {
  message: Message;
  /** The other one's name. */
  name: string;
  /** Said under the last of several that were written together. */
  hasStatus: boolean;
}

/** One message with who wrote it when, and whether the other one has seen it. */
export function MessageBubble({ message, name, hasStatus }: Props) {
  const { isOwn, isErased, isSpam, content, metadata, timestamp, type } = message;
  const from = isOwn ? texts.you : name;
  return (
    <article
      className={`message-bubble ${isOwn ? 'message-bubble--mine' : ''}`}
      aria-label={texts.by(from, clockTime(timestamp))}
    >
      <MessagePictures
        pictures={metadata.attachments}
        from={from}
        onGone={() => void renewPictures(message).catch(() => undefined)}
      />
      {(content !== '' || isErased) && (
        <div className={`message-bubble__words ${type === 'system' ? 'message-bubble__words--house' : ''}`} dir="auto">
          {isErased ? <i className="d-t3">{texts.erased}</i> : <MessageText text={content} isDead={isSpam && !isOwn} />}
        </div>
      )}
      {hasStatus && (
        <p className="message-bubble__status">
          <bdi>{from}</bdi>, <time dateTime={timestamp}>{clockTime(timestamp)}</time>
          {isOwn && message.isRead && ` · ${texts.seen}`}
        </p>
      )}
    </article>
  );
}
