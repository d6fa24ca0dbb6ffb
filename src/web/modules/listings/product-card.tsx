import { hrefTo } from '#domain/addresses.ts';
import { memo, type PointerEvent, useState } from 'react';
import { cardNote } from '#domain/listings/first-paint/card-note.ts';
import * as texts from '#domain/listings/first-paint/card-texts.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { withReservedStock } from '#domain/listings/reserved-stock.ts';
import { CARD_FRAME, cardPictureSizes } from '#domain/listings/picture-sizes.ts';
import { formatDay, formatMean, formatMoney } from '#web/platform/languages/formats.ts';
import { say, speaker } from '#web/platform/languages/language.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Star } from '#web/ui/stars.tsx';
import { listingSlots } from './slots.ts';
import { UnitPrice } from './facts/unit-price.tsx';
import './product-card.css';

/** A name that two lines cut off is told whole where one points at it. */
function showWholeTitle({ currentTarget: title }: PointerEvent<HTMLElement>): void {
  title.title = title.scrollHeight > title.clientHeight ? (title.textContent ?? '') : '';
}

interface CardProps {
  card: ListingCard;
  first?: boolean;
}

/**
 * [UX-26] A piece in a grid. The whole card is one link, the heart a button of its own; pointing at it shows the second picture. It is drawn
 * anew for another piece alone: a tick of a filter redraws none.
 */
export const ProductCard = memo(function ProductCard({ card: shown, first = false }: CardProps) {
  const card = withReservedStock(shown, listingSlots.useReserved(shown.listingId));
  const href = hrefTo('product', { productId: card.listingId });
  // Fetched with the first pointing, and then it stays: hiding it is the style's work.
  const [near, setNear] = useState(false);
  const come = (): void => setNear(true);
  return (
    <li className="card" onPointerEnter={come} onFocus={come}>
      <div className="picture">
        <Picture picture={card.picture} sizes={cardPictureSizes} frame={CARD_FRAME} first={first} alt="" />
        {near && card.secondPicture && (
          <div className="picture__second">
            <Picture picture={card.secondPicture} sizes={cardPictureSizes} frame={CARD_FRAME} alt="" />
          </div>
        )}
      </div>
      <div className="card__text">
        <h3 className="card__title" onPointerEnter={showWholeTitle}>
          <Link href={href}>{card.title}</Link>
        </h3>
        <listingSlots.Heart id={card.listingId} title={card.title} />
        <p className="card__shop">
          {card.shopName}
          {card.place && (
            <span>
              , <i className="place">{card.place}</i>
            </span>
          )}
        </p>
        <p className="card__price">
          {card.priceVaries && <span className="tiny-text muted">{say(texts.priceFrom)}</span>}
          {formatMoney(card.priceCents)}
          {card.compareAtCents !== null && card.compareAtCents > card.priceCents && (
            <s>
              <span className="visually-hidden">{say(texts.before)}</span>
              {formatMoney(card.compareAtCents)}
            </s>
          )}
          <UnitPrice cents={card.priceCents} contents={card.contents} />
          {card.ratingCount > 0 && (
            <span className="card__rate">
              <Star />
              {formatMean(card.ratingMean)} <span className="muted">({card.ratingCount})</span>
            </span>
          )}
        </p>
        <p className="card__note">{cardNote(card, speaker, formatDay)}</p>
      </div>
    </li>
  );
});

/** The place of a card while it loads: the same boxes. */
export function CardSkeleton() {
  return (
    <li className="card card--skeleton" aria-hidden="true">
      <div className="picture">
        <span className="skeleton" />
      </div>
      <div className="card__text">
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </li>
  );
}
