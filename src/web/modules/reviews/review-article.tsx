import type { ReactNode } from 'react';
import type { Review } from '#domain/reviews/model.ts';
import { fewLines } from '#domain/core/few-lines.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import * as texts from './review-texts.ts';

interface Props {
  review: Review;
  shopName: string;
  onPicture: (pictureId: string) => void;
  /** Above the words: the piece, where others stand beside it. */
  listing?: ReactNode;
  /** Below the words: what one may do with them. */
  foot?: ReactNode;
}

/** [CAT-04, UX-40] What one buyer says: stars, the variant bought, words, pictures, and the maker's answer. */
export function ReviewArticle({ review, shopName, onPicture, listing, foot }: Props) {
  const { stars, buyerName, createdAt, values, body, pictures, answer, answeredAt } = review;
  return (
    <article className="review" aria-label={texts.reviewBy(buyerName)}>
      <div className="review__head">
        <Stars mean={stars} />
        <b>{buyerName}</b>
        <time className="muted tiny-text" dateTime={createdAt}>
          {localDate(createdAt)}
        </time>
        <span className="badge badge--ok">
          <Icon name="check" size="s" />
          {texts.verified}
        </span>
      </div>
      {listing}
      {values.length > 0 && <p className="review__var">{values.join(', ')}</p>}
      {body
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((part, index) => (
          <p key={index}>{part}</p>
        ))}
      {pictures.length > 0 && (
        <div className="review__pics">
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              aria-label={texts.enlargeBy(index + 1, buyerName)}
              onClick={() => onPicture(picture.id)}
            >
              <div className="picture">
                <Picture picture={picture} sizes="72px" alt="" />
              </div>
            </button>
          ))}
        </div>
      )}
      {answer && (
        <div className="review__answer">
          <b>{texts.answered(shopName, answeredAt ? localDate(answeredAt) : '')}</b>
          {fewLines(answer)}
        </div>
      )}
      {foot}
    </article>
  );
}
